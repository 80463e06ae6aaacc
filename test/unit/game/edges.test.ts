import { expect, test } from "vitest";
import { mayBeTheLast } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import type { Game } from "#game/game";
import { readResults, writeResults } from "#game/results/stored-form";
import { proofOf, results, withoutNames } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { answerReply, playerStatsReply } from "#game/view/http";
import { leaderboardFor } from "#game/view/parts";
import { hostSnapshot } from "#game/view/snapshots";
import {
  answer,
  comeBack,
  end,
  endQuestion,
  extend,
  join,
  kick,
  leave,
  lobby,
  next,
  play,
  showLeaderboard,
  start,
  started,
} from "./a-game";
import { T0 } from "../../builders/games";

/** Cases that no other example covers: without each of these tests some changed rule would pass. */

const everybody = () => true;
const two = play(
  started(["ali", "ece"], { questions: 2, scoring: "accuracy" }),
  [T0 + 1000, answer("ali", "q1")],
  [T0 + 2000, endQuestion],
  [T0 + 3000, next()],
  [T0 + 4000, answer("ece", "q2")],
).game;

test("[J4] a lobby takes everybody, late joining or not", () => {
  const { game, refusals } = play(lobby(["ali"], { late_join: false }), [T0, join("ece")], [T0, start]);
  expect([[...game.players.keys()], refusals]).toEqual([["ali", "ece"], []]);
  expect(play(game, [T0 + 1, join("can")]).refusals).toEqual(["lobby_locked"]);
});

test("a player who left and comes back after the end changes nothing", () => {
  const { game } = play(two, [T0 + 5000, leave("ali")], [T0 + 6000, end]);
  const { events, refusals } = play(game, [T0 + 7000, comeBack("ali")]);
  expect([events, refusals]).toEqual([[], []]);
});

const shown = (game: Game) => hostSnapshot(game, T0 + 9000, new Set(["ali"])).leaderboard_shown;

test("[H12] a reloaded screen of the host shows the leaderboard when the others do, and only then", () => {
  const revealed = play(two, [T0 + 5000, endQuestion]).game;
  const board = play(revealed, [T0 + 6000, showLeaderboard()]).game;
  expect([two, revealed, board, play(board, [T0 + 7000, end]).game].map(shown)).toEqual([false, false, true, false]);
});

test("[V2] the host sees the leaderboard that is hidden from the phones", () => {
  const hidden = started(["ali", "ece"], { show_leaderboard: false });
  expect(leaderboardFor(hidden, "host", everybody)).toHaveLength(2);
  expect(leaderboardFor(hidden, "player", everybody)).toEqual([]);
});

test("[V3] the end of a question tells whether it was the last one", () => {
  const { game } = play(two, [T0 + 5000, endQuestion]);
  const first = play(started(["ali"], { questions: 2 }), [T0 + 5000, endQuestion]).game;
  const isLast = (from: typeof game) => hostSnapshot(from, T0 + 6000, new Set()).result?.is_last;
  expect([isLast(first), isLast(game)]).toEqual([false, true]);
});

test("[V1] the reply to an answer speaks of the question it was for", () => {
  const { game } = play(two, [T0 + 5000, endQuestion]);
  expect(answerReply(game, "ece", "q2")).toMatchObject({ is_correct: true, points_earned: 1000 });
  expect(answerReply(two, "ece", "q2")).toMatchObject({ is_correct: null, points_earned: null, score: 0 });
  expect(answerReply(two, "ali", "q1")).toMatchObject({ is_correct: true, points_earned: 1000, score: 1000 });
  // The reply says nothing about a question that was not answered or not asked.
  expect(answerReply(two, "ece", "q1")).toMatchObject({ is_correct: null, points_earned: null });
  expect(answerReply(two, "ali", "q9")).toMatchObject({ is_correct: null, points_earned: null });
});

test("a question without an answer is listed without one", () => {
  const [first] = playerStatsReply(two, "ece").stats.answers;
  expect(first).toMatchObject({ answer: null, is_correct: false, points_earned: 0, response_time_ms: null });
});

test("[X6] taking out a name leaves other names", () => {
  const kept = withoutNames(results(two), ["ali"]);
  expect(kept.players.map(({ nickname }) => nickname)).toEqual(["Oyuncu 1", "ece"]);
});

