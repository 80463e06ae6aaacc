import { evictDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import { aGame } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { Presence } from "#objects/game-room/sockets/presence";
import { answers, running } from "../helpers/games/running";
import { hosting, joined } from "../helpers/games/seat";

test("a whole game, with the room evicted in every phase", async () => {
  const { code, room, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  await evictDurableObject(room);

  host.say({ type: "start_game", game_code: code });
  const shown = await host.hears("question_start");
  expect(shown).toMatchObject({ question_number: 1, total_questions: 2, correct_option: "B" });
  const { question_id } = await ali.hears("question_start");
  await evictDurableObject(room);

  ali.say({ type: "submit_answer", question_id, answer: "B", response_time_ms: 100 });
  expect(await ali.hears("answer_accepted")).toEqual({ type: "answer_accepted", question_id, answer: "B" });
  const verdict = await ali.hears("answer_received");
  expect(verdict.is_correct).toBe(true);
  expect(await ali.hears("question_end")).toMatchObject({
    question_id,
    correct_option: "B",
    distribution: { A: 0, B: 1, C: 0, D: 0, none: 0 },
    you: { answer: "B", is_correct: true, points_earned: verdict.points_earned, rank: 1, streak: 1 },
  });
  await evictDurableObject(room);

  const next = await call<GameReply>("POST", `/api/game/${code}/next`, {
    token: teacher.token,
    body: { question_number: 1 },
  });
  expect(next.json.game).toMatchObject({ status: "active", phase: "question", question_number: 2 });
  await ali.hears("question_start");
  host.say({ type: "end_question" });
  expect(await ali.hears("question_end")).toMatchObject({ is_last: true, distribution: { none: 1 } });
  host.say({ type: "next_question", game_code: code, question_number: 2 });
  const over = await ali.hears("game_end");
  expect(over).toMatchObject({ message: "Oyun tamamlandı", player_stats: { correct: 1, unanswered: 1 } });
  expect(await ali.closed).toMatchObject({ code: 1000 });
});

test("presence is counted only once as many have answered: a large class costs each answer no more", async () => {
  const { seats, question } = await running({}, ["Ali", "Ece", "Can", "Ege", "Su"]);
  const counted = vi.spyOn(Presence.prototype, "awaited");
  for (const seat of seats.slice(0, 4)) {
    answers(seat, question.question_id);
    await seat.hears("answer_accepted");
  }
  expect(counted).toHaveBeenCalledTimes(0);
  answers(seats[4]!, question.question_id);
  await seats[4]!.hears("question_end");
  expect(counted).toHaveBeenCalledTimes(1);
  counted.mockRestore();
});
