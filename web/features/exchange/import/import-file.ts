import { mostBytes } from "./files/decode";
import { isQuicklyRead, readInWorker } from "./in-worker";
import type { ColumnRole } from "./office/sheet";
import { outcomeOf, UNREADABLE, type Outcome } from "./outcome";
import { ImportRefused, refuseTooLarge } from "./types";

export { outcomeOf as importText };
/** Message to the worker. */
export type ToRead = { readonly bytes: ArrayBuffer; readonly roles: readonly ColumnRole[] | undefined };

export async function importFile(file: File, roles?: readonly ColumnRole[]): Promise<Outcome> {
  try {
    refuseTooLarge(file.size, mostBytes(new Uint8Array(await file.slice(0, 8).arrayBuffer())));
    const bytes = await file.arrayBuffer();
    if (isQuicklyRead(bytes)) return outcomeOf(new Uint8Array(bytes), roles);
    return await readInWorker<Outcome>(bytes, {
      start: () => new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" }),
      here: (read) => outcomeOf(read, roles),
      message: { bytes, roles } satisfies ToRead,
      givenUp: { ok: false, message: UNREADABLE },
    });
  } catch (error) {
    return { ok: false, message: error instanceof ImportRefused ? error.message : UNREADABLE };
  }
}
