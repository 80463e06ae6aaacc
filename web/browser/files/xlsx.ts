import { strToU8, zipSync } from "fflate";

/** A minute of the calendar, "2026-03-12T10:40", which a spreadsheet sorts and filters by day. */
export type Minute = { readonly minute: string };
export type Cell = string | number | null | undefined;
export type Sheet = {
  readonly name: string;
  readonly rows: readonly (readonly (Cell | Minute)[])[];
  /** Widths in characters, from the first column on. */
  readonly widths?: readonly number[];
  /** Frozen rows; the last of them is the heading, set in bold. */
  readonly frozenRows?: number;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const types = "http://schemas.openxmlformats.org/package/2006";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The format that each program shows as day and time of its own country. */
const dayAndTime = 22;
/** 1970-01-01 in the days that spreadsheets count. */
const firstDay = 25_569;

/**
 * Writes a spreadsheet file. Texts are written as texts, so nothing in them is ever run as a formula. Own code: libraries lose
 * or change characters in texts, and some write files that do not open (docs/dependencies.md).
 */
export function xlsx(pages: readonly Sheet[]): Uint8Array {
  const names = pageNames(pages);
  const numbers = pages.map((_, i) => i + 1);
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers.map((n, i) => `<sheet name="${escaped(names[i]!)}" sheetId="${n}" r:id="rId${n}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${types}/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join("")}<Relationship Id="rId${pages.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf xfId="0" fontId="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf xfId="0" numFmtId="${dayAndTime}" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf></cellXfs></styleSheet>`,
    ...Object.fromEntries(pages.map((page, i) => [`xl/worksheets/sheet${i + 1}.xml`, worksheet(page)])),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)])));
}

function worksheet({ rows, widths = [], frozenRows = 0 }: Sheet): string {
  const pane = frozenRows
    ? `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
    : "";
  const columns = widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  const written = rows.map((row, i) => {
    const cells = row
      .map((cell, column) => cellXml(cell, `${columnName(column)}${i + 1}`, i + 1 === frozenRows))
      .join("");
    return cells && `<row r="${i + 1}">${cells}</row>`;
  });
  return `<worksheet xmlns="${main}">${pane}${columns && `<cols>${columns}</cols>`}<sheetData>${written.join("")}</sheetData></worksheet>`;
}

function cellXml(cell: Cell | Minute, reference: string, isHeading: boolean): string {
  if (cell === null || cell === undefined || cell === "") return "";
  const style = isHeading ? ' s="1"' : "";
  if (typeof cell === "number") return Number.isFinite(cell) ? `<c r="${reference}"${style}><v>${cell}</v></c>` : "";
  if (typeof cell === "object")
    return `<c r="${reference}" s="2"><v>${firstDay + Date.parse(`${cell.minute}Z`) / 86_400_000}</v></c>`;
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(coded(cell))}</t></is></c>`;
}

export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** Encodes characters that XML cannot hold, as spreadsheets do, and texts that look like such codes. */
const coded = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
    .replace(
      /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu,
      (letter) => `_x${letter.charCodeAt(0).toString(16).padStart(4, "0").toLocaleUpperCase("en")}_`,
    );

const signs = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs.get(sign) ?? sign);

/** Sheet names as Excel requires: short, without certain characters, each one unique. */
function pageNames(pages: readonly Sheet[]): string[] {
  const taken = new Set<string>();
  return pages.map(({ name }, i) => {
    const plain =
      coded(name.replace(/[[\]:*?/\\]/g, " "))
        .replace(/^'|'$/g, "")
        .trim()
        .slice(0, 31) || `Sayfa ${i + 1}`;
    const own = taken.has(plain.toLocaleLowerCase("tr")) ? `${plain.slice(0, 27)} ${i + 1}` : plain;
    taken.add(own.toLocaleLowerCase("tr"));
    return own;
  });
}
