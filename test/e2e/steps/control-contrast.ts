/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page has nothing else of its file */
import type { Box, Control } from "./control-looks";

export type State = "rest" | "hovered" | "pressed" | "focused";
type Given = {
  readonly controls: readonly Control[];
  readonly state: State;
  /** The page in this state without its texts and signs, and the same at rest. */
  readonly picture: string;
  readonly before: string | null;
};

/** Names what does not stand out. Runs in the page, and has nothing else of this file. */
export async function faultsInPicture({ controls, state, picture, before }: Given): Promise<string[]> {
  type Colour = readonly [red: number, green: number, blue: number];
  type At = (x: number, y: number) => Colour;
  /** Pixels on either side of an edge that a ring may take. */
  const REACH = 9;
  /** The part of a control's edge that must stand out: a neighbour's ring or a round end may hide the rest. */
  const MOST = 0.6;
  const now = await pixelsOf(picture);
  const rest = before === null ? now : await pixelsOf(before);
  const found: string[] = [];
  for (const { name, box, isField, inks } of controls) {
    for (const { what, colour, needs, boxes } of inks) {
      const [red, green, blue, share] = colour;
      if (share === 0) continue;
      const ratios = boxes.flatMap(pointsIn).map(([x, y]) => {
        const ground = now(x, y);
        const seen = [red, green, blue].map((value, i) => value * share + ground[i]! * (1 - share));
        return contrast(seen as unknown as Colour, ground);
      });
      const least = Math.min(...ratios);
      if (least < needs) found.push(`${name}: ${what} has ${least.toFixed(2)} of ${needs}`);
    }
    if (box.right - box.left < 12 || box.bottom - box.top < 12) continue;
    const lines = linesAcross(box);
    if (isField && state !== "focused" && shareOf(lines, hasEdge) < MOST) found.push(`${name}: its edge is below 3`);
    if (state === "focused" && shareOf(lines, hasRing) < MOST) found.push(`${name}: no ring`);
  }
  return found;

  function hasEdge(line: readonly (readonly [x: number, y: number])[]): boolean {
    const page = now(...line[0]!);
    return line.some((place) => contrast(now(...place), page) >= 2.95);
  }

  /** Something changed here, and stands out from what was there, or from what lies beside it. */
  function hasRing(line: readonly (readonly [x: number, y: number])[]): boolean {
    return line.some((place, i) => {
      const [is, was] = [now(...place), rest(...place)];
      if (contrast(is, was) >= 2.95) return true;
      const beside = [line[i - 3], line[i + 3]].filter((one) => one !== undefined);
      return contrast(is, was) > 1.2 && beside.some((other) => contrast(is, now(...other)) >= 2.95);
    });
  }

  function shareOf<Line>(lines: readonly Line[], is: (line: Line) => boolean): number {
    return lines.filter(is).length / lines.length;
  }

  /** Lines of places from outside of the box to its inside, across all four sides. */
  function linesAcross({ left, right, top, bottom }: Box) {
    const steps = Array.from({ length: REACH * 2 }, (_, i) => i - REACH);
    return [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((part) => {
      const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
      return [
        steps.map((step) => [x, top + step] as const),
        steps.map((step) => [x, bottom - 1 - step] as const),
        steps.map((step) => [left + step, y] as const),
        steps.map((step) => [right - 1 - step, y] as const),
      ];
    });
  }

  function pointsIn({ left, right, top, bottom }: Box): (readonly [x: number, y: number])[] {
    const parts = [0.08, 0.25, 0.5, 0.75, 0.92];
    return parts.flatMap((across) =>
      [0.25, 0.5, 0.75].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );
  }

  function contrast(one: Colour, other: Colour): number {
    const [less, more] = [lightness(one), lightness(other)].toSorted((a, b) => a - b) as [number, number];
    return (more + 0.05) / (less + 0.05);
  }

  function lightness(colour: Colour): number {
    const [red, green, blue] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  async function pixelsOf(base64: string): Promise<At> {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true })!;
    pen.drawImage(image, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
    return (x, y) => {
      const column = Math.min(width - 1, Math.max(0, Math.round(x)));
      const row = Math.min(height - 1, Math.max(0, Math.round(y)));
      const at = (row * width + column) * 4;
      return [data[at]!, data[at + 1]!, data[at + 2]!];
    };
  }
}
