import { expect, test } from "vitest";
import { optionForKey } from "#kinds/shared/options/option-text";

const options = { A: "bir", B: "iki" };
const six = { A: "a", B: "b", C: "c", D: "d", E: "e", F: "f" };
test.each([
  ["5", "E"],
  ["f", "F"],
  ["6", "F"],
  ["7", null],
  ["g", null],
])("the key %s stands for %s among six options", (key, option) => {
  expect(optionForKey(key, six)).toBe(option);
});

test.each([
  ["1", "A"],
  ["a", "A"],
  ["B", "B"],
  ["3", null],
  ["d", null],
  ["ı", null],
  ["Enter", null],
])("the key %s stands for %s", (key, option) => {
  expect(optionForKey(key, options)).toBe(option);
});
