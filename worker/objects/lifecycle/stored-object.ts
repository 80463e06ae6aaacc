import type { RefusalCode } from "#protocol/errors";
import { Answering } from "./answering";
import type { ObjectTables } from "./object-tables";
import { refused, type Refusal } from "./reply";
import { Retries } from "./retries";
import type { Upkeep } from "./upkeep";

/** The content of an object: a game, one part of a large game, or a homework. */
export type Content = {
  readonly upkeep: Upkeep;
  /** Stops all sending and writing. */
  stop(): void;
};

/**
 * The life of an object from opening to wiping. Nothing is written before something is opened here. Deleted content is shown to
 * nobody, even if its rows still exist; content of a newer version is left alone.
 *
 *     class HomeworkRoom extends StoredObject<Assignment, HomeworkTables> {
 *       constructor(ctx, env) {
 *         super(ctx, env, new HomeworkTables(ctx.storage.sql), "homework_unknown");
 *         this.found(stored);  // an Assignment, "newer", or null
 *       }
 *     }
 */
export abstract class StoredObject<C extends Content, Tables extends ObjectTables<never>> extends Answering<C> {
  #content: C | null = null;
  #closed: "deleted" | "newer" | null = null;
  readonly #retries: Retries;

  /** `unknown`: the refusal if nothing is open here. */
  constructor(
    ctx: DurableObjectState,
    env: Env,
    protected readonly tables: Tables,
    private readonly unknown: RefusalCode,
  ) {
    super(ctx, env);
    this.#retries = new Retries(ctx);
  }

  /** The id of a game or homework: another one may hold the same code later. */
  protected abstract idOf(content: C): string;

  /** Queues the results to be written to D1 again, which was restored from an older copy. */
  protected abstract oweResults(content: C, now: number): void;

  /** Null if nothing is open here. */
  protected get content(): C | null {
    return this.#content;
  }

  protected get isDeleted(): boolean {
    return this.#closed === "deleted";
  }

  /** Must be called once, with the content that is stored here. */
  protected found(content: C | "newer" | null): void {
    if (content === "newer") this.#closed = "newer";
    else this.#content = content;
    if (!this.#content?.upkeep.mayBeWiped(Date.now())) return;
    this.#close();
    this.ctx.waitUntil(this.ctx.storage.setAlarm(Date.now()));
  }

  /** False if something else is open here. Content whose time has come is wiped first. */
  protected async isFree(): Promise<boolean> {
    return (!this.#content && !this.#closed) || (await this.#wake());
  }

  protected begin(content: C): void {
    this.#content = content;
  }

  protected override ask<T>(call: (content: C) => T): T | Refusal {
    return this.#content ? call(this.#content) : refused(this.whyNothing);
  }

  protected get whyNothing(): RefusalCode {
    return this.#closed === "newer" ? "unavailable" : this.unknown;
  }

  /** True if something is stored here. */
  isOpen(): boolean {
    return this.#content !== null || this.#closed !== null;
  }

  /** Runs due work, in case the alarm was lost, and writes the results to D1 again. False if it no longer exists here. */
  async poke(id: string): Promise<boolean> {
    if (this.#closed === "newer") return true;
    if (!this.#content || this.idOf(this.#content) !== id) return false;
    this.oweResults(this.#content, Date.now());
    await this.#wake();
    return true;
  }

  override async alarm(): Promise<void> {
    try {
      if (this.#closed === "newer") return await this.#retries.lookAgain();
      await this.#wake();
      if (this.#closed === null) this.#retries.succeeded();
    } catch (error) {
      await this.#retries.tryAgain("alarm_failed", error);
    }
  }

  /** Runs due work. True if the object is empty afterwards. */
  async #wake(): Promise<boolean> {
    if (this.isDeleted || this.#content?.upkeep.wake(Date.now())) return this.wipe();
    return false;
  }

  /** Hides the content from everybody at once, then wipes it. */
  protected async wipe(): Promise<boolean> {
    this.#close();
    const isWiped = await this.#retries.wipe("wipe_failed", () => this.tables.markForWiping());
    if (isWiped) this.#closed = null;
    return isWiped;
  }

  #close(): void {
    this.#content?.stop();
    this.#content = null;
    this.#closed = "deleted";
  }
}
