import { expect, test } from "vitest";
import { readResults, writeResults } from "#game/results/stored-form";
import { livePlayerStats } from "#game/results/player-stats";
import { results } from "#game/results/results";
import { statistics, totals } from "#game/results/statistics";
import { answer, comeBack, endQuestion, join, leave, next, play, started } from "../a-game";
import { T0 } from "../../../builders/games";
import { meta, drawn, report } from "./a-report";

test("[X8][J8] a question that closed before a player sat down, or after they left, was not asked of them", () => {
  const { game } = play(
    started(["ali", "ece"], { questions: 3, scoring: "accuracy" }),
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 2000, endQuestion],
    [T0 + 3000, join("naz")],
    [T0 + 4000, next()],
    [T0 + 5000, answer("naz", "q2")],
    [T0 + 5500, answer("ece", "q2", "A")],
    [T0 + 5600, leave("ece")],
    [T0 + 5700, join("can")],
    [T0 + 6000, endQuestion],
    [T0 + 7000, next()],
    [T0 + 8000, answer("naz", "q3")],
    [T0 + 9000, endQuestion],
  );
  const { game: sums, questions, players } = statistics(results(game), meta);
  const rows = new Map(players.map((player) => [player.player_id, player]));
  const shown = ["ali", "ece", "naz", "can"].map((id) => {
    const { asked, accuracy, needs_support, answers } = rows.get(id)!;
    return [id, asked, accuracy, needs_support, answers.filter((row) => row.asked === false).length];
  });
  expect(shown).toEqual([
    ["ali", 3, 1 / 3, true, 0],
    ["ece", 2, 0, true, 1],
    ["naz", 2, 1, false, 1],
    ["can", 2, 0, true, 1],
  ]);
  expect(questions.map(({ unanswered, distribution }) => [unanswered, distribution.none])).toEqual([
    [1, 1],
    [2, 2],
    [2, 2],
  ]);
  expect([sums.accuracy, sums.completion]).toEqual([3 / 9, 4 / 9]);
  expect(livePlayerStats(game, "naz")).toMatchObject({ correct: 2, unanswered: 0, accuracy: 1 });
  expect(readResults(writeResults(results(game)))!.players.map(({ answers }) => answers)).toEqual(
    results(game).players.map(({ answers }) => answers),
  );
});

test("[X8] a player who left and is back when a question closes was asked", () => {
  const { game } = play(
    started(["ali", "ece"], { questions: 2 }),
    [T0 + 1, leave("ali")],
    [T0 + 2000, comeBack("ali")],
    [T0 + 3000, endQuestion],
    [T0 + 4000, leave("ali")],
    [T0 + 5000, next()],
    [T0 + 6000, endQuestion],
    [T0 + 7000, comeBack("ali")],
  );
  expect(livePlayerStats(game, "ali")).toMatchObject({ unanswered: 1 });
  expect(livePlayerStats(game, "ece")).toMatchObject({ unanswered: 2 });
});

test("[X8] in a game kept by version 0.1 everything was asked of everybody", () => {
  const kept = JSON.parse(writeResults(drawn(".B", "BB"))) as { players: string[][] };
  const old = {
    ...kept,
    players: kept.players.map((row) => row.map((cell) => (typeof cell === "string" ? cell.replace(".", "-") : cell))),
  };
  expect(totals(readResults(JSON.stringify(old))!)).toMatchObject({ correct: 3, unanswered: 1, accuracy: 0.75 });
  expect(totals(readResults(JSON.stringify(kept))!)).toMatchObject({ correct: 3, unanswered: 0, accuracy: 1 });
});

test("[X5] discrimination ignores players who were not asked", () => {
  const ten = ["BB", "BB", "BB", "BB", "BA", "AB", "AA", "AA", "AA", "AA"];
  const alone = report(...ten).questions[0]!.discrimination;
  expect(report(...ten, ".B", ".B", ".A").questions[0]!.discrimination).toBe(alone);
});
