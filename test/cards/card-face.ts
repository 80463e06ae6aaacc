import { squaresOf } from "#hosting/cards/codes";

/** The white band round the mark, in its squares: 15 mm beside squares of 12.5 mm on a card of 13 cm. */
const BAND = 1.2;
/** Half of the whole card, where the mark is 1 wide. */
export const HALF_CARD = 0.5 + BAND / 8;

const WHITE = 232;
const BLACK = 24;

export type Face = (u: number, v: number) => number;

/**
 * The brightness of the printed card at a place; -1 outside the card. The mark is 1 wide, around the middle; v grows downwards.
 */
export function cardFace(number: number): Face {
  const squares = squaresOf(number);
  return faceOf((row, column) => squares[row * 6 + column]!, number);
}

/** A face that looks like a card but is not one. */
export function wrongFace(random: () => number): Face {
  const squares = Array.from({ length: 36 }, () => random() < 0.5);
  return faceOf((row, column) => squares[row * 6 + column]!, 88);
}

function faceOf(isWhite: (row: number, column: number) => boolean, number: number): Face {
  return (u, v) => {
    if (Math.max(Math.abs(u), Math.abs(v)) > HALF_CARD) return -1;
    const column = Math.floor((u + 0.5) * 8);
    const row = Math.floor((v + 0.5) * 8);
    if (Math.min(column, row) < 0 || Math.max(column, row) > 7) return isPrinted(u, v, number) ? BLACK : WHITE;
    if (Math.min(column, row) === 0 || Math.max(column, row) === 7) return BLACK;
    return isWhite(row - 1, column - 1) ? WHITE : BLACK;
  };
}

/** The number in the corners and the letter at the middle of each side, as blots of their size. */
function isPrinted(u: number, v: number, number: number): boolean {
  for (let turn = 0; turn < 4; turn++) {
    const [x, y] = [(u + HALF_CARD) * 100, (v + HALF_CARD) * 100];
    const width = number > 9 ? 12.6 : 6.3;
    if (y > 1.8 && y < 9.7 && x > 2.4 && x < 2.4 + width && Math.floor(x / 1.6) % 2 === 0) return true;
    if (Math.abs(u) < 0.012 && y > 1.5 && y < 6.6) return true;
    [u, v] = [v, -u];
  }
  return false;
}
