import { expect, test, vi } from "vitest";
import { Counter } from "#shared/counting/counter";
import { left, opensAt, secondsUntil } from "#shared/counting/counting";
import { countingRules, type Limit } from "#shared/counting/limits";
import type { Count } from "#db/people/login-failures";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const T0 = 1_790_000_000_000;
const twoAMinute: readonly Limit[] = [{ most: 2, withinMs: MINUTE }];

test("one more is let in once the oldest of the counted ones is old enough", () => {
  expect(opensAt([], twoAMinute, T0)).toBe(0);
  expect(opensAt([T0], twoAMinute, T0 + 1)).toBe(0);
  expect(opensAt([T0, T0 + 10], twoAMinute, T0 + 10)).toBe(T0 + MINUTE);
  expect(opensAt([T0, T0 + 10], twoAMinute, T0 + MINUTE - 1)).toBe(T0 + MINUTE);
  expect(opensAt([T0, T0 + 10], twoAMinute, T0 + MINUTE)).toBe(0);
  expect(opensAt([T0 - HOUR, T0, T0 + 10], twoAMinute, T0 + 20)).toBe(T0 + MINUTE);
});

test("the limit that opens last counts, of several", () => {
  const limits = [...twoAMinute, { most: 3, withinMs: HOUR }];
  expect(opensAt([T0, T0 + MINUTE, T0 + 2 * MINUTE], limits, T0 + 2 * MINUTE)).toBe(T0 + HOUR);
  expect(left([T0, T0 + MINUTE], limits, T0 + MINUTE)).toBe(1);
  expect(left([T0, T0 + 1, T0 + 2], limits, T0 + 3)).toBe(0);
  expect(left([], limits, T0)).toBe(2);
});

test("the wait is given in whole seconds, and is at least one", () => {
  expect([secondsUntil(T0 + 1, T0), secondsUntil(T0 + 1_000, T0), secondsUntil(T0 + 1_001, T0)]).toEqual([1, 1, 2]);
});

test("[T49][T51] a call counted by several limits needs room in all of them, and is otherwise counted by none", () => {
  const looks = new Counter({ phone: twoAMinute, network: [{ most: 3, withinMs: HOUR }] });
  const look = (phone: string, now: number) => looks.count({ phone, network: "school" }, now);
  expect([look("a", T0), look("a", T0 + 1), look("a", T0 + 2)]).toEqual([0, 0, T0 + MINUTE]);
  expect([look("b", T0 + 3), look("b", T0 + 4)]).toEqual([0, T0 + HOUR]);
  expect(looks.left("phone", "b", T0 + 5)).toBe(1);
  expect(looks.count({ phone: "b", network: "home" }, T0 + 5)).toBe(0);
  // Without a network only the phone is counted.
  expect(looks.count({ phone: "c" }, T0 + 6)).toBe(0);
});

test("a freed place no longer counts, and the rest goes on counting", () => {
  const looks = new Counter({ phone: twoAMinute });
  for (const number of [1, 2]) looks.count({ phone: "a" }, T0, number);
  expect([looks.has("phone", "a", 1), looks.has("phone", "a", 3), looks.has("phone", "b", 1)]).toEqual([
    true,
    false,
    false,
  ]);
  looks.free({ phone: "a" }, [3]);
  expect(looks.opensAt({ phone: "a" }, T0)).toBe(T0 + MINUTE);
  looks.free({ phone: "a" }, [1]);
  expect([looks.opensAt({ phone: "a" }, T0), looks.has("phone", "a", 2)]).toEqual([0, true]);
  looks.free({ phone: "a" });
  expect(looks.left("phone", "a", T0)).toBe(2);
});

test("in a crowd only those are forgotten whose time is over", () => {
  const looks = new Counter({ phone: twoAMinute });
  for (let i = 0; i < 1_000; i++) looks.count({ phone: i }, i === 999 ? T0 + MINUTE : T0);
  looks.count({ phone: "late" }, T0 + MINUTE + 1);
  expect([looks.left("phone", 5, T0 + MINUTE + 1), looks.left("phone", 999, T0 + MINUTE + 1)]).toEqual([2, 1]);
  expect(looks.has("phone", 5, undefined)).toBe(false);
  expect(looks.has("phone", 999, undefined)).toBe(true);
});

