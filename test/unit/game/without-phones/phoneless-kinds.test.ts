import { expect, test } from "vitest";
import { readResults, writeResults } from "#game/results/stored-form";
import { forHost } from "#game/prepare";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { tell } from "#game/view";
import { answerCount } from "#game/view/lists";
import { hostSnapshot } from "#game/view/snapshots";
import { answer, end, endQuestion, next, play, start } from "../a-game";
import { T0 } from "../../../builders/games";
import { hear } from "../heard";
import { says, absent, board, asking, all, mixed } from "./without-phones";

test("[P5] cards answer choices and polls of up to four options", () => {
  expect(mixed.map((question) => forHost(question, "cards").by_host)).toEqual([
    undefined,
    "skips",
    "skips",
    undefined,
    "skips",
    "skips",
    "skips",
  ]);
});

test("[P5] every other question is shown, takes no answers, and is in no rate", () => {
  const { game, refusals } = play(
    asking({ questions: [mixed[5]!, mixed[0]!] }),
    [T0 + 1, says([["ali", "iki"]], "q6")],
    [T0 + 2, endQuestion],
    [T0 + 3, next()],
    [
      T0 + 4,
      says(
        [
          ["ali", "B"],
          ["ece", "B"],
          ["nur", "B"],
        ],
        "q1",
      ),
    ],
    [T0 + 5, endQuestion],
    [T0 + 6, end],
  );
  expect(refusals).toEqual(["question_skipped"]);
  expect(results(game).players[0]!.answers[0]).toBeUndefined();
  const kept = readResults(writeResults(results(game)))!;
  expect(kept.players).toEqual(results(game).players);
  const meta = { gameCode: "", title: "", status: "completed", startedAt: null, endedAt: null } as const;
  const report = statistics(kept, meta);
  expect(report.game).toMatchObject({ accuracy: 1, completion: 1 });
  expect(report.questions[0]).toMatchObject({
    by_host: "skips",
    distribution: { none: 0 },
    correct_rate: null,
    hard: false,
  });
  expect(hostSnapshot(asking({ questions: [mixed[5]!] }), T0, new Set()).question).toMatchObject({ by_host: "skips" });
});

test("[P6] on the board three kinds are tapped, the others judged aloud", () => {
  expect(mixed.map((question) => forHost(question, "board").by_host)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    "judges",
    "skips",
  ]);
  const { game, refusals } = play(
    board([mixed[5]!]),
    [T0, start],
    [T0 + 1, says([["team-0", "iki"]], "q6")],
    [
      T0 + 2,
      says(
        [
          ["team-0", "+"],
          ["team-1", "-"],
        ],
        "q6",
      ),
    ],
    [T0 + 3, endQuestion],
  );
  expect(refusals).toEqual(["validation_failed"]);
  expect(game.standings.map(({ nickname, score }) => [nickname, score])).toEqual([
    ["Kartallar", 1000],
    ["Yıldızlar", 0],
  ]);
  const kept = results(game);
  expect(readResults(writeResults(kept))?.players).toEqual(kept.players);
  const meta = { gameCode: "", title: "", status: "active", startedAt: null, endedAt: null } as const;
  expect(statistics(kept, meta).questions[0]).toMatchObject({
    distribution: { none: 0, "+": 1, "-": 1 },
    correct_rate: 0.5,
  });
});

test("[P6] a tap that is half right earns half of it, a poll's nothing, and a corrected tap counts once", () => {
  const tapped = board([mixed[2]!, mixed[3]!]);
  const first = says([["team-0", "A"]], "q3");
  const better = says([["team-0", "AB"]], "q3");
  const { game } = play(tapped, [T0, start], [T0 + 1, first], [T0 + 2, endQuestion]);
  expect(game.askedQuestions[0]!.answers.get("team-0")).toMatchObject({ value: "A", share: 0.5, points: 500 });
  const polled = play(game, [T0 + 3, next()], [T0 + 4, says([["team-0", "A"]], "q4")], [T0 + 5, endQuestion]).game;
  expect(polled.askedQuestions[1]!.answers.get("team-0")).toMatchObject({ value: "A", share: null, points: 0 });
  const { events } = play(tapped, [T0, start], [T0 + 1, first], [T0 + 2, better], [T0 + 3, endQuestion]);
  const given = events.filter(({ type }) => type === "answer_given");
  expect(given.map((event) => ("isChanged" in event ? event.isChanged : false))).toEqual([false, true]);
});

test("[P7][T9] a player whose card is read last earns as much as the one whose card is read first", () => {
  const { game } = play(
    asking(),
    [T0 + 5, says([["ali", "B"]])],
    [T0 + 60_000, says([["ece", "B"]])],
    [T0 + 61_000, endQuestion],
  );
  expect(game.standings.map(({ score }) => score)).toEqual([1000, 1000, 0]);
});

test("[V13] no screen gets anybody's answer before the close", () => {
  const heard = hear(
    asking(),
    [T0 + 5, all],
    [
      T0 + 6,
      says([
        ["ali", "C"],
        ["ece", null],
      ]),
    ],
    [T0 + 7, absent(true, "nur")],
  );
  expect(heard.filter(([whom]) => whom === "host" || whom === "everyone")).toEqual([]);
  const { game } = play(asking(), [T0 + 5, all], [T0 + 6, says([["ali", "C"]])]);
  const same = play(asking(), [T0 + 5, all]).game;
  expect(hostSnapshot(game, T0 + 7, new Set())).toEqual(hostSnapshot(same, T0 + 7, new Set()));
  expect(answerCount(game, new Set(), ["ali"], ["ece"])).toEqual({
    type: "answer_count_update",
    answered: 3,
    total: 3,
    player_ids: ["ali"],
    taken_back: ["ece"],
  });
});

test("[V13] a reloaded board knows who has answered and who is absent", () => {
  const { game } = play(asking(), [T0 + 5, says([["ali", "B"]])], [T0 + 6, absent(true, "nur")]);
  const { question, players } = hostSnapshot(game, T0 + 7, new Set());
  expect(question).toMatchObject({ answered: 1, total: 2, player_ids: ["ali"] });
  expect(players.map(({ absent: isAbsent = false }) => isAbsent)).toEqual([false, false, true]);
  expect(tell(game, { type: "bell_rang", index: 0 }, T0)).toEqual([]);
});

test("[P1] a phone's answer finds no seat", () => {
  expect(play(asking(), [T0, answer("nobody", "q1")]).refusals).toEqual(["session_invalid"]);
});
