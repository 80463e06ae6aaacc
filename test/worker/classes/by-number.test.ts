import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import type { JoinConfirm } from "#protocol/live/messages";
import { aGameWithClass } from "../helpers/a-class";
import { ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { hosting, sit } from "../helpers/games/seat";

const settings = { answers: "phones", identity: "roster" };
const aGame = (more: Parameters<typeof aGameWithClass>[0] = {}) => aGameWithClass({ ...more, settings });
const key = (of: string) => of.padEnd(16, "-");

const asks = (code: string, number: number, of = `${number}`, confirm?: boolean) =>
  call<JoinReply & JoinConfirm & { code?: string }>("POST", "/api/game/join", {
    body: { game_code: code, number, join_key: key(of), ...(confirm && { confirm }) },
  });

/** A pupil who has sent a number and then confirmed it. */
async function seated(code: string, number: number) {
  await asks(code, number);
  const { json } = await asks(code, number, `${number}`, true);
  const phone = await sit(code);
  phone.say({ type: "reconnect", old_session_id: json.session_id });
  await phone.hears("reconnect_success");
  return Object.assign(phone, { id: json.player_id, sessionId: json.session_id });
}

test("a pupil gives a number, sees their short name and says yes, over HTTP", async () => {
  const { code, teacher } = await aGame();
  expect(await call("GET", `/api/game/${code}/join`)).toMatchObject({
    json: { generated_names: false, number: "number" },
  });
  const asked = await asks(code, 2);
  expect([asked.status, asked.json]).toEqual([200, { game_code: code, number: 2, name: "Ece T." }]);
  const view = () => call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  expect((await view()).json.game.player_count).toBe(0);
  const joined = await asks(code, 2, "2", true);
  expect(joined).toMatchObject({ status: 201, json: { nickname: "Ece T." } });
  // Repeat with the same key, as after a lost reply: it leads to the same seat.
  expect((await asks(code, 2, "2", true)).json.session_id).toBe(joined.json.session_id);
  expect((await view()).json.game.players).toMatchObject([{ nickname: "Ece T.", number: 2 }]);
});

test("a pupil joins the same way by a socket, with the refusals and the limit of looks", async () => {
  const { code } = await aGame();
  const phone = await sit(code);
  const say = (more: object) => phone.say({ type: "join_lobby", game_code: code, ...more });
  say({ nickname: "Ayşe" });
  expect(await phone.hears("error")).toMatchObject({ code: "number_needed" });
  say({ number: 9 });
  expect(await phone.hears("error")).toMatchObject({ code: "number_unknown" });
  say({ number: 1 });
  expect(await phone.hears("join_confirm")).toEqual({
    type: "join_confirm",
    game_code: code,
    number: 1,
    name: "Ali K.",
  });
  say({ number: 1, confirm: true });
  expect(await phone.hears("join_success")).toMatchObject({ nickname: "Ali K." });
  const other = await sit(code);
  for (let i = 0; i < 6; i++) other.say({ type: "join_lobby", game_code: code, number: 1 });
  for (let i = 0; i < 5; i++) expect(await other.hears("error")).toMatchObject({ code: "seat_taken" });
  expect(await other.hears("error")).toMatchObject({ code: "rate_limited" });
});

test("pupils whose calls bring no key come in one after the other, however many", async () => {
  const { code } = await aGame({ pupils: Array.from({ length: 8 }, (_, i) => ({ name: `Ece ${i}` })) });
  const say = async (number: number, confirm: boolean) =>
    (await call("POST", "/api/game/join", { body: { game_code: code, number, confirm } })).status;
  for (let number = 1; number <= 8; number++)
    expect([await say(number, false), await say(number, true)]).toEqual([200, 201]);
  // Ask for all numbers at once: no pupil gets another's seat.
  const again = await Promise.all(Array.from({ length: 8 }, (_, i) => say(i + 1, false)));
  expect(again).toEqual(Array(8).fill(409));
});

test("a class of forty comes in at once, from one address", async () => {
  const pupils = Array.from({ length: 40 }, (_, i) => ({ name: `Ayşe ${"ABCÇDEFGHIİJKLMNOÖPRSŞTUÜVYZ"[i % 29]!}aya` }));
  const { code, teacher } = await aGame({ pupils });
  const replies = await Promise.all(
    pupils.map(async (_, i) => [(await asks(code, i + 1)).status, (await asks(code, i + 1, `${i + 1}`, true)).status]),
  );
  expect(new Set(replies.map(String))).toEqual(new Set(["200,201"]));
  const { json } = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  expect(new Set(json.game.players!.map(({ nickname }) => nickname)).size).toBe(40);
});

test("a seat that the teacher frees can be taken again, and its former pupil reads why it is gone", async () => {
  const { code, teacher } = await aGame();
  const wrong = await seated(code, 1);
  expect((await asks(code, 1, "right")).json.code).toBe("seat_taken");
  const host = await hosting(code, teacher.token);
  host.say({ type: "kick_player", player_id: wrong.id });
  expect(await wrong.hears("player_removed")).toMatchObject({ code: "seat_freed" });
  const look = await call("GET", `/api/game/${code}`, { headers: { "session-id": wrong.sessionId } });
  expect([look.status, look.json.code]).toEqual([403, "seat_freed"]);
  expect((await asks(code, 1, "right")).status).toBe(200);
  expect((await asks(code, 1, "right", true)).status).toBe(201);
});

test("[T49] no phone is sent another pupil's name, from the lobby to the end", async () => {
  const { code, teacher } = await aGame();
  const [ali, ece] = [await seated(code, 1), await seated(code, 2)];
  const host = await hosting(code, teacher.token);
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await ali.hears("question_start");
  ali.say({ type: "submit_answer", question_id, answer: "B" });
  host.say({ type: "end_question" });
  await ali.hears("question_end");
  host.say({ type: "end_game" });
  await ali.hears("game_end");
  await ece.hears("game_end");
  expect(ali.texts.join("\n")).not.toContain("Ece");
  expect(ece.texts.join("\n")).not.toContain("Ali");
});

test("a pupil with more time has their own clock; the question waits for it, and nobody learns of it", async () => {
  await withClock(async ({ pass, now }) => {
    const pupils = [{ name: "Ali Kaya" }, { name: "Nur Öz", timeFactor: 2 }];
    const { code, teacher, room } = await aGame({ pupils });
    const [ali, nur] = [await seated(code, 1), await seated(code, 2)];
    const host = await hosting(code, teacher.token);
    host.say({ type: "start_game", game_code: code });
    const [usual, own] = [await ali.hears("question_start"), await nur.hears("question_start")];
    expect([usual.time_limit, own.time_limit]).toEqual([20, 40]);
    expect(own.ends_at! - usual.ends_at!).toBe(20_000);
    expect((await host.hears("question_start")).ends_at).toBe(usual.ends_at);
    pass(usual.ends_at! + 250 - now());
    await ring(room);
    await ali.settles();
    expect(ali.has("question_end")).toBe(false);
    const before = host.texts.length;
    nur.say({ type: "submit_answer", question_id: own.question_id, answer: "B" });
    await ali.hears("question_end");
    await host.hears("question_end");
    const told = host.texts.slice(before).map((text) => (JSON.parse(text) as { type: string }).type);
    // Ignore the lobby's list, which is grouped and comes at its own time.
    expect(told.filter((type) => type !== "counter" && type !== "lobby_update")).toEqual(["question_end"]);
  });
});

test("the class goes on in the follow-up game with its seats", async () => {
  const { code, teacher } = await aGame();
  const ali = await seated(code, 1);
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  const next = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { from_game: code, which: "all" },
  });
  const carried = await call<JoinReply>("POST", "/api/game/join", {
    body: { game_code: next.json.game.game_code, from_session: ali.sessionId },
  });
  expect(carried).toMatchObject({ status: 201, json: { nickname: "Ali K." } });
  const host = await hosting(next.json.game.game_code, teacher.token);
  expect(host.registered.players).toMatchObject([{ number: 1 }]);
});
