/** The distance between two colours (CIEDE2000), also as seen by people who cannot tell red from green. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1, over linear light; Viénot, Brettel and Mollon 1999. */
const sights: readonly Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
];
const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const white: Triple = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, v: Triple) =>
  matrix.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Triple;

function linear(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as unknown as Triple;
}

function lab(rgb: Triple): Triple {
  const shown = rgb.map((v) => Math.min(1, Math.max(0, v))) as unknown as Triple;
  const [x, y, z] = times(toXyz, shown).map((v, i) => {
    const part = v / white[i]!;
    return part > 216 / 24_389 ? Math.cbrt(part) : ((24_389 / 27) * part + 16) / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = Math.PI / 180;

const power = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));

/** Sharma, Wu and Dalal 2005. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const g = 1.5 - 0.5 * power((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [x1, x2] = [a1 * g, a2 * g];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (x: number, y: number) => (x === 0 && y === 0 ? 0 : (Math.atan2(y, x) / degrees + 360) % 360);
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = isGrey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const cos = (angle: number) => Math.cos(angle * degrees);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const rotation = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * degrees) * 2 * power(c);
  const [dL, dC] = [
    (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)),
    (c2 - c1) / (1 + 0.045 * c),
  ];
  const dh = dH / (1 + 0.015 * c * t);
  return Math.sqrt(dL ** 2 + dC ** 2 + dh ** 2 + rotation * dC * dh);
}

/** The smallest distance between two colours, over all kinds of sight. */
export const apart = (one: string, other: string): number =>
  Math.min(...sights.map((sight) => difference(lab(times(sight, linear(one))), lab(times(sight, linear(other))))));
