import { limits } from "#shared/limits";
import { cutTo } from "#question/text";
import { asksUnderlined } from "../files/underlined";
import { EMBEDDED_LOST } from "../files/html-text";
import { readHtml } from "../files/html-tree";
import { pictureId } from "../files/picture-id";
import { elements, textIn, type Xml } from "../files/xml";
import { mathmlFormula } from "../math/mathml";
import { formula } from "../math/tex";
import { inFont } from "../office/symbol-fonts";
import type { FoundPictures } from "../documents/album";
import { writtenLine } from "../documents/written-line";
import { ListCount } from "./lists";
import { lookIn, plainLook, styleOf, type Look } from "./look";
import { pictureBytes, type PictureFiles } from "./picture-bytes";
import { tableLines, type Cell } from "./table";

type RichText = {
  /** One paragraph a line: powers in plain signs, formulas in TeX, tables as lines of cells, a mark for each picture. */
  readonly text: string;
  /** Sentences about what could not be taken. */
  readonly lost: string[];
  readonly pictures: FoundPictures;
};

/** Reads HTML as text, as it is seen. `files`: pictures that came beside it, by their addresses. */
export function richText(html: string, files: PictureFiles = new Map()): RichText {
  const root = readHtml(html);
  const writer = new Writer(files, { isColoured: hasColour(root), showsLines: asksUnderlined(textIn(root)) });
  writer.block(root, plainLook);
  return { text: writer.text(), lost: [...writer.lost], pictures: writer.pictures };
}

/** Looks that mean something in this text. */
type Meaning = { readonly isColoured: boolean; readonly showsLines: boolean };
type Piece = { readonly text: string; readonly look: Look };

const LINES =
  /^(?:address|article|aside|blockquote|body|button|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|html|label|legend|main|nav|p|pre|section|summary)$/;
const EMBEDDED = new Set(["audio", "video", "iframe", "object", "embed", "canvas"]);
const UNSEEN = new Set(["head", "style", "script", "select", "datalist", "template", "xml"]);
/** Classes of a formula as a page draws it, beside the same in MathML. */
const DRAWN_FORMULA = /(?:^|\s)(?:katex-html|MathJax_Preview|MathJax|mjx-math)(?:\s|$)/;

class Writer {
  readonly lost = new Set<string>();
  readonly pictures: FoundPictures = new Map();
  private readonly files: PictureFiles;
  private readonly meaning: Meaning;
  private lines: string[] = [];
  private pieces: Piece[] = [];
  private label = "";
  constructor(files: PictureFiles, meaning: Meaning) {
    this.files = files;
    this.meaning = meaning;
  }

  text(): string {
    return this.lines.join("\n");
  }

  /** Writes an element on lines of its own. An empty paragraph is an empty line. */
  block(node: Xml, look: Look): void {
    this.endLine();
    const before = this.lines.length;
    this.inside(node, look);
    this.endLine();
    if (this.lines.length === before && (node.name === "p" || node.name === "div")) this.lines.push("");
  }

  private inside(node: Xml, look: Look): void {
    for (const child of node.children) {
      if (typeof child === "string") this.words(child, look);
      else this.element(child, look);
    }
  }

  private element(node: Xml, outer: Look): void {
    const { name, attributes } = node;
    if (UNSEEN.has(name) || DRAWN_FORMULA.test(attributes.get("class") ?? "") || name === "mjx-math") return;
    const look = lookIn(node, outer);
    if (look.isHidden && name !== "math") return;
    if (EMBEDDED.has(name)) this.lost.add(EMBEDDED_LOST);
    else if (name === "br") this.endLine(true);
    else if (name === "hr") this.block(node, look);
    else if (name === "img") this.picture(node, look);
    else if (name === "svg") this.drawing(node, look);
    else if (name === "math" || name === "m:math") this.add(mathmlFormula(node), look);
    else if (name === "table") this.table(node, look);
    else if (name === "ol" || name === "ul" || name === "menu") this.list(node, look);
    else if (isTab(node)) this.add("\t", look);
    else if (isLabel(node)) this.add(`${textOf(node, look).trim()} `, { ...look, font: "" });
    else if (LINES.test(name) || name === "li") this.block(node, look);
    else this.inside(node, look);
  }

  private list(node: Xml, outer: Look): void {
    const look = lookIn(node, outer);
    const count = new ListCount(node);
    this.endLine();
    for (const child of elements(node)) {
      if (child.name === "li") this.label = count.label(child);
      this.element(child, look);
    }
  }

  private table(node: Xml, look: Look): void {
    this.endLine();
    this.lines.push(...tableLines(node, (cell) => this.cell(cell, look)));
  }

