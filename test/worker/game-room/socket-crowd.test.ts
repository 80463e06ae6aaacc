import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { withClock } from "../helpers/clock";
import { answers, running } from "../helpers/games/running";
import { hosting, joined, knock, sit } from "../helpers/games/seat";

/** A game with as many sockets without a seat as it admits. */
async function crowded() {
  env.ROOM_CAPACITY = "2";
  try {
    const game = await running();
    const { code } = game;
    const guests = [];
    while (guests.length < 200) {
      const response = await knock({ code });
      if (!response.webSocket) break;
      response.webSocket.accept();
      guests.push(response.webSocket);
    }
    return { ...game, guests };
  } finally {
    env.ROOM_CAPACITY = "1000";
  }
}

test("[T42] with thousands of sockets at the door the owner comes in, and returning pupils after three seconds at most", async () => {
  await withClock(async ({ pass }) => {
    const { code, teacher, ali, guests, question } = await crowded();
    expect(guests.length).toBeGreaterThan(90);
    expect(guests.length).toBeLessThan(150);
    // The waiting sockets are all new, so none gives way yet; the owner is admitted all the same.
    expect((await knock({ code })).status).toBe(409);
    await hosting(code, teacher.token);
    pass(3_000);
    const back = await sit(code);
    back.say({ type: "reconnect", old_session_id: ali.sessionId });
    await back.hears("current_question");
    // The crowd fills every free place again at once.
    while ((await knock({ code })).status === 101);
    await hosting(code, teacher.token);
    pass(3_000);
    const again = await sit(code);
    again.say({ type: "reconnect", old_session_id: ali.sessionId });
    await again.hears("current_question");
    answers(again, question.question_id);
    await again.hears("answer_accepted");
  });
});

test("[T42] a socket with a seat never gives way", async () => {
  await withClock(async ({ pass }) => {
    const { code, ali, ece, host } = await crowded();
    pass(3_000);
    for (let i = 0; i < 300; i++) await knock({ code });
    for (const seat of [ali, ece, host]) await seat.settles();
  });
});

test("[T42] the oldest socket gives way also after a sleep of the room", async () => {
  await withClock(async ({ pass }) => {
    const { code, room } = await crowded();
    pass(3_000);
    // The socket that has waited longest gives way to a new one.
    const late = (await knock({ code })).webSocket!;
    late.accept();
    await evictDurableObject(room);
    expect((await knock({ code })).status).toBe(101);
  });
});

const KIB = 1024;
test.each([
  ["text", "x".repeat(64 * KIB + 1)],
  ["letters of two bytes", "ğ".repeat(32 * KIB + 1)],
  ["JSON", JSON.stringify({ type: "ping", pad: "x".repeat(64 * KIB) })],
  ["bytes", new Uint8Array(64 * KIB + 1)],
  ["a megabyte", "[".repeat(1024 * KIB)],
] as const)("[T43] a frame of more than 64 KiB closes its socket at once: %s", async (_, frame) => {
  const { code, host } = await running();
  const veli = await joined(code, "Veli");
  await host.settles();
  veli.ws.send(frame);
  expect(await veli.closed).toMatchObject({ code: 1009 });
  expect(veli.texts.some((text) => text.includes('"error"'))).toBe(false);
  await host.settles();
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: veli.sessionId });
  await back.hears("current_question");
});

test("[T43] a frame of 64 KiB exactly is only refused", async () => {
  const { ali } = await running();
  ali.ws.send("x".repeat(64 * KIB));
  expect(await ali.hears("error")).toMatchObject({ code: "too_large" });
  await ali.settles();
});
