import { expect, test } from "vitest";
import { frameAfterKey, frameBetween, frameOf, frameSaid, pieceIn } from "#features/editor/import/pages/cut-frame";

const page = { width: 600, height: 800 };
const frame = { left: 0.25, top: 0.5, right: 0.5, bottom: 0.75 };

test("a frame reaches from one point to the other, and never over the edge of the page", () => {
  expect(frameBetween([0.5, 0.75], [0.25, 0.5])).toEqual(frame);
  expect(frameBetween([-0.2, 0.5], [0.5, 1.4])).toEqual({ left: 0, top: 0.5, right: 0.5, bottom: 1 });
  expect(frameBetween([0.5, 0.5], [0.51, 0.9])).toBeUndefined();
});

test("arrows move the frame as far as the edge; with shift its lower right corner", () => {
  expect(frameAfterKey(frame, "ArrowLeft", false)).toEqual({ ...frame, left: 0.24, right: 0.49 });
  expect(frameAfterKey({ ...frame, left: 0 }, "ArrowLeft", false)).toEqual({ ...frame, left: 0 });
  expect(frameAfterKey(frame, "ArrowDown", true)).toEqual({ ...frame, bottom: 0.76 });
  expect(frameAfterKey({ ...frame, bottom: 0.52 }, "ArrowUp", true)).toEqual({ ...frame, bottom: 0.52 });
  expect(frameAfterKey(frame, "a", false)).toBeUndefined();
});

test("a frame is a piece of its page, in points", () => {
  const piece = { page: 3, left: 150, top: 400, width: 150, height: 200 };
  expect(pieceIn(frame, 3, page)).toEqual(piece);
  expect(frameOf(piece, page)).toEqual(frame);
  expect(frameSaid(frame)).toBe("soldan %25, üstten %50, eni %25, boyu %25");
});
