import { expect, test } from "vitest";
import type { Game } from "#game/game";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { lobbyFor } from "#game/view/lists";
import { ownerGame } from "#game/view/http";
import { leaderboardFor } from "#game/view/parts";
import { allAnswered, end, endQuestion, join, kick, next, play, start, tick, type Step } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { fill, says, absent, pupils, cards, asking, all, board, without } from "./without-phones";

test("[P1] everybody sits in the game from the start, once, and joining is refused", () => {
  const { game, types, refusals } = play(cards(), [T0, fill], [T0, join("new")], [T0, start], [T0, fill]);
  expect([...game.players.keys()]).toEqual(["ali", "ece", "nur"]);
  expect(types).toEqual(["game_started", "question_started"]);
  expect(refusals).toEqual(["without_phones"]);
  expect(game.bySession.size).toBe(0);
  const byNumber = aGame({ identity: "roster", class_id: "class-1", places: pupils });
  for (const onPhones of [aGame(), byNumber]) expect(play(onPhones, [T0, fill]).types).toEqual([]);
  expect(lobbyFor(cards(), "host", () => false).players[1]).toMatchObject({ number: 2, is_connected: true });
});

test("[P1][H8] a player removed from a running game has no session to bar, and nobody is seated again", () => {
  const { game, types } = play(asking(), ...pupils.map(({ playerId }): Step => [T0, kick(playerId)]), [T0 + 1, fill]);
  expect([game.players.size, game.barred.size]).toEqual([0, 0]);
  expect(types).toEqual(["player_kicked", "player_kicked", "player_kicked"]);
});

test("[P2] an answer is set, replaced with its first moment, and taken back", () => {
  const { game, types } = play(
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
  expect([...game.askedQuestions[0]!.answers]).toEqual([["ece", { value: "B", share: 1, tookMs: 4000, points: 1000 }]]);
  expect(types).toEqual(["answer_given", "answer_given", "answer_given", "answer_taken_back"]);
});

test("[F38] two phones that read the same cards: none counts twice, and a card turned since counts as it is held now", () => {
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
  expect(types).toEqual(["answer_given", "answer_given", "answer_given"]);
  expect(refusals).toEqual([]);
  expect([...game.askedQuestions[0]!.answers].map(([id, { value }]) => [id, value])).toEqual([
    ["ali", "B"],
    ["ece", "D"],
  ]);
});

test("[P2][T7] a player's last answer in a message counts", () => {
  const { game, types } = play(asking(), [
    T0 + 1,
    says([
      ["ali", "B"],
      ["ali", "C"],
    ]),
  ]);
  expect(types).toEqual(["answer_given"]);
  expect(game.askedQuestions[0]!.answers.get("ali")!.value).toBe("C");
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
  ["that are impossible, during the reading seconds too,", reading, says([["ali", "E"]]), "validation_failed"],
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
] as const)("[P2][T8][T10] answers %s are refused", (_, game, command, refusal) => {
  const { refusals, types } = play(game, [T0 + 1, command]);
  expect([refusals, types]).toEqual([[refusal], []]);
});

test("[P2] answers are taken from the end of the reading seconds on", () => {
  expect(play(reading, [T0 + 3000, says([["ali", "B"]])]).types).toEqual(["answer_given"]);
});

test("[S4] the log says a share only where an answer is neither right nor wrong", () => {
  const multi = aQuestion(1, { kind: "multi", correct: "AB" });
  const game = play(board([multi]), [T0, start]).game;
  const { events } = play(
    game,
    [T0 + 1, says([["team-0", "AB"]])],
    [T0 + 2, says([["team-0", "C"]])],
    [T0 + 3, says([["team-0", "A"]])],
  );
  expect(events.map((event) => "share" in event && event.share)).toEqual([false, false, 0.5]);
});

test("[P2][T8] with a clock answers are taken up to the bell", () => {
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

test("[P3] a question waits for the host, and ends by itself only if the game is set so", () => {
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

test("[P4] an absent player is asked nothing, and is in no list, total or rate", () => {
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

test("[P4] a player found absent while the first question runs is in no list from then on", () => {
  const { game } = play(asking(), [T0, absent(true, "nur")]);
  expect(results(game).players.map(({ id }) => id)).toEqual(["ali", "ece"]);
  expect(ownerGame(game).player_count).toBe(2);
  expect(leaderboardFor(game, "host", () => true)).toHaveLength(2);
});

test("[P4] a player found absent later was absent before too, unless they had answered", () => {
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

const answersOf = (game: Game) =>
  results(game).players.map(({ id, answers }) => [id, answers.map((one) => one?.value ?? one)]);

test("[P4] a player who answered once was present, and left later questions unanswered", () => {
  const { game } = play(
    asking(),
    [T0 + 5, says([["ece", "B"]])],
    [T0 + 6, endQuestion],
    [T0 + 7, next()],
    [T0 + 8, endQuestion],
    [T0 + 9, absent(true, "ece")],
  );
  expect(answersOf(game)[0]).toEqual(["ece", ["B", null]]);
});

test("[P4] a player who comes later is asked from then on", () => {
  const { game } = play(
    asking(),
    [T0 + 6, endQuestion],
    [T0 + 7, absent(true, "nur")],
    [T0 + 8, next()],
    [T0 + 9, says([["nur", "B"]], "q2")],
    [T0 + 10, endQuestion],
  );
  expect(answersOf(game)[0]).toEqual(["nur", [undefined, "B"]]);
});

test("[P4] an absence takes the answer away, an answer the absence", () => {
  const { game, types } = play(asking(), [T0 + 5, all], [T0 + 6, absent(true, "ali", "ali", "nobody")]);
  expect(types.at(-1)).toBe("player_absent");
  expect([...game.askedQuestions[0]!.answers.keys()]).toEqual(["ece", "nur"]);
  const back = play(game, [T0 + 7, says([["ali", "C"]])]);
  expect(back.types).toEqual(["player_absent", "answer_given"]);
  expect(back.game.players.get("ali")!.isAbsent).toBe(false);
  expect(play(back.game, [T0 + 8, absent(false, "ali")]).types).toEqual([]);
});
