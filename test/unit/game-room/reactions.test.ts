import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reactions } from "#objects/game-room/reactions";
import { revealed, second } from "../game/each-phase";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test("[V14] a reaction sent just before the next question rolls over neither that question nor the one after it", () => {
  let game = revealed;
  const told: (readonly number[])[] = [];
  const reactions = new Reactions(() => game, { byAnybody: () => true, tell: (counts) => told.push(counts) });
  reactions.sent("ali", 3);
  vi.advanceTimersByTime(0);
  expect(told).toEqual([[0, 0, 0, 1, 0]]);
  reactions.sent("ece", 3);
  game = second;
  vi.advanceTimersByTime(1_000);
  game = revealed;
  reactions.sent("ece", 1);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([
    [0, 0, 0, 1, 0],
    [0, 1, 0, 0, 0],
  ]);
});
