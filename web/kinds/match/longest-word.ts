/** The length from which on a word in half a phone's row would be too small to read; such a word is broken. */
const MOST = 12;
const LEAST = 5;

/** The letters of the longest word for which half a row needs room; formulas are never broken anyway. */
export function longestWord(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.replaceAll(/\$[^$]*\$/g, " ").split(/[\s-]+/));
  return Math.min(MOST, Math.max(LEAST, ...words.map(({ length }) => length)));
}
