import { SIDE, squaresOf, turned } from "#hosting/cards/codes";

/** A mark as two numbers of 18 bits, with the card that shows it and its quarter turns clockwise. */
type Word = { readonly number: number; readonly turns: number; readonly upper: number; readonly lower: number };
export type Match = { readonly number: number; readonly turns: number; readonly errors: number };

/** Finds the card whose mark is nearest, turned in any way. */
export class CodeWords {
  private readonly words: readonly Word[];

  constructor(numbers: readonly number[]) {
    this.words = numbers.flatMap(inEachTurn);
  }

  /** Null if no mark is that close. */
  match(squares: readonly boolean[], mostErrors: number): Match | null {
    const [upper, lower] = halves(squares);
    let best: Match | null = null;
    for (const word of this.words) {
      const errors = ones(upper ^ word.upper) + ones(lower ^ word.lower);
      if (errors <= mostErrors && (best === null || errors < best.errors)) {
        best = { number: word.number, turns: word.turns, errors };
      }
    }
    return best;
  }
}

function inEachTurn(number: number): Word[] {
  const words: Word[] = [];
  let squares = squaresOf(number);
  for (let turns = 0; turns < 4; turns++) {
    const [upper, lower] = halves(squares);
    words.push({ number, turns, upper, lower });
    squares = turned(squares);
  }
  return words;
}

const HALF = (SIDE * SIDE) / 2;

function halves(squares: readonly boolean[]): readonly [number, number] {
  let [upper, lower] = [0, 0];
  for (let k = 0; k < HALF; k++) {
    upper = (upper << 1) | Number(squares[k]);
    lower = (lower << 1) | Number(squares[HALF + k]);
  }
  return [upper, lower];
}

/** Counts the bits that are 1. */
function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
