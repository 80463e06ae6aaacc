import { expect, test } from "vitest";
import type { AnswerReply } from "#protocol/http/replies/players";
import type { GameView } from "#protocol/http/replies/game-view";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { polling } from "../helpers/games/a-game";
import { ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { storedInD1, wiped } from "../helpers/games/played";
import { recorded } from "../helpers/games/recorded";
import { answers, running } from "../helpers/games/running";

const asking = () => running({ settings: { confidence: true } });
const told = /"confidence":[123]|confidence_accepted|sure_and_wrong/;

test("[Y1][Y4] a phone says how sure it is, once; the question waits three seconds for the other", async () => {
  await withClock(async ({ pass }) => {
    const { room, host, ali, ece, question, game } = await asking();
    expect(game.settings).toMatchObject({ confidence: true });
    const { question_id } = question;
    expect(question).toMatchObject({ confidence: true });
    ali.say({ type: "confidence", question_id, confidence: 2 });
    expect(await ali.hears("error")).toMatchObject({ code: "not_answered" });
    for (const confidence of [0, 4, "3", null]) {
      ali.sayText(JSON.stringify({ type: "confidence", question_id, confidence }));
      expect(await ali.hears("error")).toMatchObject({ code: "bad_message" });
    }
    answers(ali, question_id);
    answers(ece, question_id, "A");
    await ali.hears("answer_accepted");
    for (const step of [2, 2] as const) {
      ali.say({ type: "confidence", question_id, confidence: step });
      expect(await ali.hears("confidence_accepted")).toEqual({
        type: "confidence_accepted",
        question_id,
        confidence: 2,
      });
    }
    ali.say({ type: "confidence", question_id, confidence: 3 });
    expect(await ali.hears("error")).toMatchObject({ code: "confidence_given" });
    await host.settles();
    expect(host.has("question_end")).toBe(false);
    pass(2_999);
    await ring(room);
    await host.settles();
    expect(host.has("question_end")).toBe(false);
    pass(1);
    await ring(room);
    expect((await ali.hears("question_end")).you).toMatchObject({ confidence: 2, is_correct: true });
    expect((await ece.hears("question_end")).you).not.toHaveProperty("confidence");
    host.say({ type: "confidence", question_id, confidence: 2 });
    expect(await host.hears("error")).toMatchObject({ code: "forbidden" });
  });
});

test("[Y4] the last one closes the question, over HTTP as well; the steps are on record", async () => {
  const { room, code, host, ali, ece, question } = await asking();
  const http = await polling(code, "Http");
  const { question_id } = question;
  const post = (path: string, body: object) => call<AnswerReply>("POST", path, { headers: http.headers, body });
  await post("/api/game/answer", { question_id, answer: "B" });
  const before = await call<GameView>("GET", `/api/game/${code}`, { headers: http.headers });
  expect(before.json.question).toMatchObject({ confidence: true });
  expect(before.json.you).not.toHaveProperty("confidence");
  expect(await post("/api/game/confidence", { question_id, confidence: 3 })).toMatchObject({
    status: 200,
    json: { accepted: true, is_correct: null, points_earned: null, score: 0 },
  });
  expect((await post("/api/game/confidence", { question_id, confidence: 3 })).status).toBe(200);
  expect((await post("/api/game/confidence", { question_id, confidence: 1 })).json).toMatchObject({
    code: "confidence_given",
  });
  expect((await post("/api/game/confidence", { question_id, confidence: 4 })).status).toBe(400);
  const after = await call<GameView>("GET", `/api/game/${code}`, { headers: http.headers });
  expect(after.json.you).toMatchObject({ answer: "B", confidence: 3 });
  for (const seat of [ali, ece]) {
    answers(seat, question_id);
    await seat.hears("answer_accepted");
    seat.say({ type: "confidence", question_id, confidence: 1 });
  }
  await host.hears("question_end");
  const { game } = await recorded(room);
  expect([...game.askedQuestions[0]!.answers.values()].map(({ confidence }) => confidence)).toEqual([3, 1, 1]);
});

test("[Y6] no other player and no host hears of it before the end; then the report says it, and after a day as well", async () => {
  const { room, code, teacher, host, ali, ece, question } = await asking();
  const { question_id } = question;
  answers(ali, question_id, "A");
  await ali.hears("answer_accepted");
  ali.say({ type: "confidence", question_id, confidence: 3 });
  await ali.hears("confidence_accepted");
  const bodies: string[] = [];
  const asHost = async (path: string) => bodies.push((await call("GET", path, { token: teacher.token })).text);
  await asHost(`/api/game/${code}`);
  host.say({ type: "end_question" });
  await ece.hears("question_end");
  for (const path of [`/api/game/${code}`, `/api/game/${code}/statistics`, `/api/player/${ali.id}/stats`]) {
    await asHost(path);
  }
  host.say({ type: "end_game" });
  await Promise.all([host.hears("game_end"), ece.hears("game_end")]);
  for (const text of [...bodies, ...host.texts, ...ece.texts]) expect(text).not.toMatch(told);
  expect(ali.texts.some((text) => told.test(text))).toBe(true);

  const report = () => call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  const live = await report();
  expect(live.json.questions[0]).toMatchObject({
    confidence: { 1: { right: 0, wrong: 0 }, 2: { right: 0, wrong: 0 }, 3: { right: 0, wrong: 1 } },
    sure_and_wrong: [ali.id],
  });
  await storedInD1(teacher.id, code);
  await wiped(room);
  const kept = await report();
  expect(kept.json.questions).toEqual(live.json.questions);
  expect(kept.json.players).toEqual(live.json.players);
});
