import { logLine } from "#shared/log-line";
import { BurstTimer } from "./sockets/burst-timer";

/** `at`: arrival time. This time counts, not the time of storing. */
export type Timed<C> = { readonly command: C; readonly at: number };
type Waiting<C, R> = Timed<C> & { readonly reply: (result: R) => void };

/**
 * Collects the commands that a whole class may send at the same moment, stores them in one transaction and then answers each.
 * The live game and the relays use it for answers and joins. `BurstTimer` chooses the moment; `isLast` ends the wait early.
 * A command counts from its arrival (`at`), however long it waits, and keeps its place: whoever reads or decides anything
 * else calls `store()` first.
 *
 *     const batch = new CommandBatch<string, string>((all) => all.map(({ command }) => `${command}!`), "failed", () => 30);
 *     batch.add("a", (result) => send(result), Date.now());
 *     batch.store();  // "a!" is sent; if storing throws, "failed" is
 */
export class CommandBatch<C, R> {
  #waiting: Waiting<C, R>[] = [];
  readonly #burst: BurstTimer;

  constructor(
    private readonly record: (commands: readonly Timed<C>[], now: number) => readonly R[],
    private readonly failed: R,
    crowd: () => number,
    /** True if no more commands are expected, so there is no reason to wait. */
    private readonly isLast: (command: C, waiting: number) => boolean = () => false,
  ) {
    this.#burst = new BurstTimer(() => this.store(), crowd);
  }

  add(command: C, reply: (result: R) => void, at: number): void {
    this.#waiting.push({ command, at, reply });
    if (this.isLast(command, this.#waiting.length)) return this.store();
    this.#burst.added(this.#waiting.length, at);
  }

  /** Must be called before anything else is read or decided, so that commands keep their order. */
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
        // A failing socket affects only itself: the others in the burst still get their replies.
        logLine("error", "reply_failed", { error });
      }
    }
  }
}
