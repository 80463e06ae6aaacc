import type { ColumnRole } from "./office/sheet";
import { readFile, readText } from "./read";
import { ImportRefused, type ImportResult } from "./types";

export type Outcome = { ok: true; result: ImportResult } | { ok: false; message: string };

/** Reads a file or a pasted text. Never throws. */
export function outcomeOf(source: Uint8Array | string, roles?: readonly ColumnRole[]): Outcome {
  try {
    return {
      ok: true,
      result: typeof source === "string" ? readText(source, undefined, roles) : readFile(source, roles),
    };
  } catch (error) {
    return { ok: false, message: error instanceof ImportRefused ? error.message : UNREADABLE };
  }
}

export const UNREADABLE = "Dosya okunamadı. Başka bir biçimde kaydedip yeniden deneyin.";
