/** The letters of a name's longest word, which must not be broken. */
export const longestWord = (nickname: string): number =>
  Math.max(...nickname.split(/[\s-]/).map(({ length }) => length));
