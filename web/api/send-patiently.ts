import { ApiError } from "./api-error";

/** The number of automatic retries when the server is busy. */
const MOST_RETRIES = 2;
/** The longest automatic wait. A user who would have to wait longer gets the refusal. */
const LONGEST_SECONDS = 15;
const USUAL_SECONDS = 3;

type Options = {
  /** Ends the waiting because the page was left or the form changed. Nothing is sent after that. */
  readonly signal: AbortSignal;
  readonly onWait: (isWaiting: boolean) => void;
};

/** Sends and, while the server is `busy`, retries after the pause it asked for. */
export async function sendPatiently(send: () => Promise<void>, { signal, onWait }: Options): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = retries < MOST_RETRIES ? pauseAfter(error) : null;
      if (seconds === null) throw error;
      onWait(true);
      // Retries at random moments: all teachers of a school sign in at the same bell.
      await pause((seconds + Math.random()) * 1000, signal);
      onWait(false);
      if (signal.aborted) return;
    }
  }
}

function pauseAfter(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== "busy") return null;
  const seconds = error.retryAfterSeconds ?? USUAL_SECONDS;
  return seconds > LONGEST_SECONDS ? null : seconds;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
