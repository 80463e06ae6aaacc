import type { ClosedText } from "#protocol/live/played-question";
import { expect, test } from "vitest";
import { answerSize } from "#kinds/shared/written/board/type-size";
import { placedAnswers } from "#kinds/shared/written/board/placed-answers";

const wrong = (text: string, count = 1): ClosedText => ({ text, count, is_correct: false, hidden: false, why: null });
const right = (text: string, count = 1, why: ClosedText["why"] = "accepted"): ClosedText => ({
  ...wrong(text, count),
  is_correct: true,
  why: why ?? null,
});
const hidden = (text: string): ClosedText => ({ ...wrong(text), hidden: true });
const many = (count: number) => Array.from({ length: count }, (_, i) => wrong(`y${i}`));
const told = (texts: readonly ClosedText[]) => {
  const { shown, more, hidden } = placedAnswers(texts, 8);
  return [shown.map(({ text }) => text).join(" "), more, hidden.length];
};

test.each([
  ["as they come", [right("a", 9), wrong("b", 4), right("c", 3, "typo")], ["a b c", 0, 0]],
  ["eight in eight places", many(8), ["y0 y1 y2 y3 y4 y5 y6 y7", 0, 0]],
  ["nine in seven, the last place says how many more", many(9), ["y0 y1 y2 y3 y4 y5 y6", 2, 0]],
  ["what is hidden takes the last place", [...many(8), hidden("h")], ["y0 y1 y2 y3 y4 y5 y6", 1, 1]],
  [
    "what the host has taken joins the right ones",
    [right("a", 9), wrong("b", 4), right("c", 1, "host")],
    ["a c b", 0, 0],
  ],
  ["a right one that few wrote is not left out", [...many(8), right("a")], ["a y0 y1 y2 y3 y4 y5", 2, 0]],
  ["nobody wrote", [], ["", 0, 0]],
] as const)("on the board: %s", (_, texts, expected) => {
  expect(told(texts)).toEqual(expected);
});

test("a longer answer is never set larger", () => {
  const sizes = Array.from({ length: 60 }, (_, i) => answerSize("x".repeat(i + 1)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect([sizes[0], sizes[59]]).toEqual([50 / 16, 34 / 16]);
});
