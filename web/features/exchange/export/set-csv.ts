import { csv } from "#shared/csv";
import type { ExportedSet } from "./exported-set";
import { sheetRows } from "./sheet-rows";

export const setCsv = (set: ExportedSet): string => csv(sheetRows(set, "csv"));
