import { BOMB, importLimits, ImportRefused, refuseTooManyRows } from "../types";

/** A table as any of the formats gave it: a spreadsheet's page or a text with columns. Cells come trimmed. */
export type Sheet = { rows: SheetRow[]; name?: string };
export type SheetRow = {
  /** The row's number in a spreadsheet, or the line its text begins on. */
  place: number;
  cells: string[];
};

/**
 * The pages of a file, as long as they are not too many rows or letters together: a line of a packed file can claim thousands of
 * rows, and a text that stands in it once can be that of every cell.
 */
export function readSheets<Page>(pages: readonly Page[], read: (page: Page) => Sheet): Sheet[] {
  let [rows, letters] = [0, 0];
  return pages.map((page) => {
    const sheet = read(page);
    refuseTooManyRows((rows += sheet.rows.length), importLimits.rowsOfAllPages);
    for (const { cells } of sheet.rows) for (const cell of cells) letters += cell.length;
    if (letters > importLimits.cellLetters) throw new ImportRefused(BOMB);
    return sheet;
  });
}

export const cell = (row: SheetRow | undefined, column: number | undefined): string =>
  column === undefined ? "" : (row?.cells[column] ?? "");

export const columnRoles = ["ignored", "question", "option", "right", "explanation", "time", "points"] as const;
/** What stands in a column. */
export type ColumnRole = (typeof columnRoles)[number];
/** The columns of a table, for the teacher to choose what they are. */
export type Columns = {
  readonly roles: readonly ColumnRole[];
  /** Its first rows, cell by cell. */
  readonly samples: readonly (readonly string[])[];
  readonly isGuessed: boolean;
};
