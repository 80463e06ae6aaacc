import { expect, test } from "vitest";
import type { ServerMessage } from "#protocol/live/messages";
import { aClosedQuestion } from "../../builders/questions";
import { newLiveGame, type LiveGame } from "#game-client/game";
import { reduceHost } from "#game-client/reduce-host";
import { aHostView } from "../../builders/views";
import { asked } from "./a-host-game";

const hear = (game: LiveGame, ...messages: readonly object[]): LiveGame =>
  messages.reduce<LiveGame>((now, message) => reduceHost(now, message as ServerMessage), game);
const { end: _, ...first } = aHostView();
const fresh = newLiveGame("host", "123456");
const opened = (more: object = {}) => hear(fresh, { type: "register_host_success", ...first, ...more });

const player = (id: string, more: object = {}) => ({
  player_id: id,
  nickname: id,
  marble: 1,
  is_connected: true,
  ...more,
});
const list = (...players: readonly object[]) => ({
  type: "lobby_update",
  players,
  total: players.length,
  locked: false,
});
const starts = { type: "question_start", ...asked };
const count = (answered: number, ids: readonly string[], taken_back?: readonly string[]) => ({
  type: "answer_count_update",
  answered,
  total: 3,
  player_ids: ids,
  taken_back,
});
const closed = aClosedQuestion({ question_id: "q2" });
const asking = hear(opened(), list(player("ali"), player("ece"), player("nur")), starts);

test("a board that is out hears nothing more", () => {
  const out = hear(opened(), { type: "error", code: "unauthenticated", message: "x" });
  expect(out.phase).toMatchObject({ name: "out", reason: "signed_out" });
  expect(hear(out, list(player("ali")), { type: "register_host_success", ...first })).toBe(out);
});

test("a board counts players who have answered, each once, without those whose answer was taken back", () => {
  const some = hear(asking, count(2, ["ali", "ece"]));
  expect(some.phase).toMatchObject({ answered: 2, expected: 3, answeredIds: ["ali", "ece"] });
  expect(hear(some, count(3, ["nur"])).phase).toMatchObject({ answeredIds: ["ali", "ece", "nur"] });
  const fewer = hear(some, count(2, ["ece", "nur"], ["ali"]));
  expect(fewer.phase).toMatchObject({ answered: 2, answeredIds: ["ece", "nur"] });
  const before = opened();
  expect(hear(before, count(1, ["ali"]))).toBe(before);
});

test("a removed player's answer no longer counts; between questions no answer does", () => {
  const some = hear(asking, count(2, ["ali", "ece"]), list(player("ece"), player("nur")));
  expect(some.phase).toMatchObject({ answered: 1, answeredIds: ["ece"] });
  expect(hear(opened(), list(player("ece"))).phase).toEqual({ name: "lobby" });
});

test.each([
  ["all, where everybody is there", [player("ali"), player("ece", { absent: false })], 2],
  ["those who are there today", [player("ali", { absent: true }), player("ece"), player("nur")], 2],
])("a question waits for %s", (__, players, expected) => {
  expect(hear(opened(), list(...players), starts).phase).toMatchObject({ name: "question", expected, answered: 0 });
});

test("a question that goes on waits for as many as the server says", () => {
  const absent = [player("ali", { absent: true }), player("ece")];
  const question = { ...asked, answered: 1, total: 7, player_ids: ["ece"] };
  const game = opened({ phase: "question", question, players: absent });
  expect(game.phase).toMatchObject({ name: "question", answered: 1, expected: 7, answeredIds: ["ece"] });
  expect(game.phase).not.toHaveProperty("question.player_ids");
  const extended = hear(game, { type: "question_extended", question_id: "q2", ends_at: 30_000 });
  expect(extended.phase).toMatchObject({ expected: 7, question: { time_limit: 30 } });
});

test("a phone that asks to be let in is shown until the host has answered it", () => {
  const request = { tries_left: 3, expires_at: 60_000 };
  expect(opened().pairing).toBeNull();
  const game = opened({ pair_request: request });
  expect(game.pairing).toEqual({ state: "waiting", ...request });
  expect(hear(game, { type: "pair_request", state: "paired" }).pairing).toMatchObject({ state: "paired" });
});

