import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Throttle } from "#objects/game-room/sockets/throttle";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("sends the first request at once, and those after it once in its time", () => {
  const send = vi.fn<() => void>();
  const throttle = new Throttle(() => 100, send);
  throttle.ask();
  vi.advanceTimersByTime(0);
  expect(send).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 9; i++) {
    throttle.ask();
    vi.advanceTimersByTime(10);
  }
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  expect(send).toHaveBeenCalledTimes(2);
});

test("waits as long as a crowd asks that has come in meanwhile", () => {
  const send = vi.fn<() => void>();
  let crowd = 1;
  const throttle = new Throttle(() => 100 * crowd, send);
  throttle.ask();
  vi.advanceTimersByTime(0);
  throttle.ask();
  crowd = 3;
  vi.advanceTimersByTime(299);
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test("sends a waiting update at the call of `flush`, and none after `cancel`", () => {
  const send = vi.fn<() => void>();
  const throttle = new Throttle(() => 100, send);
  throttle.flush();
  expect(send).not.toHaveBeenCalled();
  throttle.ask();
  throttle.flush();
  expect(send).toHaveBeenCalledTimes(1);
  throttle.ask();
  throttle.cancel();
  vi.advanceTimersByTime(1_000);
  expect(send).toHaveBeenCalledTimes(1);
});
