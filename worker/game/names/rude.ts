import { alone, anywhere, asWritten, beginnings, phrases, words } from "./bad-words";
import { latinLetters } from "./nickname-key";

/** Limit of remembered texts, in letters. Each text counts as `ROOM_FOR_ONE` letters more, for the memory it takes. */
const MOST_REMEMBERED = 3_000_000;
const ROOM_FOR_ONE = 50;
const remembered = new Map<string, boolean>();
let letters = 0;

/**
 * Tells whether a text holds a word that does not belong on a classroom's board (bad-words.ts). A report asks this of every
 * answer at each look, so verdicts are remembered.
 */
export function isRude(text: string): boolean {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (letters > MOST_REMEMBERED) {
    remembered.clear();
    letters = 0;
  }
  const verdict = holdsRudeWord(text);
  remembered.set(text, verdict);
  letters += text.length + ROOM_FOR_ONE;
  return verdict;
}

/**
 * Most letters to judge: an answer's sixty letters never unfold to more, unless signs are used that stand for whole sentences.
 */
const MOST_LETTERS = 300;

/** Judges a text that is looked at once, like a nickname. */
export function holdsRudeWord(nickname: string): boolean {
  const read = latinLetters(nickname);
  if (read.replace(/\P{L}+/gu, "").length > MOST_LETTERS) return true;
  const folded = withoutAccents(read);
  const chunks = folded.split(" ");
  const parts = chunks.flatMap((chunk) => chunk.split(BETWEEN)).filter((part) => part !== "");
  const whole = parts.join("");
  const candidates = [...parts, ...chunks.map(squeezed), ...spelled(parts)].flatMap((part) => [part, unnumbered(part)]);
  return (
    ANYWHERE.test(plain(whole)) ||
    (hasLetters(whole) && ALONE.test(whole)) ||
    candidates.some((word) => hasLetters(word) && (WORD.test(word) || BEGINNING.test(word))) ||
    parts.slice(1).some((part, i) => PHRASES.some(([first, second]) => first.test(parts[i]!) && second.test(part))) ||
    nickname.split(BETWEEN).some((part) => AS_WRITTEN.has(part.toLocaleLowerCase("tr")) && /[ıç]/u.test(part))
  );
}

const BETWEEN = /[^\p{L}\p{Nd}]+/u;
const squeezed = (chunk: string): string => chunk.split(BETWEEN).join("");
/** Drops a number at either end: Ali31 is judged as Ali, and the 4 of 4M is not read as a letter. */
const unnumbered = (part: string): string => part.replace(/^\d+|\d+$/g, "");
const hasLetters = (word: string): boolean => /\p{L}.*?\p{L}/su.test(word);

/** Words written letter by letter, with spaces or dots between. */
const spelled = (parts: readonly string[]): string[] =>
  parts
    .map((part) => (part.length === 1 ? part : " "))
    .join("")
    .split(" ");

const turkish: Readonly<Record<string, string>> = { ç: "c", ş: "s", ğ: "g", ö: "o", ü: "u" };
/** Accents that Turkish does not know are dropped; its own letters stay. */
const withoutAccents = (text: string): string =>
  text.replace(/[^\0-\x7fçşğöü]/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
const plain = (text: string): string => Array.from(text, (letter) => turkish[letter] ?? letter).join("");

/** Digits that stand for letters. */
const digits: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", e: "3", a: "4", s: "5", t: "7", b: "8" };

/**
 * Turns a word into a pattern: each letter may be repeated, stand as its digit, and if Turkish as its plain form. A word of one
 * repeated letter matches at its own length only: a longer run is a key that was held down.
 */
function pattern(word: string): string {
  const letters = latinLetters(word).match(/(.)\1*/gu)!;
  const most = letters.length === 1 ? word.length : "";
  return letters
    .map((run) => {
      const letter = run[0]!;
      const asPlain = turkish[letter] ?? letter;
      return `[${letter}${asPlain}${digits[asPlain] ?? ""}]{${run.length},${most}}`;
    })
    .join("");
}

const list = (words: string): string[] => words.trim().split(/\s+/);
const oneOf = (words: string): string => `(?:${list(words).map(pattern).join("|")})`;
const ANYWHERE = new RegExp(oneOf(anywhere), "u");
const BEGINNING = new RegExp(`^${oneOf(beginnings)}`, "u");
const WORD = new RegExp(`^${oneOf(words)}$`, "u");
const ALONE = new RegExp(`^${oneOf(alone)}$`, "u");
const PHRASES = phrases.map((pair) => pair.map((part) => new RegExp(`^${oneOf(part)}$`, "u")) as [RegExp, RegExp]);
const AS_WRITTEN: ReadonlySet<string> = new Set(list(asWritten));
