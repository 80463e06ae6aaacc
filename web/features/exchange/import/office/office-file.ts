import { docxText, type WordText } from "./docx";
import { odsSheets } from "./ods";
import type { Sheet } from "./sheet";
import { COPY_TEXT, importLimits, ImportRefused } from "../types";
import { openZip, type Archive } from "../files/unzip";
import { xlsxSheets } from "./xlsx-read";
import { element, readXml } from "../files/xml";

type Office = { readonly is: "sheets"; readonly sheets: Sheet[] } | { readonly is: "text"; readonly word: WordText };

/** Opens a packed office file as tables or as a text. */
export function officeFile(bytes: Uint8Array): Office {
  const archive = openZip(bytes, importLimits.partsWithPictures);
  if (archive.names.includes("word/document.xml")) return { is: "text", word: docxText(archive) };
  if (archive.names.includes("content.xml")) return { is: "sheets", sheets: openDocument(archive) };
  return { is: "sheets", sheets: xlsxSheets(bytes) };
}

function openDocument(archive: Archive): Sheet[] {
  const bytes = archive.read("content.xml", importLimits.documentBytes)!;
  const document = readXml(new TextDecoder().decode(bytes));
  const body = document && element(document, "body");
  const spreadsheet = body && element(body, "spreadsheet");
  if (spreadsheet) return odsSheets(spreadsheet);
  if (body && element(body, "text"))
    throw new ImportRefused(`Bu bir OpenDocument metni (.odt). ${COPY_TEXT} ya da .docx olarak kaydedin.`);
  throw new ImportRefused("Bu OpenDocument dosyası tablo değil. Soruları kopyalayıp buraya yapıştırın.");
}
