import { importLimits } from "../types";

/** Lines of a cell. */
export type CellLines = readonly string[];

/**
 * Joins the cells of a row into one line. Cells with several lines become columns one below the other, at most as many as our
 * tables have.
 */
export function linesOfTable(rows: readonly (readonly CellLines[])[]): string[] {
  const isLayout = rows.some((cells) => cells.some((lines) => lines.filter((line) => line !== "").length > 1));
  if (!isLayout) return rows.map((cells) => cells.map((lines) => lines.join(" ").trim()).join("\t"));
  return Array.from({ length: importLimits.columns }, (_, column) =>
    rows.flatMap((cells) => (column < cells.length ? ["", ...cells[column]!] : [])),
  ).flat();
}
