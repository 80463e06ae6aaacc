import { expect, type Page } from "@playwright/test";
import { settle } from "./a-class";

/** The board is drawn 16:9 in the middle of every screen. */
const screens = [
  ["16:10", { width: 1280, height: 800 }, "light"],
  ["4:3", { width: 1024, height: 768 }, "light"],
  ["21:9", { width: 1280, height: 548 }, "light"],
  ["4:3", { width: 1024, height: 768 }, "dark"],
] as const;

/** Expects a scene's background to reach the edges of every screen: each stripe beside the board has the colours next to it. */
export async function expectGround(board: Page, scene: string): Promise<void> {
  let theme: "light" | "dark" = "light";
  for (const [ratio, size, next] of [...screens, [null, null, "light"] as const]) {
    if (theme !== next) await board.keyboard.press("d");
    theme = next;
    if (ratio === null) return;
    await board.setViewportSize(size);
    await settle(board);
    const picture = (await board.screenshot({ animations: "allow" })).toString("base64");
    expect(await board.evaluate(strangeEdges, picture), `${scene}, ${ratio}, ${theme}`).toEqual([]);
  }
}

/** Lists the sides whose stripe has other colours than the board, at the seam or further out. */
async function strangeEdges(picture: string): Promise<string[]> {
  const SAMPLES = 48;
  /** Allowed differences in a row: the line of the playing circle runs along a seam for a while. */
  const CROSSING = 6;
  const BESIDE = 3;
  const { width, height, at } = await pixelsOf();
  const [across, down] = [Math.min(width, (height * 16) / 9), Math.min(height, (width * 9) / 16)];
  const [left, top] = [Math.round((width - across) / 2), Math.round((height - down) / 2)];
  const sides = {
    top: stripe(top, width, (along, depth) => at(along, depth)),
    bottom: stripe(top, width, (along, depth) => at(along, height - 1 - depth)),
    left: stripe(left, height, (along, depth) => at(depth, along)),
    right: stripe(left, height, (along, depth) => at(width - 1 - depth, along)),
  };
  return Object.entries(sides).flatMap(([side, isSound]) => (isSound ? [] : [side]));

  function stripe(depth: number, length: number, colour: (along: number, depth: number) => string): boolean {
    if (depth <= BESIDE) return true;
    const samples = Array.from({ length: SAMPLES }, (_, i) => Math.floor(((i + 0.5) * length) / SAMPLES));
    const inside = samples.map((along) => colour(along, depth + BESIDE));
    const broken = samples.filter((along, i) => colour(along, depth - BESIDE) !== inside[i]);
    const strange = samples.filter((along) => !inside.includes(colour(along, 0)));
    return Math.max(broken.length, strange.length) <= CROSSING;
  }

  async function pixelsOf() {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    pen.drawImage(image, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
    const at = (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).join(" ");
    return { width, height, at };
  }
}
