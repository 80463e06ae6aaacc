import type { Outbox } from "#objects/lifecycle/outbox";
import type { RelayLine } from "./relay-line";

/** Time that the results of the coordinator wait for those of the relays. After that the write is tried anyway. */
const PARTS_PATIENCE = 5000;

/** Relays that have written their part of the results. */
export class PartsWritten {
  readonly #written = new Set<RelayLine>();
  #came: () => void = () => {};

  constructor(
    private readonly lines: readonly RelayLine[],
    private readonly outbox: () => Outbox,
  ) {}

  add(line: RelayLine): void {
    const isLate = this.outbox().wipeAt !== null;
    this.#written.add(line);
    this.#came();
    // The part came after all, but the row in D1 says that it is missing.
    if (isLate) this.outbox().putAgain(Date.now());
  }

  async all(): Promise<void> {
    const areThere = new Promise<void>((resolve) => {
      this.#came = () => {
        if (this.lines.every((line) => this.#written.has(line))) resolve();
      };
      this.#came();
    });
    await Promise.race([areThere, scheduler.wait(PARTS_PATIENCE)]);
  }
}
