import type { GameSettings } from "#protocol/messages";
import { expect, test } from "vitest";
import type { Command } from "../../../worker/game/command";
import type { Question } from "../../../worker/game/game";
import { readResults, writeResults } from "../../../worker/game/kept-form";
import type { Place } from "../../../worker/game/place";
import { forHost } from "../../../worker/game/prepare";
import { results } from "../../../worker/game/results";
import { statistics } from "../../../worker/game/statistics";
import { tell } from "../../../worker/game/view";
import { answerCount, lobbyFor } from "../../../worker/game/view-lists";
import { ownerGame } from "../../../worker/game/view-http";
import { leaderboardFor } from "../../../worker/game/view-parts";
import { hostSnapshot } from "../../../worker/game/view-snapshots";
import {
  aGame,
  allAnswered,
  answer,
  aQuestion,
  end,
  endQuestion,
  join,
  next,
  play,
  start,
  T0,
  tick,
  type Step,
} from "./a-game";
import { hear } from "./heard";

const fill: Command = { type: "fill_places" };
const says = (answers: readonly (readonly [string, string | null])[], questionId = "q1"): Command => ({
  type: "host_answers",
  questionId,
  answers,
});
const absent = (isAbsent: boolean, ...playerIds: string[]): Command => ({
  type: "host_absent",
  playerIds,
  absent: isAbsent,
});

const pupils: Place[] = ["ali", "ece", "nur"].map((name, i) => ({
  playerId: name,
  nickname: name,
  student: { id: `student-${name}`, number: i + 1, schoolNo: null, timeFactor: 1 },
}));
const teams: Place[] = ["Kartallar", "Yıldızlar"].map((nickname, i) => ({ playerId: `team-${i}`, nickname }));
const without = { clock: "none", scoring: "accuracy" } as const;

type Wanted = Partial<GameSettings> & { questions?: readonly Question[] };
const cards = ({ questions = [1, 2, 3].map((n) => aQuestion(n)), ...changes }: Wanted = {}) =>
  play(
    aGame({
      ...without,
      answers: "cards",
      class_id: "class-1",
      places: pupils,
      questions: questions.map((question) => forHost(question, "cards")),
      ...changes,
    }),
    [T0, fill],
  ).game;
const board = (questions: readonly Question[], changes: Partial<GameSettings> = {}) =>
  play(
    aGame({
      ...without,
      answers: "board",
      teams: { names: ["Kartallar", "Yıldızlar"] },
      places: teams,
      questions: questions.map((question) => forHost(question, "board")),
      ...changes,
    }),
    [T0, fill],
  ).game;
const asking = (changes: Wanted = {}) => play(cards(changes), [T0, start]).game;
const body = (fields: object): Partial<Question> => fields;

test("[P1] everybody sits in the game from the start, once, and nobody joins", () => {
  const { game, types, refusals } = play(cards(), [T0, fill], [T0, join("new")], [T0, start], [T0, fill]);
  expect([...game.players.keys()]).toEqual(["ali", "ece", "nur"]);
  expect(types).toEqual(["game_started", "question_started"]);
  expect(refusals).toEqual(["without_phones"]);
  expect(game.bySession.size).toBe(0);
  expect(play(aGame(), [T0, fill]).types).toEqual([]);
  expect(lobbyFor(cards(), "host", () => false).players[1]).toMatchObject({ number: 2, is_connected: true });
});

test("[P2] an answer is set, replaced with its first moment, and taken back", () => {
  const { game } = play(
    asking(),
    [
      T0 + 4000,
      says([
        ["ali", "B"],
        ["ece", "C"],
        ["nobody", "A"],
      ]),
    ],
    [
      T0 + 9000,
      says([
        ["ece", "B"],
        ["ali", null],
      ]),
    ],
    [T0 + 9500, says([["ali", null]])],
    [T0 + 9600, says([["ece", "B"]])],
  );
  expect([...game.rounds[0]!.answers]).toEqual([["ece", { value: "B", share: 1, tookMs: 4000, points: 1000 }]]);
});

test("[F38] two phones that read the same cards: none counts twice, and a card that was turned since counts as it is held", () => {
  const { game, types, refusals } = play(
    asking(),
    [T0 + 4000, says([["ali", "B"]])],
    [
      T0 + 4100,
      says([
        ["ali", "B"],
        ["ece", "C"],
      ]),
    ],
    [T0 + 4200, says([["ece", "C"]])],
    [T0 + 5000, says([["ece", "D"]])],
  );
  expect(types.filter((type) => type === "answer_given")).toHaveLength(3);
  expect(refusals).toEqual([]);
  expect([...game.rounds[0]!.answers].map(([id, { value }]) => [id, value])).toEqual([
    ["ali", "B"],
    ["ece", "D"],
  ]);
});

test("[P2] of one player the last answer of a message counts", () => {
  const { game, types } = play(asking(), [
    T0 + 1,
    says([
      ["ali", "B"],
      ["ali", "C"],
    ]),
  ]);
  expect(types).toEqual(["answer_given"]);
  expect(game.rounds[0]!.answers.get("ali")!.value).toBe("C");
});

