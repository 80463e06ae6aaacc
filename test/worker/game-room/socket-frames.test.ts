import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aGame } from "../helpers/games/a-game";
import { ring, withClock } from "../helpers/clock";
import { hosting, joined, sit } from "../helpers/games/seat";

test("[F11] the keep-alive is answered by the platform, a ping with a time by the room", async () => {
  const { code } = await aGame();
  const ali = await joined(code, "Ali");
  ali.sayText('{"type":"ping"}');
  expect(await ali.hears("pong")).toEqual({ type: "pong" });
  ali.say({ type: "ping", timestamp: 17 });
  expect(await ali.hears("pong")).toEqual({ type: "pong", timestamp: 17, server_time: expect.any(Number) });
});

const bad: [name: string, text: string, code: string][] = [
  ["no JSON", "{", "bad_message"],
  ["a number", "1", "bad_message"],
  ["null", "null", "bad_message"],
  ["a list", "[]", "bad_message"],
  ["no type", "{}", "bad_message"],
  ["an unknown type", '{"type":"cheat"}', "bad_message"],
  ["a type of the prototype", '{"type":"__proto__"}', "bad_message"],
  ["a type of every object", '{"type":"constructor"}', "bad_message"],
  ["a type that is a list", '{"type":["ping"]}', "bad_message"],
  ["no nickname", '{"type":"join_lobby","game_code":"123456"}', "bad_message"],
  ["no question", '{"type":"submit_answer","answer":"A","response_time_ms":1}', "bad_message"],
  ["no option", '{"type":"submit_answer","question_id":"q"}', "bad_message"],
  ["an answer that is no text", '{"type":"submit_answer","question_id":"q","answer":5}', "bad_message"],
  ["an answer without a word", '{"type":"submit_answer","question_id":"q","answer":""}', "bad_message"],
  [
    "an endless answer",
    JSON.stringify({ type: "submit_answer", question_id: "q", answer: "x".repeat(1_601) }),
    "bad_message",
  ],
  ["too many seconds", '{"type":"extend_question","seconds":61}', "bad_message"],
  ["a half second", '{"type":"extend_question","seconds":5.5}', "bad_message"],
  ["no player", '{"type":"kick_player"}', "bad_message"],
  ["a lock that is a text", '{"type":"lock_lobby","locked":"yes"}', "bad_message"],
  ["too long", JSON.stringify({ type: "ping", pad: "x".repeat(4096) }), "too_large"],
  ["too long in bytes", JSON.stringify({ type: "ping", pad: "ğ".repeat(2100) }), "too_large"],
];

test("a frame that cannot be understood gets an error, and the socket and the game go on", async () => {
  const { code, teacher } = await aGame();
  const ali = await joined(code, "Ali");
  const host = await hosting(code, teacher.token);
  for (const [name, text, error] of bad) {
    const seat = name === "no JSON" ? ali : host;
    seat.sayText(text);
    expect({ name, ...(await seat.hears("error")) }).toEqual({
      name,
      type: "error",
      code: error,
      message: expect.any(String),
    });
  }
  host.ws.close();
  ali.ws.send(new Uint8Array([1, 2, 3]));
  expect(await ali.hears("error")).toMatchObject({ code: "bad_message" });
  await ali.settles();
});

const frame = (pad: string) => JSON.stringify({ type: "ping", timestamp: 1, pad });

test("[T23] 4 KiB exactly are read, and a frame just under may hold Turkish letters", async () => {
  const { code } = await aGame();
  const ali = await joined(code, "Ali");
  ali.sayText(frame("x".repeat(4096 - frame("").length)));
  await ali.hears("pong");
  ali.sayText(frame("ğ".repeat((4096 - frame("").length) / 2)));
  await ali.hears("pong");
});

test("[T24] the twentieth bad frame within a minute closes the socket, a later one does not", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aGame();
    const ali = await joined(code, "Ali");
    const veli = await joined(code, "Veli");
    for (let i = 0; i < 19; i++) ali.sayText("?");
    await ali.settles();
    pass(60_001);
    for (let i = 0; i < 19; i++) ali.sayText("?");
    await ali.settles();
    ali.sayText("?");
    expect(await ali.closed).toMatchObject({ code: 1008 });
    await veli.settles();
  });
});

test("[T2] the twentieth try at a seat within a minute closes the socket, a later one does not", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aGame();
    const guest = await sit(code);
    const tries = (count: number) => {
      for (let i = 0; i < count; i++) guest.say({ type: "join_lobby", game_code: code, nickname: "(" });
    };
    tries(19);
    await guest.settles();
    pass(60_001);
    tries(19);
    await guest.settles();
    tries(1);
    expect(await guest.closed).toMatchObject({ code: 1008 });
    await joined(code, "Ali");
  });
});

test("[T2] coming back is a try at a seat: the twentieth within a minute closes the socket, the seat stays", async () => {
  const { code } = await aGame();
  const ali = await joined(code, "Ali");
  const back = { type: "reconnect", old_session_id: ali.success.session_id } as const;
  for (let i = 0; i < 18; i++) ali.say(back);
  await ali.settles();
  expect(ali.texts.filter((text) => text.includes('"type":"reconnect_success"')).length).toBe(18);
  ali.say(back);
  expect(await ali.closed).toMatchObject({ code: 1008 });
  const again = await sit(code);
  again.say(back);
  expect(await again.hears("reconnect_success")).toMatchObject({ nickname: "Ali" });
});

test("thirty frames in a second are taken, one more closes the socket", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aGame();
    const ali = await joined(code, "Ali");
    const veli = await joined(code, "Veli");
    pass(1000);
    for (let i = 0; i < 29; i++) ali.say({ type: "ping", timestamp: i });
    await ali.settles();
    pass(1000);
    for (let i = 0; i < 31; i++) ali.say({ type: "ping", timestamp: i });
    expect(await ali.closed).toMatchObject({ code: 1008 });
    await veli.settles();
  });
});

test("[T2] a socket that takes no seat within 15 s is closed, also in a room that slept; one that did stays", async () => {
  await withClock(async ({ pass }) => {
    const { code, room, teacher } = await aGame();
    const idle = await sit(code);
    const ali = await joined(code, "Ali");
    const host = await hosting(code, teacher.token);
    await evictDurableObject(room);
    pass(14_000);
    await ring(room);
    const late = await sit(code);
    await idle.settles();
    pass(1_000);
    await ring(room);
    expect(await idle.closed).toMatchObject({ code: 1008 });
    await late.settles();
    await ali.settles();
    await host.settles();
  });
});
