import { importLimits, refuseTooManyRows } from "../types";
import { answeredRows } from "../documents/rows";
import { elements, type Xml } from "../files/xml";

/** Lines of a cell. */
export type Cell = readonly string[];

/** Columns from which on a table holds data and no layout of a page. */
const DATA_COLUMNS = 3;

/**
 * A table as lines of cells with tabs between them. One with few columns and several lines in its cells is the layout of a page:
 * its columns come one below the other.
 */
export function tableLines(table: Xml, read: (cell: Xml) => Cell): string[] {
  const rows = grid(rowsIn(table), read);
  refuseTooManyRows(rows.length, importLimits.rowsOfAllPages);
  const answered = answeredRows(rows);
  if (answered) return answered;
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const hasLines = rows.some((cells) => cells.some((lines) => lines.length > 1));
  if (columns >= DATA_COLUMNS && rows.length > 1) return rows.map((cells) => cells.map(dataIn).map(quoted).join("\t"));
  if (!hasLines) return rows.map((cells) => cells.join("\t"));
  return Array.from({ length: columns }, (_, column) =>
    rows.flatMap((cells) => (cells[column] ? ["", ...cells[column]] : [])),
  ).flat();
}

const rowsIn = (node: Xml): Xml[] =>
  elements(node).flatMap((child) =>
    child.name === "tr" ? [child] : /^t(?:head|body|foot)$/.test(child.name) ? rowsIn(child) : [],
  );

/** Puts each cell into its column: one that spans several columns or rows leaves the others empty. */
function grid(rows: readonly Xml[], read: (cell: Xml) => Cell): Cell[][] {
  const below: number[] = [];
  return rows.map((row) => {
    const cells: Cell[] = [];
    const skip = () => {
      while ((below[cells.length] ?? 0) > 0 && cells.length < importLimits.columns) {
        below[cells.length]!--;
        cells.push([]);
      }
    };
    for (const node of elements(row)) {
      if (node.name !== "td" && node.name !== "th") continue;
      skip();
      const lines = read(node);
      const [wide, high] = [span(node, "colspan"), span(node, "rowspan")];
      for (let i = 0; i < wide && cells.length < importLimits.columns; i++) {
        below[cells.length] = high - 1;
        cells.push(i === 0 ? lines : []);
      }
    }
    skip();
    return cells;
  });
}

const span = (node: Xml, name: string): number =>
  Math.min(importLimits.rows, Math.max(1, Math.floor(Number(node.attributes.get(name) ?? 1)) || 1));

/** A cell of data without the marks of bold letters: headings are bold. Options keep theirs, which may mark the right one. */
const dataIn = (lines: Cell): Cell =>
  lines.map((line) => (/^\**\(?[A-H]\s?[).]/i.test(line) ? line : line.replaceAll("**", "")));

/** A cell as a spreadsheet copies it: quotes around several lines. */
function quoted(lines: Cell): string {
  const text = lines.join("\n").replaceAll("\t", " ");
  return text.includes("\n") || text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
