import { cardKeys } from "#question/question";

/** Cards not in their order, and always the same way, for paper and previews: first every second one. */
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
