import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Seat } from "./seat";
import { aGame } from "./a-game";
import { call } from "./http";
import { hosting, joined, sit } from "./seat";

const anyText = expect.any(String) as string;
const anyNumber = expect.any(Number) as number;

/** A running first question, with a host and two players. */
async function running(wanted: Parameters<typeof aGame>[0] = {}) {
  const game = await aGame(wanted);
  const host = await hosting(game.code, game.teacher.token);
  const ali = await joined(game.code, "Ali");
  const ece = await joined(game.code, "Ece");
  host.say({ type: "start_game", game_code: game.code });
  const [shown, question] = [await host.hears("question_start"), await ali.hears("question_start")];
  await ece.hears("question_start");
  return { ...game, host, ali, ece, shown, question };
}
const answers = (seat: Seat, question_id: string, answer: "A" | "B" = "B") =>
  seat.say({ type: "submit_answer", question_id, answer, response_time_ms: 10 });

test("welcome, join_success and lobby_update", async () => {
  const { code } = await aGame();
  const seat = await sit(code);
  const welcome = await seat.hears("welcome");
  expect(welcome).toEqual({ type: "welcome", session_id: anyText, server_time: anyNumber, role: "player" });
  expect(welcome.session_id.startsWith(`${code}.`)).toBe(true);
  seat.say({ type: "join_lobby", game_code: code, nickname: " Ali  Can ", marble: 7 });
  const success = await seat.hears("join_success");
  expect(success).toEqual({
    type: "join_success",
    game_code: code,
    player_id: expect.stringMatching(new RegExp(`^${code}-`)) as string,
    nickname: "Ali Can",
    marble: 7,
    session_id: welcome.session_id,
    game_status: "lobby",
  });
  expect(await seat.hears("lobby_update")).toEqual({
    type: "lobby_update",
    players: [{ player_id: success.player_id, nickname: "Ali Can", marble: 7, is_connected: true }],
    total: 1,
    locked: false,
  });
  expect(await seat.hears("counter")).toEqual({ type: "counter", count: 1 });
});

test("a phone hears of the newest thirty players, the host of all, and of every socket's coming and going", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const seats = [];
  for (let i = 1; i <= 32; i++) seats.push(await joined(code, `Oyuncu ${i}`));
  let list = await host.hears("lobby_update");
  while (list.total < 32) list = await host.hears("lobby_update");
  expect(list.players.length).toBe(32);
  let short = await seats[0]!.hears("lobby_update");
  while (short.total < 32) short = await seats[0]!.hears("lobby_update");
  expect(short.players.map(({ nickname }) => nickname)).toEqual(
    Array.from({ length: 30 }, (_, i) => `Oyuncu ${i + 3}`),
  );
  let counter = await host.hears("counter");
  while (counter.count < 33) counter = await host.hears("counter");
  seats[5]!.ws.close();
  list = await host.hears("lobby_update");
  expect(list.players[5]).toMatchObject({ nickname: "Oyuncu 6", is_connected: false });
  while (counter.count > 32) counter = await host.hears("counter");
});

test.each([
  ["taken", " ALİ ", "nickname_taken"],
  ["empty", "  ", "nickname_invalid"],
  ["too long", "x".repeat(21), "nickname_invalid"],
] as const)("a nickname that is %s is refused, and the socket may try again", async (_, nickname, code) => {
  const game = await aGame();
  await joined(game.code, "ali");
  const seat = await sit(game.code);
  seat.say({ type: "join_lobby", game_code: game.code, nickname });
  const error = await seat.hears("error");
  expect(error).toMatchObject({ type: "error", code, message: anyText });
  expect(error.suggestion).toEqual(code === "nickname_taken" ? anyText : undefined);
  seat.say({ type: "join_lobby", game_code: game.code, nickname: error.suggestion ?? "Zeynep" });
  await seat.hears("join_success");
});

test("who joins twice, for another game, as host, or without a seat where one is needed, is refused", async () => {
  const { code, teacher } = await aGame();
  const ali = await joined(code, "Ali");
  ali.say({ type: "join_lobby", game_code: code, nickname: "Veli" });
  expect(await ali.hears("error")).toMatchObject({ code: "already_joined" });
  const host = await hosting(code, teacher.token);
  host.say({ type: "join_lobby", game_code: code, nickname: "Veli" });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "submit_answer", question_id: "q", answer: "A" });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "leave_game" });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "start_game", game_code: "999999" });
  expect(await host.hears("error")).toMatchObject({ code: "not_found" });
  const guest = await sit(code);
  guest.say({ type: "join_lobby", game_code: "999999", nickname: "Veli" });
  expect(await guest.hears("error")).toMatchObject({ code: "not_found" });
  guest.say({ type: "submit_answer", question_id: "q", answer: "A" });
  expect(await guest.hears("error")).toMatchObject({ code: "session_invalid" });
  guest.say({ type: "leave_game" });
  expect(await guest.hears("error")).toMatchObject({ code: "session_invalid" });
});

