import { searchKey } from "#shared/fold";

type Piece = { readonly text: string; readonly isHit: boolean };

/** The words of a search in comparable form; a code such as "F.7.2" is split into its parts. */
const wordsOf = (q: string): readonly string[] =>
  searchKey(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/**
 * Splits a text where words of a search begin in it, under the fold: "hücre" marks the beginning of "Hücrelerin". Folding may
 * change the length of a text, so every folded letter keeps its original position.
 */
export function marked(text: string, q: string): readonly Piece[] {
  const words = wordsOf(q);
  const signs = Array.from(text);
  const folded = signs.flatMap((sign, at) =>
    Array.from(/\s/u.test(sign) ? " " : searchKey(sign), (letter) => ({ letter, at })),
  );
  const isHit = signs.map(() => false);
  folded.forEach((_, begin) => {
    if (isLetter(folded[begin - 1]?.letter)) return;
    for (const word of words) {
      const letters = Array.from(word);
      if (!letters.every((letter, i) => folded[begin + i]?.letter === letter)) continue;
      const end = folded[begin + letters.length]?.at ?? signs.length;
      isHit.fill(true, folded[begin]!.at, end);
    }
  });
  return signs.reduce<Piece[]>((pieces, sign, at) => {
    const last = pieces.at(-1);
    if (last?.isHit !== isHit[at]) return [...pieces, { text: sign, isHit: isHit[at]! }];
    return [...pieces.slice(0, -1), { text: last!.text + sign, isHit: isHit[at]! }];
  }, []);
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
