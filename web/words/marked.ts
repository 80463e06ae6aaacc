import { searchKey } from "#shared/fold";
import { stemForms } from "#shared/turkish-stem";

type Piece = { readonly text: string; readonly isHit: boolean };

/** The words of a search in comparable form; a code such as "F.7.2" is split into its parts. */
const wordsOf = (q: string): readonly string[] =>
  searchKey(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/**
 * Splits a text where words of a search begin in it, under the fold: "hücre" marks the beginning of "Hücrelerin", "hücreler" all of
 * "hücre". Folding may change the length of a text, so every folded letter keeps its original position.
 */
export function marked(text: string, q: string): readonly Piece[] {
  const words = wordsOf(q).map((word) => ({
    word: Array.from(word),
    forms: stemForms(word).map((form) => Array.from(form)),
  }));
  const signs = Array.from(text);
  const folded = signs.flatMap((sign, at) =>
    Array.from(/\s/u.test(sign) ? " " : searchKey(sign), (letter) => ({ letter, at })),
  );
  const isHit = signs.map(() => false);
  folded.forEach((_, begin) => {
    if (isLetter(folded[begin - 1]?.letter)) return;
    const isAt = (letter: string, i: number) => folded[begin + i]?.letter === letter;
    for (const { word, forms } of words) {
      const form = forms.find((letters) => letters.every(isAt));
      if (!form) continue;
      const differs = word.findIndex((letter, i) => !isAt(letter, i));
      const length = Math.max(form.length, differs === -1 ? word.length : differs);
      isHit.fill(true, folded[begin]!.at, folded[begin + length]?.at ?? signs.length);
    }
  });
  return signs.reduce<Piece[]>((pieces, sign, at) => {
    const last = pieces.at(-1);
    if (last?.isHit !== isHit[at]) return [...pieces, { text: sign, isHit: isHit[at]! }];
    return [...pieces.slice(0, -1), { text: last!.text + sign, isHit: isHit[at]! }];
  }, []);
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
