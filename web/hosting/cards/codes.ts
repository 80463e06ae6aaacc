/**
 * Numbers 1 to 60 of the public dictionary ARUCO_MIP_36h12, in which any two marks differ in at least 12 of their 36 squares,
 * however one of them is turned. The squares stand row by row from the highest bit, 1 is white.
 */
const marks = [
  0x6001134e5, 0x1206fbe72, 0xff8ad6cb4, 0x85da9bc49, 0xb461afe9c, 0x6db51fe13, 0x5248c541f, 0x008f34503, 0x8ea462ece,
  0xeac2be76d, 0x1af615c44, 0xb48a49f27, 0x2e4e1283b, 0x78b1f2fa8, 0x27d34f57e, 0x89222fff1, 0x4c1669406, 0xbf49b3511,
  0xdc191cd5d, 0x11d7c3f85, 0x16a130e35, 0xe29f27eff, 0x428d8ae0c, 0x90d548477, 0x2319cbc93, 0xc3b0c3dfc, 0x0424bccc9,
  0x2a081d630, 0x762743d96, 0xd0645bf19, 0xf38d7fd60, 0xc6cbf9a10, 0x3c1be7c65, 0x276f75e63, 0x4490a3f63, 0xda60acd52,
  0x3cc68df59, 0xab46f9dae, 0x88d533d78, 0xb6d62ec21, 0xb3c02b646, 0x22e56d408, 0xac5f5770a, 0xaaa993f66, 0x4caa07c8d,
  0x5c9b4f7b0, 0xaa9ef0e05, 0x0705c5750, 0xac81f545e, 0x735b91e74, 0x8cc35cee4, 0xe44694d04, 0xb5e121de0, 0x261017d0f,
  0xf1d439eb5, 0xa1a33ac96, 0x174c62c02, 0x1ee27f716, 0x8b1c5ece9, 0x6a05b0c6a,
];

/** Numbers of all cards, one for each place in a class. */
export const cardNumbers: readonly number[] = marks.map((_, k) => k + 1);
/** Squares of a side, without the black frame. */
export const SIDE = 6;

/** True is a white square. */
export function squaresOf(number: number): readonly boolean[] {
  const bits = marks[number - 1]!.toString(2).padStart(SIDE * SIDE, "0");
  return Array.from(bits, (bit) => bit === "1");
}

/** The same squares when the card has been turned a quarter clockwise. */
export function turned(squares: readonly boolean[]): readonly boolean[] {
  return squares.map((_, at) => squares[(SIDE - 1 - (at % SIDE)) * SIDE + Math.floor(at / SIDE)]!);
}
