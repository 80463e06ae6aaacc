import { mostBytes } from "./decode";
import { outcomeOf, UNREADABLE, type Outcome } from "./outcome";
import { ImportRefused, refuseTooLarge } from "./types";

/** Below this a file is read at once; a worker takes longer to start. */
const SMALL = 64 * 1024;
/** Nothing a teacher has takes so long; what does, is stopped. */
const PATIENCE_MS = 10_000;

export { outcomeOf as importText };

export async function importFile(file: File): Promise<Outcome> {
  try {
    refuseTooLarge(file.size, mostBytes(new Uint8Array(await file.slice(0, 8).arrayBuffer())));
    const bytes = await file.arrayBuffer();
    return file.size <= SMALL ? outcomeOf(new Uint8Array(bytes)) : await inWorker(bytes);
  } catch (error) {
    return { ok: false, message: error instanceof ImportRefused ? error.message : UNREADABLE };
  }
}

function inWorker(bytes: ArrayBuffer): Promise<Outcome> {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Outcome>((resolve) => {
    const patience = setTimeout(() => resolve({ ok: false, message: UNREADABLE }), PATIENCE_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => {
      clearTimeout(patience);
      resolve(data);
    });
    // A browser without module workers: read here, and let the page wait.
    worker.addEventListener("error", () => {
      clearTimeout(patience);
      resolve(outcomeOf(new Uint8Array(bytes)));
    });
    worker.postMessage(bytes, { transfer: [] });
  }).finally(() => worker.terminate());
}
