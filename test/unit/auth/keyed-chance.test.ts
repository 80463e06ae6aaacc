import { expect, test } from "vitest";
import { keyedChances } from "#auth/keyed-chance";
import { shuffledList } from "#question/question";

const key = { JWT_SECRET: "a".repeat(32) };
const texts = Array.from({ length: 1000 }, (_, i) => `arrangement:${i}`);

test("[T5] a chance follows from the text and the key, and is spread evenly", () => {
  const chances = texts.map((text) => keyedChances(key, text)());
  expect(texts.map((text) => keyedChances(key, text)())).toEqual(chances);
  expect(texts.map((text) => keyedChances({ JWT_SECRET: "b".repeat(32) }, text)())).not.toEqual(chances);
  const tenths = Map.groupBy(chances, (chance) => Math.floor(chance * 10));
  expect(tenths.size).toBe(10);
  for (const { length } of tenths.values()) expect(length).toBeGreaterThan(60);
});

test("[T5] a list dealt by several chances lies in any order, each place as likely as the others", () => {
  const orders = texts.map((text) => shuffledList([0, 1, 2, 3, 4, 5], keyedChances(key, text)));
  expect(texts.map((text) => shuffledList([0, 1, 2, 3, 4, 5], keyedChances(key, text)))).toEqual(orders);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(400);
  const places = Map.groupBy(orders, (order) => order.indexOf(0));
  expect(places.size).toBe(6);
  for (const { length } of places.values()) expect(length).toBeGreaterThan(120);
});