/** The wait before each further try, if every try is made as early as allowed. */
function waits(limits: readonly Limit[], tries: number): number[] {
  const times: number[] = [];
  let now = T0;
  return Array.from({ length: tries }, () => {
    times.push(now);
    const wait = Math.max(0, opensAt(times, limits, now) - now);
    now += wait;
    return wait / MINUTE;
  });
}

test("[T51] keys that callers choose are not all looked through at each try", () => {
  const looks = new Counter({ phone: twoAMinute });
  const walks = vi.spyOn(Map.prototype, Symbol.iterator);
  for (let i = 0; i < 8_000; i++) looks.count({ phone: `phone ${i}` }, T0);
  expect(walks.mock.calls.length).toBeLessThan(10);
  walks.mockRestore();
  looks.count({ phone: "first" }, T0);
  for (let i = 0; i < 8_000; i++) looks.count({ phone: `other ${i}` }, T0 + MINUTE);
  expect(looks.has("phone", "first", undefined)).toBe(false);
});

test("[O12][T51] the fifth wrong pin makes the place wait a quarter of an hour, each further one twice as long, to twelve hours", () => {
  expect(waits(countingRules.pin.seatOnNetwork, 13)).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 720, 720, 720]);
});

test("[T17] another wrong password makes an account wait twice as long, up to an hour, and a client a minute at most", () => {
  expect(waits(countingRules.password.account, 14)).toEqual([0, 0, 0, 0, 0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(waits(countingRules.password.client, 64).slice(58)).toEqual([0, 0.5, 1, 1, 1, 1]);
});

test("[T2][T49] a school is one network: forty at once, three hundred in minutes and five hundred in an hour are let in", () => {
  for (const limits of [countingRules.look.network, countingRules.join.network, countingRules.pin.line]) {
    const times: number[] = [];
    const comes = (count: number, at: number) => {
      const refused = Array.from({ length: count }, () => opensAt(times, limits, at) > 0 || !times.push(at));
      return refused.filter(Boolean).length;
    };
    expect([comes(40, T0), comes(300, T0 + 3 * MINUTE), comes(160, T0 + HOUR - 1)]).toEqual([0, 0, 0]);
    expect(opensAt(times, limits, T0 + HOUR - 1)).toBe(T0 + HOUR);
  }
});

test("[T17][T44] in four hours of wrong passwords everybody of the client gets in at once, and an account is guessed at four times an hour at most", () => {
  const { account, client, accountOnClient } = countingRules.password;
  const counted = new Map<string, number[]>();
  const timesOf = (key: string) => counted.get(key) ?? counted.set(key, []).get(key)!;
  const ofClient = { key: "client", limits: client };
  const waits = ({ key, limits }: Count, now: number) => opensAt(timesOf(key), limits, now) > now;
  /** Answers if this try is refused; a wrong one is counted. */
  const isRefused = (name: string, isWrong: boolean, now: number) => {
    const ofBoth = { key: `${name} by the client`, limits: accountOnClient };
    const counts = [{ key: name, limits: account }, waits(ofClient, now) ? ofBoth : ofClient];
    if (counts.some((count) => waits(count, now))) return true;
    if (isWrong) for (const { key } of counts) timesOf(key).push(now);
    return false;
  };
  const end = T0 + 4 * HOUR;
  let [waitingMs, guesses] = [0, 0];
  for (let i = 0; i < 60; i++) isRefused(`invented-${i}`, true, T0);
  for (let now = T0; now < end; now += 1_000) {
    isRefused(`invented-${now}`, true, now);
    if (!isRefused("guessed", true, now)) guesses += 1;
    if (waits(ofClient, now)) waitingMs += 1_000;
    expect(isRefused(`teacher-${now}`, false, now)).toBe(false);
  }
  expect(waitingMs / (end - T0)).toBeGreaterThan(0.98);
  expect(guesses).toBeLessThanOrEqual(4 * 4);
});
