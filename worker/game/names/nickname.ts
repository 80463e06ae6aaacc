import type { RefusalCode } from "#protocol/errors";
import { limits } from "#protocol/limits";
import { graphemes } from "#question/graphemes";
import { isBetween, isName } from "./nickname-signs";
import { holdsRudeWord } from "./rude";

/** Alphabets that are not mixed within a word: letters of another one are there to pass for its own. */
const ALPHABETS = "Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Cherokee Coptic Lisu"
  .split(" ")
  .map((name) => ({
    own: new RegExp(`\\p{Script=${name}}`, "u"),
    other: new RegExp(`(?![\\p{Script=${name}}\\p{Script=Common}\\p{Script=Inherited}])\\p{L}`, "u"),
  }));

/** Up to here every letter is a Latin one: most names need no closer look. */
const ALL_LATIN = /^[\0-\u017f]*$/;

const isMixed = (nickname: string): boolean =>
  !ALL_LATIN.test(nickname) &&
  nickname
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .some((word) => ALPHABETS.some(({ own, other }) => own.test(word) && other.test(word)));

/** The nickname as it will be shown, or null when it may not be used. */
export function parseNickname(written: string): string | null {
  const nickname = tidied(written);
  const parts = graphemes(nickname);
  if (parts.length > limits.nickname) return null;
  if (!parts.some(isName) || !parts.every((part) => isBetween(part) || isName(part))) return null;
  return isMixed(nickname) || holdsRudeWord(nickname) ? null : nickname;
}

/** What is wrong with a nickname that may not be used. */
export const nicknameFault = (written: string): RefusalCode =>
  isMixed(tidied(written)) ? "nickname_mixed" : "nickname_invalid";

/** The same name without the signs that no name has, "Ali 9A" for "Ali (9A)"; null where that is not all that is wrong. */
export const withoutSigns = (written: string): string | null =>
  parseNickname(
    graphemes(tidied(written))
      .map((part) => (isBetween(part) || isName(part) ? part : " "))
      .join(""),
  );

const tidied = (written: string): string =>
  written
    .normalize("NFKC")
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[‐-―]/gu, "-")
    .replace(/\p{Zs}+/gu, " ")
    .trim();

/** A free and allowed name near this one; the same where it is both. */
export function suggestion(near: string, isFree: (nickname: string) => boolean): string {
  const isFine = (name: string) => isFree(name) && parseNickname(name) === name;
  return isFine(near) ? near : numbered(near, isFine);
}

/** The same with a number, shortened where it would get too long. */
export function numbered(taken: string, isFine: (nickname: string) => boolean): string {
  const parts = graphemes(taken);
  for (let number = 2; ; number++) {
    const tail = ` ${number}`;
    const name =
      parts
        .slice(0, limits.nickname - tail.length)
        .join("")
        .trim() + tail;
    if (isFine(name)) return name;
  }
}
