/** The time from which on a whole picture takes a device too long. */
const SLOW_MS = 400;
/** The number of slow pictures in a row that show a slow device: a single one may be the first, or held up by other work. */
const IN_A_ROW = 2;

/** Decides the size of a device's next picture: if whole ones take too long, every other one is half as wide and high. */
export class Pace {
  private slowInARow = 0;
  private isHalved = false;

  get isSlow(): boolean {
    return this.slowInARow >= IN_A_ROW;
  }

  /** Never twice in a row: only a whole picture has far cards large enough. */
  get isSmallNext(): boolean {
    return this.isHalved;
  }

  /** Records the time taken by the picture that `isSmallNext` was about. */
  took(ms: number): void {
    if (!this.isHalved) this.slowInARow = ms >= SLOW_MS ? this.slowInARow + 1 : 0;
    this.isHalved = !this.isHalved && this.isSlow;
  }
}
