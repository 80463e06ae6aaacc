import { cardKeys } from "#question/question";

/** Mixes cards the same way each time, for paper and previews: every second card first. */
export const mixed = (texts: readonly string[]) =>
  [...texts.keys()]
    .toSorted((a, b) => ((a + 1) % 2) - ((b + 1) % 2) || a - b)
    .slice(0, cardKeys.length)
    .map((at, i) => ({ at, letter: cardKeys[i]!, text: texts[at]! }));

/** The letters of those cards in their right order. */
export function lettersOf(texts: readonly string[]): string[] {
  const cards = mixed(texts);
  return texts.flatMap((_, place) => cards.filter(({ at }) => at === place).map(({ letter }) => letter));
}
