import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onceLookedAt } from "#screens/use-refresh";

const page = Object.assign(new EventTarget(), { hidden: false });
const looks = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
};
const run = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  looks(false);
  run.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that is looked at asks again after the pause", () => {
  onceLookedAt(5000, run);
  vi.advanceTimersByTime(4999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  looks(true);
  looks(false);
  expect(run).toHaveBeenCalledOnce();
});

test("a hidden page asks nothing until somebody returns to it, and then once", () => {
  onceLookedAt(5000, run);
  looks(true);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  looks(false);
  looks(true);
  looks(false);
  expect(run).toHaveBeenCalledOnce();
});

test("a refresh that was taken back does not run, neither after the pause nor on return", () => {
  onceLookedAt(5000, run)();
  vi.advanceTimersByTime(5000);
  const takeBack = onceLookedAt(5000, run);
  looks(true);
  vi.advanceTimersByTime(5000);
  takeBack();
  looks(false);
  expect(run).not.toHaveBeenCalled();
});
