import { logLine } from "#shared/log-line";
import { BurstTimer } from "./sockets/burst-timer";

/** `at`: when it arrived; this time counts, not the time of storing. */
export type Timed<C> = { readonly command: C; readonly at: number };
type Waiting<C, R> = Timed<C> & { readonly reply: (result: R) => void };

/** What a whole class may send in the same moment: stored together within a few milliseconds, and answered after that. */
export class Gathered<C, R> {
  #waiting: Waiting<C, R>[] = [];
  readonly #burst: BurstTimer;

  constructor(
    private readonly record: (commands: readonly Timed<C>[], now: number) => readonly R[],
    private readonly failed: R,
    crowd: () => number,
    /** Nothing more is to come: there is nothing to wait for. */
    private readonly isLast: (command: C, waiting: number) => boolean = () => false,
  ) {
    this.#burst = new BurstTimer(() => this.store(), crowd);
  }

  add(command: C, reply: (result: R) => void, at: number): void {
    this.#waiting.push({ command, at, reply });
    if (this.isLast(command, this.#waiting.length)) return this.store();
    this.#burst.added(this.#waiting.length, at);
  }

  /** Call it before anything else is read or decided, so that commands keep their order. */
  store(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#burst.emptied();
    let results: readonly R[];
    try {
      results = this.record(waiting, Date.now());
    } catch (error) {
      logLine("error", "commands_not_stored", { error, commands: waiting.length });
      results = waiting.map(() => this.failed);
    }
    for (const [i, { reply }] of waiting.entries()) {
      try {
        reply(results[i]!);
      } catch (error) {
        // One socket's trouble stays its own: the others of the burst hear of theirs.
        logLine("error", "reply_failed", { error });
      }
    }
  }
}
