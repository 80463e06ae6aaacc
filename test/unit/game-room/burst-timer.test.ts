import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BurstTimer } from "#objects/game-room/sockets/burst-timer";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A room in which each commit takes this long; `stored` lists the number of commands in each commit. */
function aRoom(commitMs: number, crowd = 40) {
  const stored: number[] = [];
  let waiting = 0;
  const storesNow = () => {
    stored.push(waiting);
    waiting = 0;
    timer.emptied();
    vi.setSystemTime(Date.now() + commitMs);
  };
  const timer = new BurstTimer(storesNow, () => crowd);
  const arrives = (count: number) => {
    for (let i = 0; i < count; i++) timer.added(++waiting, Date.now());
  };
  return { stored, arrives, storesNow };
}

test("the first event after a pause waits for no time, only for those that arrived with it", () => {
  const { stored, arrives } = aRoom(0);
  arrives(5);
  expect(stored).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(stored).toEqual([5]);
  arrives(2);
  vi.advanceTimersByTime(1);
  arrives(2);
  expect(stored).toEqual([5]);
  vi.advanceTimersByTime(1);
  expect(stored).toEqual([5, 4]);
  vi.advanceTimersByTime(20);
  arrives(1);
  vi.advanceTimersByTime(0);
  expect(stored).toEqual([5, 4, 1]);
});

test("messages that arrived while a slow disk held the room up are stored together, not one by one", () => {
  const { stored, arrives } = aRoom(25);
  arrives(1);
  vi.advanceTimersByTime(0);
  arrives(30);
  expect(stored).toEqual([1]);
  vi.advanceTimersByTime(2);
  expect(stored).toEqual([1, 30]);
});

test("a crowd is read for longer than a class, and never more than 400 at once", () => {
  const { stored, arrives } = aRoom(0, 1_000);
  arrives(1);
  vi.advanceTimersByTime(0);
  arrives(2);
  vi.advanceTimersByTime(3);
  expect(stored).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(stored).toEqual([1, 2]);
  arrives(401);
  expect(stored).toEqual([1, 2, 400]);
});

test("a room that stores again and again within one turn has one timer, not one for each commit", () => {
  const { stored, arrives, storesNow } = aRoom(0);
  for (let i = 0; i < 50; i++) {
    arrives(1);
    storesNow();
  }
  expect(stored.length).toBe(50);
  expect(vi.getTimerCount()).toBe(1);
});
