/** So long everybody waits to know how all stand. */
export const RANKS_PATIENCE = 2000;

/** What waits until it is known how all stand, in order; and for how long. */
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

  /** Call it after whatever has happened. */
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

  /** When it has been waited for too long; null where nothing is. */
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
