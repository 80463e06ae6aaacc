import * as fc from "fast-check";
import { atOnce } from "#shared/turns";
import { expect, test } from "vitest";
import { marbleOf } from "#protocol/marble";
import { statsReply } from "#game/results/player-stats";
import { readResults, shownResults, writeResults } from "#game/results/stored-form";
import { resultColumns } from "#game/results/result-columns";
import { historyRows } from "#game/results/history-lines";
import { anonymize, proofOf, results, withoutName, withoutNames } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { playerStatsReply } from "#game/view/http";
import { answer, end, endQuestion, join, kick, leave, next, play, start, started } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";

const meta = { gameCode: "123456", title: "Başkentler", status: "completed", startedAt: T0, endedAt: T0 + 9 } as const;

const played = play(
  aGame({ questions: [aQuestion(1), aQuestion(2, { points: 0 }), aQuestion(3)] }),
  [T0, join("ali", "Ali", { userId: "u1" })],
  [T0, join("ece", "Ece")],
  [T0, join("can", "Can")],
  [T0, join("tab", "Ali 2", { userId: "u1" })],
  [T0, start],
  [T0 + 4312, answer("ali", "q1")],
  [T0 + 900, answer("ece", "q1", "C")],
  [T0 + 901, answer("can", "q1")],
  [T0 + 9000, endQuestion],
  [T0 + 9001, kick("can")],
  [T0 + 10_000, next()],
  [T0 + 10_500, answer("ali", "q2")],
  [T0 + 10_600, leave("ece")],
  [T0 + 12_000, endQuestion],
  [T0 + 13_000, next()],
  [T0 + 13_500, answer("ali", "q3")],
  [T0 + 14_000, end],
).game;

test("[X6] a kept game is short: each question once, an answer in a few letters", () => {
  const text = writeResults(results(played));
  expect(JSON.parse(text)).toEqual({
    v: 1,
    questions: [1, 2, 3].map((number) => {
      const { id, text, options, correct, explanation } = aQuestion(number);
      return { id, text, options, correct, explanation };
    }),
    players: [
      ["ali", "Ali", marbleOf("Ali"), "hash-of-ali", "B4312:914 B500 B500:990"],
      ["tab", "Ali 2", marbleOf("Ali 2"), "hash-of-tab", "- - -", "ali"],
      ["ece", "Ece", marbleOf("Ece"), "hash-of-ece", "C900 . ."],
    ],
  });
});

test("[X6] 40 players and 20 questions take about 10 KB", () => {
  const names = Array.from({ length: 40 }, (_, i) => `oyuncu-${i}`);
  let { game } = play(started(names, { questions: 20 }));
  for (let number = 1; number <= 20; number++) {
    const at = T0 + number * 30_000;
    const given = names.map((name, i) => [at + 100 * i, answer(name, `q${number}`, i % 3 === 0 ? "A" : "B")] as const);
    if (number > 1) game = play(game, [at, next()]).game;
    game = play(game, ...given, [at + 10_000, endQuestion]).game;
  }
  expect(writeResults(results(game)).length).toBeLessThan(16_000);
});

test("[X6] a kept game read back is the same, figure for figure", () => {
  const kept = readResults(writeResults(results(played)))!;
  expect(kept).toEqual({ ...results(played), questions: kept.questions });
  expect(statistics(kept, meta)).toEqual(statistics(results(played), meta));
  const { score, rank, answers } = kept.players[0]!;
  expect(statsReply({ score, rank, playerCount: 3 }, kept, answers)).toEqual(playerStatsReply(played, "ali"));
});

test("[X6] the columns of the game's row", () => {
  expect(resultColumns(results(played))).toEqual({
    playerCount: 3,
    questionsAsked: 3,
    asked: 7,
    correct: 3,
    answered: 4,
    averageScore: 635,
  });
  expect(resultColumns(results(aGame()))).toEqual({
    playerCount: 0,
    questionsAsked: 0,
    asked: 0,
    correct: 0,
    answered: 0,
    averageScore: 0,
  });
});

