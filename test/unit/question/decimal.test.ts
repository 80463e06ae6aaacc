import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  compared,
  decimalOf,
  decimalText,
  isNumeral,
  isWithin,
  minus,
  numberOf,
  plus,
  readDecimal,
  readings,
} from "#question/numbers/decimal";

test.each([
  ["0", ["0"]],
  ["-0", ["0"]],
  ["7", ["7"]],
  ["+7", ["7"]],
  ["007", ["7"]],
  ["1,50", ["1.5"]],
  ["1.5", ["1.5"]],
  ["-2,5", ["-2.5"]],
  ["−3", ["-3"]],
  ["–3", ["-3"]],
  ["- 3", ["-3"]],
  ["－３", ["-3"]],
  [",5", ["0.5"]],
  ["5,", ["5"]],
  [" 12 ", ["12"]],
  ["٣٫٥", ["3.5"]],
  ["\u200f-٣", ["-3"]],
  ["۱۲", ["12"]],
  ["１．５", ["1.5"]],
  ["1.000", ["1", "1000"]],
  ["-1.500", ["-1.5", "-1500"]],
  ["1,000", ["1"]],
  ["0.500", ["0.5"]],
  ["1.0000", ["1"]],
  ["1.000.000", ["1000000"]],
  ["1.234,5", ["1234.5"]],
  ["1 000", ["1000"]],
  ["1\u00a0000,5", ["1000.5"]],
  ["1000000000000000", ["1000000000000000"]],
  ["123456789012345", ["123456789012345"]],
  ["0,000000000000001", ["0.000000000000001"]],
  ["", []],
  ["-", []],
  [",", []],
  ["1e3", []],
  ["1.2.3", []],
  ["1,2,3", []],
  ["1.00.000", []],
  ["½", []],
  ["5²", []],
  ["①", []],
  ["Ⅳ", []],
  ["--3", []],
  ["3-", []],
  ["1 2", []],
  ["0x10", []],
  ["on", []],
  ["Infinity", []],
  ["1234567890123456", []],
  ["0.1234567890123456", []],
  ["0".repeat(41), []],
  ["0".repeat(40), ["0"]],
  ["＋5", ["5"]],
])("[K11] %s means %j", (text, meanings) => {
  expect(readings(text).map(decimalText)).toEqual(meanings);
});

test("[K11] sums of decimals are exact", () => {
  const [a, b, c] = ["0.1", "0.2", "0.3"].map((text) => readDecimal(text)!);
  expect(decimalText(plus(a!, b!))).toBe("0.3");
  expect(isWithin(a!, c!, b!)).toBe(true);
  expect(isWithin(decimalOf(0.1), decimalOf(0.3), decimalOf(0.2))).toBe(true);
  expect(isWithin(decimalOf(0.0999), decimalOf(0.3), decimalOf(0.2))).toBe(false);
  expect(decimalText(decimalOf(0.1 + 0.2))).toBe("0.3");
  expect(compared(readDecimal("999999999999999")!, decimalOf(1e15))).toBe(-1);
  expect(compared(readDecimal("0,30")!, decimalOf(0.3))).toBe(0);
});

test.each([0, -0, 1, -1, 0.1, 1e-15, 1e-7, -2.5e-10, 1e15, 123456789012345, 1e20, 999999999999999])(
  "%d is kept",
  (value) => {
    expect(isNumeral(value)).toBe(true);
    expect(numberOf(decimalOf(value))).toBe(value + 0);
  },
);

test.each([NaN, Infinity, -Infinity, 1e21, 1e-16, "1", null, undefined])("%s is not", (value) => {
  expect(isNumeral(value)).toBe(false);
});

const aDecimal = fc
  .record({ units: fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), places: fc.nat(15) })
  .filter(({ units }) => units % 10n !== 0n);

test("a written decimal is read back the same, as a text and as a number", () => {
  fc.assert(
    fc.property(aDecimal, fc.constantFrom(".", ","), fc.constantFrom("-", "−"), (decimal, point, sign) => {
      const text = decimalText(decimal);
      const typed = text.replace(".", point).replace("-", sign);
      expect(decimalText(readDecimal(typed)!)).toBe(text);
      expect(decimalText(decimalOf(Number(text)))).toBe(text);
    }),
  );
});

test("sums, differences and comparisons agree with whole numbers", () => {
  fc.assert(
    fc.property(aDecimal, aDecimal, aDecimal, (a, b, c) => {
      const whole = ({ units, places }: typeof a) => units * 10n ** BigInt(40 - places);
      expect(whole(plus(a, b))).toBe(whole(a) + whole(b));
      expect(whole(minus(a, b))).toBe(whole(a) - whole(b));
      const distance = whole(a) < whole(b) ? whole(b) - whole(a) : whole(a) - whole(b);
      const tolerance = { ...c, units: c.units < 0n ? -c.units : c.units };
      expect(isWithin(a, b, tolerance)).toBe(distance <= whole(tolerance));
      expect(compared(a, b)).toBe(whole(a) < whole(b) ? -1 : whole(a) > whole(b) ? 1 : 0);
    }),
  );
});

test("no text is read as more than it means, however long or strange", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,- +e٣９½")), maxLength: 60 }), (text) => {
      const all = readings(text);
      expect(all.length).toBeLessThanOrEqual(2);
      for (const decimal of all)
        expect(readings(decimalText(decimal)).map(decimalText)).toContain(decimalText(decimal));
    }),
    { numRuns: 5_000 },
  );
  expect(readings("1".repeat(4096))).toEqual([]);
});
