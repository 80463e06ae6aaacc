import { env } from "cloudflare:workers";
import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GameStatistics, TeacherStats } from "#protocol/http/replies/statistics";
import type { GameView } from "#protocol/http/replies/game-view";
import type { HistoryReply, HistoryRow, PlayerReply, PlayerStatsReply } from "#protocol/http/replies/players";
import type { LeaderboardReply, ListedGame } from "#protocol/http/replies/games";
import type { Page } from "#protocol/http/page";
import { aGame, polling } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";
import { storedInD1, played, wiped } from "../../helpers/games/played";

const anyNumber = expect.any(Number) as number;
const anyOptions = expect.objectContaining({
  A: expect.any(String) as string,
  B: expect.any(String) as string,
}) as object;

const leave = async (id: string, headers: Record<string, string> = {}) =>
  (await call("POST", `/api/player/${id}/leave`, { headers })).status;

const history = (token: string, query = "") => call<HistoryReply>("GET", `/api/player/history${query}`, { token });

test("a player is shown to the session, the student it belongs to, and the game's owner; to nobody else", async () => {
  const { code, teacher, student, ali, ece } = await played();
  const path = `/api/player/${ali.player_id}`;
  const player = {
    player_id: ali.player_id,
    nickname: "Ali",
    marble: ali.marble,
    score: anyNumber,
    rank: 1,
    game_code: code,
    game_status: "completed",
    is_connected: true,
  };
  for (const who of [{ headers: ali.headers }, { token: student.token }, { token: teacher.token }]) {
    expect((await call<PlayerReply>("GET", path, who)).json).toEqual({ player });
  }
  const foreign = await polling((await aGame()).code, "Ece");
  const refused = async (who: Parameters<typeof call>[2], at = path) => {
    const { status, json } = await call("GET", at, who);
    return [status, json.code];
  };
  expect(await refused({})).toEqual([401, "unauthenticated"]);
  expect(await refused({ headers: ece.headers })).toEqual([404, "not_found"]);
  expect(await refused({ headers: foreign.headers })).toEqual([401, "session_invalid"]);
  for (const role of ["teacher", "student", "admin"] as const) {
    expect(await refused({ token: (await aPerson(role)).token })).toEqual([404, "not_found"]);
    expect(await refused({ token: (await aPerson(role)).token }, `${path}/stats`)).toEqual([404, "not_found"]);
  }
  for (const id of ["x", "999999", code, `${code}-`, `${code}-xyz`, "%00", "__proto__", `${code}-${"0".repeat(16)}`]) {
    expect(await refused({ token: teacher.token }, `/api/player/${id}`)).toEqual([404, "not_found"]);
  }
});

test("a player's stats hold closed questions alone", async () => {
  const { ali, ece, open, question_id } = await played();
  expect(open.json.stats).toMatchObject({ score: 0, correct: 0, unanswered: 0, answers: [] });
  const { json } = await call<PlayerStatsReply>("GET", `/api/player/${ali.player_id}/stats`, { headers: ali.headers });
  expect(json).toEqual({
    stats: {
      score: anyNumber,
      rank: 1,
      player_count: 2,
      correct: 1,
      wrong: 0,
      unanswered: 0,
      accuracy: 1,
      average_response_ms: anyNumber,
      best_streak: 1,
      answers: [
        {
          question_id,
          kind: "choice",
          question_text: "Soru 1",
          lang: "tr",
          options: anyOptions,
          answer: "B",
          correct_option: "B",
          is_correct: true,
          share: 1,
          points_earned: json.stats.score,
          response_time_ms: anyNumber,
        },
      ],
    },
  });
  const other = await call("GET", `/api/player/${ali.player_id}/stats`, { headers: ece.headers });
  expect(other.status).toBe(404);
});

test("leaving needs the leaver's own session; the score stays on record", async () => {
  const { code, teacher } = await aGame();
  const ali = await polling(code, "Ali");
  const ece = await polling(code, "Ece");
  expect(await leave(ali.player_id)).toBe(401);
  expect(await leave(ali.player_id, ece.headers)).toBe(404);
  expect(await leave(ali.player_id, { "session-id": ali.player_id })).toBe(401);
  expect(await leave("nonsense", ali.headers)).toBe(404);
  expect((await call("POST", `/api/player/${ali.player_id}/leave`, { token: teacher.token })).status).toBe(401);
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  expect(await leave(ali.player_id, ali.headers)).toBe(204);
  expect(await leave(ali.player_id, ali.headers)).toBe(204);
  const { json } = await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, { token: teacher.token });
  expect(json.leaderboard.find(({ player_id }) => player_id === ali.player_id)).toMatchObject({ is_connected: false });
});

