import { expect, test } from "vitest";
import { generatedName } from "#game/names/generated-names";
import { parseNickname, suggestion } from "#game/names/nickname";

test("[N7] a name whose beginning is never allowed has no suggestion, nor one that everybody has, and both are told soon", () => {
  const long = "malllllllllllllllloş";
  expect(parseNickname(long)).toBe(long);
  let looks = 0;
  const isFree = (name: string) => {
    // Stop an endless search.
    if (++looks > 1_000) throw new Error("too many looks");
    return name !== long;
  };
  expect(suggestion(long, isFree)).toBeNull();
  looks = 0;
  expect(suggestion("Ali", () => ++looks > 1_000)).toBeNull();
  expect(looks).toBeLessThan(40);
  const taken = new Set(["Ali", ...Array.from({ length: 500 }, (_, i) => `Ali ${i}`)]);
  expect(suggestion("Ali", (name) => !taken.has(name))).toBe("Ali 500");
  for (const last of [1, 2, 3, 30, 31, 32, 33, 5_000]) {
    looks = 0;
    const isBehind = (name: string) => ++looks > 0 && Number(/ (\d+)$/.exec(name)?.[1] ?? 1) > last;
    expect([suggestion("Ali", isBehind), looks < 40]).toEqual([`Ali ${last + 1}`, true]);
  }
});

test("[N8] in a hall whose first pairs are all taken a name is found after few looks", () => {
  let looks = 0;
  const isFree = (name: string) => ++looks > 0 && / 9\d*$/.test(name);
  expect(generatedName(7, isFree)).toMatch(/ 9$/);
  expect(looks).toBeLessThan(600);
});
