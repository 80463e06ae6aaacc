/** Most texts need no segmenter: none of these letters is ever part of a longer sign. */
const PLAIN = /^[ -~çğıöşüÇĞİÖŞÜ]*$/;
/** A letter with its marks, a flag, or an emoji with all that belongs to it. */
const TOGETHER = /(?:\p{Regional_Indicator}{2}|.)(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u{200D}.)*/gsu;

let segmenter: Intl.Segmenter | undefined;

/** Letters as a person counts them. */
export function graphemes(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text);
  if (typeof Intl.Segmenter !== "function") return roughGraphemes(text);
  segmenter ??= new Intl.Segmenter("tr", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** In a browser without the segmenter, Firefox before 125: close enough while something is being written. */
export const roughGraphemes = (text: string): string[] => text.match(TOGETHER) ?? [];