test("a signed-in student finds the game in the history, a guest leaves no row", async () => {
  const { code, student, ali, teacher } = await played();
  const { json } = await history(student.token);
  expect(json).toEqual({
    items: [
      {
        game_code: code,
        player_id: ali.player_id,
        title: "Kesirler",
        nickname: "Ali",
        marble: ali.marble,
        score: anyNumber,
        rank: 1,
        player_count: 2,
        correct: 1,
        wrong: 0,
        unanswered: 0,
        accuracy: 1,
        played_at: anyNumber,
      },
    ],
    total: 1,
    page: 1,
    page_size: 20,
    stats: { games: 1, average_rank: 1, best_rank: 1, accuracy: 1 },
  });
  const nobody = (await history((await aPerson("student")).token)).json.stats;
  expect(nobody).toEqual({ games: 0, average_rank: null, best_rank: null, accuracy: null });
  expect((await history(student.token, "?q=kesır")).json.total).toBe(1);
  expect((await history(student.token, "?q=yok")).json).toMatchObject({ items: [], total: 0, stats: { games: 1 } });
  expect((await history((await aPerson("student")).token)).json.total).toBe(0);
  expect((await call("GET", "/api/player/history")).status).toBe(401);
  expect((await history(teacher.token)).status).toBe(403);
});

test("when the room is gone, its owner and its signed-in players still see the game", async () => {
  const { code, room, game, teacher, student, ali, ece } = await played();
  const read = async () => ({
    view: (await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token })).json.game,
    statistics: (await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token })).json,
    leaderboard: (await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, { token: teacher.token })).json,
    start: (await call<{ game: unknown }>("POST", `/api/game/${code}/start`, { token: teacher.token })).json,
    stats: (await call<PlayerStatsReply>("GET", `/api/player/${ali.player_id}/stats`, { token: student.token })).json,
    owners: (await call<PlayerStatsReply>("GET", `/api/player/${ece.player_id}/stats`, { token: teacher.token })).json,
    player: (await call<PlayerReply>("GET", `/api/player/${ali.player_id}`, { token: student.token })).json.player,
  });
  const before = await read();
  await wiped(room);
  await evictDurableObject(room);
  const after = await read();
  expect(after.statistics).toEqual(before.statistics);
  expect(after.stats).toEqual(before.stats);
  expect(after.owners).toEqual(before.owners);
  expect(after.start).toEqual(before.start);
  expect(after.player).toEqual({ ...before.player, is_connected: false });
  expect(after.view).toMatchObject({ id: game.id, status: "completed", phase: "completed", player_count: 2 });
  expect(after.view.players?.map(({ nickname }) => nickname)).toEqual(["Ali", "Ece"]);
  expect(after.leaderboard.leaderboard.map(({ nickname, score, rank }) => ({ nickname, score, rank }))).toEqual(
    before.leaderboard.leaderboard.map(({ nickname, score, rank }) => ({ nickname, score, rank })),
  );

  expect((await call("GET", `/api/game/${code}`)).status).toBe(404);
  expect((await call("GET", `/api/game/${code}`, { token: (await aPerson("teacher")).token })).status).toBe(404);
  expect((await call("GET", `/api/player/${ece.player_id}`, { token: student.token })).status).toBe(404);
  expect((await call("GET", `/api/player/${ali.player_id}`, { headers: ali.headers })).status).toBe(401);
  const join = await call("POST", "/api/game/join", { body: { game_code: code, nickname: "Geç" } });
  expect(join.status).toBe(404);
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  expect((await call("GET", `/api/game/${code}`, { token: teacher.token })).status).toBe(404);
  expect((await call<Page<HistoryRow>>("GET", "/api/player/history", { token: student.token })).json.total).toBe(0);
});

test("a teacher's totals count players, accuracy and the hardest questions", async () => {
  const { teacher, setId, code } = await aGame({ questions: 2 });
  const read = () => call<TeacherStats>("GET", "/api/game/teacher/stats", { token: teacher.token });
  expect((await read()).json).toEqual({
    question_sets: 1,
    games: 1,
    players: 0,
    accuracy: null,
    month: { games: 1, players: 0, played: { games: 0, players: 0 }, accuracy: null, before: null },
    hardest_questions: [],
    outcomes: [],
  });
  const players = [];
  for (let i = 0; i < 6; i++) players.push(await polling(code, `Oyuncu ${i}`));
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  for (const [i, { headers }] of players.entries()) {
    const body = { question_id: `${setId}-0`, answer: i < 2 ? "B" : "C", response_time_ms: 1 };
    expect((await call("POST", "/api/game/answer", { headers, body })).status).toBe(200);
  }
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  await storedInD1(teacher.id, code);
  expect((await read()).json).toEqual({
    question_sets: 1,
    games: 1,
    players: 6,
    accuracy: 2 / 6,
    month: { games: 1, players: 6, played: { games: 1, players: 6 }, accuracy: 2 / 6, before: null },
    hardest_questions: [{ question_set_id: setId, question_text: "Soru 1", correct_rate: 2 / 6, answers: 6 }],
    outcomes: [],
  });
  const list = await call<Page<ListedGame>>("GET", "/api/game/teacher?status=completed", { token: teacher.token });
  expect(list.json.items).toMatchObject([
    { game_code: code, accuracy: 2 / 6, average_score: anyNumber, player_count: 6 },
  ]);
  // A homework's result is a row beside the games, and was not played together.
  await env.DB.prepare("update games set mode = 'homework' where code = ?").bind(code).run();
  expect((await read()).json.month.played).toEqual({ games: 0, players: 0 });
});
