import { importLimits, refuseTooManyRows } from "../types";

/** A table as any of the formats gave it: a spreadsheet's page or a text with columns. Cells come trimmed. */
export type Sheet = { rows: SheetRow[]; name?: string };
export type SheetRow = {
  /** The row's number in a spreadsheet, or the line its text begins on. */
  place: number;
  cells: string[];
};

/** The pages of a file, as long as they are not too many rows together: a line of a packed file can claim thousands of them. */
export function readSheets<Page>(pages: readonly Page[], read: (page: Page) => Sheet): Sheet[] {
  let rows = 0;
  return pages.map((page) => {
    const sheet = read(page);
    refuseTooManyRows((rows += sheet.rows.length), importLimits.rowsOfAllPages);
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
