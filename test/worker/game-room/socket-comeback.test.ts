import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { aGame } from "../helpers/games/a-game";
import { ring, withClock } from "../helpers/clock";
import { hosting, joined, sit } from "../helpers/games/seat";
import { answers, running } from "../helpers/games/running";

const anyText = expect.any(String) as string;
const anyNumber = expect.any(Number) as number;

test("a late joiner gets the running question, unless the setting forbids joining", async () => {
  const { code, question } = await running();
  const late = await joined(code, "Geç");
  expect(late.success.game_status).toBe("active");
  expect(await late.hears("current_question")).toEqual({
    ...question,
    type: "current_question",
    server_time: anyNumber,
    remaining_ms: anyNumber,
    your_answer: null,
  });
  const closed = await running({ settings: { late_join: false } });
  const seat = await sit(closed.code);
  seat.say({ type: "join_lobby", game_code: closed.code, nickname: "Geç" });
  expect(await seat.hears("error")).toMatchObject({ code: "lobby_locked" });
});

test("reconnect: in the lobby, in a question, at the reveal, at the end, always with all that the screen needs", async () => {
  const { code, host, ali, ece, question, room } = await running();
  answers(ali, question.question_id);
  await ali.hears("answer_accepted");
  await evictDurableObject(room);
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await back.hears("reconnect_success")).toEqual({
    type: "reconnect_success",
    game_code: code,
    player_id: ali.id,
    nickname: "Ali",
    marble: anyNumber,
    score: 0,
    game_status: "active",
    session_id: ali.sessionId,
    rank: 1,
    title: expect.any(String) as string,
  });
  expect(await back.hears("current_question")).toMatchObject({ your_answer: "B", question_id: question.question_id });
  expect(await ali.hears("error")).toMatchObject({ code: "replaced", message: "Bu oyun başka bir sekmede açıldı." });
  expect(await ali.closed).toMatchObject({ code: 1000 });

  answers(ece, question.question_id);
  await back.hears("question_end");
  const third = await sit(code);
  third.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await third.hears("reconnect_success")).toMatchObject({ score: anyNumber, rank: anyNumber });
  expect(await third.hears("question_end")).toMatchObject({
    question_id: question.question_id,
    you: { answer: "B", is_correct: true },
  });
  host.say({ type: "end_game" });
  await third.hears("game_end");

  const fourth = await sit(code);
  fourth.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await fourth.hears("reconnect_success")).toMatchObject({ game_status: "completed" });
  expect(await fourth.hears("game_end")).toMatchObject({ message: "Oyun tamamlandı", player_stats: { correct: 1 } });
  expect(await fourth.closed).toMatchObject({ code: 1000 });
});

test("a player who comes back long after the end has time to sign in, and gets the last screen", async () => {
  await withClock(async ({ pass }) => {
    const { code, host, ali } = await running();
    host.say({ type: "end_game" });
    await ali.hears("game_end");
    const room = env.GAME_ROOM.getByName(code);
    pass(3_000);
    await ring(room);
    expect(await ali.closed).toMatchObject({ code: 1000 });
    pass(60_000);
    const late = await sit(code);
    await late.hears("welcome");
    await ring(room);
    late.say({ type: "reconnect", old_session_id: ali.sessionId });
    await late.hears("reconnect_success");
    await late.hears("game_end");
    expect(await late.closed).toMatchObject({ code: 1000 });

    const idle = await sit(code);
    await idle.hears("welcome");
    pass(16_000);
    await ring(room);
    expect(await idle.closed).toMatchObject({ code: 1008 });
  });
});

test("[T10] a session id of no player, of another game, or a player id opens nothing", async () => {
  const { code } = await aGame();
  const other = await aGame();
  const ali = await joined(code, "Ali");
  const stranger = await joined(other.code, "Ali");
  const seat = await sit(code);
  for (const id of ["x", ali.id, stranger.sessionId, `${code}.${"A".repeat(32)}`, ali.sessionId.slice(0, -1)]) {
    seat.say({ type: "reconnect", old_session_id: id });
    expect(await seat.hears("reconnect_failed")).toMatchObject({ code: "session_invalid", message: anyText });
  }
  seat.say({ type: "reconnect", old_session_id: ali.sessionId });
  await seat.hears("reconnect_success");
});

