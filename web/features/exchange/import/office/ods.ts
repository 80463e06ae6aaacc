import { readSheets, type Sheet, type SheetRow } from "./sheet";
import { importLimits, refuseTooManyRows } from "../types";
import type { Archive } from "../files/unzip";
import { elements, type Xml } from "../files/xml";
import { OdsPictures } from "./ods-pictures";

/** Reads the pages of an OpenDocument table. A cell's text is the text that it shows. */
export const odsSheets = (spreadsheet: Xml, archive: Archive): Sheet[] =>
  readSheets(elements(spreadsheet, "table"), (table) => sheetOf(table, new OdsPictures(archive)));

function sheetOf(table: Xml, pictures: OdsPictures): Sheet {
  pictures.onPage(table);
  const rows: SheetRow[] = [];
  let place = 0;
  for (const node of rowsIn(table)) {
    const cells = cellsOf(node, (cell, column) => pictures.inside(cell, place + 1, column));
    const times = cells.length === 0 ? 1 : Math.min(count(node, "number-rows-repeated"), importLimits.rows + 1);
    for (let i = 0; i < times; i++) if (cells.length > 0) rows.push({ place: place + i + 1, cells });
    place += count(node, "number-rows-repeated");
    refuseTooManyRows(rows.length);
  }
  return { rows, ...(pictures.found.length > 0 && { pictures: pictures.found }) };
}

/** All rows, including those in headings and foldable groups. */
const rowsIn = (node: Xml): Xml[] =>
  elements(node).flatMap((child) =>
    child.name === "table-row"
      ? [child]
      : /^table-(?:header-rows|row-group|rows)$/.test(child.name)
        ? rowsIn(child)
        : [],
  );

/** Repeats a cell at most up to the width of our tables, whatever repeat count the file claims. */
function cellsOf(row: Xml, look: (cell: Xml, column: number) => void): string[] {
  const cells: string[] = [];
  for (const node of elements(row)) {
    if (node.name !== "table-cell" && node.name !== "covered-table-cell") continue;
    look(node, cells.length);
    const text = elements(node, "p").map(shown).join("\n").trim();
    const room = importLimits.columns - cells.length;
    for (let i = 0; i < Math.min(count(node, "number-columns-repeated"), room); i++) cells.push(text);
    if (room <= 0) break;
  }
  return cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
}

const count = (node: Xml, name: string): number => Math.max(1, Math.floor(Number(node.attributes.get(name) ?? 1)) || 1);

/** The text that a cell shows: blanks, tabs and breaks are elements; remarks do not belong to it. */
const shown = (node: Xml): string =>
  node.children
    .map((child) => {
      if (typeof child === "string") return child;
      if (child.name === "s") return " ".repeat(Math.min(count(child, "c"), 100));
      if (child.name === "tab") return "\t";
      if (child.name === "line-break") return "\n";
      return child.name === "annotation" || child.name === "note" ? "" : shown(child);
    })
    .join("");
