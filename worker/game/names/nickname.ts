import type { RefusalCode } from "#protocol/errors";
import { limits } from "#shared/limits";
import { graphemes, hasAtMost } from "#question/graphemes";
import { isBetween, isName } from "./nickname-signs";
import { holdsRudeWord } from "./rude";

/** Alphabets that are not mixed within a word: letters of another one are there to pass for its own. */
const ALPHABETS = "Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Cherokee Coptic Lisu"
  .split(" ")
  .map((name) => ({
    own: new RegExp(`\\p{Script=${name}}`, "u"),
    other: new RegExp(`(?![\\p{Script=${name}}\\p{Script=Common}\\p{Script=Inherited}])\\p{L}`, "u"),
  }));

/** The last code point below which every letter is Latin: most names need no closer look. */
const ALL_LATIN = /^[\0-\u017f]*$/;

const isMixed = (nickname: string): boolean =>
  !ALL_LATIN.test(nickname) &&
  nickname
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .some((word) => ALPHABETS.some(({ own, other }) => own.test(word) && other.test(word)));

/** The nickname as it will be shown, or null when it may not be used. */
export function parseNickname(written: string): string | null {
  const nickname = tidied(written);
  if (!hasAtMost(nickname, limits.nickname)) return null;
  const parts = graphemes(nickname);
  if (!parts.some(isName) || !parts.every((part) => isBetween(part) || isName(part))) return null;
  return isMixed(nickname) || holdsRudeWord(nickname) ? null : nickname;
}

/** The reason why a nickname may not be used. */
export function nicknameFault(written: string): RefusalCode {
  const nickname = tidied(written);
  return !isFarTooLong(nickname) && isMixed(nickname) ? "nickname_mixed" : "nickname_invalid";
}

/** The same name without the signs that no name has, "Ali 9A" for "Ali (9A)"; null if more than that is wrong with it. */
export function withoutSigns(written: string): string | null {
  const nickname = tidied(written);
  if (isFarTooLong(nickname)) return null;
  const parts = graphemes(nickname).map((part) => (isBetween(part) || isName(part) ? part : " "));
  return parseNickname(parts.join(""));
}

/** Tells whether a nickname is too long to become a valid one by leaving signs out. */
const isFarTooLong = (nickname: string): boolean => !hasAtMost(nickname, 2 * limits.nickname);

/** Evens out quotes, dashes and spaces. */
const tidied = (written: string): string =>
  written
    .normalize("NFKC")
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[‐-―]/gu, "-")
    .replace(/\p{Zs}+/gu, " ")
    .trim();

/** Largest number put behind a nickname. In a large game thousands have the same one; beyond this nobody gets a variant of it. */
const LARGEST_NUMBER = 2 ** 19;
/** Number of candidates that are judged: a long name can be allowed, and its beginning not, whatever the number. */
const MOST_JUDGED = 10;

/**
 * A free and allowed nickname near this one, or this one if it is both. Null if none of the few candidates will do; it looks at
 * so few that a caller who asks again and again costs little.
 */
export function suggestion(near: string, isFree: (nickname: string) => boolean): string | null {
  if (isFree(near) && isAllowed(near)) return near;
  const parts = graphemes(near);
  const isFreeWith = (number: number) => isFree(withNumber(parts, number));
  const first = firstFree(isFreeWith);
  if (first === null) return null;
  for (let number = first; number < first + MOST_JUDGED; number++) {
    const name = withNumber(parts, number);
    if (isFreeWith(number) && isAllowed(name)) return name;
  }
  return null;
}

/** Finds the first free number by ever larger steps, and then by ever smaller ones: numbers are given from 2 on. */
function firstFree(isFree: (number: number) => boolean): number | null {
  let free = 2;
  while (!isFree(free)) {
    free *= 2;
    if (free > LARGEST_NUMBER) return null;
  }
  for (let taken = free / 2; free - taken > 1;) {
    const between = Math.floor((taken + free) / 2);
    if (isFree(between)) free = between;
    else taken = between;
  }
  return free;
}

const isAllowed = (name: string): boolean => parseNickname(name) === name;

/** The nickname with the first number that makes it free. */
export function numbered(taken: string, isFree: (nickname: string) => boolean): string {
  const parts = graphemes(taken);
  for (let number = 2; ; number++) {
    const name = withNumber(parts, number);
    if (isFree(name)) return name;
  }
}

/** Puts the number behind the name, which is shortened if it would get too long. */
function withNumber(parts: readonly string[], number: number): string {
  const tail = ` ${number}`;
  const start = parts.slice(0, limits.nickname - tail.length);
  return start.join("").trim() + tail;
}
