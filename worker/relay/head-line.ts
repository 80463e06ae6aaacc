import type { Decision } from "../game/command";
import type { OnDecision } from "../room/playing";
import { called, Line } from "./calling";
import type { HeadCommand } from "./head";
import type { Answered, Gone, News, Report, Wish } from "./lines";

/** Joins and the like are gathered for so long; what has only changed is told as often as this. */
const GATHER_MS = 250;
const CHANGES_MS = 1000;
/** A head that makes ranks answers later. */
const PATIENCE = 5000;
/** So long a player waits for the head; then he is told to try again. */
const GIVES_UP_MS = 10_000;

export type HeadStub = { report(report: Report): Promise<Answered | Gone | { ok: false; error: string }> };
type Waiting = Wish & { readonly reply: OnDecision; readonly since: number };

type OfHead = {
  readonly stub: () => HeadStub;
  readonly report: (wishes: readonly Wish[]) => Report;
  /** Whether there is anything that the head does not know yet. */
  readonly isNew: () => boolean;
  readonly failed: () => void;
  readonly hears: (news: News) => void;
  readonly isOver: () => void;
};

/** A relay's way to its head: what its players wish, and what has changed here. */
export class HeadLine {
  readonly #line: Line;
  #waiting: Waiting[] = [];
  #calledAt = -Infinity;

  constructor(private readonly head: OfHead) {
    this.#line = new Line(
      "relay to head",
      () => this.#call(),
      () => this.#waiting.length > 0 || head.isNew(),
    );
  }

  wish(command: HeadCommand, at: number, reply: OnDecision): void {
    this.#waiting.push({ command, at, reply, since: Date.now() });
    this.#line.askIn(this.#after(GATHER_MS));
  }

  changed(): void {
    this.#line.askIn(this.#after(CHANGES_MS));
  }

  now(): void {
    this.#line.ask();
  }

  stop(): void {
    this.#line.stop();
    this.#refuse(this.#waiting);
    this.#waiting = [];
  }

  #after(ms: number): number {
    return Math.max(0, Math.min(ms, this.#calledAt + ms - Date.now()));
  }

  async #call(): Promise<void> {
    if (this.#waiting.length === 0 && !this.head.isNew()) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#calledAt = Date.now();
    const report = this.head.report(waiting.map(({ command, at }) => ({ command, at })));
    try {
      const answer = await called(() => this.head.stub().report(report), PATIENCE);
      if ("gone" in answer || ("ok" in answer && answer.error === "game_not_found")) {
        this.#refuse(waiting, "game_not_found");
        return this.head.isOver();
      }
      if ("ok" in answer) throw new Error("the head cannot answer");
      this.head.hears(answer.news);
      for (const [i, { reply }] of waiting.entries()) reply(answer.decisions[i]!);
    } catch (error) {
      this.head.failed();
      const tooOld = Date.now() - GIVES_UP_MS;
      this.#refuse(waiting.filter(({ since }) => since <= tooOld));
      this.#waiting = [...waiting.filter(({ since }) => since > tooOld), ...this.#waiting];
      throw error;
    }
  }

  #refuse(waiting: readonly Waiting[], error: Refusal = "unavailable"): void {
    for (const { reply } of waiting) reply({ ok: false, error });
  }
}

type Refusal = Extract<Decision, { ok: false }>["error"];
