import { expect, test } from "vitest";
import { isTooIntricate } from "#services/request/intricate";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const withFields = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":1`).join()}}`;

test.each([
  ["a list in a list", nested(64), false],
  ["one list too many", nested(65), true],
  ["objects and lists", '{"a":['.repeat(33), true],
  ["lists beside each other", `[${"[[]],".repeat(1000)}[]]`, false],
  ["brackets in a text", JSON.stringify({ a: "[{".repeat(100) }), false],
  ["a text that ends in a backslash", JSON.stringify(["\\", nested(64)]), false],
  ["a text with a quote in it", JSON.stringify(['"', "[".repeat(70)]), false],
  ["behind a text with a quote in it", `["\\"",${nested(64)}]`, true],
  ["fifty thousand fields", withFields(50_000), false],
  ["one field more", withFields(50_001), true],
  ["colons in texts", JSON.stringify([":".repeat(60_000)]), false],
])("%s is too intricate, or not", (_, json, isTooMuch) => {
  expect(isTooIntricate(json)).toBe(isTooMuch);
});

test("a body of nothing but brackets is looked at only as deep as is allowed", () => {
  let looked = 0;
  const json = { length: 2_000_000, charCodeAt: () => (looked++, 0x5b) } as unknown as string;
  expect(isTooIntricate(json)).toBe(true);
  expect(looked).toBe(65);
});
