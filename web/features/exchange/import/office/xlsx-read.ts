import { readSheets, type Sheet, type SheetPicture, type SheetRow } from "./sheet";
import { ImportRefused, UNPACK_FIRST, importLimits, refuseTooManyRows } from "../types";
import { openZip, type Archive } from "../files/unzip";
import { cellLooks, lookedAt, type CellLooks } from "./xlsx-looks";
import { numeral, shownNumbers, type ShownNumber } from "./xlsx-numbers";
import { xlsxPictures } from "./xlsx-pictures";
import { joinedRuns } from "../files/raised";
import { element, elements, readXml, textIn, type Xml } from "../files/xml";

/**
 * Reads the pages of a spreadsheet in tab order, values only: a formula gives its last result. Own code: libraries unpack
 * bombs, hang on a far cell or weigh 36 to 264 kB (docs/dependencies.md).
 */
export function xlsxSheets(bytes: Uint8Array): Sheet[] {
  const archive = openZip(bytes, importLimits.partsWithPictures);
  const workbook = part(archive, "xl/workbook.xml");
  if (!workbook) throw new ImportRefused(NO_TABLE);
  const pages = pagesOf(archive, workbook);
  const shared = sharedStrings(part(archive, "xl/sharedStrings.xml"));
  const styles = part(archive, "xl/styles.xml");
  const book = { shared, number: shownNumbers(styles, workbook), look: cellLooks(styles) };
  return readSheets(pages, ({ path, name }) => {
    const { rows, lost } = sheetOf(part(archive, path), book);
    const pictures = [...xlsxPictures(archive, path), ...lost];
    return { ...name, rows, ...(pictures.length > 0 && { pictures }) };
  });
}

/** Shared texts, number formats and looks that cells refer to. */
type Book = { readonly shared: readonly string[]; readonly number: ShownNumber; readonly look: CellLooks };

type Page = { readonly path: string; readonly name?: { readonly name: string } };

function pagesOf(archive: Archive, workbook: Xml): Page[] {
  const links = part(archive, "xl/_rels/workbook.xml.rels");
  const targets = new Map(
    (links ? elements(links, "Relationship") : []).map(({ attributes }) => [
      attributes.get("Id"),
      attributes.get("Target") ?? "",
    ]),
  );
  const listed = elements(element(workbook, "sheets") ?? workbook, "sheet")
    .filter(({ attributes }) => attributes.get("state")?.includes("idden") !== true)
    .map(({ attributes }) => ({
      path: pathOf(targets.get(attributes.get("id")) ?? ""),
      name: { name: attributes.get("name") ?? "" },
    }))
    .filter(({ path }, i, all) => archive.names.includes(path) && all.findIndex((page) => page.path === path) === i);
  if (listed.length > 0) return listed;
  return archive.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).map((path) => ({ path }));
}

const pathOf = (target: string): string =>
  target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;

const NO_TABLE = `Bu sıkıştırılmış dosyanın içinde tablo yok. ${UNPACK_FIRST}`;

function part(archive: Archive, path: string): Xml | undefined {
  const bytes = archive.read(path);
  return bytes && readXml(new TextDecoder(isUtf16(bytes) ? "utf-16le" : "utf-8").decode(bytes));
}

const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

const sharedStrings = (table: Xml | undefined): string[] => (table ? elements(table, "si").map(richText) : []);

/** Text of a string, plain or in runs, without the reading aids of Japanese. */
const richText = (node: Xml): string =>
  joinedRuns(
    elements(node).map((child) => {
      if (child.name === "t") return { text: textIn(child) };
      if (child.name !== "r") return { text: "" };
      return lookedAt(elements(child, "t").map(textIn).join(""), element(child, "rPr"));
    }),
  )
    .map(({ text }) => text)
    .join("")
    .replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16)));

/** Rows of a page, and its cells whose picture cannot be read. */
type Cells = { readonly rows: SheetRow[]; readonly lost: readonly SheetPicture[] };

function sheetOf(worksheet: Xml | undefined, book: Book): Cells {
  const rows: SheetRow[] = [];
  const lost: SheetPicture[] = [];
  let place = 0;
  for (const row of worksheet ? elements(element(worksheet, "sheetData") ?? worksheet, "row") : []) {
    place = Number(row.attributes.get("r") ?? place + 1);
    const cells: string[] = [];
    let column = -1;
    for (const node of elements(row, "c")) {
      column = columnOf(node.attributes.get("r")) ?? column + 1;
      if (column >= importLimits.columns) continue;
      cells[column] = valueOf(node, book).trim();
      if (holdsPicture(node)) lost.push({ row: place, lastRow: place, column, alt: "" });
    }
    const dense = Array.from(cells, (value) => value ?? "");
    if (dense.some((value) => value !== "")) rows.push({ place, cells: dense });
  }
  refuseTooManyRows(rows.length);
  return { rows, lost };
}

/** True for a picture in the cell itself, which older programs see as an error. */
const holdsPicture = (node: Xml): boolean =>
  (node.attributes.has("vm") && node.attributes.get("t") === "e") ||
  /\b(?:DISPIMG|_xlfn\.IMAGE)\(/.test(textIn(element(node, "f")));

function columnOf(reference: string | undefined): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d*$/.exec(reference ?? "") ?? [];
  if (!letters) return undefined;
  return Array.from(letters).reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(node: Xml, { shared, number, look }: Book): string {
  const type = node.attributes.get("t");
  const style = Number(node.attributes.get("s") ?? 0);
  const value = textIn(element(node, "v"));
  if (type === "inlineStr") return richText(element(node, "is") ?? node);
  if (type === "s") return look(shared[Number(value)] ?? "", style);
  if (holdsPicture(node)) return "";
  if (type === "e") return "";
  if (type === "b") return value === "1" ? "Doğru" : value === "0" ? "Yanlış" : "";
  if (type === "str" || value === "" || !Number.isFinite(Number(value))) return value;
  return number(Number(value), style) ?? numeral(Number(value));
}
