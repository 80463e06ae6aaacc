import { docxText, type WordText } from "../documents/docx";
import { odtText } from "../documents/odt";
import { pptxText } from "../documents/pptx";
import { odsSheets } from "./ods";
import type { Sheet } from "./sheet";
import { COPY_QUESTIONS, importLimits, ImportRefused } from "../types";
import { openZip, type Archive } from "../files/unzip";
import { xlsxSheets } from "./xlsx-read";
import { element, readXml, type Xml } from "../files/xml";

type Office = { readonly is: "sheets"; readonly sheets: Sheet[] } | { readonly is: "text"; readonly word: WordText };

/** Opens a packed office file as tables or as a text. */
export function officeFile(bytes: Uint8Array): Office {
  const archive = openZip(bytes, importLimits.partsWithPictures);
  if (archive.names.includes("word/document.xml")) return { is: "text", word: docxText(archive) };
  if (archive.names.includes("ppt/presentation.xml")) return { is: "text", word: pptxText(archive) };
  if (archive.names.includes("content.xml")) return openDocument(archive);
  return { is: "sheets", sheets: xlsxSheets(bytes) };
}

function openDocument(archive: Archive): Office {
  const document = xmlIn(archive, "content.xml")!;
  const spreadsheet = element(document, "body", "spreadsheet");
  if (spreadsheet) return { is: "sheets", sheets: odsSheets(spreadsheet, archive) };
  if (element(document, "body", "text"))
    return { is: "text", word: odtText(archive, document, xmlIn(archive, "styles.xml")) };
  throw new ImportRefused(`Bu OpenDocument dosyası tablo değil. ${COPY_QUESTIONS}`);
}

function xmlIn(archive: Archive, name: string): Xml | undefined {
  const bytes = archive.read(name, importLimits.documentBytes);
  return bytes && readXml(new TextDecoder().decode(bytes));
}
