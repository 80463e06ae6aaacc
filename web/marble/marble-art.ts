/** What a seed looks like. Everybody draws the same marble from the same number, so nothing here may change lightly. */

const ink = "#0E1446";
const white = "#FFFFFF";
const glasses = [
  "#FF8B73",
  "#35CFC6",
  "#FFD83D",
  "#B7A4FF",
  "#6FB6FF",
  "#86DA6C",
  "#FFAE57",
  "#FF9CCB",
  "#F4F6FF",
] as const;
const swirls = [ink, "#2438C8", "#C4203F", "#0B7A5B", "#7A2BD1", white, "#C2540A"] as const;
/** For each glass the swirls that stand out against it. */
const pairs: readonly (readonly number[])[] = [
  [0, 1, 5, 3, 4],
  [0, 1, 2, 5, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 5],
  [0, 1, 2, 5, 4],
  [0, 1, 2, 5, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 6],
];

export type MarbleArt = {
  readonly glass: string;
  readonly swirl: string;
  readonly core: string;
  readonly pattern: 0 | 1 | 2 | 3 | 4 | 5;
  readonly turn: number;
};

/** The picture of a seed: 9 glasses, 4 to 6 swirls, 6 patterns, 24 turns. */
export function marbleArt(seed: number): MarbleArt {
  const bits = seed >>> 0;
  const glass = glasses[bits % 9]!;
  const fitting = pairs[bits % 9]!;
  const pick = (shift: number) => swirls[fitting[(bits >>> shift) % fitting.length]!]!;
  const swirl = pick(4);
  return {
    glass,
    swirl,
    core: coreBeside(pick(9), swirl, glass),
    pattern: ((bits >>> 13) % 6) as MarbleArt["pattern"],
    turn: ((bits >>> 17) % 24) * 15,
  };
}

/** The third colour never vanishes in the second, nor white in the milky glass. */
function coreBeside(wanted: string, swirl: string, glass: string): string {
  const core = wanted === swirl ? (swirl === white ? ink : white) : wanted;
  return glass === "#F4F6FF" && core === white ? "#FFD83D" : core;
}

/** 31 bits from any text: the seed for a nickname or an account. */
export function marbleSeed(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) {
    hash ^= letter.codePointAt(0)!;
    hash = Math.imul(hash, 16_777_619);
  }
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x5b_d1_e9_95);
  return (hash ^ (hash >>> 15)) & 0x7f_ff_ff_ff;
}
