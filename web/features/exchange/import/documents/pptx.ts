import { asksUnderlined } from "../files/underlined";
import { counted } from "../files/counted";
import { linksOf } from "../files/package";
import type { Archive } from "../files/unzip";
import { element, elements, readXml, textIn, type Xml } from "../files/xml";
import { inFont } from "../office/symbol-fonts";
import { ommlFormula } from "../math/omml";
import { importLimits } from "../types";
import { PictureAlbum } from "./album";
import type { WordText } from "./docx";
import { linesOfTable } from "./rows";
import { writtenLine, type WrittenRun } from "./written-line";

const PRESENTATION = "ppt/presentation.xml";

/** Turns a presentation into lines: each slide's title, then its texts from above to below. */
export function pptxText(archive: Archive): WordText {
  const presentation = part(archive, PRESENTATION);
  const targets = new Map(linksOf(archive, PRESENTATION).map(({ id, path }) => [id, path]));
  const listed = elements(element(presentation, "sldIdLst") ?? presentation, "sldId").flatMap(
    ({ attributes }) => targets.get(attributes.get("id")) ?? [],
  );
  const paths = listed.length > 0 ? listed : archive.names.filter((name) => /^ppt\/slides\/[^/]+\.xml$/.test(name));
  const slides = [...new Set(paths)]
    .filter((path) => archive.names.includes(path))
    .map((path) => ({ path, slide: part(archive, path) }))
    .filter(({ slide }) => slide.attributes.get("show") !== "0");
  const links = slides.map(({ path }) => new Map(linksOf(archive, path).map(({ id, path }) => [id, path])));
  const often = decorations(slides.map(({ slide }, i) => blipsIn(slide).flatMap((id) => links[i]!.get(id) ?? [])));
  const album = new PictureAlbum(archive);
  const showsLines = slides.some(({ slide }) => asksUnderlined(textIn(slide)));
  const texts = slides.map(({ slide }, i) => {
    const writer = new SlideWriter({ links: links[i]!, album, often, showsLines });
    return writer.slide(slide);
  });
  return { text: texts.map((lines) => lines.join("\n")).join("\n\n"), pictures: album.found };
}

const part = (archive: Archive, path: string): Xml =>
  readXml(new TextDecoder().decode(archive.read(path, importLimits.documentBytes)));

const blipsIn = (node: Xml): string[] =>
  elements(node).flatMap((child) => (child.name === "blip" ? (child.attributes.get("embed") ?? []) : blipsIn(child)));

/** Pictures that stand on many slides, such as a school's sign. */
function decorations(slides: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const paths of slides) for (const path of new Set(paths)) counts.set(path, (counts.get(path) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 2 && count * 2 > slides.length).map(([path]) => path));
}

type Shape = { readonly node: Xml; readonly isTitle: boolean; readonly top: number; readonly left: number };
type Links = ReadonlyMap<string | undefined, string>;
type SlideParts = {
  readonly links: Links;
  readonly album: PictureAlbum;
  readonly often: ReadonlySet<string>;
  readonly showsLines: boolean;
};

/** Shapes whose tops differ by less stand in one row: a third of an inch in the file's unit. */
const ROW = 300_000;

class SlideWriter {
  private readonly parts: SlideParts;
  constructor(parts: SlideParts) {
    this.parts = parts;
  }

  /** Pictures are marked behind the first line: a slide's picture belongs to its question. */
  slide(slide: Xml): string[] {
    const tree = element(slide, "cSld", "spTree");
    const shapes = tree ? shapesIn(tree).toSorted(byPlace) : [];
    const lines = shapes.flatMap(({ node }) => this.lines(node));
    const marks = shapes.flatMap(({ node }) => this.marks(node));
    const first = lines.findIndex((line) => line.trim() !== "");
    if (marks.length === 0) return lines;
    return first < 0 ? marks : lines.with(first, `${lines[first]!} ${marks.join(" ")}`);
  }

  private lines(node: Xml): string[] {
    const table = element(node, "graphic", "graphicData", "tbl");
    if (table) {
      return linesOfTable(
        elements(table, "tr").map((row) => elements(row, "tc").map((cell) => this.paragraphs(element(cell, "txBody")))),
      );
    }
    return this.paragraphs(element(node, "txBody"));
  }

  private marks(node: Xml): string[] {
    if (node.name === "graphicFrame") return element(node, "graphic", "graphicData", "tbl") ? [] : ["[resim]"];
    if (node.name !== "pic") return [];
    const blip = element(node, "blipFill", "blip")?.attributes.get("embed");
    const path = this.parts.links.get(blip);
    if (path !== undefined && this.parts.often.has(path)) return [];
    return [this.parts.album.mark(path, element(node, "nvPicPr", "cNvPr")?.attributes.get("descr") ?? "")];
  }

