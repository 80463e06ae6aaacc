/**
 * Cards beside the left sides they may belong to: for each row the letter of the card next to it, with "-" before it while the
 * two are not joined. "B-A-C": the first row is joined to B.
 */

const cells = (rows: string): string[] => rows.match(/-?[A-F]/g) ?? [];

export const unjoined = (letters: readonly string[]): string => letters.map((letter) => `-${letter}`).join("");
export const isWhole = (rows: string): boolean => !rows.includes("-");
export const isJoined = (rows: string, row: number): boolean => cells(rows)[row]?.length === 1;
export const letterAt = (rows: string, row: number): string => cells(rows)[row]!.slice(-1);
/** The row joined to this card; -1 if there is none. */
export const joinedTo = (rows: string, letter: string): number => cells(rows).indexOf(letter);
export const openIn = (rows: string): number => cells(rows).filter((cell) => cell.length > 1).length;
/** The first row that is not joined yet; -1 if all are. */
export const firstOpen = (rows: string): number => cells(rows).findIndex((cell) => cell.length > 1);

/** Moves the card to this row, in the place of the one there; the last row joins by itself. */
export function joined(rows: string, letter: string, row: number): string {
  const next = cells(rows);
  const from = next.findIndex((cell) => cell.slice(-1) === letter);
  next[from] = `-${letterAt(rows, row)}`;
  next[row] = letter;
  const text = next.join("");
  return openIn(text) === 1 ? text.replace("-", "") : text;
}

export const parted = (rows: string, letter: string): string => rows.replace(letter, `-${letter}`);

/** Checks that these are rows of so many cards. */
export const areRows = (rows: string, letters: readonly string[]): boolean => {
  const cards = cells(rows).map((cell) => cell.slice(-1));
  return (
    cells(rows).join("") === rows && cards.length === letters.length && letters.every((one) => cards.includes(one))
  );
};
