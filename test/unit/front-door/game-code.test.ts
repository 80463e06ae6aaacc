import { expect, test } from "vitest";
import { gameCode } from "#front-door/game-code";

test.each([
  ["482913", "482 913"],
  ["4829130", "482 9130"],
  ["482", "482"],
  ["4829", "482 9"],
  ["", ""],
])("the code %s is shown as %s", (code, shown) => {
  expect(gameCode(code)).toBe(shown);
});
