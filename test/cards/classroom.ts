import type { Letter } from "#hosting/cards/reading/letter";
import { cardFace, wrongFace, type Face } from "./card-face";
import { numbersFrom } from "#shared/seeded";

/** A card that a pupil holds up, as the camera sees it. Lengths in pixels, angles in radians. */
export type HeldCard = {
  /** 0 for a thing that only looks like a card. */
  readonly number: number;
  readonly letter: Letter;
  readonly face: Face;
  /** The side of the black square, seen from the front. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tilt: number;
  /** The angle of the line about which the card is tilted. */
  readonly axis: number;
  readonly blur: number;
  readonly light: number;
  readonly thumb: { readonly u: number; readonly v: number; readonly radius: number } | null;
};

export type Scene = { readonly width: number; readonly height: number; readonly cards: readonly HeldCard[] };

export type Wish = {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** The sizes of the cards, from the far row to the near one. */
  readonly sizes: readonly [number, number];
  readonly cards?: number;
  readonly covered?: number;
  readonly wrong?: number;
};

const letters: readonly Letter[] = ["A", "B", "C", "D"];
const degrees = (n: number) => (n * Math.PI) / 180;

/** Cards in rows as in a class: turned up to 20° off, tilted up to 35°, moving, in uneven light, some half covered. */
export function aClassroom({ width, height, seed, sizes, cards = 30, covered = 3, wrong = 4 }: Wish): Scene {
  const random = numbersFrom(seed);
  const numbers = shuffled(60, random);
  const columns = Math.ceil(Math.sqrt((cards * width) / height));
  const rows = Math.ceil(cards / columns);
  const held = Array.from({ length: cards }, (_, k): HeldCard => {
    const row = Math.floor(k / columns);
    const answer = Math.floor(random() * 4);
    const isWrong = k >= cards - wrong;
    const thumbAt = random() * 2 * Math.PI;
    return {
      number: isWrong ? 0 : numbers[k]!,
      letter: letters[answer]!,
      face: isWrong ? wrongFace(random) : cardFace(numbers[k]!),
      size: sizes[0] + ((sizes[1] - sizes[0]) * row) / Math.max(1, rows - 1),
      x: (((k % columns) + 0.5 + (random() - 0.5) * 0.25) * width) / columns,
      y: ((row + 0.5 + (random() - 0.5) * 0.2) * height) / rows,
      // Turns the card so that the edge of the answer is up.
      turn: (-answer * Math.PI) / 2 + degrees((random() * 2 - 1) * 20),
      tilt: degrees(random() * 35),
      axis: random() * 2 * Math.PI,
      blur: random() * 2,
      light: 0.6 + 0.4 * random(),
      thumb: k < covered ? { u: Math.cos(thumbAt) * 0.62, v: Math.sin(thumbAt) * 0.62, radius: 0.2 } : null,
    };
  });
  return { width, height, cards: held };
}

/** Cards that should be read: real ones that nothing covers. */
export const free = ({ cards }: Scene): readonly HeldCard[] =>
  cards.filter(({ number, thumb }) => number > 0 && !thumb);

function shuffled(count: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, (_, k) => k + 1);
  for (let k = count - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    [numbers[k], numbers[other]] = [numbers[other]!, numbers[k]!];
  }
  return numbers;
}
