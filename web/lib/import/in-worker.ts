/** Below this a file is read at once; a worker takes longer to start. */
export const SMALL_FILE = 64 * 1024;
/** Nothing a teacher has takes so long; what does, is stopped. */
const PATIENCE_MS = 10_000;

type Ways<Outcome> = {
  readonly start: () => Worker;
  /** In this page, where a browser knows no module workers. */
  readonly here: (bytes: Uint8Array) => Outcome;
  readonly givenUp: Outcome;
  /** What the worker is sent, where that is more than the bytes. */
  readonly message?: unknown;
};

/** Reads a file beside the page, so that a large one does not freeze it. */
export function readInWorker<Outcome>(
  bytes: ArrayBuffer,
  { start, here, givenUp, message = bytes }: Ways<Outcome>,
): Promise<Outcome> {
  const worker = start();
  return new Promise<Outcome>((resolve) => {
    const patience = setTimeout(() => resolve(givenUp), PATIENCE_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => {
      clearTimeout(patience);
      resolve(data);
    });
    worker.addEventListener("error", () => {
      clearTimeout(patience);
      resolve(here(new Uint8Array(bytes)));
    });
    worker.postMessage(message, { transfer: [] });
  }).finally(() => worker.terminate());
}