test.each([
  ["a question without a text", `{"v":1,"questions":[{"id":"q","options":{"A":"a"},"correct":"A"}],"players":[]}`],
  ["a question without an id", `{"v":1,"questions":[{"text":"t","options":{"A":"a"},"correct":"A"}],"players":[]}`],
  [
    "a right option there is none of",
    `{"v":1,"questions":[{"id":"q","text":"t","options":{"A":"a"},"correct":"E"}],"players":[]}`,
  ],
  ["a player who is no list", `{"v":1,"questions":[],"players":[{}]}`],
  ["a player without an id", `{"v":1,"questions":[],"players":[[1,"Ali",1,0,""]]}`],
  ["a player without a name", `{"v":1,"questions":[],"players":[["p",1,1,0,""]]}`],
  ["a player without a picture", `{"v":1,"questions":[],"players":[["p","Ali","1",0,""]]}`],
  ["a player without answers", `{"v":1,"questions":[],"players":[["p","Ali",1,0,null]]}`],
  ["one good player and a bad one", `{"v":1,"questions":[],"players":[["p","Ali",1,0,""],[]]}`],
  ["half a text", `{"v":1,`],
])("[X6] a kept value with %s is not ours", (_, text) => {
  expect(readResults(text)).toBeNull();
});

test("[X6] an answer that cannot be read counts as none", () => {
  const [question] = results(two).questions;
  const text = writeResults({ questions: [question!], players: [] }).replace(
    '"players":[]',
    '"players":[["p","Ali",1,0,"?"]]',
  );
  expect(readResults(text)!.players[0]!.answers).toEqual([null]);
});

const meta = { gameCode: "123456", title: "Sınama", status: "active", startedAt: T0, endedAt: null } as const;

test("[X1] a game that has not ended, or not begun, has no duration", () => {
  expect(statistics(results(two), meta).game.duration_ms).toBeNull();
  expect(statistics(results(two), { ...meta, startedAt: null, endedAt: T0 }).game.duration_ms).toBeNull();
});

test("[X3] no player needs support before a question was asked", () => {
  const [ali] = statistics(results(started(["ali"])), meta).players;
  expect(ali!.needs_support).toBe(false);
});

test("[X4] the first of two equally frequent wrong options is the misconception", () => {
  const names = ["ali", "ece", "can", "efe", "naz", "su"];
  const given = [
    ["ali", "D"],
    ["ece", "C"],
    ["can", "D"],
    ["efe", "C"],
    ["naz", "D"],
    ["su", "C"],
  ] as const;
  const { game } = play(
    started(names),
    ...given.map(([who, choice]) => [T0 + 1000, answer(who, "q1", choice)] as const),
    [T0 + 2000, endQuestion],
  );
  expect(statistics(results(game), meta).questions[0]!.misconception).toBe("C");
});

const closedLater = (questionId: string) =>
  play(started(["ali"]), [T0 + 1000, { ...extend(10), questionId }], [T0 + 2000, { ...endQuestion, questionId }]);

test("[H5][H6] with the id of another question its end and its longer clock do nothing", () => {
  const other = closedLater("q2");
  expect([other.types, other.refusals]).toEqual([[], []]);
  expect(closedLater("q1").types).toEqual(["question_extended", "question_ended"]);
});

const unseen = (game: Game) => [...game.unseen.keys()];

test("[J9] only a seat taken in the lobby without a socket waits for its player, and only until the start or the end", () => {
  const seated = play(lobby([]), [T0, join("ali", "ali", { isOverHttp: true })]).game;
  expect(unseen(seated)).toEqual(["ali"]);
  expect(unseen(play(seated, [T0, start]).game)).toEqual([]);
  expect(unseen(play(seated, [T0, end]).game)).toEqual([]);
  expect(unseen(play(started(["ali"]), [T0, join("ece", "ece", { isOverHttp: true })]).game)).toEqual([]);
});

test("[H8] removing a player also forgets that a question closed without them", () => {
  const { game } = play(started(["ali", "ece"]), [T0, leave("ali")], [T0, endQuestion]);
  expect([...game.askedQuestions[0]!.left]).toEqual(["ali"]);
  expect([...play(game, [T0, kick("ali")]).game.askedQuestions[0]!.left]).toEqual([]);
});