test("leave_game: in the lobby the seat is given up, later the score stays and the session may come back", async () => {
  const lobby = await aGame();
  const gone = await joined(lobby.code, "Ali");
  gone.say({ type: "leave_game" });
  expect(await gone.closed).toMatchObject({ code: 1000 });
  expect(gone.texts.at(-1)).toContain("Oyundan ayrıldın.");
  const again = await sit(lobby.code);
  again.say({ type: "reconnect", old_session_id: gone.sessionId });
  expect(await again.hears("reconnect_failed")).toMatchObject({ code: "session_invalid" });

  const { code, host, ali, ece, question } = await running();
  answers(ali, question.question_id);
  answers(ece, question.question_id);
  const { score } = await ali.hears("answer_received");
  await host.hears("question_end");
  ali.say({ type: "leave_game" });
  expect(await ali.closed).toMatchObject({ code: 1000 });
  const { leaderboard } = await host.hears("leaderboard_update");
  expect(leaderboard.find(({ player_id }) => player_id === ali.id)).toMatchObject({ score, is_connected: false });
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await back.hears("reconnect_success")).toMatchObject({ score, nickname: "Ali" });
});

test("game_end: everybody's last screen, then the sockets are closed", async () => {
  const { host, ali, ece, question, code, teacher } = await running();
  answers(ali, question.question_id);
  answers(ece, question.question_id, "A");
  const { score } = await ali.hears("answer_received");
  await host.hears("question_end");
  host.say({ type: "end_game" });
  const end = await ali.hears("game_end");
  expect(end).toEqual({
    type: "game_end",
    final_leaderboard: [
      expect.objectContaining({ player_id: ali.id, score, rank: 1 }),
      expect.objectContaining({ player_id: ece.id, score: 0, rank: 2 }),
    ],
    message: "Oyun tamamlandı",
    player_stats: {
      score,
      rank: 1,
      player_count: 2,
      correct: 1,
      wrong: 0,
      unanswered: 0,
      accuracy: 1,
      average_response_ms: anyNumber,
      best_streak: 1,
    },
  });
  expect(await host.hears("game_end")).toMatchObject({
    final_leaderboard: end.final_leaderboard,
    player_stats: { player_count: 2, questions: 1, correct: 1, wrong: 1, unanswered: 0, accuracy: 0.5 },
  });
  for (const seat of [host, ali, ece]) expect(await seat.closed).toMatchObject({ code: 1000 });

  const later = await hosting(code, teacher.token);
  expect(later.registered).toMatchObject({ game_status: "completed", phase: "completed" });
  await later.hears("game_end");
  expect(await later.closed).toMatchObject({ code: 1000 });
});

test("several host screens are in step, and one that reloads sees the running question and the last result", async () => {
  const { code, teacher, host, ali, ece, question, room } = await running();
  const second = await hosting(code, teacher.token);
  answers(ali, question.question_id);
  await ali.hears("answer_accepted");
  await evictDurableObject(room);
  const third = await hosting(code, teacher.token);
  expect(third.registered.question).toMatchObject({
    correct_option: "B",
    question_id: question.question_id,
    answered: 1,
    total: 2,
    player_ids: [ali.id],
  });
  answers(ece, question.question_id);
  for (const screen of [host, second, third]) await screen.hears("question_end");
  const fourth = await hosting(code, teacher.token);
  expect(fourth.registered).toMatchObject({
    phase: "reveal",
    question: null,
    result: { question_id: question.question_id, question_text: "Soru 1", correct_option: "B", question_number: 1 },
  });
  second.ws.close();
  third.say({ type: "next_question", game_code: code, question_number: 1 });
  expect(await host.hears("question_start")).toMatchObject({ question_number: 2 });
});
