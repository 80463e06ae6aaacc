import { searchKey } from "#shared/fold";

export type Right = { correct: number[]; problem?: string };

/** Meaning of a bare sign in this table: numbers are places of options, letters are, neither is, or either may be. */
export type Meaning = "numbers" | "letters" | "texts" | "any";

/** Reads the right options from a cell: numbers ("2", "1,3"), letters ("B", "A ve C"), or the option's own text. */
export function rightOptions(said: string, options: readonly string[], meaning: Meaning): Right {
  const value = said.trim();
  if (value === "") return { correct: [] };
  const byText = matching(value, options);
  const byPlace = places(value, options.length);
  if (byText && (meaning === "texts" || isNowhere(byPlace))) return byText;
  if (meaning === "letters" && value.length > 1 && byText && byPlace && !same(byText.correct, byPlace.correct)) {
    return { correct: [], problem: `${textOrPlace(value)} Doğrusunu seçin.` };
  }
  const signIsPlace = meaning === "numbers" || (meaning === "letters" && /^[a-h]/i.test(value));
  if (signIsPlace && byPlace) return byPlace;
  if (meaning === "any" && byText && byPlace && !same(byText.correct, byPlace.correct)) {
    return { correct: [], problem: `${textOrPlace(value)} Doğrusunu seçin.` };
  }
  return byText ?? byPlace ?? unknown(value);
}

/** True for "30", which cannot be the third option and none. */
const isNowhere = (byPlace: Right | undefined): boolean => byPlace?.problem !== undefined;

export const textOrPlace = (value: string): string => `Doğru cevap “${value}” hem sıra hem şık metni olabilir.`;

/**
 * Decides once for a column what its digits are. One that is no option's text shows that all are places; if each could be a
 * text, each row is asked about. They are texts among other cells that can only be texts.
 */
export function columnMeaning(
  rows: readonly { readonly said: string; readonly options: readonly string[] }[],
  usual: Meaning,
): Meaning {
  const filled = rows.filter(({ said }) => said !== "");
  const areDigits = filled.length > 0 && filled.every(({ said }) => /^\d(?:[\s,;.|/&+]*\d)*$/.test(said));
  if (!areDigits) return areTexts(filled) ? "texts" : usual;
  return filled.some(({ said, options }) => !matching(said, options)) ? "numbers" : "any";
}

/** True if each cell is the text of an option, and most are neither digits nor letters. */
function areTexts(filled: readonly { readonly said: string; readonly options: readonly string[] }[]): boolean {
  const sure = filled.filter(({ said, options }) => !places(said, options.length));
  return sure.length * 2 > filled.length && filled.every(({ said, options }) => matching(said, options));
}

export const unknown = (value: string): Right => ({
  correct: [],
  problem: `Doğru cevap olarak “${value.slice(0, 60)}” yazıyor, böyle bir şık yok.`,
});

function matching(value: string, options: readonly string[]): Right | undefined {
  const exact = options.indexOf(value);
  const folded = searchKey(value);
  const at = exact >= 0 ? exact : options.findIndex((option) => option !== "" && searchKey(option) === folded);
  return at >= 0 ? { correct: [at] } : undefined;
}

/** Undefined if the text names no places; a place that does not exist is a problem. */
function places(said: string, count: number): Right | undefined {
  const value = said.replace(/^(\d)[.,]0+$/, "$1");
  const named = letterPlaces(value) ?? digitPlaces(value);
  if (!named) return undefined;
  const correct = [...new Set(named)].toSorted((a, b) => a - b);
  return correct.every((at) => at >= 0 && at < count) ? { correct } : unknown(said);
}

function letterPlaces(value: string): number[] | undefined {
  const one = /^\(?[a-h]\)?[.)]?$/i.test(value);
  const several = /^[a-h](?:\s*(?:[,;|/&+]|\bve\b|\band\b)\s*[a-h])+$/i.test(value);
  if (!one && !several) return undefined;
  const letters = value.replace(/\b(?:ve|and)\b/gi, " ").matchAll(/[a-h]/gi);
  return Array.from(letters, ([letter]) => "abcdefgh".indexOf(ascii(letter)));
}

/** A Turkish spreadsheet turns "1,3" into 1.3. */
function digitPlaces(value: string): number[] | undefined {
  if (!/^\d(?:[\s,;.|/&+]*\d)*[.)]?$/.test(value)) return undefined;
  return Array.from(value.matchAll(/\d/g), ([digit]) => Number(digit) - 1);
}

const ascii = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) | 32);
const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();
