import { expect, test } from "vitest";
import type { ServerMessageOf } from "#protocol/live/messages";
import { withClock } from "../helpers/clock";
import { recorded } from "../helpers/games/recorded";
import { running } from "../helpers/games/running";
import type { Seat } from "../helpers/games/seat";
import { eventually } from "../helpers/eventually";

/** The reactions that the host heard in all, and in how many messages. */
function heardBy(host: Seat) {
  const messages = host.texts
    .map((text) => JSON.parse(text) as ServerMessageOf<"reactions">)
    .filter(({ type }) => type === "reactions");
  const counts = messages.reduce((all, one) => all.map((count, i) => count + one.counts[i]!), [0, 0, 0, 0, 0]);
  return { counts, messages: messages.length };
}

async function revealed(settings = {}) {
  const game = await running({ settings });
  game.host.say({ type: "end_question" });
  await Promise.all([game.ali, game.ece].map((seat) => seat.hears("question_end")));
  return game;
}

test("[V14] between questions reactions are counted, one a second from a phone, and nothing is stored", async () => {
  await withClock(async ({ pass }) => {
    const { room, host, ali, ece } = await revealed();
    const before = await recorded(room);
    ali.sayText('{ "reaction": 4, "type": "react" }');
    for (const reaction of [4, 1]) ali.say({ type: "react", reaction });
    ece.say({ type: "react", reaction: 1 });
    await Promise.all([ali.settles(), ece.settles()]);
    pass(999);
    ali.say({ type: "react", reaction: 2 });
    await ali.settles();
    pass(1);
    ali.say({ type: "react", reaction: 3 });
    await eventually(() => expect(heardBy(host).counts).toEqual([0, 1, 0, 1, 1]));
    expect((await recorded(room)).rows).toBe(before.rows);
    for (const seat of [ali, ece]) expect(seat.has("reactions") || seat.has("error")).toBe(false);
  });
});

test("[V14] a whole class is reached by few messages", async () => {
  const names = Array.from({ length: 30 }, (_, i) => `Oyuncu ${i}`);
  const { host, seats } = await running({}, names);
  host.say({ type: "end_question" });
  await Promise.all(seats.map((seat) => seat.hears("question_end")));
  for (const seat of seats) seat.say({ type: "react", reaction: 2 });
  await eventually(() => expect(heardBy(host).counts).toEqual([0, 0, 30, 0, 0]));
  expect(heardBy(host).messages).toBeLessThan(30);
});

test("[V14] a reaction during a question, by a host or guest, or where they are off has no effect, and the socket lives on", async () => {
  const open = await running();
  open.ali.say({ type: "react", reaction: 0 });
  open.host.say({ type: "react", reaction: 0 });
  const off = await revealed({ reactions: false });
  expect(off.game.settings).toMatchObject({ reactions: false });
  expect(off.ali.success).toMatchObject({ reactions: false });
  off.ali.say({ type: "react", reaction: 0 });
  for (const { ali, host } of [open, off]) {
    await Promise.all([ali.settles(), host.settles()]);
    await scheduler.wait(300);
    await host.settles();
    expect(ali.has("error") || host.has("error")).toBe(false);
    expect(heardBy(host).messages).toBe(0);
  }
});

test("a message that is no reaction is refused", async () => {
  const { ali } = await revealed();
  for (const reaction of [5, -1, 0.5, "1", null]) {
    ali.sayText(JSON.stringify({ type: "react", reaction }));
    expect(await ali.hears("error")).toMatchObject({ code: "bad_message" });
  }
});

test("[T24] a flood of reactions is closed as any other flood", async () => {
  const { ali } = await revealed();
  await withClock(async () => {
    for (let i = 0; i < 40; i++) ali.say({ type: "react", reaction: 0 });
    expect((await ali.closed).code).toBe(1008);
  });
});