test("a player is refused every message of the host, and nothing changes", async () => {
  const { code } = await aGame();
  const ali = await joined(code, "Ali");
  const ece = await joined(code, "Ece");
  ali.say({ type: "start_game", game_code: code });
  ali.say({ type: "next_question", game_code: code });
  ali.say({ type: "end_question" });
  ali.say({ type: "extend_question", seconds: 10 });
  ali.say({ type: "end_game" });
  ali.say({ type: "kick_player", player_id: ece.id });
  ali.say({ type: "rename_player", player_id: ece.id, nickname: "Kötü" });
  ali.say({ type: "lock_lobby", locked: true });
  for (let i = 0; i < 8; i++) expect(await ali.hears("error")).toMatchObject({ code: "forbidden" });
  const view = await call("GET", `/api/game/${code}`);
  expect(view.json).toMatchObject({ game: { status: "lobby", player_count: 2 } });
});

test("register_host_success draws the lobby", async () => {
  const { code, teacher, game } = await aGame();
  const ali = await joined(code, "Ali");
  const { registered } = await hosting(code, teacher.token);
  expect(registered).toEqual({
    type: "register_host_success",
    game_code: code,
    game_status: "lobby",
    phase: "lobby",
    title: "Kesirler",
    players: [{ player_id: ali.id, nickname: "Ali", marble: anyNumber, is_connected: true }],
    settings: game.settings,
    leaderboard: [expect.objectContaining({ player_id: ali.id, score: 0, rank: 1, previous_rank: null })],
    total_questions: 2,
    question_number: 0,
    locked: false,
    server_time: anyNumber,
    question: null,
    result: null,
  });
});

test("game_started and question_start: the answer is there for the host, null for everybody else", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  host.say({ type: "start_game", game_code: code });
  for (const seat of [host, ali]) {
    expect(await seat.hears("game_started")).toEqual({
      type: "game_started",
      total_questions: 2,
      server_time: anyNumber,
    });
    const start = await seat.hears("question_start");
    expect(start).toEqual({
      type: "question_start",
      question_id: anyText,
      question_text: "Soru 1",
      options: { A: "bir", B: "iki", C: "üç", D: "dört" },
      time_limit: 20,
      question_number: 1,
      total_questions: 2,
      correct_option: seat === host ? "B" : null,
      points: 1,
      server_time: anyNumber,
      starts_at: anyNumber,
      ends_at: anyNumber,
    });
    expect(start.ends_at - start.starts_at).toBe(20_000);
  }
});

test("answer_accepted at once, then verdict and question_end when everybody present has answered", async () => {
  const { host, ali, ece, question } = await running();
  answers(ali, question.question_id);
  expect(await ali.hears("answer_accepted")).toEqual({
    type: "answer_accepted",
    question_id: question.question_id,
    answer: "B",
  });
  expect(await host.hears("answer_count_update")).toEqual({
    type: "answer_count_update",
    answered: 1,
    total: 2,
    player_ids: [ali.id],
  });
  await ali.settles();
  expect(ali.has("answer_received")).toBe(false);
  answers(ece, question.question_id, "A");
  expect(await host.hears("answer_count_update")).toMatchObject({ answered: 2, total: 2, player_ids: [ece.id] });
  const received = await ali.hears("answer_received");
  expect(received).toEqual({
    type: "answer_received",
    is_correct: true,
    points_earned: anyNumber,
    question_id: question.question_id,
    score: received.points_earned,
    response_time_ms: anyNumber,
  });
  const row = (seat: typeof ali, nickname: string, score: number, rank: number) => ({
    player_id: seat.id,
    nickname,
    marble: anyNumber,
    is_connected: true,
    score,
    rank,
    previous_rank: null,
  });
  const shared = {
    type: "question_end",
    question_id: question.question_id,
    correct_option: "B",
    leaderboard: [row(ali, "Ali", received.score, 1), row(ece, "Ece", 0, 2)],
    distribution: { A: 1, B: 1, C: 0, D: 0, none: 0 },
    explanation: "Açıklama 1",
    is_last: false,
  };
  const you = {
    answer: "B",
    is_correct: true,
    points_earned: received.points_earned,
    score: received.score,
    rank: 1,
    previous_rank: null,
    streak: 1,
  };
  expect(await ali.hears("question_end")).toEqual({ ...shared, you });
  expect(await ece.hears("answer_received")).toMatchObject({ is_correct: false, points_earned: 0, score: 0 });
  expect(await ece.hears("question_end")).toMatchObject({
    you: { answer: "A", is_correct: false, rank: 2, streak: 0 },
  });
  expect(await host.hears("question_end")).toEqual(shared);
});

