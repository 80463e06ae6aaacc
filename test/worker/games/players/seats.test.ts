import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import { aGame, polling } from "../../helpers/games/a-game";
import { ring, withClock } from "../../helpers/clock";
import { call } from "../../helpers/http";
import { recorded } from "../../helpers/games/recorded";
import { running } from "../../helpers/games/running";
import { hosting, joined, sit } from "../../helpers/games/seat";

const join_key = "0123456789-a-phones-key";
const anError = { type: "error", message: expect.any(String) as string };

const joins = (game_code: string, nickname: string, key: unknown = join_key) =>
  call<JoinReply & { code?: string }>("POST", "/api/game/join", { body: { game_code, nickname, join_key: key } });
const looks = (code: string, session: string) =>
  call<GameView & { code?: string }>("GET", `/api/game/${code}`, { headers: { "session-id": session } });

/** A phone that asks for its seat over a socket, under its key. */
async function sits(code: string, nickname: string, key = join_key) {
  const seat = await sit(code);
  seat.say({ type: "join_lobby", game_code: code, nickname, join_key: key });
  return Object.assign(seat, { success: await seat.hears("join_success") });
}

test("[F29] joining again under the same key is the same seat, over HTTP and over a socket, after an eviction too", async () => {
  const { code, room } = await aGame();
  const first = await joins(code, "Ali");
  const again = await joins(code, "Ali");
  expect([first.status, again.status, again.json]).toEqual([201, 201, first.json]);
  await evictDurableObject(room);
  const overSocket = await sits(code, "Başka Ad");
  expect(overSocket.success).toEqual({ type: "join_success", ...first.json });
  overSocket.say({ type: "join_lobby", game_code: code, nickname: "Ali", join_key });
  expect(await overSocket.hears("join_success")).toEqual(overSocket.success);
  const second = await sits(code, "Ali");
  expect(second.success).toEqual(overSocket.success);
  expect(await overSocket.hears("error")).toMatchObject({ code: "replaced" });
  expect((await recorded(room)).game.players.size).toBe(1);
  expect((await joins(code, "Ali", "another-phone-of-the-class")).json.code).toBe("nickname_taken");
});

test("a key opens one game's seat alone, and its session is worth as much as any other", async () => {
  const [one, two] = [await aGame(), await aGame()];
  const first = await joins(one.code, "Ali");
  const other = await joins(two.code, "Ali");
  expect(first.json.session_id.split(".")[1]).not.toBe(other.json.session_id.split(".")[1]);
  expect((await looks(one.code, first.json.session_id)).json.you!.nickname).toBe("Ali");
  for (const key of ["short", "x".repeat(65), 7]) expect((await joins(one.code, "Ece", key)).status).toBe(400);
});

test("a socket that has its seat takes no second one under another key", async () => {
  const { code, room } = await aGame();
  const ali = await sits(code, "Ali");
  ali.say({ type: "join_lobby", game_code: code, nickname: "Ece", join_key: "another-key-of-this-phone" });
  expect(await ali.hears("error")).toEqual({ ...anError, code: "already_joined" });
  ali.say({ type: "join_lobby", game_code: code, nickname: "Ece" });
  expect(await ali.hears("error")).toEqual({ ...anError, code: "already_joined" });
  expect((await recorded(room)).game.players.size).toBe(1);
});

test("under its key a phone has its seat in a running game and at the end, and a removed one has none", async () => {
  const { code, teacher } = await aGame();
  const [ali, ece] = [await sits(code, "Ali"), await sits(code, "Ece", "the-key-of-another-phone")];
  const host = await hosting(code, teacher.token);
  host.say({ type: "lock_lobby", locked: true });
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await host.hears("question_start");
  host.say({ type: "kick_player", player_id: ece.success.player_id });
  expect((await joins(code, "Ece", "the-key-of-another-phone")).json.code).toBe("player_removed");
  const back = await sits(code, "Ali");
  expect(back.success).toEqual({ ...ali.success, game_status: "active" });
  expect(await back.hears("current_question")).toMatchObject({ question_id });
  host.say({ type: "end_game" });
  await host.hears("game_end");
  const late = await sits(code, "Ali");
  await late.hears("game_end");
  expect((await late.closed).code).toBe(1000);
  expect((await joins(code, "Ali")).json.session_id).toBe(ali.success.session_id);
});

test("[T2] empty seats taken over HTTP are given up after a minute, also of a room that slept", async () => {
  await withClock(async ({ pass }) => {
    const { code, teacher, room } = await aGame();
    await Promise.all(Array.from({ length: 40 }, (_, i) => polling(code, `Hayalet ${i}`)));
    const [ali, ece] = [await polling(code, "Ali"), await polling(code, "Ece")];
    const can = await joined(code, "Can");
    expect((await looks(code, ali.session_id)).status).toBe(200);
    const back = await sit(code);
    back.say({ type: "reconnect", old_session_id: ece.session_id });
    await back.hears("reconnect_success");
    pass(61_000);
    await evictDurableObject(room);
    await ring(room);
    const { json } = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
    expect(json.game.players!.map(({ nickname }) => nickname)).toEqual(["Ali", "Ece", "Can"]);
    expect((await polling(code, "Hayalet 1")).nickname).toBe("Hayalet 1");
    expect(can.success.nickname).toBe("Can");
  });
});

test("a player without a socket who left and polls again is waited for", async () => {
  const { code, ali, question, room } = await running({}, ["Ali"]);
  const ece = await polling(code, "Ece");
  await call("POST", `/api/player/${ece.player_id}/leave`, { headers: ece.headers });
  const seen = await looks(code, ece.session_id);
  expect(seen.json.question!.question_id).toBe(question.question_id);
  ali.say({ type: "submit_answer", question_id: question.question_id, answer: "B" });
  await ali.hears("answer_accepted");
  const { game } = await recorded(room);
  expect(game.phase.name).toBe("question");
  expect(game.players.get(ece.player_id)!.hasLeft).toBe(false);
});