test("all screens of a host stand at the leaderboard of the same question, or none does", () => {
  const shown = { type: "leaderboard_shown", question_id: "q2" };
  const game = hear(asking, { ...shown, shown: true });
  expect(game.leaderboardAfter).toBe("q2");
  expect(hear(game, { ...shown, shown: false }).leaderboardAfter).toBeNull();
  expect(opened({ leaderboard_shown: true, result: closed }).leaderboardAfter).toBe("q2");
  expect(opened({ leaderboard_shown: true }).leaderboardAfter).toBeNull();
  expect(opened({ result: closed }).leaderboardAfter).toBeNull();
});

test("a board that was a phone's page before is the host's, and knows the parts of its game", () => {
  const game = hear(newLiveGame("player", "000000"), { type: "register_host_success", ...first, kinds: ["spot"] });
  expect(game).toMatchObject({
    role: "host",
    code: "123456",
    kinds: ["spot"],
    missedQuestions: 0,
    settings: first.settings,
  });
  expect(opened().kinds).toEqual([]);
  expect(opened({ missed_questions: 2 }).missedQuestions).toBe(2);
});

test("a follow-up game that is known is not forgotten by a reply that does not tell it", () => {
  const next = { game_code: "654321", questions: 3, which: "missed" };
  const game = opened({ next_game: next });
  expect(game.nextGame).toEqual(next);
  expect(hear(game, { type: "register_host_success", ...first }).nextGame).toEqual(next);
  const newer = { ...next, game_code: "111111" };
  expect(hear(game, { type: "register_host_success", ...first, next_game: newer }).nextGame).toEqual(newer);
});

const texts = { question_text: "Kaç?", options: asked.options, question_number: 2 };
test.each([
  ["a question that has just been closed", { phase: "question" }, { name: "between" }],
  ["a close of which nothing is kept", { phase: "reveal" }, { name: "between" }],
  [
    "a close, without what was asked",
    { phase: "reveal", result: closed },
    { name: "reveal", asked: null, wasThere: true, tookMs: null },
  ],
  [
    "a close, with what was asked",
    { phase: "reveal", result: { ...closed, ...texts, points: 2 } },
    { name: "reveal", asked: { ...texts, points: 2 } },
  ],
  [
    "a close on a picture, where the points are those that were touched",
    { phase: "reveal", result: { ...closed, ...texts, points: [[1, 2]], worth: 2 } },
    { name: "reveal", asked: { ...texts, points: 2 } },
  ],
  ["a finished game", { phase: "completed" }, { name: "ended", message: "Oyun tamamlandı", stats: null }],
])("a board that is reloaded stands before %s", (__, more, phase) => {
  expect(opened(more).phase).toMatchObject(phase);
});

test("a board that has the end keeps it when it connects again", () => {
  const stats = { player_count: 3, questions: 1 };
  const end = { type: "game_end", final_leaderboard: [], player_stats: stats, message: "Bitti" };
  const game = hear(asking, end);
  expect(hear(game, { type: "register_host_success", ...first, phase: "completed" }).phase).toEqual({
    name: "ended",
    message: "Bitti",
    stats,
  });
});

test("many messages carry all standings, and one without them changes none", () => {
  const before = { ...opened(), classRate: 0.4, playerCount: 7 };
  expect(hear(before, { type: "pong", server_time: 0 })).toBe(before);
  expect(hear(before, { type: "pick_team", teams: [{ team: 0 }] }).teams).toEqual([]);
  const rows = { type: "leaderboard_update", leaderboard: [] };
  expect(hear(before, { ...rows, player_count: 9 })).toMatchObject({ classRate: 0.4, playerCount: 9 });
  expect(hear(before, { ...rows, teams: [{ team: 0 }] })).toMatchObject({ classRate: 0.4, playerCount: 7 });
  expect(hear(before, { ...rows, class_rate: 0.5 })).toMatchObject({ classRate: 0.5, playerCount: 7, teams: [] });
});

const toldOf = (seats: object) => ({ type: "foreign_seats", ...seats });

test("[B5] networks that may be strangers' come one by one, and all of them with every list", () => {
  const [far, near] = ["far", "near"].map((network, i) => ({ network, count: 6 + i }));
  expect(hear(fresh, toldOf(far!)).foreignSeats).toMatchObject([far!]);
  const game = hear(opened({ foreign_seats: [far] }), toldOf(near!), toldOf({ ...far, count: 9 }));
  expect(game.foreignSeats).toMatchObject([near!, { network: "far", count: 9 }]);
  expect(hear(game, { ...list(player("ali")), foreign_seats: [near] }).foreignSeats).toEqual([near]);
  expect(hear(game, list(player("ali"))).foreignSeats).toEqual([]);
  expect(opened().foreignSeats).toEqual([]);
});
