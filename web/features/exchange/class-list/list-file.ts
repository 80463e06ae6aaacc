import { isQuicklyRead, readInWorker } from "../import/in-worker";
import { ImportRefused, refuseTooLarge } from "../import/types";
import { BROKEN_XLS } from "./compound-file";
import { listOutcome } from "./read-list";
import type { ListOutcome } from "./types";

export { judgedList } from "./judged-list";
export { likelyClass } from "./likely-class";
export { peopleIn } from "./people-in";
export { listOutcome as listInText } from "./read-list";

export async function listInFile(file: File): Promise<ListOutcome> {
  try {
    refuseTooLarge(file.size);
    const bytes = await file.arrayBuffer();
    if (isQuicklyRead(bytes)) return listOutcome(new Uint8Array(bytes));
    return await readInWorker<ListOutcome>({
      start: () => new Worker(new URL("./list-worker.ts", import.meta.url), { type: "module" }),
      message: bytes,
      here: () => listOutcome(new Uint8Array(bytes)),
      givenUp: { ok: false, message: BROKEN_XLS },
    }).outcome;
  } catch (error) {
    return { ok: false, message: error instanceof ImportRefused ? error.message : BROKEN_XLS };
  }
}
