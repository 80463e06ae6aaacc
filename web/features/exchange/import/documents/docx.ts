import { docxLabels, type Labels } from "./docx-numbering";
import type { FoundPictures } from "./album";
import { docxPictures, type WordPictures } from "./docx-pictures";
import { inFont, symbolIn } from "../office/symbol-fonts";
import { linesOfTable } from "./rows";
import { isOn, wordStyles, type WordStyles } from "./word-styles";
import { writtenLine, type WrittenRun } from "./written-line";
import { importLimits } from "../types";
import { asksUnderlined } from "../files/underlined";
import { ommlFormula } from "../math/omml";
import { LOST_EQUATION } from "../math/tex";
import type { Archive } from "../files/unzip";
import { element, elements, readXml, textIn, type Xml } from "../files/xml";

export type WordText = { readonly text: string; readonly pictures: FoundPictures };

/**
 * Turns a Word document into text, one paragraph a line, with the numbers that Word adds itself and a mark for each picture.
 */
export function docxText(archive: Archive): WordText {
  const part = (name: string) => {
    const bytes = archive.read(name, importLimits.documentBytes);
    return bytes && readXml(new TextDecoder().decode(bytes));
  };
  const document = part("word/document.xml")!;
  const body = element(document, "body") ?? document;
  const pictures = docxPictures(archive);
  const look: Look = {
    isColoured: hasColour(body),
    showsLines: asksUnderlined(textIn(body)),
    labels: docxLabels(part("word/numbering.xml")),
    pictures,
    styles: wordStyles(part("word/styles.xml")),
  };
  return { text: blocks(body, look).join("\n"), pictures: pictures.found };
}

type Look = {
  readonly isColoured: boolean;
  /** True if the questions ask about what is underlined. */
  readonly showsLines: boolean;
  readonly labels: Labels;
  readonly pictures: WordPictures;
  readonly styles: WordStyles;
};

const blocks = (parent: Xml, look: Look): string[] =>
  elements(parent).flatMap((node) => {
    if (node.name === "p") return paragraph(node, look);
    if (node.name === "tbl") return table(node, look);
    return ["sdt", "sdtContent", "ins", "moveTo", "customXml", "smartTag"].includes(node.name)
      ? blocks(node, look)
      : [];
  });

const table = (node: Xml, look: Look): string[] =>
  linesOfTable(elements(node, "tr").map((row) => elements(row, "tc").map((cell) => blocks(cell, look))));

function paragraph(node: Xml, look: Look): string[] {
  const text = writtenLine(runs(node, look));
  const boxes = textBoxes(node).flatMap((box) => blocks(box, look));
  return [...`${look.labels(element(node, "pPr"))}${text}`.split("\n"), ...boxes];
}

const runs = (parent: Xml, look: Look): WrittenRun[] =>
  elements(parent).flatMap((node) => {
    if (node.name === "r") return runOf(node, look);
    if (node.name === "oMath") return [{ text: ommlFormula(node) }];
    return INLINE.has(node.name) ? runs(node, look) : [];
  });

/** Elements around runs that change nothing of their text. */
const INLINE = new Set(
  ["hyperlink", "ins", "moveTo", "smartTag", "sdt", "sdtContent", "fldSimple", "customXml"].concat([
    "dir",
    "bdo",
    "oMathPara",
  ]),
);

/** A run as it is seen: nothing if it is hidden. */
function runOf(node: Xml, look: Look): WrittenRun[] {
  const { height, isHidden, font } = look.styles(node);
  if (isHidden) return [];
  const text = runText(node, look, font);
  const isRaised = height !== undefined && !text.includes("[resim") && !text.includes(LOST_EQUATION);
  return [
    {
      text,
      isStrong: isStrong(element(node, "rPr"), look),
      isUnderlined: look.showsLines && isLined(element(node, "rPr", "u")),
      ...(isRaised && { height }),
    },
  ];
}

const runText = (run: Xml, { pictures }: Look, font: string): string =>
  elements(run)
    .map((node) => {
      if (node.name === "t") return inFont(textIn(node), font);
      if (node.name === "sym") return symbolOf(node);
      if (node.name === "tab" || node.name === "ptab") return "\t";
      if (node.name === "br" || node.name === "cr") return "\n";
      if (node.name === "noBreakHyphen") return "-";
      if (node.name === "object" || (node.name === "instrText" && /^\s*EQ\s/i.test(textIn(node)))) return LOST_EQUATION;
      const isShape = node.name === "drawing" || node.name === "pict" || node.name === "AlternateContent";
      return isShape && textBoxes(node).length === 0 ? pictures.mark(node) : "";
    })
    .join("");

const symbolOf = ({ attributes }: Xml): string =>
  symbolIn(attributes.get("font") ?? "", Number.parseInt(attributes.get("char") ?? "", 16) || 0xf000);

/** Finds the text boxes in a drawing, whose text is imported too. Word may write a box in two forms: only the first counts. */
function textBoxes(node: Xml): Xml[] {
  return elements(node).flatMap((child) =>
    child.name === "txbxContent" ? [child] : child.name === "Fallback" ? [] : textBoxes(child),
  );
}

/** Bold, or coloured if the document uses colours: some authors mark the right answer so. */
function isStrong(look: Xml | undefined, { isColoured }: Look): boolean {
  if (!look) return false;
  return isColoured ? isInColour(look) : isOn(element(look, "b"));
}

const isLined = (line: Xml | undefined): boolean =>
  line !== undefined && line.attributes.get("val") !== "none" && isOn(line);

const isInColour = (look: Xml): boolean => {
  const colour = element(look, "color")?.attributes.get("val") ?? "auto";
  return element(look, "highlight") !== undefined || !/^(?:auto|000000|0D0D0D|1[0-9A-F]{5})$/i.test(colour);
};

/** True if some runs, but not all, are coloured. */
function hasColour(body: Xml): boolean {
  const looks = runLooks(body);
  const coloured = looks.filter((look) => look !== undefined && isInColour(look)).length;
  return coloured > 0 && coloured * 2 < looks.length;
}

const runLooks = (node: Xml): (Xml | undefined)[] =>
  elements(node).flatMap((child) => (child.name === "r" ? [element(child, "rPr")] : runLooks(child)));
