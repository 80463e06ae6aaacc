/** Up to this a file is read at once; a worker takes longer to start. */
const SMALL_FILE = 64 * 1024;
/** Nothing a teacher has takes so long to read; what does, is stopped. */
export const PATIENCE_MS = 10_000;
/** A worker's first word: its script is there. */
export const READY = "ready";

type Ways<Outcome> = {
  readonly start: () => Worker;
  /** In this page: where a browser knows no module workers, or the network does not bring the script. */
  readonly here: (bytes: Uint8Array) => Outcome;
  readonly givenUp: Outcome;
  /** What the worker is sent, where that is more than the bytes. */
  readonly message?: unknown;
};

/** Whether it takes no longer than its size says: a packed file of 30 kB can hold 50 MB. */
export function isQuicklyRead(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isPacked = first === 0x50 && second === 0x4b;
  return bytes.byteLength <= SMALL_FILE && !isPacked;
}

/** Reads a file beside the page, so that a large one does not freeze it. */
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
