/** Longest wait for the ranks, in milliseconds. */
export const RANKS_PATIENCE = 2000;

/** Runs steps in order once the ranks are known, and limits the wait for them. */
export class RanksWait {
  #later: (() => void)[] = [];
  #until: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private readonly isAwaited: () => boolean,
    private readonly isTooLong: () => void,
  ) {}

  whenRanked(then: () => void): void {
    if (this.isAwaited() || this.#later.length > 0) this.#later.push(then);
    else then();
  }

  /** Starts or ends the wait; call it after every event. */
  follow(): void {
    if (this.isAwaited()) {
      this.#until ??= {
        at: Date.now() + RANKS_PATIENCE,
        timer: setTimeout(() => this.isTooLong(), RANKS_PATIENCE),
      };
      return;
    }
    this.#unset();
    const later = this.#later;
    this.#later = [];
    for (const then of later) this.whenRanked(then);
  }

  /** The time at which the wait has been too long; null if nothing is waited for. */
  get dueAt(): number | null {
    return this.#until?.at ?? null;
  }

  stop(): void {
    this.#unset();
    this.#later = [];
  }

  #unset(): void {
    if (this.#until) clearTimeout(this.#until.timer);
    this.#until = null;
  }
}
