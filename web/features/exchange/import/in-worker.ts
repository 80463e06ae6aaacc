/** Files up to this size are read in the page: starting a worker takes longer. */
const SMALL_FILE = 64 * 1024;
/** Time limit for reading. No real file takes this long; slower ones are stopped, unless they report progress. */
export const PATIENCE_MS = 10_000;
/** Time that a stopped reading has to hand over what it has read. */
export const STOPPING_MS = 5_000;
/** First message of a worker: its script has loaded. */
export const READY = "ready";
/** Message to a worker that reports progress: it ends after the page that it reads. */
export const STOP = "stop";

/** Pages read, of all pages. */
export type PageProgress = { readonly done: number; readonly total: number };
type FromWorker<Outcome> = typeof READY | { readonly progress: PageProgress } | Outcome;

type Ways<Outcome> = {
  readonly start: () => Worker;
  /** Source and choices, as the worker takes them. */
  readonly message: unknown;
  /** Reads in this page, for browsers without module workers or if the network does not deliver the script. */
  readonly here: () => Outcome | Promise<Outcome>;
  readonly givenUp: Outcome;
  /** Outcome of a reading that was stopped and has nothing to hand over. */
  readonly stopped?: Outcome;
  readonly onProgress?: (progress: PageProgress) => void;
};
export type StartedReading<Outcome> = {
  readonly outcome: Promise<Outcome>;
  /** Ends the reading. One that reports progress may hand over what it has read so far. */
  readonly stop: () => void;
};

/** True if reading takes no longer than the size suggests. A packed file of 30 kB can hold 50 MB. */
export function isQuicklyRead(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isPacked = first === 0x50 && second === 0x4b;
  return bytes.byteLength <= SMALL_FILE && !isPacked;
}

/** Reads in a worker, so that the page goes on answering. */
export function readInWorker<Outcome>(ways: Ways<Outcome>): StartedReading<Outcome> {
  const { start, message, here, givenUp, stopped = givenUp, onProgress } = ways;
  const worker = start();
  const stopping = new AbortController();
  const outcome = new Promise<Outcome>((resolve, reject) => {
    const giveUp = () => resolve(givenUp);
    const readHere = () => void Promise.resolve().then(here).then(resolve, reject);
    let patience = setTimeout(readHere, PATIENCE_MS);
    let isReady = false;
    let hasProgress = false;
    stopping.signal.addEventListener("abort", () => {
      clearTimeout(patience);
      if (!hasProgress) return resolve(stopped);
      worker.postMessage(STOP, { transfer: [] });
      patience = setTimeout(() => resolve(stopped), STOPPING_MS);
      return undefined;
    });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker<Outcome>>) => {
      if (data === READY) {
        isReady = true;
        clearTimeout(patience);
        patience = setTimeout(giveUp, PATIENCE_MS);
      } else if (isProgress(data)) {
        if (!hasProgress) clearTimeout(patience);
        hasProgress = true;
        onProgress?.(data.progress);
      } else {
        clearTimeout(patience);
        resolve(data);
      }
    });
    worker.addEventListener("error", () => {
      clearTimeout(patience);
      // A worker that fails while it reads has met something that would fail the page too.
      if (isReady) giveUp();
      else readHere();
    });
    worker.postMessage(message, { transfer: [] });
  }).finally(() => worker.terminate());
  return { outcome, stop: () => stopping.abort() };
}

const isProgress = (data: unknown): data is { readonly progress: PageProgress } =>
  typeof data === "object" && data !== null && "progress" in data;
