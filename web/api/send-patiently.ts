import { askAgain } from "#shared/ask-again";
import { ApiError } from "./api-error";

/** Automatic retries go on for this long: a staff meeting that registers on a slow machine needs half of it. */
const PATIENCE_SECONDS = 180;
/** The longest automatic wait. A user who would have to wait longer gets the refusal. */
const LONGEST_SECONDS = 15;
const USUAL_SECONDS = 3;

type Options = {
  /** Ends the waiting because the page was left or the form changed. Nothing is sent after that. */
  readonly signal: AbortSignal;
  readonly onWait: (isWaiting: boolean) => void;
};

/** Sends and, while the server is `busy`, retries after the pause it asked for. */
export function sendPatiently(send: () => Promise<void>, { signal, onWait }: Options): Promise<void> {
  let waited = 0;
  return askAgain(
    async () => {
      if (!signal.aborted) await send();
    },
    (error) => {
      const least = pauseAfter(error);
      // Retries at random moments, spread over another pause: all teachers of a school sign in at the same bell.
      const seconds = least === null ? Infinity : least * (1 + Math.random());
      waited += seconds;
      return waited > PATIENCE_SECONDS ? undefined : seconds * 1000;
    },
    async (ms) => {
      onWait(true);
      await pause(ms, signal);
      onWait(false);
    },
  );
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
