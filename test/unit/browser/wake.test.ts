import { expect, test, vi } from "vitest";
import { browserEnv } from "#browser/env";

test("a device checks its connection when it wakes, and when its network comes and goes", () => {
  const [page, tab] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: "hidden" })];
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", tab);
  vi.stubGlobal("WebSocket", EventTarget);
  const run = vi.fn<() => void>();
  const stop = browserEnv().onWake(run);
  for (const name of ["offline", "online", "pageshow"]) page.dispatchEvent(new Event(name));
  tab.dispatchEvent(new Event("visibilitychange"));
  expect(run).toHaveBeenCalledTimes(3);
  tab.visibilityState = "visible";
  tab.dispatchEvent(new Event("visibilitychange"));
  expect(run).toHaveBeenCalledTimes(4);
  stop();
  for (const name of ["offline", "online", "pageshow"]) page.dispatchEvent(new Event(name));
  tab.dispatchEvent(new Event("visibilitychange"));
  expect(run).toHaveBeenCalledTimes(4);
  vi.unstubAllGlobals();
});
