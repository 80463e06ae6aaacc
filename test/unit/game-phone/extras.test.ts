import { expect, test } from "vitest";
import type { OwnResult } from "#protocol/live/played-question";
import type { TeamRow } from "#protocol/teams";
import { wordsTo } from "#features/game-phone/confidence/comment";
import { placeWords } from "#features/game-phone/teams/team-end.tsx";
import { inQuestion, play, question, returned, view } from "../game-client/a-player-game";

const row = (team: number, more: Partial<TeamRow> = {}): TeamRow => ({
  team,
  name: ["Kartallar", "Yıldızlar"][team]!,
  score: 0,
  rank: 1,
  previous_rank: null,
  points: 0,
  players: 2,
  ...more,
});

test.each([
  [{}, ["reactions"]],
  [{ reactions: false }, []],
  [{ confidence: true, team: 1, teams: [row(0), row(1)] }, ["teams", "confidence", "reactions"]],
] as const)("the phone of a seat with %j loads %j", async (told, extras) => {
  const { browser, game } = await play();
  browser.socket.opens();
  browser.socket.says({ ...returned("lobby"), ...told });
  expect(game.get().game.extras).toEqual(extras);
});

test("a phone that polls loads its extras too, but for reactions, which go by a socket alone", async () => {
  const { browser, game } = await play();
  const you = { ...view().you!, team: 1, teams: [row(0), row(1)] };
  browser.answer = () =>
    Response.json(view({ you, question: { ...question(), confidence: true, remaining_ms: 1 } }, "question"));
  browser.socket.closes(1006);
  await browser.pass(2_000);
  expect(game.get().game).toMatchObject({ extras: ["teams", "confidence"], you: { team: 1 }, teams: [row(0), row(1)] });
});

test("the lean end of a question has the teams' standing; their names came with the seat", async () => {
  const { browser, game } = await inQuestion();
  browser.socket.says({ ...returned("active"), team: 0, teams: [row(0), row(1)] });
  const { name: _, ...compact } = row(1, { score: 300, points: 300 });
  const end = {
    type: "question_end",
    question_id: "q1",
    correct_option: "B",
    distribution: { none: 2 },
    explanation: "",
  };
  browser.socket.saysText(JSON.stringify({ ...end, leaderboard: [], teams: [compact] }));
  expect(game.get().game.teams).toEqual([row(1, { score: 300, points: 300 })]);
});

test("a player who is put into another team is in it at once", async () => {
  const { browser, game } = await play();
  browser.socket.opens();
  browser.socket.says({ ...returned("lobby"), team: 0, teams: [row(0), row(1)] });
  browser.socket.says({ type: "player_moved", player_id: "123456-1", team: 1 });
  expect(game.get().game.you?.team).toBe(1);
});

test("a pupil's step of sureness stands with the question, also on a reloaded page", async () => {
  const { browser, game, phase } = await inQuestion();
  expect(game.tell({ type: "confidence", question_id: "q1", confidence: 3 })).toBe(true);
  browser.socket.says({ type: "confidence_accepted", question_id: "q1", confidence: 3 });
  expect(phase()).toMatchObject({ question: { your_confidence: 3 } });
  browser.socket.says({ type: "confidence_accepted", question_id: "q0", confidence: 1 });
  expect(phase()).toMatchObject({ question: { your_confidence: 3 } });
  const again = { ...question(), remaining_ms: 9_000, your_answer: "A", your_confidence: 2 } as const;
  browser.socket.says({ type: "current_question", ...again });
  expect(phase()).toMatchObject({ question: { your_confidence: 2 }, answer: { state: "accepted" } });
});

test("nothing is sent without a seat over a socket", async () => {
  const { browser, game } = await play();
  browser.socket.opens();
  expect(game.tell({ type: "react", reaction: 1 })).toBe(false);
});

const own = (is_correct: boolean | null, confidence?: 1 | 2 | 3): OwnResult => ({
  answer: "A",
  is_correct,
  points_earned: 0,
  score: 0,
  rank: 1,
  previous_rank: null,
  streak: 0,
  ...(confidence && { confidence }),
});

test.each([
  [own(false, 3), "", "Emindin ama bu bir yanılgıymış: öğrenmenin en iyi anı."],
  [own(true, 1), "Çünkü.", "Tahmin etmiştin, tuttu. Nedenine bir bak."],
  [own(true, 1), "", ""],
  [own(true, 3), "Çünkü.", ""],
  [own(false, 2), "Çünkü.", ""],
  [own(false), "Çünkü.", ""],
])("the explanation for %j with %j is: %j", (you, explanation, words) => {
  expect(wordsTo({ you, explanation })).toBe(words);
});

test.each([
  [1, 500, "Takımın birinci!"],
  [3, 500, "Takımın üçüncü!"],
  [4, 500, "Takımın 4. oldu"],
  [1, 0, "Takımın bugün ısındı"],
])("a team at place %i with %i points: %s", (rank, score, words) => {
  expect(placeWords({ rank, score })).toBe(words);
});
