import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerFold } from "#question/written/answer-fold";
import { forgiving, isSlip } from "#question/written/typo";
import { anyText, aWord } from "./random-texts";

const signs = (text: string): string[] => Array.from(answerFold(text));

test.each([
  ["istanbul", "istanbull", true],
  ["istanbul", "istanbl", true],
  ["istanbul", "istambul", true],
  ["istanbul", "istnabul", true],
  ["istanbul", "stanbul", true],
  ["istanbul", "istanbulu", true],
  ["şehir", "sehir", true],
  ["kara deniz", "karadeniz", true],
  ["istanbul", "istanbul", false],
  ["istanbul", "istabl", false],
  ["istanbul", "itsnabul", false],
  ["istanbul", "bstanıul", false],
  ["abcde", "edcba", false],
  ["yıl 1453te", "yıl 1454te", false],
  ["madde 12", "madde 123", false],
  ["asit + baz", "asit - baz", false],
  ["istanbul", "istanbu1", false],
])("[K10] %s for %s: %s", (one, other, isForgiven) => {
  expect(isSlip(signs(one), signs(other))).toBe(isForgiven);
  expect(isSlip(signs(other), signs(one))).toBe(isForgiven);
});

test("[K10] slips are forgiven from five letters on, counted after the fold", () => {
  expect(["kalem", "ka-le-m", "12 kalem", "kâğıt"].map((text) => forgiving(answerFold(text)) !== null)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["masa", "ka-le", "19 1453 2", "a.b.c.d", "", "?????"].map((text) => forgiving(answerFold(text)))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

/** The distance between two texts, the slow way: swapped neighbours count as one. */
function distance(a: readonly string[], b: readonly string[]): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  return rows[a.length]![b.length]!;
}

test("a slip is exactly one step away, from either side", () => {
  const letters = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 7 });
  let slips = 0;
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const isOne = distance(a, b) === 1;
      if (isOne) slips++;
      expect(isSlip(a, b)).toBe(isOne);
      expect(isSlip(b, a)).toBe(isOne);
    }),
    { numRuns: 20_000 },
  );
  expect(slips).toBeGreaterThan(100);
});

test("[K10] every single slip in a word is forgiven", () => {
  fc.assert(
    fc.property(aWord, fc.nat(), fc.constantFrom(...Array.from("aeızş")), (word, at, letter) => {
      const right = signs(word);
      const i = at % right.length;
      const without = right.filter((_, j) => j !== i);
      const more = [...right.slice(0, i), letter, ...right.slice(i)];
      const other = right.map((sign, j) => (j === i ? letter : sign));
      for (const wrong of [without, more, other].filter((wrong) => wrong.join("") !== right.join("")))
        expect(isSlip(wrong, right)).toBe(true);
    }),
  );
});

test("each sign is compared a few times at most, however alike or different the texts", () => {
  fc.assert(
    fc.property(anyText, anyText, fc.nat(400), (a, b, times) => {
      let looks = 0;
      const counted = (text: string) =>
        new Proxy(Array.from(text.repeat(1 + (times % 40))), {
          get(signs, key, all) {
            if (typeof key === "string" && /^\d+$/.test(key)) looks++;
            return Reflect.get(signs, key, all) as unknown;
          },
        });
      const [one, other] = [counted(a), counted(b)];
      isSlip(one, other);
      expect(looks).toBeLessThanOrEqual(4 * (one.length + other.length) + 8);
    }),
  );
});