const waiting = cards();
const running = asking();
const reading = play(cards({ reading_seconds: 3 }), [T0, start]).game;
const shown = play(running, [T0, endQuestion]).game;
const over = play(running, [T0, end]).game;
const onPhones = play(aGame(), [T0, join("ali")], [T0, start]).game;
test.each([
  ["in the lobby", waiting, says([["ali", "B"]]), "not_started"],
  ["to another question", running, says([["ali", "B"]], "q2"), "question_closed"],
  ["after the close", shown, says([["ali", "B"]]), "question_closed"],
  ["after the end", over, says([["ali", "B"]]), "game_over"],
  ["during the reading seconds", reading, says([["ali", "B"]]), "too_early"],
  [
    "with an impossible one among them",
    running,
    says([
      ["ali", "B"],
      ["ece", "E"],
    ]),
    "validation_failed",
  ],
  ["in a game on phones", onPhones, says([["ali", "B"]]), "answers_by_phone"],
  ["as an absence in a game on phones", onPhones, absent(true, "ali"), "answers_by_phone"],
  ["as an absence after the end", over, absent(true, "ali"), "game_over"],
] as const)("[P2] answers %s are refused", (_, game, command, refusal) => {
  const { refusals, types } = play(game, [T0 + 1, command]);
  expect([refusals, types]).toEqual([[refusal], []]);
});

test("[P2] with a clock they are taken up to the bell", () => {
  const { clock: _, ...timed } = { ...without, answers: "cards" as const };
  const game = play(aGame({ ...timed, places: pupils }), [T0, fill], [T0, start]).game;
  const { refusals, game: after } = play(
    game,
    [T0 + 20_249, says([["ali", "B"]])],
    [T0 + 20_250, says([["ece", "B"]])],
  );
  expect(refusals).toEqual(["question_closed"]);
  expect(play(after, [T0 + 20_250, tick()]).types).toEqual(["question_ended"]);
});

const all = says([
  ["ali", "B"],
  ["ece", "B"],
  ["nur", "A"],
]);

test("[P3] a question waits for the host, and ends by itself only where that is wanted", () => {
  const now = T0 + 5;
  expect(play(asking(), [now, all], [now, allAnswered()]).game.phase.name).toBe("question");
  expect(play(asking({ auto_close: true }), [now, all], [now, allAnswered()]).game.phase.name).toBe("reveal");
  const two = says([
    ["ali", "B"],
    ["ece", "B"],
  ]);
  const closing = play(asking({ auto_close: true }), [now, two], [now, allAnswered()]).game;
  expect(closing.phase.name).toBe("question");
  expect(play(closing, [now, absent(true, "nur")], [now, allAnswered()]).game.phase.name).toBe("reveal");
});

test("[P4] who is absent is asked nothing, and is in no list, total or rate", () => {
  const { game } = play(asking(), [T0, absent(true, "nur")], [T0 + 5, says([["ali", "B"]])], [T0 + 9, endQuestion]);
  const kept = results(game);
  expect(kept.players.map(({ id }) => id)).toEqual(["ali", "ece"]);
  const meta = { gameCode: "", title: "", status: "active", startedAt: null, endedAt: null } as const;
  const report = statistics(kept, meta);
  expect(report.game).toMatchObject({ player_count: 2, accuracy: 0.5, average_score: 500 });
  expect(report.questions[0]!.distribution).toEqual({ none: 1, A: 0, B: 1, C: 0, D: 0 });
  expect(leaderboardFor(game, "host", () => true)).toHaveLength(2);
  expect(ownerGame(game).player_count).toBe(2);
  expect(lobbyFor(game, "host", () => true).players.map(({ absent: isAbsent }) => isAbsent)).toEqual([
    undefined,
    undefined,
    true,
  ]);
});

test("[P4] who is found absent later was not there before either; who has answered was", () => {
  const first: Step[] = [
    [T0 + 5, says([["ece", "B"]])],
    [T0 + 9, endQuestion],
    [T0 + 10, absent(true, "nur", "ece")],
  ];
  const { game } = play(asking(), ...first, [T0 + 11, next()], [T0 + 12, endQuestion]);
  expect(results(game).players.map(({ id, answers }) => [id, answers.map((one) => one?.value ?? one)])).toEqual([
    ["ece", ["B", undefined]],
    ["ali", [null, null]],
  ]);
});

test("[P4] an absence takes the answer away, an answer the absence", () => {
  const { game, types } = play(asking(), [T0 + 5, all], [T0 + 6, absent(true, "ali", "ali", "nobody")]);
  expect(types.at(-1)).toBe("player_absent");
  expect([...game.rounds[0]!.answers.keys()]).toEqual(["ece", "nur"]);
  const back = play(game, [T0 + 7, says([["ali", "C"]])]);
  expect(back.types).toEqual(["player_absent", "answer_given"]);
  expect(back.game.players.get("ali")!.isAbsent).toBe(false);
  expect(play(back.game, [T0 + 8, absent(false, "ali")]).types).toEqual([]);
});

const five = { A: "1", B: "2", C: "3", D: "4", E: "5" };
const mixed = [
  aQuestion(1),
  aQuestion(2, { options: five }),
  aQuestion(3, body({ kind: "multi", correct: "AB" })),
  aQuestion(4, body({ kind: "poll" })),
  aQuestion(5, body({ kind: "poll", options: five })),
  aQuestion(6, body({ kind: "typed", accepted: ["iki"], typo: false })),
  aQuestion(7, body({ kind: "cloud" })),
];

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

test("[P5] every other question is shown, nobody answers it, and it is in no rate", () => {
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

test("[P7] whoever is read last earns as much as whoever is read first", () => {
  const { game } = play(
    asking(),
    [T0 + 5, says([["ali", "B"]])],
    [T0 + 60_000, says([["ece", "B"]])],
    [T0 + 61_000, endQuestion],
  );
  expect(game.standings.map(({ score }) => score)).toEqual([1000, 1000, 0]);
});

test("[V13] no screen is told what somebody answered before the close", () => {
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
