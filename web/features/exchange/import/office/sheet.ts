import { BOMB, importLimits, ImportRefused, refuseTooManyRows } from "../types";

/** A table from any format: a page of a spreadsheet or text with columns. Cells are trimmed. */
export type Sheet = { rows: SheetRow[]; name?: string; pictures?: readonly SheetPicture[] };
/** A drawing that stands on a page, with the rows that it covers. Without bytes it cannot be taken. */
export type SheetPicture = {
  /** Row number as in `SheetRow`. */
  readonly row: number;
  readonly lastRow: number;
  readonly column: number;
  readonly alt: string;
  readonly bytes?: Uint8Array;
};
export type SheetRow = {
  /** Row number in a spreadsheet, or line on which the row's text begins. */
  place: number;
  cells: string[];
};

/**
 * Reads the pages of a file up to a limit of rows and letters over all: one line of a packed file can claim thousands of rows,
 * and every cell can repeat the same text.
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
/** Role of a column. */
export type ColumnRole = (typeof columnRoles)[number];
/** Columns of a table, shown to the teacher to choose their roles. */
export type Columns = {
  readonly roles: readonly ColumnRole[];
  /** First rows, cell by cell. */
  readonly samples: readonly (readonly string[])[];
  readonly isGuessed: boolean;
};
