import { env } from "cloudflare:workers";
import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aGame } from "../helpers/games/a-game";
import { answers } from "../helpers/games/running";
import { hosting, joined, sit } from "../helpers/games/seat";

const compact = { v: "2" };

test("[V8] on the lean wire the question's end holds everything: no verdict of its own, five short rows, also on coming back", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali", undefined, compact);
  const ece = await joined(code, "Ece");
  for (let i = 0; i < 6; i++) await joined(code, `Pupil ${i}`);
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await ali.hears("question_start");
  await evictDurableObject(env.GAME_ROOM.get(env.GAME_ROOM.idFromName(code)), { webSockets: "hibernate" });
  for (const seat of [ali, ece]) {
    answers(seat, question_id);
    await seat.hears("answer_accepted");
  }
  host.say({ type: "end_question" });
  const [asBefore, short] = [await ece.hears("answer_received"), await ali.hears("question_end")];
  expect(asBefore.is_correct).toBe(true);
  expect(ali.texts.filter((text) => text.includes('"answer_received"'))).toEqual([]);
  expect(short.you).toMatchObject({ answer: "B", is_correct: true, points_earned: expect.any(Number) as number });
  const whole = await ece.hears("question_end");
  expect([short.leaderboard.length, whole.leaderboard.length]).toEqual([5, 8]);
  const rows = whole.leaderboard.slice(0, 5).map(({ nickname, score, rank }) => ({ nickname, score, rank }));
  const { is_last, ...end } = whole;
  expect({ ...short, you: null }).toEqual({ ...end, leaderboard: rows, you: null });
  expect(is_last).toBe(false);

  const back = await sit(code, undefined, compact);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  const snapshot = await back.hears("question_end");
  expect({ rows: snapshot.leaderboard, you: snapshot.you }).toEqual({ rows, you: short.you });
  host.say({ type: "end_game" });
  const [shortEnd, wholeEnd] = [await back.hears("game_end"), await ece.hears("game_end")];
  expect([shortEnd.final_leaderboard, wholeEnd.final_leaderboard.length]).toEqual([rows, 8]);
});
