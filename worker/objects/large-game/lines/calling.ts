import { logLine } from "#shared/log-line";

/** A call to another object. One that has died answers nothing through its old stub, so each try takes a new one. */
export async function called<T>(call: () => Promise<T>, ms: number): Promise<T> {
  try {
    return await within(ms, call());
  } catch (error) {
    if (error instanceof TooLate) throw error;
    return within(ms, call());
  }
}

export class TooLate extends Error {}

async function within<T>(ms: number, call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate("no answer")), ms);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

const FIRST_RETRY = 1000;
const LAST_RETRY = 10_000;
/** After so many an object that is gone keeps no other one awake: who comes back speaks first. */
const MOST_RETRIES = 30;

/**
 * One call at a time, again while there is something to be said, and later again after one that failed. `call` says what there
 * is to be said when its turn comes.
 */
export class Line {
  #isCalling = false;
  #isAsked = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #timerAt = Infinity;
  #isStopped = false;

  constructor(
    private readonly what: string,
    private readonly call: () => Promise<void>,
    /** Whether after a failure there is anything that cannot wait for the next reason to call. */
    private readonly owes: () => boolean,
  ) {}

  /** Now, or when the call under way is over. */
  ask(): void {
    if (this.#isStopped) return;
    this.#isAsked = true;
    if (!this.#isCalling) void this.#run();
  }

  /** Not later than this. */
  askIn(ms: number): void {
    const at = Date.now() + ms;
    if (this.#isStopped || this.#isAsked || this.#timerAt <= at) return;
    this.#unset();
    this.#timerAt = at;
    this.#timer = setTimeout(() => {
      this.#unset();
      this.ask();
    }, ms);
  }

  stop(): void {
    this.#isStopped = true;
    this.#unset();
  }

  #unset(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#timerAt = Infinity;
  }

  async #run(): Promise<void> {
    this.#isCalling = true;
    this.#unset();
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      try {
        await this.call();
        this.#failures = 0;
      } catch (error) {
        const wait = Math.min(FIRST_RETRY * 2 ** this.#failures++, LAST_RETRY);
        logLine("warn", "call_between_rooms_failed", { what: this.what, failures: this.#failures, error });
        if (this.#failures <= MOST_RETRIES && (this.#isAsked || this.owes())) {
          this.#isAsked = false;
          this.askIn(wait);
        }
        break;
      }
    }
    this.#isCalling = false;
  }
}
