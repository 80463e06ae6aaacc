import { searchKey } from "./fold";
import { stemForms } from "./turkish-stem";

/** A part of a search that a set has to fit. */
export type SearchTerm = {
  /** Beginnings of the word's forms, any of which fits; empty for words that name a grade or a subject. */
  readonly forms: readonly string[];
  readonly words: readonly string[];
  /** Grades and subjects that the words name; a set of one of these fits too. */
  readonly names: { readonly grade?: readonly number[]; readonly subject?: readonly string[] };
};

const MOST_TERMS = 8;

/** Splits a search into terms: names of grades and subjects first, then folded words, by their stems. */
export function searchTerms(q: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const rest = named.reduce(
    (text, [pattern, namesOf]) =>
      text.replace(pattern, (found: string, before: string, ...groups: string[]) => {
        terms.push({ forms: [], words: wordsOf(found), names: namesOf(groups[0] ?? "") });
        return `${before} `;
      }),
    searchKey(q),
  );
  const words = new Set(rest.split(" ").flatMap((word) => (isCode(word) ? [joined(word)] : wordsOf(word))));
  const others = [...words].map((word) => ({ forms: stemForms(word), words: [word], names: {} }));
  return [...terms, ...others].slice(0, MOST_TERMS);
}

/**
 * A looser search, for the case that no set fits all terms: any of the words, in any grade, of the subjects that were named. Null
 * if it would be the same search, or none.
 */
export function looserTerms(terms: readonly SearchTerm[]): { all: SearchTerm[]; any: SearchTerm[] } | null {
  const all = terms.filter(({ names }) => names.subject);
  const any = terms.filter(({ forms }) => forms.length > 0);
  const isLess = all.length + any.length < terms.length || any.length > 1;
  return isLess && all.length + any.length > 0 ? { all, any } : null;
}

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/** Tells if a folded word is a curriculum code ("M.8.1.2"); its parts alone occur in every second set. */
export const isCode = (word: string): boolean =>
  /^[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)+\.?$/u.test(word) && /\p{N}/u.test(word);
export const joined = (code: string): string => code.replace(/[^\p{L}\p{N}]+/gu, "");

type Names = SearchTerm["names"];
const phrase = (text: string) => new RegExp(`(^|\\s)(${text})(?=[\\s,.]|$)`, "gu");
const ordinals =
  "birinci ikinci ucuncu dorduncu besinci altinci yedinci sekizinci dokuzuncu onuncu onbirinci onikinci".split(" ");
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const grades =
  (first: number, last = first) =>
  (): Names => ({ grade: range(first, last) });
const subject =
  (...ids: string[]) =>
  (): Names => ({ subject: ids });

/** Folded words for grades and subjects that the texts of a set seldom spell out. */
const named: readonly (readonly [RegExp, (found: string) => Names])[] = [
  [/(^|\s)(\d{1,2})(?:\s*\.\s*|\s+)sinif\p{L}*/gu, (found) => ({ grade: [Number(found)] })],
  [
    phrase(`(?:${ordinals.join("|")}) sinif[a-z]*`),
    (found) => ({ grade: [ordinals.indexOf(found.split(" ")[0]!) + 1] }),
  ],
  [phrase("lgs"), grades(8)],
  [phrase("yks"), grades(9, 12)],
  [phrase("tyt"), () => ({ grade: [9, 10, 12] })],
  [phrase("ayt"), grades(11, 12)],
  [phrase("ilkokul"), grades(1, 4)],
  [phrase("ortaokul"), grades(5, 8)],
  [phrase("lise"), grades(9, 12)],
  [phrase("universite"), grades(13)],
  [phrase("fen(?: bilgisi| bilimleri)?"), subject("fen")],
  [phrase("din(?: dersi| kulturu)?"), subject("dinkulturu")],
  [phrase("edebiyat"), subject("edebiyat")],
  [phrase("inkilap(?: tarihi)?"), subject("inkilap")],
  [phrase("bilgisayar|kodlama"), subject("bilisim")],
  [phrase("yabanci dil"), subject("ingilizce", "almanca", "fransizca", "arapca")],
  [phrase("resim dersi|gorsel"), subject("gorselsanatlar")],
  // A number that stands alone: "fen 8".
  [/(^|\s)([1-9]|1[0-2])(?=\s|$)/gu, (found) => ({ grade: [Number(found)] })],
];