test("[X6] each seat of an account has a line, the better one first", () => {
  const counts = { correct: 3, wrong: 0, unanswered: 0 };
  const line = { userId: "u1", playerId: "ali", nickname: "Ali", marble: marbleOf("Ali"), score: 1904, rank: 1 };
  expect(historyRows(played)).toEqual([{ ...line, ...counts }, expect.objectContaining({ userId: "u1", rank: 2 })]);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["another version", '{"v":3,"questions":[],"players":[]}'],
  ["no players", '{"v":1,"questions":[]}'],
  [
    "a question without its right option",
    '{"v":1,"questions":[{"id":"q","text":"t","options":{"A":"a"},"correct":"B"}],"players":[]}',
  ],
  ["a player of numbers", '{"v":1,"questions":[],"players":[[1,2,3,4,5]]}'],
] as const)("[X6] a kept value that is %s is not read", (_, text) => {
  expect(readResults(text)).toBeNull();
});

test("[X6] a damaged answer is read as none, a missing one too", () => {
  const text = writeResults(results(played)).replace("B4312:914 B500 B500:990", "Z99 Bx:1");
  expect(readResults(text)!.players[0]).toMatchObject({ score: 0, rank: 1, answers: [null, null, null] });
});

test("[X6] no text breaks the reading", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readResults(text);
      readResults(`{"v":1,"questions":${text},"players":${text}}`);
    }),
  );
});

const accounts = new Set(["ali", "tab"]);

test("[X7] guests lose name and picture, accounts keep theirs until they are deleted", () => {
  const anonymous = anonymize(results(played), accounts);
  expect(anonymous.players.map(({ nickname, marble }) => [nickname, marble])).toEqual([
    ["Ali", marbleOf("Ali")],
    ["Ali 2", marbleOf("Ali 2")],
    ["Oyuncu 3", marbleOf("Oyuncu 3")],
  ]);
  expect(anonymize(anonymous, accounts)).toEqual(anonymous);
  expect(writeResults(withoutNames(anonymous, ["ali"]))).not.toMatch(/"Ali"/);
  expect(withoutNames(anonymous, ["ali"]).players[0]).toMatchObject({ nickname: "Oyuncu 1", proof: null, score: 1904 });
  const names = withoutName(anonymous, "ali").players.map(({ nickname }) => nickname);
  expect(names).toEqual(["Oyuncu 1", "Ali 2", "Oyuncu 3"]);
});

test("[X7] the proof of a session is kept beside the answers, goes with the names, and is never shown", () => {
  const kept = readResults(writeResults(results(played)))!;
  expect(kept.players.map(({ id, proof }) => [id, proof])).toEqual([
    ["ali", proofOf("hash-of-ali")],
    ["tab", proofOf("hash-of-tab")],
    ["ece", proofOf("hash-of-ece")],
  ]);
  expect(anonymize(kept, accounts).players.map(({ proof }) => proof)).toEqual([null, null, null]);
  expect(JSON.stringify(atOnce(shownResults(writeResults(kept))))).not.toContain("hash-of");
  expect(atOnce(shownResults("damaged"))).toBeNull();
});

test("[C1] a player's line has the place of their team", () => {
  const teams = { names: ["Kartallar", "Yıldızlar"], pick: "auto" } as const;
  const { game } = play(
    aGame({ teams }),
    [T0, join("ali", "Ali", { userId: "u1" })],
    [T0, join("ece", "Ece", { userId: "u2" })],
    [T0, start],
    [T0 + 1000, answer("ece", "q1")],
    [T0 + 2000, end],
  );
  expect(historyRows(game).map(({ userId, teamName, teamRank }) => [userId, teamName, teamRank])).toEqual([
    ["u2", "Yıldızlar", 1],
    ["u1", "Kartallar", 2],
  ]);
});

test("[X6] a seat without a session proves nothing, and a question without an explanation keeps none", () => {
  const places = [{ playerId: "ali", nickname: "Ali" }];
  const { game } = play(
    aGame({ answers: "cards", clock: "none", places, questions: [aQuestion(1, { explanation: "" })] }),
    [T0, { type: "fill_places" }],
    [T0, start],
    [T0, end],
  );
  const kept = results(game);
  expect(kept.players.map(({ proof }) => proof)).toEqual([null]);
  expect(kept.questions[0]).not.toHaveProperty("explanation");
});
