import type { Drawing } from "./page-content";

/** Numbers of the drawing operations, as the library gives them. */
export type Operations = Readonly<
  Record<
    | "save"
    | "restore"
    | "transform"
    | "constructPath"
    | "endPath"
    | "paintFormXObjectBegin"
    | "paintFormXObjectEnd"
    | "paintImageXObject"
    | "paintInlineImageXObject"
    | "paintImageMaskXObject"
    | "paintImageXObjectRepeat"
    | "shadingFill",
    number
  >
>;
type Matrix = readonly [number, number, number, number, number, number];

/** Limit for one page: a map or a pattern has more shapes than any figure of a test. */
const MOST_SHAPES = 20_000;

/** Finds where something is drawn, without drawing it. */
export function drawingsOf(
  { fnArray, argsArray }: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  operations: Operations,
  viewport: Matrix,
): Drawing[] {
  const found: Drawing[] = [];
  const saved: Matrix[] = [];
  let now = viewport;
  const add = (corners: ArrayLike<number>, isPicture: boolean) => {
    const box = within(now, corners);
    if (box && found.length < MOST_SHAPES) found.push({ ...box, isPicture });
  };
  for (let at = 0; at < fnArray.length; at++) {
    const args = argsArray[at];
    switch (fnArray[at]) {
      case operations.save:
        saved.push(now);
        break;
      case operations.paintFormXObjectBegin:
        saved.push(now);
        if (isList(args) && isMatrix(args[0])) now = times(now, args[0]);
        break;
      case operations.restore:
      case operations.paintFormXObjectEnd:
        now = saved.pop() ?? viewport;
        break;
      case operations.transform:
        if (isMatrix(args)) now = times(now, args);
        break;
      case operations.constructPath:
        // An ended path only bounds what is drawn after it.
        if (isList(args) && args[0] !== operations.endPath && isList(args[2])) add(args[2] as ArrayLike<number>, false);
        break;
      case operations.paintImageXObject:
      case operations.paintInlineImageXObject:
      case operations.paintImageMaskXObject:
      case operations.paintImageXObjectRepeat:
        add([0, 0, 1, 1], true);
        break;
      default:
    }
  }
  return found;
}

const isList = (value: unknown): value is ArrayLike<unknown> => Array.isArray(value) || ArrayBuffer.isView(value);
const isMatrix = (value: unknown): value is Matrix => isList(value) && value.length === 6;

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

function within(matrix: Matrix, { 0: x0 = 0, 1: y0 = 0, 2: x1 = 0, 3: y1 = 0 }: ArrayLike<number>) {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]);
  const [across, down] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
  const box = {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
  return Object.values(box).every(Number.isFinite) ? box : undefined;
}
