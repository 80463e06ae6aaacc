import { askAgain, waitAfter } from "#shared/ask-again";
import { logLine } from "#shared/log-line";

/** Calls another object. A dead object never answers through its old stub, so each attempt takes a new one. */
export const callWithin = <T>(call: () => Promise<T>, ms: number): Promise<T> =>
  askAgain(
    () => within(ms, call()),
    (error, failures) => (failures === 0 && !(error instanceof TooLate) ? 0 : undefined),
  );

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

const WAITS = [1000, 2000, 4000, 8000, 10_000];
/** Retries after which a missing object no longer keeps the caller awake: when it returns, it calls first. */
const MOST_RETRIES = 30;

/**
 * Runs one call at a time: again while there is something to send, and later again after a failure. `call` collects the data to
 * send when its turn comes.
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
    /** True if, after a failure, something cannot wait for the next reason to call. */
    private readonly owes: () => boolean,
  ) {}

  /** Calls now, or when the running call is over. */
  ask(): void {
    if (this.#isStopped) return;
    this.#isAsked = true;
    if (!this.#isCalling) void this.#run();
  }

  /** Calls after this time at the latest. */
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
        const wait = waitAfter(this.#failures++, WAITS);
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
