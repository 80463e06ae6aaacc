import { isPdf, mostBytes } from "./files/decode";
import type { ColumnRole } from "./office/sheet";
import { judged, readFile, readRich, readText } from "./read";
import {
  ImportRefused,
  importLimits,
  isRich,
  NO_PDF_HERE,
  refuseTooLarge,
  type ImportResult,
  type RawSource,
  type Watch,
} from "./types";

export type Outcome = { ok: true; result: ImportResult } | { ok: false; message: string };
type Roles = readonly ColumnRole[];

/** Reads the bytes of a file or a text. Never throws. */
export function outcomeOf(source: Uint8Array | string, roles?: Roles): Outcome {
  try {
    return {
      ok: true,
      result: typeof source === "string" ? readText(source, undefined, roles) : readFile(source, roles),
    };
  } catch (error) {
    return refused(error);
  }
}

/** Reads a chosen file or a pasted text. Never throws. */
export async function outcomeFrom(
  source: RawSource,
  roles?: Roles,
  watch = unwatched,
  drawsPages = true,
): Promise<Outcome> {
  try {
    if (isRich(source)) {
      refuseTooLarge(source.plain.length, importLimits.fileBytes, TEXT);
      refuseTooLarge(source.html.length, importLimits.fileBytesWithPictures, TEXT);
      return { ok: true, result: readRich(source.html, source.plain, roles) };
    }
    if (typeof source === "string") {
      refuseTooLarge(source.length, importLimits.fileBytes, TEXT);
      return outcomeOf(source, roles);
    }
    const start = new Uint8Array(await source.slice(0, 1_024).arrayBuffer());
    if (isPdf(start) && !drawsPages) return { ok: false, message: NO_PDF_HERE };
    if (isPdf(start)) {
      refuseTooLarge(source.size, importLimits.pdfBytes);
      const { pdfSet } = await import("./pdf/read-pdf");
      return { ok: true, result: judged(await pdfSet(new Uint8Array(await source.arrayBuffer()), watch), []) };
    }
    refuseTooLarge(source.size, mostBytes(start));
    return outcomeOf(new Uint8Array(await source.arrayBuffer()), roles);
  } catch (error) {
    return refused(error);
  }
}

const unwatched: Watch = { progress: () => undefined, isStopped: () => false };

const TEXT = "Metin";
export const UNREADABLE = "Dosya okunamadı. Başka bir biçimde kaydedip yeniden deneyin.";
const refused = (error: unknown): Outcome => ({
  ok: false,
  message: error instanceof ImportRefused ? error.message : UNREADABLE,
});
