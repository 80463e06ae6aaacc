import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import { newLiveGame } from "#game-client/game";
import { foldView } from "#game-client/snapshot";
import { question, view } from "./a-player-game";

const fresh = newLiveGame("player", "123456");
const me = view().you!;
const see = (more: object, phase: GameView["game"]["phase"], before = fresh) => foldView(before, view(more, phase));
const { server_time: _, ...asked } = question();

test("a phone that polls sees its seat, with the team it plays in", () => {
  const own = { playerId: "123456-1", nickname: "Işık", marble: 7, score: 0, rank: 1 };
  expect(see({}, "lobby").you).toEqual(own);
  expect(see({ you: { ...me, team: 1 } }, "lobby")).toMatchObject({ you: { ...own, team: 1 }, extras: ["teams"] });
  const seated = see({}, "lobby");
  expect(see({ you: undefined }, "lobby", seated).you).toBe(seated.you);
});

test("reactions go by the socket alone; the step of sureness goes by both", () => {
  expect(see({ question: asked }, "question").extras).toEqual([]);
  expect(see({ question: { ...asked, confidence: true } }, "question").extras).toEqual(["confidence"]);
});

test.each([
  ["a question without an answer", {}, { answer: { state: "none" }, expected: 4, answered: 0 }],
  ["the answer that the server has", { you: { ...me, answer: "B" } }, { answer: { state: "accepted", value: "B" } }],
  ["how sure it was said to be", { you: { ...me, confidence: 2 } }, { question: { your_confidence: 2 } }],
  ["a question to who has no seat", { you: undefined }, { answer: { state: "none" } }],
])("in a question it sees %s", (__, more, phase) => {
  expect(see({ question: asked, ...more }, "question").phase).toMatchObject({ name: "question", ...phase });
});

test("a snapshot without a step of sureness has none", () => {
  const { phase } = see({ question: asked }, "question");
  expect(phase.name === "question" && Object.keys(phase.question)).not.toContain("your_confidence");
  expect(phase).toMatchObject({ answeredIds: [] });
});

test.each([
  ["the lobby", {}, "lobby", { name: "lobby" }],
  ["a question that is just being asked", {}, "question", { name: "between" }],
  ["a close of which nothing is told yet", {}, "reveal", { name: "between" }],
  ["an end of which nothing is told", {}, "completed", { name: "ended", message: "Oyun tamamlandı", stats: null }],
] as const)("a polled game stands in %s", (__, more, phase, expected) => {
  expect(see(more, phase).phase).toEqual(expected);
});

test("an end brings the table, the teams and the server's sentence", () => {
  const stats = { score: 900, rank: 1 };
  const rows = [{ player_id: "123456-1", nickname: "Işık", marble: 7, score: 900, rank: 1 }];
  const teams = [{ team: 0, name: "Ay", score: 900, rank: 1 }];
  const over = see({ end: { message: "Bitti", player_stats: stats, final_leaderboard: rows, teams } }, "completed");
  expect(over).toMatchObject({ leaderboard: rows, teams, phase: { name: "ended", message: "Bitti", stats } });
  expect(see({}, "completed", over).leaderboard).toEqual(rows);
  const result = { question_id: "q1", correct_option: "A", leaderboard: [], distribution: { none: 0 } };
  expect(see({ result }, "reveal").phase).toMatchObject({ name: "reveal", result });
  expect(see({ result }, "completed").phase).toMatchObject({ name: "ended" });
});
