import { expect, test, vi } from "vitest";
import { deviceSecret } from "#api/sign-in/device-secret";

test("a device draws its secret once and keeps it", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const secret = deviceSecret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(deviceSecret()).toBe(secret);
  kept.clear();
  expect(deviceSecret()).not.toBe(secret);
});

test("a browser that keeps nothing sends none", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(deviceSecret()).toBeUndefined();
});
