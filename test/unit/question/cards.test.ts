import * as fc from "fast-check";
import { expect, test } from "vitest";
import { match, type Pair } from "#question/match";
import { order } from "#question/order";
import { aMatch, anOrder } from "./drafts";
import { aRandom } from "./laws";

const planets = ["Merkür", "Venüs", "Dünya", "Mars"];
const capitals: Pair[] = [
  { left: "Fransa", right: "Paris" },
  { left: "İtalya", right: "Roma" },
  { left: "Japonya", right: "Tokyo" },
  { left: "Mısır", right: "Kahire" },
];
const orderFaults = (items: unknown) => {
  const { draft, faults } = order.read({ items });
  return faults.length > 0 ? faults : order.faults(draft);
};
const matchFaults = (pairs: unknown) => {
  const { draft, faults } = match.read({ pairs });
  return faults.length > 0 ? faults : match.faults(draft);
};
const pairsWith = (change: unknown) => [...capitals.slice(0, 2), change];

test.each([
  [undefined, undefined, "En az üç kart gerekli."],
  ["abc", undefined, "Kartlar yazı olmalı."],
  [["bir", 2, "üç"], "1", "Kartlar yazı olmalı."],
  [["bir", "iki"], undefined, "En az üç kart gerekli."],
  [["1", "2", "3", "4", "5", "6", "7", "8", "9"], undefined, "En çok sekiz kart olabilir."],
  [["bir", " ", "üç"], "1", "2. kart boş. Yazın ya da silin."],
  [["bir", "iki", "bir "], "2", "1. ve 3. kart aynı."],
  [["bir", "iki", "x".repeat(121)], "2", "En çok 120 karakter olabilir."],
  [["bir", "iki", "\u0007"], "2", "3. kart boş. Yazın ya da silin."],
  [["bir", "iki", "a\u0007"], "2", "Metinde kullanılamayan bir karakter var."],
])("cards %j: %s %s", (items, key, message) => {
  expect(orderFaults(items)).toEqual([{ field: "items", ...(key !== undefined && { key }), message }]);
});

test.each([
  [undefined, undefined, "En az üç eş gerekli."],
  [{}, undefined, "Eşlerin iki yanı da yazı olmalı."],
  [pairsWith(null), "2", "Eşlerin iki yanı da yazı olmalı."],
  [pairsWith({ left: 1, right: "x" }), "2.left", "Eşlerin iki yanı da yazı olmalı."],
  [capitals.slice(0, 2), undefined, "En az üç eş gerekli."],
  [[...capitals, ...capitals].slice(0, 7), undefined, "En çok altı eş olabilir."],
  [pairsWith({ left: "", right: "Tokyo" }), "2.left", "3. eşin solu boş."],
  [pairsWith({ left: "Japonya" }), "2.right", "3. eşin sağı boş."],
  [pairsWith({ left: "Fransa", right: "Tokyo" }), "2.left", "1. ve 3. eşin solu aynı. Öğrenci ikisini ayıramaz."],
  [pairsWith({ left: "Japonya", right: "Roma" }), "2.right", "2. ve 3. eşin sağı aynı. Öğrenci ikisini ayıramaz."],
  [pairsWith({ left: "Japonya", right: "x".repeat(121) }), "2.right", "En çok 120 karakter olabilir."],
])("pairs %j: %s %s", (pairs, key, message) => {
  expect(matchFaults(pairs)).toEqual([{ field: "pairs", ...(key !== undefined && { key }), message }]);
});

test("only some of a hundred thousand wrong cards are named", () => {
  expect(order.read({ items: Array.from({ length: 100_000 }, () => 1) }).faults).toHaveLength(20);
});

test("a left side may repeat a right side's text", () => {
  expect(matchFaults(["bir", "iki", "üç"].map((text) => ({ left: text, right: text })))).toEqual([]);
});

test.each([
  ["CABD", 1],
  ["ACBD", 2 / 3],
  ["CADB", 2 / 3],
  ["DBAC", 0],
  ["BDCA", 0],
  ["ABCD", 1 / 3],
])("[K12] %s has a share of %d of the order CABD", (value, share) => {
  const body = { ...order.body({ kind: "order", items: planets })!, right: "CABD" };
  expect(order.takes(body, value)).toBe(true);
  expect(order.share(body, value)).toBeCloseTo(share, 12);
});

test.each([
  ["BADC", 1],
  ["BACD", 1 / 3],
  ["BCAD", 0],
  ["BCDA", 1 / 3],
  ["ABDC", 1 / 3],
  ["ABCD", 0],
  ["DCBA", 0],
])("[K13] %s has a share of %d of the pairs BADC", (value, share) => {
  const body = { ...match.body({ kind: "match", pairs: capitals })!, right: "BADC" };
  expect(match.share(body, value)).toBeCloseTo(share, 12);
});

