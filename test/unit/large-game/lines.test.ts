import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callWithin, Line, TooLate } from "#objects/large-game/lines/calling";
import { RANKS_PATIENCE, RanksWait } from "#objects/large-game/ranks-wait";
import { RelayClock } from "#objects/large-game/relay-clock";
import type { RelayPresence } from "#large-game/lines";
import { changes, sumOfRelays, withHostScreens } from "#large-game/sums";

/** Between the objects of a large game: calls, clocks and sums. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => {});

test("a call that fails is tried once more at once, one that is not answered is not", async () => {
  const dying = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("died")).mockResolvedValue("alive");
  expect(await callWithin(dying, 2000)).toBe("alive");
  expect(dying).toHaveBeenCalledTimes(2);

  const dead = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("died"));
  await expect(callWithin(dead, 2000)).rejects.toThrow("died");
  expect(dead).toHaveBeenCalledTimes(2);

  const silent = vi.fn<() => Promise<never>>(never);
  const said = callWithin(silent, 2000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await said).toBeInstanceOf(TooLate);
  expect(silent).toHaveBeenCalledTimes(1);
});

test("one call at a time: requests in between make one more call", async () => {
  const ends: (() => void)[] = [];
  const call = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => ends.push(resolve)));
  const line = new Line("a to b", call, () => false);
  line.ask();
  line.ask();
  line.askIn(500);
  line.ask();
  expect(call).toHaveBeenCalledTimes(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(2);
  ends[1]!();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).toHaveBeenCalledTimes(2);
});

test("a call that may wait is made at the earliest of the moments named, once", async () => {
  const call = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const line = new Line("a to b", call, () => false);
  line.askIn(1000);
  line.askIn(250);
  line.askIn(600);
  await vi.advanceTimersByTimeAsync(249);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).toHaveBeenCalledTimes(1);
  line.askIn(100);
  line.stop();
  line.ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).toHaveBeenCalledTimes(1);
});

test("a line that fails calls ever more slowly while it has something to send, and thirty times at most", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const moments: number[] = [];
  const start = Date.now();
  let owes = true;
  const line = new Line(
    "a to b",
    () => {
      moments.push((Date.now() - start) / 1000);
      return Promise.reject(new Error("away"));
    },
    () => owes,
  );
  line.ask();
  await vi.advanceTimersByTimeAsync(36_000);
  expect(moments).toEqual([0, 1, 3, 7, 15, 25, 35]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(moments).toHaveLength(31);
  // A line that has nothing to send makes no call until it is asked to.
  owes = false;
  line.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(moments).toHaveLength(32);
});

test("after a success the next failure is tried again soon", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const call = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("away"));
  const line = new Line("a to b", call, () => true);
  line.ask();
  await vi.advanceTimersByTimeAsync(7000);
  expect(call).toHaveBeenCalledTimes(4);
  call.mockResolvedValueOnce();
  await vi.advanceTimersByTimeAsync(8000);
  expect(call).toHaveBeenCalledTimes(5);
  line.ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(call).toHaveBeenCalledTimes(7);
});

test("steps that wait for ranks happen in order, and not before the ranks", async () => {
  let isAwaited = false;
  const said: string[] = [];
  const isTooLong = vi.fn<() => void>();
  const ranks = new RanksWait(() => isAwaited, isTooLong);
  ranks.whenRanked(() => said.push("at once"));
  isAwaited = true;
  ranks.follow();
  const due = ranks.dueAt;
  // The first step makes the others wait once more.
  ranks.whenRanked(() => {
    said.push("first");
    isAwaited = true;
  });
  ranks.whenRanked(() => said.push("second"));
  await vi.advanceTimersByTimeAsync(500);
  ranks.follow();
  expect([said, ranks.dueAt, due]).toEqual([["at once"], due, Date.now() - 500 + RANKS_PATIENCE]);
  isAwaited = false;
  ranks.follow();
  expect([said, ranks.dueAt]).toEqual([["at once", "first"], null]);
  isAwaited = false;
  ranks.follow();
  expect(said).toEqual(["at once", "first", "second"]);
  await vi.advanceTimersByTimeAsync(RANKS_PATIENCE);
  expect(isTooLong).not.toHaveBeenCalled();
});

test("ranks are waited for two seconds, and not at all by an object that has stopped", async () => {
  const isTooLong = vi.fn<() => void>();
  const ranks = new RanksWait(() => true, isTooLong);
  ranks.follow();
  await vi.advanceTimersByTimeAsync(RANKS_PATIENCE);
  expect(isTooLong).toHaveBeenCalledTimes(1);
  const stopped = new RanksWait(() => true, isTooLong);
  stopped.follow();
  stopped.whenRanked(() => expect.unreachable());
  stopped.stop();
  await vi.advanceTimersByTimeAsync(RANKS_PATIENCE);
  expect(isTooLong).toHaveBeenCalledTimes(1);
  expect(stopped.dueAt).toBeNull();
});

test("the coordinator's clock is read from the reply with the shortest way, of the last ten", () => {
  const clock = new RelayClock();
  expect(clock.inCoordinator(5000)).toBe(5000);
  clock.heard(1000, 1300);
  clock.heard(2000, 2120);
  clock.heard(3000, 3900);
  expect([clock.inCoordinator(5000), clock.here(5000)]).toEqual([4880, 5120]);
  // After ten more readings the estimate follows a clock that was changed.
  for (let i = 0; i < 10; i++) clock.heard(9000, 9400);
  expect(clock.inCoordinator(5000)).toBe(4600);
});

const here = (wanted: Partial<RelayPresence> = {}): RelayPresence => ({
  sockets: 2,
  choosing: 0,
  emptySince: null,
  answered: 1,
  total: 2,
  absent: [],
  ...wanted,
});

test("presence is added up over all relays that speak", () => {
  const speak = [here({ absent: ["a"], choosing: 1 }), here({ answered: 2, absent: ["b"] })];
  expect(withHostScreens(sumOfRelays([...speak, { silentSince: 5 }]), { sockets: 1, emptySince: null })).toEqual({
    sockets: 5,
    choosing: 1,
    answered: 3,
    total: 4,
    loading: 0,
    emptySince: null,
    absent: new Set(["a", "b"]),
  });
});

test.each([
  ["a host's screen is there", null, [here({ emptySince: 10 }), here({ emptySince: 20 })], null],
  ["a relay has somebody", 30, [here({ emptySince: 10 }), here()], null],
  ["nobody is anywhere: since the last one went", 30, [here({ emptySince: 40 }), here({ emptySince: 20 })], 40],
  ["a relay is silent: at the latest since it fell silent", 30, [here({ emptySince: 20 }), { silentSince: 50 }], 50],
])("a game is empty without sockets anywhere: %s", (_, own, relays, since) => {
  expect(withHostScreens(sumOfRelays(relays), { sockets: 0, emptySince: own }).emptySince).toBe(since);
});

test.each([
  ["nothing", here({ absent: ["a"] }), []],
  ["somebody has gone", here({ absent: ["a", "b"] }), ["lobby"]],
  ["somebody chooses a team", here({ absent: ["a"], choosing: 1 }), ["lobby"]],
  ["a socket more", here({ absent: ["a"], sockets: 3 }), ["counter"]],
  ["an answer more", here({ absent: ["a"], answered: 2 }), ["count"]],
  ["one more is awaited", here({ absent: ["a"], total: 3 }), ["count"]],
  ["everybody has gone", here({ absent: ["a"], emptySince: 7 }), ["empty"]],
])("changes in the message of one relay: %s", (_, now, what) => {
  const all = Object.entries(changes(now, here({ absent: ["a"] })));
  expect(all.flatMap(([name, isNew]) => (isNew ? [name] : []))).toEqual(what);
});
