import { columnOf, columns, matchOf } from "../own-sheet";
import { cardKeys } from "#question/question";
import type { ExportedSet } from "./exported-set";
import { sheetRows } from "./sheet-rows";
import { xlsx } from "#browser/files/xlsx";

/** Writes our own table as a spreadsheet that can be edited and imported again. */
export function setXlsx(set: ExportedSet): Uint8Array {
  const rows = sheetRows(set, "xlsx");
  const widths = rows[0]!.map((head) => widthOf.get(String(head)) ?? 14);
  return xlsx([{ name: "Sorular", rows, widths, frozenRows: 1 }]);
}

const widthOf = new Map<string, number>([
  [columns.text, 50],
  [columnOf("explanation"), 40],
  ...cardKeys.flatMap((key) => [[key, 26] as const, [matchOf(key), 26] as const]),
]);
