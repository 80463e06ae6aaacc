import { expect, test } from "vitest";
import type { ServerMessage } from "#protocol/live/messages";
import { serverClock } from "#browser/clock";

const welcome = { type: "welcome", session_id: "s", role: "player" } as const;

function aClock() {
  let now = 0;
  const clock = serverClock(() => now);
  return { clock, at: (ms: number) => (now = ms) };
}

test("the shortest round trip decides", () => {
  const { clock, at } = aClock();
  at(400);
  clock.roundTrip(1_000_200, 0);
  expect(clock.now()).toBe(1_000_400);
  at(1_040);
  clock.roundTrip(1_001_030, 1_000);
  expect(clock.now()).toBe(1_001_050);
  at(3_000);
  clock.roundTrip(1_002_600, 2_000);
  expect(clock.now()).toBe(1_003_010);
});

test("before the first round trip a message sets the clock, late by its own way", () => {
  const { clock, at } = aClock();
  at(100);
  clock.read({ ...welcome, server_time: 5_000 });
  at(150);
  expect(clock.now()).toBe(5_050);
  clock.read({ type: "pong", timestamp: 130, server_time: 5_060 });
  expect(clock.now()).toBe(5_070);
});

test("[F14] a counter that stood still while the phone slept is corrected", () => {
  const { clock, at } = aClock();
  at(10);
  clock.roundTrip(1_005, 0);
  at(20);
  clock.heard(61_000);
  expect(clock.now()).toBe(61_000);
});

test("a new connection measures again", () => {
  const { clock, at } = aClock();
  at(2);
  clock.roundTrip(1_001, 0);
  clock.forget();
  at(100);
  clock.roundTrip(1_050, 50);
  expect(clock.now()).toBe(1_075);
});

test("a longer round trip also corrects a counter that stood still", () => {
  const { clock, at } = aClock();
  at(10);
  clock.roundTrip(1_005, 0);
  at(40);
  clock.roundTrip(61_000, 20);
  expect(clock.now()).toBe(61_000);
});

test("a message without the server's time or ours is no round trip", () => {
  const { clock, at } = aClock();
  at(100);
  clock.read({ ...welcome, server_time: 5_000 });
  for (const message of [
    { type: "counter", total: 3 },
    { type: "pong", timestamp: 90 },
  ])
    clock.read(message as unknown as ServerMessage);
  expect(clock.now()).toBe(5_000);
  clock.read({ type: "pong", server_time: 5_040 });
  expect(clock.now()).toBe(5_040);
  clock.read({ ...welcome, timestamp: 80, server_time: 5_020 } as unknown as ServerMessage);
  expect(clock.now()).toBe(5_040);
});

test.each([
  ["a near line is forgiven whole", 300, 0],
  ["on a far line half the round trip counts, less what is forgiven", 1_200, 400],
  ["a stalled reply is no longer way", 60_000, 1_800],
])("an answer arrives later: %s", (_, roundTrip, later) => {
  const { clock, at } = aClock();
  at(roundTrip);
  clock.roundTrip(1_000_000, 0);
  expect(clock.arrival() - clock.now()).toBe(later);
});

test("on an uneven line the longest way there of the last half minute counts", () => {
  const { clock, at } = aClock();
  let now = 0;
  const laterAfter = (roundTrip: number) => {
    const sentAt = now;
    at((now += roundTrip));
    clock.roundTrip(1_000_000 + now, sentAt);
    return clock.arrival() - clock.now();
  };
  // All that is longer than the shortest trip may be lost on the way there.
  expect([600, 1_000, 600, 28_000].map(laterAfter)).toEqual([100, 500, 500, 1_800]);
  now += 29_000;
  expect([600, 600].map(laterAfter)).toEqual([1_800, 100]);
  clock.forget();
  expect(clock.arrival()).toBe(clock.now());
});

test("a clock is rough while it may be wrong by more than 100 ms", () => {
  const { clock, at } = aClock();
  const isRoughAfter = (roundTrip: number) => {
    at(roundTrip);
    clock.roundTrip(1_000_000, 0);
    return clock.isRough();
  };
  expect(clock.isRough()).toBe(true);
  expect(isRoughAfter(201)).toBe(true);
  expect(isRoughAfter(200)).toBe(false);
  expect(isRoughAfter(900)).toBe(false);
  clock.forget();
  expect(clock.isRough()).toBe(true);
});

test("nothing is taken off without a measured round trip", () => {
  const { clock } = aClock();
  clock.heard(1_000_000);
  expect(clock.arrival()).toBe(clock.now());
});

test("the device's own time is a guess before the server has sent its time", () => {
  const { clock, at } = aClock();
  at(100);
  const before = Date.now();
  expect(clock.now()).toBeGreaterThanOrEqual(before);
  clock.read({ ...welcome, server_time: undefined } as object as ServerMessage);
  clock.read({ type: "pong" } as object as ServerMessage);
  expect(clock.now()).toBeGreaterThanOrEqual(before);
});

test("a server that is behind the device is believed", () => {
  const { clock, at } = aClock();
  at(100);
  clock.heard(5);
  at(110);
  expect(clock.now()).toBe(15);
});
