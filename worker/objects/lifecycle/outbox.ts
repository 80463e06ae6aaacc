import { waitAfter } from "#shared/ask-again";
import { logLine } from "#shared/log-line";
import type { ObjectTables, OutboxRow } from "./object-tables";
import { objectWaits } from "./retries";

/** The time for which a started attempt keeps another from starting. After a crash the next attempt waits for its end. */
const LEASE = 60_000;

/** Sorts of writes to D1. `results` contain everything that the others would write. */
type OutboxKind = "started" | "details" | "results";
/** Makes a write to D1. A number is the time until which the object is then kept. */
type Delivery = () => Promise<number | void>;
/** The writes that an object may owe: a part of a larger game owes no start. */
export type Deliveries = Readonly<Partial<Record<OutboxKind, Delivery>>>;

/** `asked`: the request behind a row. A write that was asked for again while it ran is still owed. */
type Owed = OutboxRow & { readonly kind: OutboxKind; readonly asked: object };

/**
 * An object's pending writes to D1. An entry is stored in the transaction of its cause, and the alarm retries it until D1 has
 * it, after a second at first and after five minutes at last. Nobody waits for it: a running question closes in time while
 * D1 is unavailable. One write is made at a time, so that an older one never overtakes a newer one; if D1 does not answer it,
 * it gives way after a minute. A delivery may run twice (a crash after the write, before the note), so it has to be one that
 * may. An object that is over stays until its outbox is empty.
 *
 *     outbox.put("results", now);
 *     outbox.run(now);  // calls deliver.results()
 *     outbox.wipeAt;    // null until D1 has them
 */
export class Outbox {
  #rows: readonly Owed[] = [];
  #wipeAt: number | null = null;
  #hasUnknownEntries = false;
  #stopped = false;
  #attempt: { readonly until: number } | null = null;
  #underway: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly object: {
      readonly tables: ObjectTables<never>;
      readonly deliver: Deliveries;
      readonly waitUntil: (work: Promise<void>) => void;
      /** Called after each attempt: something else may be due now. */
      readonly tried: () => void;
    },
  ) {
    this.reload();
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** The newest attempt only, so an attempt that D1 never answers blocks nobody. Never rejects. */
  get underway(): Promise<unknown> {
    return this.#underway;
  }

  /** Time at which the object may delete itself; null until D1 has everything. */
  get wipeAt(): number | null {
    return this.#hasUnknownEntries || !this.isEmpty ? null : this.#wipeAt;
  }

  /** True if there are entries that only a newer version can send. */
  get hasUnknownEntries(): boolean {
    return this.#hasUnknownEntries;
  }

  /** Null: the object is not over, or no longer. */
  keepUntil(wipeAt: number | null): void {
    this.#wipeAt = wipeAt;
    this.object.tables.setNote("wipe_at", wipeAt);
  }

  put(kind: OutboxKind, now: number): void {
    if (!this.object.deliver[kind]) return;
    if (kind === "results") for (const other of this.#rows) if (other.kind !== kind) this.drop(other.kind);
    this.#keep(asOwed({ kind, tries: 0, dueAt: now }));
  }

  /** Queues everything again after D1 was restored from an older copy. */
  putAgain(now: number): void {
    if (this.isEmpty) this.put("results", now);
  }

  drop(kind: OutboxKind): void {
    this.#rows = this.#rows.filter((row) => row.kind !== kind);
    this.object.tables.dropOutbox(kind);
  }

  /** Reads what is stored, also after a transaction was rolled back. A write that is underway stays the one that is owed. */
  reload(): void {
    const { tables, deliver } = this.object;
    const stored = tables.outbox();
    this.#rows = stored.flatMap((row) => {
      if (!isOurs(row, deliver)) return [];
      const same = this.#rows.find(
        ({ kind, tries, dueAt }) => kind === row.kind && tries === row.tries && dueAt === row.dueAt,
      );
      return same ?? asOwed(row);
    });
    this.#wipeAt = tables.note("wipe_at");
    this.#hasUnknownEntries = this.#rows.length < stored.length;
  }

  /** Called when the object is being wiped: a running attempt must not write into what comes next. */
  stop(): void {
    this.#stopped = true;
    this.#rows = [];
  }

  get dueAt(): number | null {
    if (this.isEmpty) return null;
    return Math.max(Math.min(...this.#rows.map(({ dueAt }) => dueAt)), this.#attempt?.until ?? 0);
  }

  run(now: number): void {
    const due = this.#rows.find(({ dueAt }) => dueAt <= now);
    if (!due || (this.#attempt !== null && this.#attempt.until > now)) return;
    const leased = { ...due, dueAt: now + LEASE };
    this.#keep(leased);
    const attempt = { until: leased.dueAt };
    this.#attempt = attempt;
    const trying = this.#try(leased, attempt);
    this.#underway = trying;
    this.object.waitUntil(trying);
  }

  async #try(row: Owed, attempt: object): Promise<void> {
    await this.#deliver(row);
    if (this.#attempt === attempt) this.#attempt = null;
    if (this.#stopped) return;
    this.object.tried();
    // A write that was asked for meanwhile has begun now: those who wait for this one mean that one.
    if (this.#attempt !== null) await this.#underway;
  }

  async #deliver({ kind, tries, asked }: Owed): Promise<void> {
    const isOwed = () => this.#rows.some((row) => row.asked === asked);
    try {
      const wipeAt = await this.object.deliver[kind]?.();
      if (!isOwed()) return;
      if (typeof wipeAt === "number") this.keepUntil(wipeAt);
      this.drop(kind);
      if (tries > 0) logLine("info", "outbox_delivered", { kind, tries });
    } catch (error) {
      if (!isOwed()) return;
      logLine("warn", "outbox_failed", { kind, tries, error });
      this.#keep({ kind, asked, tries: tries + 1, dueAt: Date.now() + waitAfter(tries, objectWaits) });
    }
  }

  #keep(row: Owed): void {
    this.#rows = [...this.#rows.filter(({ kind }) => kind !== row.kind), row];
    this.object.tables.putOutbox(row);
  }
}

type Ours = OutboxRow & { readonly kind: OutboxKind };
const isOurs = (row: OutboxRow, deliver: Deliveries): row is Ours => Object.hasOwn(deliver, row.kind);
const asOwed = (row: Ours): Owed => ({ ...row, asked: {} });
