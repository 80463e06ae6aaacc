import type { PageContent, Run } from "./page-content";

/**
 * Signs that no font draws, private letters and the sign for unknown ones: the file does not say which letters its glyphs are,
 * and every other letter of such a font may be wrong as well.
 */
const UNKNOWN = /[\p{Cc}\p{Co}\p{Cn}\ufffd\u25a1]/u;
/** Private letters of fonts for bullets and signs: one sign says nothing about a text font. */
const ALONE = /^[\p{Co}\u25a1]{1,2}$/u;
/** Words of four letters and more, enough of them to judge a font by. */
const WORDS = /\p{L}{4,}/gu;
const ENOUGH_WORDS = 8;
const VOWEL = /[aeıioöuüâîûy]/iu;

export type Letters = {
  /** True if a run's letters cannot be trusted. */
  readonly isUnknown: (run: Run) => boolean;
  /** The letters as they were meant. */
  readonly meant: (text: string) => string;
  /** True if letters of the old code page of Turkish Windows were put right. */
  readonly isOld: boolean;
};

/** Judges the fonts of a file by all that is written in them. */
export function lettersOf(pages: readonly PageContent[]): Letters {
  const written = new Map<string, string[]>();
  for (const { runs } of pages)
    for (const { font, text } of runs) written.set(font, [...(written.get(font) ?? []), text]);
  const unknown = new Set(Array.from(written).flatMap(([font, texts]) => (isGarbled(texts) ? [font] : [])));
  const isOld = hasOldTurkish(Array.from(written.values()).flat());
  return {
    isUnknown: ({ font, text }) => unknown.has(font) || UNKNOWN.test(text),
    meant: (text) => (isOld ? fromOldTurkish(text) : text),
    isOld,
  };
}

function isGarbled(texts: readonly string[]): boolean {
  if (texts.some((text) => UNKNOWN.test(text) && !ALONE.test(text))) return true;
  const words = texts.flatMap((text) => text.match(WORDS) ?? []);
  const mute = words.filter((word) => !VOWEL.test(word));
  return words.length >= ENOUGH_WORDS && mute.length * 2 > words.length;
}

/** Letters of Windows-1254 that a program without Turkish wrote down as those of Windows-1252. */
const OLD: ReadonlyMap<string, string> = new Map(Array.from("ýÝþÞðÐ", (from, i) => [from, Array.from("ıİşŞğĞ")[i]!]));
const fromOldTurkish = (text: string): string => text.replace(/[ýÝþÞðÐ]/g, (letter) => OLD.get(letter) ?? letter);

/** True if Icelandic letters stand where Turkish ones are missing. */
function hasOldTurkish(texts: readonly string[]): boolean {
  const all = texts.join(" ");
  const old = all.match(/[ýþð]/gi)?.length ?? 0;
  const now = all.match(/[ığş]/g)?.length ?? 0;
  return old >= 3 && old > now;
}
