import { marbleLook, marbleOf, swirlsOfGlass } from "#protocol/marble";

/** The look of a seed. Every screen draws the same marble from the same number, so nothing here may change lightly. */

const ink = "#0E1446";
const white = "#FFFFFF";
export const glasses = [
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
export const swirls = [ink, "#2438C8", "#C4203F", "#0B7A5B", "#7A2BD1", white, "#C2540A"] as const;

type MarbleArt = {
  readonly glass: string;
  readonly swirl: string;
  readonly core: string;
  readonly pattern: 0 | 1 | 2 | 3 | 4 | 5;
  readonly turn: number;
};

/** The picture of a seed: 9 glasses, 4 to 6 swirls, 6 patterns, 24 turns. */
export function marbleArt(seed: number): MarbleArt {
  const bits = seed >>> 0;
  const look = marbleLook(bits);
  const [glass, swirl] = [glasses[look.glass]!, swirls[look.swirl]!];
  const fitting = swirlsOfGlass[look.glass]!;
  return {
    glass,
    swirl,
    core: coreBeside(swirls[fitting[(bits >>> 9) % fitting.length]!]!, swirl, glass),
    pattern: look.pattern as MarbleArt["pattern"],
    turn: ((bits >>> 17) % 24) * 15,
  };
}

/** Keeps the third colour visible against the second, and white against the milky glass. */
function coreBeside(wanted: string, swirl: string, glass: string): string {
  const core = wanted === swirl ? (swirl === white ? ink : white) : wanted;
  return glass === "#F4F6FF" && core === white ? "#FFD83D" : core;
}

type MarbleShape =
  | { readonly tag: "path"; readonly d: string; readonly transform: string; readonly fill: string }
  | {
      readonly tag: "path";
      readonly d: string;
      readonly transform: string;
      readonly fill: "none";
      readonly stroke: string;
      readonly strokeWidth: number;
    }
  | {
      readonly tag: "circle";
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly transform: string;
      readonly fill: string;
    };

/** The strokes of a seed's picture, 64 × 64, from the glass up. */
export const marbleShapes = (seed: number): MarbleShape[] => artShapes(marbleArt(seed));

export function artShapes({ glass, swirl, core, pattern, turn }: MarbleArt): MarbleShape[] {
  const transform = `rotate(${turn} 32 32)`;
  const blob = (d: string, fill: string, more = ""): MarbleShape => ({
    tag: "path",
    d,
    fill,
    transform: `${transform}${more}`,
  });
  const line = (d: string, strokeWidth: number): MarbleShape => ({
    tag: "path",
    d,
    fill: "none",
    stroke: core,
    strokeWidth,
    transform,
  });
  const disc = (cx: number, cy: number, r: number, fill: string): MarbleShape => ({
    tag: "circle",
    cx,
    cy,
    r,
    fill,
    transform,
  });
  /** Leaf, ribbon, moon, flower, eye, wave. */
  const patterns: Record<MarbleArt["pattern"], readonly MarbleShape[]> = {
    0: [
      blob("M8 56C11 27 27 11 56 8 53 37 37 53 8 56Z", swirl),
      blob("M17 47C20 31 31 20 47 17 44 33 33 44 17 47Z", core),
    ],
    1: [blob("M-4 34C14 14 30 58 68 18V40C32 76 14 34-4 54Z", swirl), line("M-2 24C16 4 32 46 66 8", 4.5)],
    2: [disc(46, 40, 30, swirl), disc(56, 46, 26, glass), disc(52, 44, 9, core)],
    3: [
      blob(petal, swirl),
      blob(petal, swirl, " rotate(120 32 32)"),
      blob(petal, swirl, " rotate(240 32 32)"),
      disc(32, 32, 7, core),
    ],
    4: [disc(24, 38, 23, swirl), disc(24, 38, 14, glass), disc(24, 38, 7, core)],
    5: [blob("M-2 34C10 20 22 48 34 34S56 24 66 36V66H-2Z", swirl), line("M-2 22C10 8 22 36 34 22S56 12 66 24", 5)],
  };
  return [disc(32, 32, 32, glass), ...patterns[pattern]];
}

const petal = "M32 32C16 24 14 4 32-2 28 12 40 20 32 32Z";

/** The seed for a nickname or an account. */
export const marbleSeed = marbleOf;