test.each(["", "ABC", "ABCDE", "AABC", "abcd", "A,B,C,D", "ABCE"])("[K12] %j puts no four cards anywhere", (value) => {
  expect(order.takes(order.body({ kind: "order", items: planets })!, value)).toBe(false);
  expect(match.takes(match.body({ kind: "match", pairs: capitals })!, value)).toBe(false);
});

test("cards are shown by letter, mixed; their view does not give the order away", () => {
  const body = { ...order.body({ kind: "order", items: planets })!, right: "CABD" };
  expect(order.shown(body)).toEqual({
    kind: "order",
    options: { A: "Venüs", B: "Dünya", C: "Merkür", D: "Mars" },
    slots: 4,
  });
  expect(Object.keys(order.shown(body).options)).toEqual(["A", "B", "C", "D"]);
  expect(order.solution(body)).toEqual({ correct_option: "CABD" });
});

test("right sides are shown by letter, mixed, beside the left ones in their order", () => {
  const body = { ...match.body({ kind: "match", pairs: capitals })!, right: "BADC" };
  expect(match.shown(body)).toEqual({
    kind: "match",
    options: { A: "Roma", B: "Paris", C: "Kahire", D: "Tokyo" },
    left: ["Fransa", "İtalya", "Japonya", "Mısır"],
  });
  expect(match.solution(body)).toEqual({ correct_option: "BADC" });
});

test("places are counted one by one, with the cards put there", () => {
  const body = { ...order.body({ kind: "order", items: planets.slice(0, 3) })!, right: "BAC" };
  const values = ["BAC", "BCA", "ABC"];
  expect(order.distribution(body, values, 5)).toEqual({ 1: 2, 2: 1, 3: 2, none: 2 });
  expect(order.details!(body, values)).toEqual({
    answered: 3,
    right: 1,
    grid: { 1: { A: 1, B: 2, C: 0 }, 2: { A: 1, B: 1, C: 1 }, 3: { A: 1, B: 0, C: 2 } },
  });
});

test("[Q5][K12][K13] cards and pairs are dealt mixed, and never solved, whatever the teacher wants", () => {
  const random = fc.oneof(
    aRandom,
    fc.constantFrom(0, 0.5, 1 - 2 ** -53).map((value) => () => value),
  );
  fc.assert(
    fc.property(anOrder, aMatch, fc.boolean(), random, (cards, pairs, isMixed, random) => {
      const row = order.dealt(order.body(cards)!, isMixed, random);
      const { options } = order.shown(row);
      expect(Array.from(row.right, (letter) => options[letter])).toEqual(cards.items);
      expect(Object.values(options)).not.toEqual(cards.items);
      const board = match.dealt(match.body(pairs)!, isMixed, random);
      const shown = match.shown(board);
      const found = Array.from(board.right, (letter, i) => ({ left: shown.left[i], right: shown.options[letter] }));
      expect(found).toEqual(pairs.pairs);
      expect(Object.values(shown.options)).not.toEqual(pairs.pairs.map(({ right }) => right));
    }),
  );
});

test("[K12][K13] a share equals its sentence: pairs in order less those out of order, right pairs less one", () => {
  const letters = fc.shuffledSubarray(["A", "B", "C", "D", "E", "F"], { minLength: 6 }).map((all) => all.join(""));
  const row = order.body({ kind: "order", items: ["1", "2", "3", "4", "5", "6"] })!;
  const board = match.body({ kind: "match", pairs: row.items.map((text) => ({ left: text, right: text })) })!;
  fc.assert(
    fc.property(letters, letters, (right, value) => {
      let [inOrder, all] = [0, 0];
      for (const a of right)
        for (const b of right)
          if (a < b) {
            all++;
            if (right.indexOf(a) < right.indexOf(b) === value.indexOf(a) < value.indexOf(b)) inOrder++;
          }
      const hits = Array.from(right).filter((letter, i) => value[i] === letter).length;
      expect(order.share({ ...row, right }, value)).toBeCloseTo(Math.max(0, (2 * inOrder - all) / all), 12);
      expect(match.share({ ...board, right }, value)).toBeCloseTo(Math.max(0, (hits - 1) / 5), 12);
      expect(order.share({ ...row, right }, value) === 1).toBe(right === value);
      expect(match.share({ ...board, right }, value) === 1).toBe(right === value);
    }),
  );
});

test("dealt cards are kept as they were; a row without its letters is not read", () => {
  const body = order.dealt(order.body({ kind: "order", items: planets })!, true, () => 0.7);
  expect(order.played(JSON.parse(JSON.stringify(body)) as Record<string, unknown>)).toEqual(body);
  for (const right of [undefined, "ABC", "AABC", 3]) expect(order.played({ ...body, right })).toBe(null);
  expect(match.played({ kind: "match", pairs: capitals, right: "ABCE" })).toBe(null);
});
