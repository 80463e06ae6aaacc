import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aGame } from "../helpers/games/a-game";
import { recorded } from "../helpers/games/recorded";
import { running } from "../helpers/games/running";
import { hosting, joined } from "../helpers/games/seat";

test("a request with an id is answered with it: done, or refused", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  host.say({ type: "lock_lobby", locked: true, id: "one" });
  expect(await host.hears("done")).toEqual({ type: "done", id: "one" });
  host.say({ type: "end_question", id: "two" });
  expect(await host.hears("error")).toMatchObject({ code: "no_running_question", id: "two" });
  host.say({ type: "start_game", game_code: "999999", id: "three" });
  expect(await host.hears("error")).toMatchObject({ code: "not_found", id: "three" });
  host.sayText(JSON.stringify({ type: "lock_lobby", locked: "yes", id: "four" }));
  expect(await host.hears("error")).toMatchObject({ code: "bad_message", id: "four" });
  host.sayText(JSON.stringify({ type: "lock_lobby", locked: true, id: "x".repeat(65) }));
  expect(await host.hears("error")).toEqual({
    type: "error",
    message: expect.any(String) as string,
    code: "bad_message",
  });
  const player = await joined((await aGame()).code, "Ali");
  player.say({ type: "end_game", id: "mine" });
  expect(await player.hears("error")).toMatchObject({ code: "forbidden", id: "mine" });
});

test("a request without an id is answered as ever: by the messages that follow", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  host.say({ type: "lock_lobby", locked: true });
  await host.settles();
  expect(host.has("done")).toBe(false);
});

test("[F31] sent again after a lost line and an eviction it acts once and is done", async () => {
  const { code, teacher, host, ali, room, question } = await running();
  const press = { type: "extend_question", seconds: 10, id: "press-1" } as const;
  host.say(press);
  await host.hears("done");
  host.ws.close(1000);
  await evictDurableObject(room);
  const back = await hosting(code, teacher.token);
  back.say(press);
  expect(await back.hears("done")).toEqual({ type: "done", id: "press-1" });
  const extended = await ali.hears("question_extended");
  expect(extended.ends_at).toBe(question.ends_at! + 10_000);
  const { game } = await recorded(room);
  expect(game.phase).toMatchObject({ endsAt: question.ends_at! + 10_000 });
});

test("a press on a second screen that comes when the next question runs does not close it", async () => {
  const { code, host, teacher, room, shown } = await running();
  const second = await hosting(code, teacher.token);
  host.say({ type: "end_question", question_id: shown.question_id });
  host.say({ type: "next_question", game_code: code, question_number: 1 });
  await host.hears("question_start");
  second.say({ type: "end_question", question_id: shown.question_id, id: "late" });
  second.say({ type: "extend_question", question_id: shown.question_id, seconds: 30, id: "late too" });
  expect(await second.hears("done")).toEqual({ type: "done", id: "late" });
  expect(await second.hears("done")).toEqual({ type: "done", id: "late too" });
  const { game } = await recorded(room);
  expect(game.phase).toMatchObject({ name: "question", index: 1 });
});
