import { expect, test } from "vitest";
import { gainOf } from "#features/game-phone/teams/team-sum";

test.each([
  ["points of a question", { points: 677 }, false, "+677"],
  ["no points, though the pupil left it blank", { points: 0 }, true, "+0"],
  ["a part of a net", { points: 670, net: 1 }, true, "+0,67"],
  ["a net that went", { points: -110, net: 1 }, true, "\u22120,11"],
  ["nothing by net where it was left blank", { points: 0, net: 1 }, true, "boş"],
  ["nothing by net, from answers that outweigh each other", { points: 0, net: 1 }, false, "+0,00"],
] as const)("says of a team: %s", (_, sum, isBlank, words) => {
  expect(gainOf(sum, isBlank)).toBe(words);
});
