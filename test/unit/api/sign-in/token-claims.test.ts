import { afterEach, expect, test, vi } from "vitest";
import { isOld, ownerOf } from "#api/sign-in/token-claims";

const token = (payload: object, signature: string) =>
  ["eyJhbGciOiJIUzI1NiJ9", Buffer.from(JSON.stringify(payload)).toString("base64url"), signature].join(".");

afterEach(() => vi.unstubAllGlobals());

test("a renewed token has the owner of the one before", () => {
  expect(ownerOf(token({ sub: "u1", iat: 1 }, "a"))).toBe("u1");
  expect(ownerOf(token({ sub: "u1", iat: 2, note: "ÿ~~?" }, "b"))).toBe("u1");
});

test.each(["", "kisa", "a.b", "a.%%%.c", `a.${Buffer.from("[]").toString("base64url")}.imza-0123456789`])(
  "a text that says nothing stands for itself: %s",
  (text) => expect(ownerOf(text)).toBe(text.slice(-16)),
);

const NOW = 1_800_000_000_000;
const made = (hoursAgo: number, more: object = { sid: "s1" }) =>
  token({ sub: "u1", iat: NOW / 1000 - hoursAgo * 3600, ...more }, "a");

test.each([
  ["made an hour ago", made(1), false],
  ["made just under a day ago", made(23.9), false],
  ["a day old", made(24.1), true],
  ["of the first version, without a session", made(1, {}), true],
  ["by a clock that is ahead of ours", made(-48), false],
  ["a text that says nothing", "a.b.c", false],
] as const)("a newer token is asked for when the present one is old: %s", (_, text, expected) => {
  expect(isOld(text, NOW)).toBe(expected);
});
