/** A table as any of the formats gave it: a spreadsheet's page or a text with columns. Cells come trimmed. */
export type Sheet = { rows: SheetRow[]; name?: string };
export type SheetRow = {
  /** The row's number in a spreadsheet, or the line its text begins on. */
  place: number;
  cells: string[];
};

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
