/** Most texts need no segmenter: none of these letters is ever part of a longer sign. */
const PLAIN = /^[ -~çğıöşüÇĞİÖŞÜ]*$/;
/**
 * A letter with its marks, a flag, an emoji with all that belongs to it, letters that India, Korea and Thailand write as one.
 */
const TOGETHER =
  /(?:[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e])*(?:\p{Regional_Indicator}{2}|[\u1100-\u115f\ua960-\ua97f]+[가-힣]?|.)(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\p{M}*\u200D?\p{L}|[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}\u0e33\u0eb3\u1160-\u11ff\ud7b0-\ud7ff\u200c\uff9e\uff9f]|\u200D.?)*/gsu;

let segmenter: Intl.Segmenter | undefined;

/** Letters as a person counts them. */
export const graphemes = (text: string): string[] => [...graphemesOf(text)];

/**
 * Tells whether a text has at most so many letters. It never has more letters than code units, and counting stops at the limit:
 * a long text is not looked through.
 */
export function hasAtMost(text: string, letters: number): boolean {
  if (text.length <= letters) return true;
  let counted = 0;
  for (const _ of graphemesOf(text)) if (++counted > letters) return false;
  return true;
}

function* graphemesOf(text: string): Generator<string> {
  if (PLAIN.test(text)) yield* text;
  else if (typeof Intl.Segmenter !== "function") yield* roughGraphemes(text);
  else {
    segmenter ??= new Intl.Segmenter("tr", { granularity: "grapheme" });
    for (const { segment } of segmenter.segment(text)) yield segment;
  }
}

/**
 * Letters in a browser without the segmenter, Firefox before 125: close enough while something is being written, and never more
 * of them.
 */
export const roughGraphemes = (text: string): string[] => text.match(TOGETHER) ?? [];
