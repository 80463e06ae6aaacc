import { strToU8, zipSync } from "fflate";

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
/** A Word document of these blocks; `numbering` defines the lists that Word numbers itself. */
export const docx = (blocks: string, numbering?: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${word}><w:body>${blocks}</w:body></w:document>`,
    ),
    ...(numbering && { "word/numbering.xml": strToU8(`<w:numbering ${word}>${numbering}</w:numbering>`) }),
    ...more,
  });
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
export const run = (text: string, look = "") =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${text
    .split("\t")
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join("<w:tab/>")}</w:r>`;
export const p = (text: string, look = "") => `<w:p>${text && run(text, look)}</w:p>`;
/** A paragraph of a list that Word counts. */
export const li = (id: number, depth: number, text: string, look = "") =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(text, look)}</w:p>`;
export const tr = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`;

const level = (depth: number, form: string, text: string) =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${form}"/><w:lvlText w:val="${text}"/></w:lvl>`;
/** List 1: "1." and "A)" below it; lists 2 and 3: "A)", each counting from the beginning; list 4: bullets. */
export const lists =
  `<w:abstractNum w:abstractNumId="0">${level(0, "decimal", "%1.")}${level(1, "upperLetter", "%2)")}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="1">${level(0, "upperLetter", "%1)")}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="2">${level(0, "bullet", "•")}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>' +
  [2, 3]
    .map(
      (id) =>
        `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    )
    .join("") +
  '<w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num>';

const office =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"';
export const openDocument = (body: string): Uint8Array =>
  zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "content.xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${office}><office:body>${body}</office:body></office:document-content>`,
    ),
  });
export const ods = (rows: string) =>
  openDocument(`<office:spreadsheet><table:table table:name="Sayfa1">${rows}</table:table></office:spreadsheet>`);
export const odsRow = (cells: readonly string[], more = "") =>
  `<table:table-row${more}>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join("")}</table:table-row>`;