test("the same answer again gets the same acknowledgement, another one already_answered", async () => {
  const { ali, question } = await running();
  answers(ali, question.question_id);
  await ali.hears("answer_accepted");
  answers(ali, question.question_id);
  expect(await ali.hears("answer_accepted")).toMatchObject({ answer: "B" });
  answers(ali, question.question_id, "A");
  expect(await ali.hears("error")).toMatchObject({ code: "already_answered" });
  answers(ali, "another-question");
  expect(await ali.hears("error")).toMatchObject({ code: "question_closed" });
});

test("with an instant verdict it comes at once, and only once", async () => {
  const { ali, ece, question } = await running({ settings: { verdict: "instant" } });
  answers(ali, question.question_id);
  const received = await ali.hears("answer_received");
  expect(received).toMatchObject({ is_correct: true, score: received.points_earned });
  answers(ali, question.question_id);
  await ali.hears("answer_accepted");
  answers(ece, question.question_id, "A");
  await ali.hears("question_end");
  expect(ali.texts.filter((text) => text.includes("answer_received")).length).toBe(1);
});

test("question_extended reaches everybody, and the bell rings later", async () => {
  const { host, ali, question } = await running();
  host.say({ type: "extend_question", seconds: 15 });
  const extended = { type: "question_extended", question_id: question.question_id, ends_at: question.ends_at + 15_000 };
  expect(await ali.hears("question_extended")).toEqual(extended);
  expect(await host.hears("question_extended")).toEqual(extended);
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "extend_question", seconds: 15 });
  expect(await host.hears("error")).toMatchObject({ code: "no_running_question" });
  host.say({ type: "end_question" });
  expect(await host.hears("error")).toMatchObject({ code: "no_running_question" });
});

test("next is refused while a question runs, and does nothing with an old number", async () => {
  const { code, host } = await running();
  host.say({ type: "next_question", game_code: code });
  expect(await host.hears("error")).toMatchObject({ code: "question_running" });
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "next_question", game_code: code, question_number: 1 });
  host.say({ type: "next_question", game_code: code, question_number: 1 });
  expect(await host.hears("question_start")).toMatchObject({ question_number: 2 });
  host.say({ type: "start_game", game_code: code });
  await host.settles();
  expect(host.has("error")).toBe(false);
});

test("kick_player: the player is told and closed, stays out, and the name is free again", async () => {
  const { code, host, ali, ece } = await running();
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "kick_player", player_id: ali.id });
  expect(await ali.hears("player_removed")).toEqual({ type: "player_removed", message: anyText });
  expect(await ali.closed).toMatchObject({ code: 1000 });
  expect((await host.hears("leaderboard_update")).leaderboard.map(({ nickname }) => nickname)).toEqual(["Ece"]);
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await back.hears("reconnect_failed")).toEqual({
    type: "reconnect_failed",
    message: anyText,
    code: "player_removed",
  });
  back.say({ type: "join_lobby", game_code: code, nickname: "Ali" });
  await back.hears("join_success");
  host.say({ type: "kick_player", player_id: ali.id });
  expect(await host.hears("error")).toMatchObject({ code: "player_not_found" });
  await ece.settles();
});

test("rename_player: the new name is everywhere", async () => {
  const { host, ali, ece } = await running();
  host.say({ type: "rename_player", player_id: ali.id, nickname: "ece" });
  expect(await host.hears("error")).toMatchObject({ code: "nickname_taken", suggestion: anyText });
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "rename_player", player_id: ali.id, nickname: "Aliye" });
  expect((await host.hears("leaderboard_update")).leaderboard.map(({ nickname }) => nickname).toSorted()).toEqual([
    "Aliye",
    "Ece",
  ]);
  const list = await ece.hears("lobby_update");
  expect(list.players.map(({ nickname }) => nickname)).toContain("Aliye");
});

test("lock_lobby: nobody comes in, who is in stays in", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  await host.hears("lobby_update");
  host.say({ type: "lock_lobby", locked: true });
  let list = await ali.hears("lobby_update");
  while (!list.locked) list = await ali.hears("lobby_update");
  const ece = await sit(code);
  ece.say({ type: "join_lobby", game_code: code, nickname: "Ece" });
  expect(await ece.hears("error")).toMatchObject({ code: "lobby_locked" });
  const again = await sit(code);
  again.say({ type: "reconnect", old_session_id: ali.sessionId });
  await again.hears("reconnect_success");
  host.say({ type: "lock_lobby", locked: false });
  await host.settles();
  ece.say({ type: "join_lobby", game_code: code, nickname: "Ece" });
  await ece.hears("join_success");
});

test("who comes late gets the running question, and nobody does where the setting forbids it", async () => {
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

test("reconnect: in the lobby, in a question, at the reveal, at the end, always with what the screen needs", async () => {
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

test("a session id that is nobody's, another game's or a player id opens nothing", async () => {
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

test("reading seconds: an answer is too early, and the clock starts after them", async () => {
  const { ali, question } = await running({ settings: { reading_seconds: 10 } });
  expect(question.starts_at - question.server_time).toBe(10_000);
  answers(ali, question.question_id);
  expect(await ali.hears("error")).toMatchObject({ code: "too_early" });
});
