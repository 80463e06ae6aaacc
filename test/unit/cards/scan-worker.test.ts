import { expect, test, vi } from "vitest";
import type { WorkerReply } from "#hosting/cards/camera/frame-seen";
import { Camera, usual } from "../../cards/camera";
import { aClassroom } from "../../cards/classroom";

/** A picture as a page without its own frames sends it. */
function pixels(width: number, height: number, grey: Uint8Array) {
  const data = Uint8ClampedArray.from({ length: grey.length * 4 }, (_, at) => grey[at >> 2]!);
  return { width, height, data };
}

test("[F38] a camera that changes its size is read on in each, a picture of a single dot among them", async () => {
  const page = new EventTarget();
  const replies: Extract<WorkerReply, { cards: unknown }>[] = [];
  vi.stubGlobal("self", Object.assign(page, { postMessage: (reply: WorkerReply) => replies.push(reply as never) }));
  await import("#hosting/cards/camera/scan-worker");
  for (const [width, height] of [
    [640, 360],
    [800, 450],
  ] as const) {
    const scene = aClassroom({ width, height, seed: 5, sizes: [40, 40], cards: 3, covered: 0, wrong: 0 });
    const { grey } = new Camera(scene, usual, 5).picture(1);
    for (const data of [pixels(width, height, grey), pixels(1, 1, grey.subarray(0, 1))]) {
      page.dispatchEvent(Object.assign(new Event("message"), { data }));
    }
  }
  await expect.poll(() => replies.length).toBe(4);
  expect(replies.map(({ width, height, cards }) => [width, height, cards.length])).toEqual([
    [640, 360, 3],
    [1, 1, 0],
    [800, 450, 3],
    [1, 1, 0],
  ]);
});
