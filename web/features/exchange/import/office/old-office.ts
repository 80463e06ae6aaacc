import { xlsSheets } from "#features/exchange/class-list/xls-read";
import { COPY_QUESTIONS, ImportRefused } from "../types";
import type { Sheet } from "./sheet";

const SAVE_AS = "Excel’de açıp .xlsx olarak kaydedin ve yeniden deneyin.";
const BROKEN = `Bu eski bir Office dosyası, okunamadı. ${SAVE_AS}`;

/** Reads the pages of an old Excel file with questions. */
export function oldSheets(bytes: Uint8Array): Sheet[] {
  try {
    return xlsSheets(bytes, { broken: BROKEN, copy: COPY_QUESTIONS, saveAs: SAVE_AS });
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused(BROKEN);
  }
}
