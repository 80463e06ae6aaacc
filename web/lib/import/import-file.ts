import { mostBytes } from "./decode";
import { SMALL_FILE, readInWorker } from "./in-worker";
import { outcomeOf, UNREADABLE, type Outcome } from "./outcome";
import { ImportRefused, refuseTooLarge } from "./types";

export { outcomeOf as importText };

export async function importFile(file: File): Promise<Outcome> {
  try {
    refuseTooLarge(file.size, mostBytes(new Uint8Array(await file.slice(0, 8).arrayBuffer())));
    const bytes = await file.arrayBuffer();
    if (file.size <= SMALL_FILE) return outcomeOf(new Uint8Array(bytes));
    return await readInWorker<Outcome>(bytes, {
      start: () => new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" }),
      here: outcomeOf,
      givenUp: { ok: false, message: UNREADABLE },
    });
  } catch (error) {
    return { ok: false, message: error instanceof ImportRefused ? error.message : UNREADABLE };
  }
}
