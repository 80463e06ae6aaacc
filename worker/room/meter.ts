import { limits } from "#protocol/limits";

const MINUTE = 60_000;

/** Counts one socket's frames. In memory only: a room that slept has had no flood. */
export class Meter {
  #second = 0;
  #frames = 0;
  #minute = 0;
  #bad = 0;

  /** False once there are too many frames in a second. */
  frame(now: number): boolean {
    if (now - this.#second >= 1000 || now < this.#second) {
      this.#second = now;
      this.#frames = 0;
    }
    return ++this.#frames <= limits.framesPerSecond;
  }

  /** False with the bad frame that is one too many for a minute. */
  badFrame(now: number): boolean {
    if (now - this.#minute >= MINUTE || now < this.#minute) {
      this.#minute = now;
      this.#bad = 0;
    }
    return ++this.#bad < limits.badFramesPerMinute;
  }
}
