import { expect, test } from "vitest";
import { typedCode, shownTypedCode } from "#browser/addresses/typed-code";

test.each([
  ["k7mp4xra", "K7MP4XRA", "K7MP 4XRA"],
  [" K7MP-4xra ", "K7MP4XRA", "K7MP 4XRA"],
  ["K7MP 4XRA 99", "K7MP4XRA", "K7MP 4XRA"],
  ["k7m", "K7M", "K7M"],
  ["k7mp", "K7MP", "K7MP"],
  ["k7mp4", "K7MP4", "K7MP 4"],
  ["ç", "", ""],
])("“%s”", (typed, code, shown) => {
  expect([typedCode(typed), shownTypedCode(typed)]).toEqual([code, shown]);
});
