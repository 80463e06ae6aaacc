import { expect, test } from "vitest";
import { marksFor, trackWidthFor } from "#kinds/shared/options/board/count-marks";
import { optionSize, revealedSize } from "#kinds/shared/options/board/type-size";

const px = (rem: number) => rem * 16;

test.each([
  [[12, 5], 96],
  [[5, 5, 5], 54],
  [[30, 3], 54],
  [[3, 31], 44],
  [[60], 44],
  [[61, 1, 1, 1], 40],
  [[200, 200], 32],
] as const)("options of %j characters are set by the longest, in %i px", (lengths, size) => {
  expect(px(optionSize(lengths.map((length) => "o".repeat(length))))).toBe(size);
});

test("a longer option is never set larger", () => {
  const sizes = Array.from({ length: 500 }, (_, i) => i + 1);
  for (const size of [optionSize, revealedSize]) {
    const set = sizes.map((length) => size(["x".repeat(length)]));
    expect(set).toEqual(set.toSorted((a, b) => b - a));
  }
});

test.each([
  [[0, 0], { kind: "dots", rows: 1, dotRem: 54 / 16 }],
  [[5, 14, 3, 1], { kind: "dots", rows: 1, dotRem: 48 / 16 }],
  [[16, 0], { kind: "dots", rows: 1, dotRem: 41 / 16 }],
  [[17, 2], { kind: "dots", rows: 2, dotRem: 40 / 16 }],
  [[9, 37, 8, 4], { kind: "dots", rows: 2, dotRem: 34 / 16 }],
  [[40, 0], { kind: "dots", rows: 2, dotRem: 32 / 16 }],
  [[41, 9], { kind: "bar", whole: 50 }],
] as const)("a distribution of %j is drawn as %j", (counts, marks) => {
  expect(marksFor(counts, 49.375)).toEqual(marks);
});

test("dots never overflow their track", () => {
  for (const options of [["kısa"], ["u".repeat(61)]]) {
    const width = trackWidthFor(options);
    for (let most = 1; most <= 40; most++) {
      const marks = marksFor([most], width);
      if (marks.kind !== "dots") throw new Error("a bar below 41");
      const columns = Math.ceil(most / marks.rows);
      expect(columns * (px(marks.dotRem) + 6) - 6).toBeLessThanOrEqual(width * 16 - 32);
    }
  }
});
