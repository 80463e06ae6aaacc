import { ApiError } from "./api-error";

/** How often what was refused because the server had too much to do is sent again by itself. */
const MOST_RETRIES = 2;
/** Whoever would have to wait longer is told so. */
const LONGEST_SECONDS = 15;
const USUAL_SECONDS = 3;

type Options = {
  /** Ends the waiting: the page was left, or what is to be sent has changed. Then nothing is sent any more. */
  readonly signal: AbortSignal;
  readonly onWait: (isWaiting: boolean) => void;
};

/** Sends; while the server is `busy`, again after the pause it asked for. */
export async function sendPatiently(send: () => Promise<void>, { signal, onWait }: Options): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = retries < MOST_RETRIES ? pauseAfter(error) : null;
      if (seconds === null) throw error;
      onWait(true);
      // Not all at the same moment: a school's teachers sign in at the same bell.
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
