/** Files up to this size are read in the page: starting a worker takes longer. */
const SMALL_FILE = 64 * 1024;
/** Time limit for reading. No real file takes this long; slower ones are stopped. */
export const PATIENCE_MS = 10_000;
/** First message of a worker: its script has loaded. */
export const READY = "ready";

type Ways<Outcome> = {
  readonly start: () => Worker;
  /** Reads in this page, for browsers without module workers or if the network does not deliver the script. */
  readonly here: (bytes: Uint8Array) => Outcome;
  readonly givenUp: Outcome;
  /** Message to the worker, if it is more than the bytes. */
  readonly message?: unknown;
};

/** True if reading takes no longer than the size suggests. A packed file of 30 kB can hold 50 MB. */
export function isQuicklyRead(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isPacked = first === 0x50 && second === 0x4b;
  return bytes.byteLength <= SMALL_FILE && !isPacked;
}

/** Reads a file in a worker, so that a large one does not freeze the page. */
export function readInWorker<Outcome>(
  bytes: ArrayBuffer,
  { start, here, givenUp, message = bytes }: Ways<Outcome>,
): Promise<Outcome> {
  const worker = start();
  return new Promise<Outcome>((resolve) => {
    const readHere = () => resolve(here(new Uint8Array(bytes)));
    let patience = setTimeout(readHere, PATIENCE_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome | typeof READY>) => {
      clearTimeout(patience);
      if (data === READY) patience = setTimeout(() => resolve(givenUp), PATIENCE_MS);
      else resolve(data);
    });
    worker.addEventListener("error", () => {
      clearTimeout(patience);
      readHere();
    });
    worker.postMessage(message, { transfer: [] });
  }).finally(() => worker.terminate());
}
