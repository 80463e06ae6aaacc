import { expect, test } from "vitest";
import { ServerClock } from "../../../web/live/clock";

function aClock() {
  let now = 0;
  const clock = new ServerClock(() => now);
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
  clock.read({ type: "welcome", session_id: "s", role: "player", server_time: 5_000 });
  at(150);
  expect(clock.now()).toBe(5_050);
  clock.read({ type: "pong", timestamp: 130, server_time: 5_060 });
  expect(clock.now()).toBe(5_070);
});

test("a counter that stood still while the phone slept is put right", () => {
  const { clock, at } = aClock();
  at(10);
  clock.roundTrip(1_005, 0);
  at(20);
  clock.heard(61_000);
  expect(clock.now()).toBe(61_000);
});

test("a new connection measures anew", () => {
  const { clock, at } = aClock();
  at(2);
  clock.roundTrip(1_001, 0);
  clock.forget();
  at(100);
  clock.roundTrip(1_050, 50);
  expect(clock.now()).toBe(1_075);
});
