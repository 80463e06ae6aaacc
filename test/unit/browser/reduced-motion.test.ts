import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reduceMotionOnWeakDevices, prefersReducedMotion } from "#browser/reduced-motion";

const page = { documentElement: { dataset: {} as Record<string, string> } };

beforeEach(() => {
  page.documentElement.dataset = {};
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["with little memory", { deviceMemory: 2 }, true],
  ["that saves data", { deviceMemory: 8, connection: { saveData: true } }, true],
  ["with enough memory", { deviceMemory: 4, connection: { saveData: false } }, false],
  ["that says nothing of itself", {}, false],
])("a device %s gets the calm set: %o", (_, device, isIt) => {
  reduceMotionOnWeakDevices(device as Navigator);
  expect(prefersReducedMotion()).toBe(isIt);
});

test("the wish for less motion counts on every device", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" }));
  reduceMotionOnWeakDevices({} as Navigator);
  expect(prefersReducedMotion()).toBe(true);
});