const inLobby: readonly GameEvent[] = [
  { type: "leaderboard_shown", shown: true },
  { type: "question_ended", index: 0, at: T0 },
  { type: "answer_accepted", index: 0, text: "bir", accepted: true, verdicts: [["ali", 1, 1000]] },
  { type: "text_hidden", index: 0, key: "bir", hidden: true },
  { type: "pairing_asked", pairHash: "phone", digits: "42", until: T0 },
  { type: "pairing_confirmed" },
];
const ofARunningQuestion: readonly GameEvent[] = [
  { type: "question_extended", index: 0, endsAt: T0 },
  { type: "bell_rang", index: 0 },
  { type: "everybody_answered", index: 0, until: T0 },
  { type: "answer_given", playerId: "ece", choice: "B", tookMs: 1, points: 1, correct: true },
  { type: "confidence_given", playerId: "ali", confidence: 3 },
  { type: "answer_taken_back", playerId: "ali" },
];
const always: readonly GameEvent[] = [
  { type: "next_game_over", gameId: "another" },
  { type: "player_absent", playerId: "nobody", absent: true },
  { type: "place_renamed", playerId: "nobody", nickname: "Öğrenci 1" },
  { type: "answer_accepted", index: 9, text: "bir", accepted: true, verdicts: [] },
  { type: "answer_accepted", index: 0, text: "bir", accepted: true, verdicts: [["nobody", 1, 1000]] },
];
test.each([...inLobby, ...ofARunningQuestion, ...always.slice(0, 4)])(
  "[E2] an event of another moment, or about an unknown player, changes nothing in the lobby: $type",
  (event) => {
    const game = lobby(["ali"]);
    apply(game, event);
    expect(game).toEqual(lobby(["ali"]));
  },
);

const afterTheFirst = () =>
  play(started(["ali", "ece"]), [T0 + 1000, answer("ali", "q1")], [T0 + 2000, endQuestion]).game;
test.each([...ofARunningQuestion, ...always])(
  "[E2] an event of another moment changes nothing in a reveal: $type",
  (event) => {
    const game = afterTheFirst();
    apply(game, event);
    expect({ ...game, askedQuestions: [{ ...game.askedQuestions[0]!, isRevised: false }] }).toEqual(afterTheFirst());
  },
);

test.each(["pairing_confirmed", "pairing_mistyped"] as const)(
  "[E2] digits that no phone has shown confirm nothing: %s",
  (type) => {
    const game = lobby([]);
    apply(game, { type: "pairing_offered", tokenHash: "token", until: T0 });
    const offered = structuredClone(game);
    apply(game, { type });
    expect(game).toEqual(offered);
  },
);

test("[E2] accepting an answer gives nothing to players who gave none", () => {
  const { game } = play(started(["ali", "ece"]), [T0 + 1000, answer("ali", "q1", "A")], [T0 + 2000, endQuestion]);
  apply(game, { type: "answer_accepted", index: 0, text: "x", accepted: true, verdicts: [["ece", 1, 1000]] });
  expect([...game.askedQuestions[0]!.answers.keys()]).toEqual(["ali"]);
  expect(game.players.get("ece")!.score).toBe(0);
});

test("[X7] the proof of a seat is not the key that opens it", () => {
  expect(proofOf("0123456789abcdef".repeat(4))).toBe("0123456789abcdef".repeat(2));
});

const last = (events: readonly GameEvent[]) => events.filter(mayBeTheLast).map(({ type }) => type);

test("[Q3] only an answer, a leaving or a removal can complete a question", () => {
  const events = play(
    lobby(["ali", "ece", "can"]),
    [T0, start],
    [T0, answer("ali", "q1")],
    [T0, leave("ece")],
    [T0, comeBack("ece")],
    [T0, kick("can")],
    [T0, endQuestion],
    [T0, end],
  ).events;
  expect(last(events)).toEqual(["answer_given", "player_left", "player_kicked"]);
  // A question's last wait may also be for a player's confidence, or end because a player is marked absent.
  expect(last([{ type: "confidence_given", playerId: "ali", confidence: 1 }])).toHaveLength(1);
  expect(last([{ type: "player_absent", playerId: "ali", absent: true }])).toHaveLength(1);
});
