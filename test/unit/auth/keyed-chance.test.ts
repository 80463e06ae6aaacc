import { expect, test } from "vitest";
import { keyedChance } from "#auth/keyed-chance";

const key = { JWT_SECRET: "a".repeat(32) };
const texts = Array.from({ length: 1000 }, (_, i) => `arrangement:${i}`);

test("[T5] a chance follows from the text and the key, and is spread evenly", () => {
  const chances = texts.map((text) => keyedChance(key, text));
  expect(texts.map((text) => keyedChance(key, text))).toEqual(chances);
  expect(texts.map((text) => keyedChance({ JWT_SECRET: "b".repeat(32) }, text))).not.toEqual(chances);
  const tenths = Map.groupBy(chances, (chance) => Math.floor(chance * 10));
  expect(tenths.size).toBe(10);
  for (const { length } of tenths.values()) expect(length).toBeGreaterThan(60);
});
