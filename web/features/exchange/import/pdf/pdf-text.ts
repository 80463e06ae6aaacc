import { regionsOf } from "./columns";
import { figuresIn } from "./figures";
import { isBar, withFractions } from "./fractions";
import { withoutHeads } from "./heads";
import { lettersOf, type Letters } from "./letters";
import { linesOf, type PlacedLine } from "./lines";
import type { Box, PageContent, Run } from "./page-content";
import { withMarks, type Figure } from "./picture-marks";
import type { Omitted } from "../types";

export type PdfText = {
  readonly lines: readonly PlacedLine[];
  readonly figures: readonly Figure[];
  readonly omitted: readonly Omitted[];
  readonly notes: readonly string[];
  /** Share of the letters whose font does not say what they are. */
  readonly unknown: number;
};

/** Stands for letters that a font does not tell. */
export const UNKNOWN = "\ufffd";
/** Stands for a single sign of a font of signs. */
const SIGN = "\ufffc";

/** Turns pages into lines of text, with marks for figures. */
export function pdfText(pages: readonly PageContent[]): PdfText {
  const letters = lettersOf(pages);
  const heads = withoutHeads(withoutRepeated(pages.map((page) => spelt(page, letters))));
  const figures: Figure[] = [];
  const regions = heads.pages.flatMap((whole) => {
    const { page, figures: found } = figuresIn(withFractions(whole));
    figures.push(...found.map((box, i) => ({ box, page: page.page, number: figures.length + i + 1 })));
    return regionsOf(page.page, page.runs, page.drawings);
  });
  const lines = withMarks(linesOf(regions), regions, figures).map((line) => ({ ...line, text: signsIn(line.text) }));
  return {
    lines,
    figures,
    omitted: [...together(heads.dropped), ...together(pages.flatMap(turnedOf))],
    notes: letters.isOld ? [OLD_LETTERS] : [],
    unknown: shareOfUnknown(pages, letters),
  };
}

const OLD_LETTERS = "Eski kodlamayla yazılmış Türkçe harfler (ý, þ, ð) düzeltildi.";
const TURNED = "Yan ya da eğik yazılmış";

const turnedOf = ({ page, turned }: PageContent) =>
  turned.length === 0 ? [] : [{ page, text: turned.join(" ").slice(0, 300), why: TURNED }];

function spelt(page: PageContent, { isUnknown, meant }: Letters): PageContent {
  const spell = (run: Run): Run => {
    if (!isUnknown(run)) return { ...run, text: meant(run.text) };
    return { ...run, text: run.text.length <= 2 ? SIGN : UNKNOWN };
  };
  return { ...page, runs: page.runs.map(spell) };
}

/** A sign at the beginning of a line is a bullet. */
const signsIn = (text: string): string => text.replace(/^\ufffc\s*/u, "• ").replaceAll(SIGN, UNKNOWN);

function shareOfUnknown(pages: readonly PageContent[], { isUnknown }: Letters): number {
  const runs = pages.flatMap((page) => page.runs);
  return lettersIn(runs.filter(isUnknown)) / Math.max(1, lettersIn(runs));
}
const lettersIn = (runs: readonly Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0);

const placeKey = ({ left, top, right, bottom }: Box) =>
  [left, top, right, bottom].map((at) => Math.round(at / 3)).join();

/** Takes away what is drawn in the same place on many pages: emblems, watermarks. The bars of fractions may stand so by chance. */
function withoutRepeated(pages: readonly PageContent[]): PageContent[] {
  const seen = new Map<string, Set<number>>();
  for (const { page, drawings } of pages)
    for (const drawing of drawings) seen.set(placeKey(drawing), (seen.get(placeKey(drawing)) ?? new Set()).add(page));
  const least = Math.max(2, pages.length * 0.4);
  return pages.map((page) => ({
    ...page,
    drawings:
      pages.length < 2
        ? page.drawings
        : page.drawings.filter((drawing) => isBar(drawing) || seen.get(placeKey(drawing))!.size < least),
  }));
}

/** The same text on several pages is listed once. */
function together(dropped: readonly { page: number; text: string; why: string }[]): Omitted[] {
  const groups = new Map<string, { pages: number[]; text: string; why: string }>();
  for (const { page, text, why } of dropped) {
    const key = `${why} ${text.replace(/\d+/g, "#")}`;
    const group = groups.get(key) ?? { pages: [], text, why };
    if (!group.pages.includes(page)) group.pages.push(page);
    groups.set(key, group);
  }
  return Array.from(groups.values(), ({ pages, text, why }) => ({ where: pagesNamed(pages), text, why: `${why}.` }));
}

function pagesNamed(pages: readonly number[]): string {
  const [first = 0] = pages;
  const last = pages.at(-1) ?? first;
  return first === last ? `Sayfa ${first}` : `Sayfa ${first}–${last}`;
}
