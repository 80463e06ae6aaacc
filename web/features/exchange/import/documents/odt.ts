import { asksUnderlined } from "../files/underlined";
import { counted } from "../files/counted";
import type { Archive } from "../files/unzip";
import { element, elements, readXml, textIn, type Xml } from "../files/xml";
import { inFont } from "../office/symbol-fonts";
import { mathmlFormula } from "../math/mathml";
import { LOST_EQUATION } from "../math/tex";
import { importLimits } from "../types";
import { PictureAlbum } from "./album";
import type { WordText } from "./docx";
import { odtStyles, plainOdt, type OdtLevel, type OdtLook } from "./odt-styles";
import { linesOfTable } from "./rows";
import { writtenLine, type WrittenRun } from "./written-line";

/** Turns an OpenDocument text into lines, as `docxText` does with a Word document. */
export function odtText(archive: Archive, document: Xml, styles: Xml | undefined): WordText {
  const body = element(document, "body", "text")!;
  const writer = new OdtWriter(archive, odtStyles([styles, document]), body);
  return { text: writer.blocks(body).join("\n"), pictures: writer.album.found };
}

class OdtWriter {
  readonly album: PictureAlbum;
  private readonly archive: Archive;
  private readonly styles: ReturnType<typeof odtStyles>;
  private readonly isColoured: boolean;
  private readonly showsLines: boolean;
  /** Next numbers of lists that may go on, by their names. */
  private readonly counts = new Map<string, number>();
  constructor(archive: Archive, styles: ReturnType<typeof odtStyles>, body: Xml) {
    this.album = new PictureAlbum(archive);
    this.archive = archive;
    this.styles = styles;
    this.showsLines = asksUnderlined(textIn(body));
    const found = this.looks(body, plainOdt);
    const coloured = found.filter((isColoured) => isColoured).length;
    this.isColoured = coloured > 0 && coloured * 2 < found.length;
  }

  blocks(parent: Xml): string[] {
    return elements(parent).flatMap((node) => {
      if (node.name === "p" || node.name === "h") return this.paragraph(node);
      if (node.name === "list") return this.list(node, node.attributes.get("style-name"), 0);
      if (node.name === "table") return this.table(node);
      return node.name === "section" || node.name === "index-body" || node.name === "numbered-paragraph"
        ? this.blocks(node)
        : [];
    });
  }

  private paragraph(node: Xml): string[] {
    const look = this.styles.look(node.attributes.get("style-name"), plainOdt);
    const boxes = boxesIn(node).flatMap((box) => this.blocks(box));
    return [...writtenLine(this.runs(node, look)).split("\n"), ...boxes];
  }

  private list(node: Xml, style: string | undefined, depth: number): string[] {
    if (depth > 9) return [];
    const level = this.styles.levels(style)[depth];
    const key = `${style} ${depth}`;
    const goesOn = node.attributes.get("continue-numbering") === "true" || node.attributes.has("continue-list");
    let next = goesOn ? (this.counts.get(key) ?? level?.start ?? 1) : (level?.start ?? 1);
    const lines = elements(node).flatMap((item) => {
      if (item.name !== "list-item" && item.name !== "list-header") return [];
      next = Number(item.attributes.get("start-value") ?? next) || next;
      let label = item.name === "list-item" ? labelOf(level, next) : "";
      if (item.name === "list-item") next++;
      return elements(item).flatMap((child) => {
        if (child.name === "list") return this.list(child, child.attributes.get("style-name") ?? style, depth + 1);
        if (child.name !== "p" && child.name !== "h") return [];
        const [first = "", ...more] = this.paragraph(child);
        const line = label + first;
        label = "";
        return [line, ...more];
      });
    });
    this.counts.set(key, next);
    return lines;
  }

  private table(node: Xml): string[] {
    const rows = (parent: Xml): Xml[] =>
      elements(parent).flatMap((child) =>
        child.name === "table-row" ? [child] : /^table-(?:header-rows|rows)$/.test(child.name) ? rows(child) : [],
      );
    return linesOfTable(
      rows(node).map((row) =>
        elements(row, "table-cell")
          .slice(0, importLimits.columns)
          .map((cell) => this.blocks(cell)),
      ),
    );
  }

  private runs(node: Xml, look: OdtLook): WrittenRun[] {
    return node.children.flatMap((child): WrittenRun[] => {
      if (typeof child === "string") return this.run(child.replace(/[ \t\r\n]+/g, " "), look);
      switch (child.name) {
        case "span":
          return this.runs(child, this.styles.look(child.attributes.get("style-name"), look));
        case "a":
        case "meta":
        case "ruby":
        case "ruby-base":
          return this.runs(child, look);
        case "s":
          return this.run(" ".repeat(Math.min(100, Number(child.attributes.get("c") ?? 1) || 1)), look);
        case "tab":
          return this.run("\t", look);
        case "line-break":
          return this.run("\n", look);
        case "frame":
        case "custom-shape":
          return boxesIn(child).length > 0 ? [] : this.run(this.drawn(child), plainOdt);
        default:
          return /^(?:note|annotation|annotation-end|bookmark.*|soft-page-break|change.*|tracked-changes|ruby-text|sequence-decls)$/.test(
            child.name,
          )
            ? []
            : this.run(textIn(child), look);
      }
    });
  }

  private run(text: string, look: OdtLook): WrittenRun[] {
    if (look.isHidden) return [];
    const isMark = text === LOST_EQUATION || text.startsWith("[resim") || text.startsWith("$");
    return [
      {
        text: isMark ? text : inFont(text, look.font),
        isStrong: this.isColoured ? look.isColoured : look.isBold,
        isUnderlined: this.showsLines && look.isLined,
        ...(look.height && { height: look.height }),
      },
    ];
  }

  private drawn(frame: Xml): string {
    const object = element(frame, "object")?.attributes.get("href");
    if (object !== undefined) return this.equation(object.replace(/^\.\//, ""));
    const image = element(frame, "image")?.attributes.get("href");
    const alt = textIn(element(frame, "desc")) || textIn(element(frame, "title"));
    return frame.name === "frame" ? this.album.mark(image?.replace(/^\.\//, ""), alt) : "";
  }

  /** An equation lies in a folder of its own, as MathML. */
  private equation(folder: string): string {
    const bytes = this.archive.read(`${folder}/content.xml`);
    const math = bytes && readXml(new TextDecoder().decode(bytes));
    return math?.name === "math" ? mathmlFormula(math) : LOST_EQUATION;
  }

  private looks(node: Xml, outer: OdtLook): boolean[] {
    return node.children.flatMap((child) => {
      if (typeof child === "string") return child.trim() === "" ? [] : [outer.isColoured];
      return this.looks(child, this.styles.look(child.attributes.get("style-name"), outer));
    });
  }
}

const labelOf = (level: OdtLevel | undefined, at: number): string => {
  if (!level || level.form === "") return "";
  return level.form === "•" ? "- " : `${level.before}${counted(at, level.form)}${level.after || "."} `;
};

/** Text boxes in a paragraph. */
const boxesIn = (node: Xml): Xml[] =>
  elements(node).flatMap((child) =>
    child.name === "text-box" || (child.name === "custom-shape" && element(child, "p"))
      ? [child]
      : child.name === "frame" || child.name === "span" || child.name === "g"
        ? boxesIn(child)
        : [],
  );