  /** Lines of a cell, written apart from the text around the table. */
  private cell(node: Xml, look: Look): Cell {
    const { lines, label } = this;
    this.lines = [];
    this.label = "";
    this.block(node, lookIn(node, look));
    const written = this.lines.filter((line, i, all) => line !== "" || (i > 0 && i < all.length - 1));
    this.lines = lines;
    this.label = label;
    return written;
  }

  private words(source: string, look: Look): void {
    if (look.isKept) {
      for (const [i, line] of source.split(/\r\n?|\n/).entries()) {
        if (i > 0) this.endLine(true);
        this.add(line, look);
      }
      return;
    }
    const text = source.replace(/[ \t\n\r\f]+/g, " ");
    this.add(/^$|\s$/.test(this.pieces.at(-1)?.text ?? "") ? text.replace(/^ /, "") : text, look);
  }

  private add(text: string, look: Look): void {
    if (text === "") return;
    if (look.isStruck && text.trim() !== "") this.lost.add("Üstü çizili yerler düz yazı olarak alındı.");
    this.pieces.push({ text: inFont(text, look.font), look });
  }

  /** `isForced`: the line ends even if nothing is on it. */
  private endLine(isForced = false): void {
    const line = this.pieces.length === 0 ? "" : this.line();
    this.pieces = [];
    if (line.trim() === "" && !isForced) return;
    this.lines.push(line.trim() === "" ? "" : this.label + line);
    if (line.trim() !== "") this.label = "";
  }

  private line(): string {
    const written = this.pieces.filter(({ text }) => text.trim() !== "");
    const isAllUnderlined = written.every(({ look }) => look.isUnderlined);
    const runs = this.pieces.map(({ text, look }) => ({
      text,
      isStrong: !isAllUnderlined && (this.meaning.isColoured ? look.isColoured : look.isBold),
      isUnderlined: this.meaning.showsLines && look.isUnderlined && !isAllUnderlined,
      ...(look.height && { height: look.height }),
    }));
    const line = writtenLine(runs).replace(/^[ \u00a0]+|[ \u00a0]+$/g, "");
    return isAllUnderlined && line !== "" ? `<u>${line}</u>` : line;
  }

  /** Pictures of signs are those signs, pictures of formulas their TeX. */
  private picture(node: Xml, look: Look): void {
    const alt = (node.attributes.get("alt") ?? "").trim();
    const [, tex] = /^\{\\displaystyle ([\s\S]*)\}$/.exec(alt) ?? [];
    if (tex !== undefined)
      return this.add(
        formula(() => tex.trim()),
        look,
      );
    if (/^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u.test(alt))
      return this.add(alt, look);
    if (isDot(node)) return;
    const bytes = pictureBytes(node.attributes.get("src") ?? "", this.files, [...this.pictures.values()]);
    if (!bytes) {
      this.lost.add("Bazı resimlerin kendisi gelmedi, yalnız adresleri vardı.");
      return this.add(" [resim] ", look);
    }
    const number = this.pictures.size + 1;
    const isName = /^[\w-]+\.\w{3,4}$|^(?:image|resim|picture)\b/i.test(alt);
    this.pictures.set(number, {
      picture: { id: pictureId(number), alt: isName ? "" : cutTo(alt, limits.pictureAlt) },
      bytes,
    });
    this.add(` [resim ${number}] `, look);
  }

  /** Small drawings are a page's buttons. */
  private drawing(node: Xml, look: Look): void {
    const width = Number.parseFloat(node.attributes.get("width") ?? styleOf(node).get("width") ?? "");
    if (!(width > 64)) return;
    this.lost.add("Bazı çizimler alınmadı.");
    this.add(" [resim] ", look);
  }
}

const isTab = (node: Xml): boolean =>
  styleOf(node).has("mso-tab-count") || (node.attributes.get("class") ?? "").includes("Apple-tab-span");

/** The number that Word writes before a paragraph of a list. */
const isLabel = (node: Xml): boolean => styleOf(node).get("mso-list") === "ignore";

/** Text of a label, in its fonts. */
const textOf = (node: Xml, look: Look): string =>
  node.children
    .map((child) => (typeof child === "string" ? inFont(child, look.font) : textOf(child, lookIn(child, look))))
    .join("");

/** Pictures of a point count readers. */
const isDot = ({ attributes }: Xml): boolean =>
  ["width", "height"].some((side) => /^[0-3](?:px)?$/.test(attributes.get(side) ?? ""));

/** True if some of the text, but not most of it, is coloured. */
function hasColour(root: Xml): boolean {
  const found = { coloured: 0, all: 0 };
  const count = (node: Xml, outer: Look) => {
    for (const child of node.children) {
      if (typeof child !== "string") count(child, lookIn(child, outer));
      else if (child.trim() !== "") {
        found.all++;
        if (outer.isColoured) found.coloured++;
      }
    }
  };
  count(root, plainLook);
  return found.coloured > 0 && found.coloured * 2 < found.all;
}
