import { expect, test } from "vitest";
import type { AnswerReply } from "#protocol/http/replies/players";
import type { GameView } from "#protocol/http/replies/game-view";
import { polling } from "../helpers/games/a-game";
import { ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { sit } from "../helpers/games/seat";
import { running } from "../helpers/games/running";

const changing = () => running({ settings: { answers_change: true, scoring: "speed", verdict: "instant" } });
type Said = { answer: string | null; turn?: unknown };
const send = (question_id: string, said: Said) => JSON.stringify({ type: "submit_answer", question_id, ...said });

test("[A10][A11][Q10] a phone thinks again by socket: the last answer counts, and the bell alone ends it", async () => {
  await withClock(async ({ pass }) => {
    const { room, code, host, ali, ece, question, game } = await changing();
    expect(game.settings).toMatchObject({ answers_change: true, scoring: "accuracy", verdict: "at_close" });
    expect(ali.success).toMatchObject({ answers_change: true, scoring: "accuracy" });
    const { question_id } = question;
    expect(question).toMatchObject({ answers_change: true, scoring: "accuracy" });
    const says = async (seat: typeof ali, said: Said) => {
      seat.sayText(send(question_id, said));
      return (await seat.hears("answer_accepted")).answer;
    };
    expect(await says(ali, { answer: "A", turn: 1 })).toBe("A");
    expect(await says(ali, { answer: "B", turn: 2 })).toBe("B");
    expect(await says(ali, { answer: "A", turn: 1 })).toBe("B");
    expect(await says(ece, { answer: "B" })).toBe("B");
    expect(await says(ece, { answer: null })).toBe(null);
    expect(await says(ece, { answer: "C" })).toBe("C");
    for (const turn of [0, 2 ** 53, "3", 1.5, null]) {
      ali.sayText(send(question_id, { answer: "A", turn }));
      expect(await ali.hears("error")).toMatchObject({ code: "validation_failed" });
    }
    const back = await sit(code);
    back.say({ type: "reconnect", old_session_id: ali.sessionId });
    expect(await back.hears("reconnect_success")).toMatchObject({ answers_change: true, scoring: "accuracy" });
    expect(await back.hears("current_question")).toMatchObject({ your_answer: "B", your_turn: 2 });
    await host.settles();
    expect(host.has("question_end")).toBe(false);
    pass(20_250);
    await ring(room);
    expect((await ece.hears("question_end")).you).toMatchObject({ answer: "C", is_correct: false });
    expect((await back.hears("question_end")).you).toMatchObject({ answer: "B", is_correct: true });
  });
});

test("[A10][A11][V16] by HTTP alone the reply says which answer stands, and a poll from which turn to go on", async () => {
  const { code, host, question } = await changing();
  const { headers } = await polling(code, "Http");
  const { question_id } = question;
  const post = (said: Said) =>
    call<AnswerReply & { code: string }>("POST", "/api/game/answer", { headers, body: { question_id, ...said } });
  expect((await post({ answer: "A", turn: 3 })).json).toMatchObject({ answer: "A", your_turn: 3, is_correct: null });
  expect((await post({ answer: "C", turn: 2 })).json).toMatchObject({ answer: "A", your_turn: 3 });
  expect((await post({ answer: null, turn: 4 })).json).toMatchObject({ answer: null, your_turn: 4 });
  expect((await post({ answer: "B", turn: 5 })).json).toMatchObject({ answer: "B", your_turn: 5 });
  for (const turn of [0, 2 ** 53, "6", 1.5, null]) {
    const { status, json } = await post({ answer: "A", turn });
    expect([status, json.code]).toEqual([400, "validation_failed"]);
  }
  const seen = await call<GameView>("GET", `/api/game/${code}`, { headers });
  expect(seen.json.you).toMatchObject({ answer: "B", your_turn: 5 });
  expect(seen.json.question).toMatchObject({ answers_change: true, scoring: "accuracy" });
  host.say({ type: "end_question" });
  expect((await host.hears("question_end")).distribution).toMatchObject({ B: 1 });
});

test("[A10] in any other game nothing is taken back, by either door", async () => {
  const { code, ali, question } = await running();
  const { question_id } = question;
  expect(ali.success).not.toHaveProperty("answers_change");
  ali.sayText(send(question_id, { answer: null }));
  expect(await ali.hears("error")).toMatchObject({ code: "validation_failed" });
  const { headers } = await polling(code, "Http");
  const body = { question_id, answer: null };
  expect((await call("POST", "/api/game/answer", { headers, body })).status).toBe(400);
});

test("the board is told whose answer was taken back, and counts players", async () => {
  const { host, ali, question } = await changing();
  const { question_id } = question;
  for (const answer of ["A", "B", "C"]) ali.sayText(send(question_id, { answer }));
  const { answered, player_ids, taken_back } = await host.hears("answer_count_update");
  expect([answered, player_ids, taken_back]).toEqual([1, [ali.id], undefined]);
  ali.sayText(send(question_id, { answer: null }));
  const after = await host.hears("answer_count_update");
  expect(after).toMatchObject({ answered: 0, player_ids: [], taken_back: [ali.id] });
});
