/** From so long on a whole picture takes a slow device too long. */
const SLOW_MS = 400;
/** One alone may be the first, or have been held up by other work. */
const IN_A_ROW = 2;

/** How large a device's next picture is: where whole ones take too long, every other one is half as wide and high. */
export class Pace {
  #slowInARow = 0;
  #isSmallNext = false;

  get isSlow(): boolean {
    return this.#slowInARow >= IN_A_ROW;
  }

  /** Never twice: only in a whole picture far cards are large enough. */
  get isSmallNext(): boolean {
    return this.#isSmallNext;
  }

  /** What the picture that `isSmallNext` spoke of has taken. */
  took(ms: number): void {
    if (!this.#isSmallNext) this.#slowInARow = ms >= SLOW_MS ? this.#slowInARow + 1 : 0;
    this.#isSmallNext = !this.#isSmallNext && this.isSlow;
  }
}
