import { expect, test } from "vitest";
import type { LiveGame } from "#game-client/game";
import { seesPodium } from "#features/game-phone/result/use-after-podium";

const game = (phase: LiveGame["phase"]["name"], ...scores: number[]) =>
  ({ phase: { name: phase }, leaderboard: scores.map((score) => ({ score })) }) as unknown as LiveGame;

test.each([
  ["who saw the last answer with the class waits", "reveal", "ended", [900, 0], true],
  ["nothing is waited for before the end", "question", "reveal", [900], false],
  ["an end in the middle of a question is told at once", "question", "ended", [900], false],
  ["a phone that comes back after the end is told at once", "ended", "ended", [900], false],
  ["a phone that just connects is told at once", "connecting", "ended", [900], false],
  ["where nobody scored there is no podium", "reveal", "ended", [0, 0], false],
] as const)("%s", (_, before, now, scores, expected) => {
  expect(seesPodium(game(before), game(now, ...scores))).toBe(expected);
});
