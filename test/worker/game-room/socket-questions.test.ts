import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aGame } from "../helpers/games/a-game";
import { hosting, joined, type PlayerSeat, type Seat } from "../helpers/games/seat";
import { ring, withClock } from "../helpers/clock";
import { answers, running } from "../helpers/games/running";

const anyText = expect.any(String) as string;
const anyNumber = expect.any(Number) as number;

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
      kind: "choice",
      question_text: "Soru 1",
      lang: "tr",
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
    expect(start.ends_at! - start.starts_at).toBe(20_000);
  }
});

test("[T6] answer_accepted at once, then verdict and question_end when everybody present has answered", async () => {
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
    share: 1,
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
    share: 1,
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

test.each([
  ["leaves", (_: Seat, { ws }: PlayerSeat) => ws.send(JSON.stringify({ type: "leave_game" }))],
  ["is removed", (host: Seat, { id }: PlayerSeat) => host.say({ type: "kick_player", player_id: id })],
] as const)(
  "[Q3] a player who %s is not waited for: the count is sent again, and the last one closes the question",
  async (_, go) => {
    const { host, seats, question } = await running({}, ["Ali", "Ece", "Can"]);
    const [ali, ece, can] = seats;
    answers(ali!, question.question_id);
    expect(await host.hears("answer_count_update")).toMatchObject({ answered: 1, total: 3, player_ids: [ali!.id] });
    go(host, can!);
    expect(await host.hears("answer_count_update")).toMatchObject({ answered: 1, total: 2, player_ids: [] });
    await ali!.settles();
    expect(ali!.has("question_end")).toBe(false);
    go(host, ece!);
    expect(await ali!.hears("question_end")).toMatchObject({ question_id: question.question_id });
  },
);

test("[Q3] a phone that drops closes nothing, nor does one that leaves before anybody has answered", async () => {
  const { host, ali, ece, seats, question } = await running({}, ["Ali", "Ece", "Can"]);
  seats[2]!.say({ type: "leave_game" });
  expect(await host.hears("answer_count_update")).toMatchObject({ answered: 0, total: 2 });
  answers(ali, question.question_id);
  await ali.hears("answer_accepted");
  ece.ws.close();
  await ece.closed;
  await ali.settles();
  expect(ali.has("question_end")).toBe(false);
});

test("[T7] the same answer again gets the same acknowledgement, another one already_answered", async () => {
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
  const extended = {
    type: "question_extended",
    question_id: question.question_id,
    ends_at: question.ends_at! + 15_000,
  };
  expect(await ali.hears("question_extended")).toEqual(extended);
  expect(await host.hears("question_extended")).toEqual(extended);
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "extend_question", seconds: 15 });
  expect(await host.hears("error")).toMatchObject({ code: "no_running_question" });
  host.say({ type: "end_question" });
  expect(await host.hears("error")).toMatchObject({ code: "no_running_question" });
});

test("show_leaderboard: every screen of the host goes along, also one that comes later, and no phone hears of it", async () => {
  const { code, teacher, room, host, ali, question } = await running();
  const second = await hosting(code, teacher.token);
  host.say({ type: "end_question" });
  await host.hears("question_end");
  second.say({ type: "show_leaderboard", shown: true });
  const shown = { type: "leaderboard_shown", question_id: question.question_id, shown: true };
  expect(await host.hears("leaderboard_shown")).toEqual(shown);
  expect(await second.hears("leaderboard_shown")).toEqual(shown);
  await evictDurableObject(room);
  expect((await hosting(code, teacher.token)).registered).toMatchObject({ phase: "reveal", leaderboard_shown: true });

  ali.say({ type: "show_leaderboard", shown: false });
  expect(await ali.hears("error")).toMatchObject({ code: "forbidden" });
  host.say({ type: "next_question", game_code: code, question_number: 1 });
  await ali.hears("question_start");
  expect(ali.texts.filter((text) => text.includes("leaderboard_shown"))).toEqual([]);
  expect((await hosting(code, teacher.token)).registered).toMatchObject({ leaderboard_shown: false });
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

test("reading seconds: an answer is too early, and the clock starts after them", async () => {
  const { ali, question } = await running({ settings: { reading_seconds: 10 } });
  expect(question.starts_at - question.server_time).toBe(10_000);
  answers(ali, question.question_id);
  expect(await ali.hears("error")).toMatchObject({ code: "too_early" });
});

test("an extended question closes at its new bell, and with auto-advance the next one opens by itself", async () => {
  await withClock(async ({ pass, now }) => {
    const { room, host, ali, question } = await running({ settings: { auto_advance_seconds: 5 } });
    host.say({ type: "extend_question", seconds: 30 });
    const { ends_at } = await ali.hears("question_extended");
    pass(question.ends_at! + 250 - now());
    await ring(room);
    await ali.settles();
    expect(ali.has("question_end")).toBe(false);
    pass(ends_at + 250 - now());
    await ring(room);
    await ali.hears("question_end");
    pass(4_999);
    await ring(room);
    await ali.settles();
    expect(ali.has("question_start")).toBe(false);
    pass(1);
    await ring(room);
    expect(await ali.hears("question_start")).toMatchObject({ question_number: 2 });
  });
});