  private paragraphs(body: Xml | undefined): string[] {
    const counts: Count[] = [];
    return (body ? elements(body, "p") : []).flatMap((node) => {
      const line = writtenLine(this.runs(node));
      if (line.trim() === "") return [""];
      return `${label(element(node, "pPr"), counts)}${line}`.split("\n");
    });
  }

  private runs(node: Xml): WrittenRun[] {
    return elements(node).flatMap((child): WrittenRun[] => {
      if (child.name === "br") return [{ text: "\n" }];
      if (child.name === "oMath") return [{ text: ommlFormula(child) }];
      if (child.name === "r" || child.name === "fld") return [this.run(child)];
      return /^(?:m|oMathPara|AlternateContent|Choice)$/.test(child.name) ? this.runs(child) : [];
    });
  }

  private run(node: Xml): WrittenRun {
    const look = element(node, "rPr");
    const height = Number(look?.attributes.get("baseline") ?? 0);
    const line = look?.attributes.get("u") ?? "none";
    const font = (look && (element(look, "sym") ?? element(look, "latin")))?.attributes.get("typeface") ?? "";
    return {
      text: inFont(textIn(element(node, "t")), font).replaceAll("\v", "\n"),
      isStrong: /^(?:1|true)$/.test(look?.attributes.get("b") ?? ""),
      isUnderlined: this.parts.showsLines && line !== "none",
      ...(height !== 0 && { height: height > 0 ? "above" : "below" }),
    };
  }
}

/** All shapes of a slide; those of a group stand where the group stands. */
function shapesIn(tree: Xml, group?: { readonly top: number; readonly left: number }): Shape[] {
  return elements(tree).flatMap((node) => {
    if (node.name === "AlternateContent") {
      const choice = element(node, "Choice") ?? element(node, "Fallback");
      return choice ? shapesIn(choice, group) : [];
    }
    if (!/^(?:sp|pic|graphicFrame|grpSp)$/.test(node.name)) return [];
    const offset = element(node, node.name === "graphicFrame" ? "xfrm" : node.name === "grpSp" ? "grpSpPr" : "spPr");
    const at = offset && (element(offset, "off") ?? element(offset, "xfrm", "off"));
    const own = at && { top: Number(at.attributes.get("y")) || 0, left: Number(at.attributes.get("x")) || 0 };
    if (node.name === "grpSp") return shapesIn(node, group ?? own ?? { top: 0, left: 0 });
    const kind = element(node, "nvSpPr", "nvPr", "ph")?.attributes.get("type") ?? "";
    if (/^(?:sldNum|dt|ftr|hdr)$/.test(kind)) return [];
    // A placeholder without a place of its own stands where its layout puts it: below the title.
    const place = group ?? own ?? { top: 1, left: 0 };
    return [{ node, isTitle: /title/i.test(kind), ...place }];
  });
}

const byPlace = (a: Shape, b: Shape): number =>
  Number(b.isTitle) - Number(a.isTitle) || Math.round(a.top / ROW) - Math.round(b.top / ROW) || a.left - b.left;

type Count = { readonly form: string; readonly start: number; at: number };

/** The number that PowerPoint itself writes before a paragraph. A list of another form starts again. */
function label(look: Xml | undefined, counts: Count[]): string {
  const depth = Math.min(9, Number(look?.attributes.get("lvl") ?? 0) || 0);
  const auto = look && element(look, "buAutoNum");
  counts.length = Math.min(counts.length, depth + (auto ? 1 : 0));
  if (!auto) return look && element(look, "buChar") ? "- " : "";
  const form = auto.attributes.get("type") ?? "arabicPeriod";
  const start = Number(auto.attributes.get("startAt") ?? 1) || 1;
  const before = counts[depth];
  const at = before?.form === form && before.start === start ? before.at + 1 : start;
  counts[depth] = { form, start, at };
  const sign = counted(at, FORMS.find(([start]) => form.startsWith(start))?.[1] ?? "1");
  return form.endsWith("ParenBoth") ? `(${sign}) ` : form.endsWith("ParenR") ? `${sign}) ` : `${sign}. `;
}

const FORMS = [
  ["alphaUc", "A"],
  ["alphaLc", "a"],
  ["romanUc", "I"],
  ["romanLc", "i"],
] as const;
