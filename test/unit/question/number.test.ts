import * as fc from "fast-check";
import { expect, test } from "vitest";
import { number, type NumberBody } from "#question/number";
import { acceptedRange, isNeverRight } from "#question/numbers/number-range";
import { aNumber, aTypedNumber } from "./drafts";

const bodyOf = (value: number, tolerance = 0): NumberBody => number.body({ kind: "number", value, tolerance })!;
const draftOf = (fields: Record<string, unknown>) => number.read(fields).draft;
const faultsOf = (fields: Record<string, unknown>) => {
  const { draft, faults } = number.read(fields);
  return faults.length > 0 ? faults : number.faults(draft);
};
const at = (field: string, message: string, key?: string) => ({ field, ...(key !== undefined && { key }), message });
const slider = { min: 0, max: 10, step: 2 };

test.each([
  [{}, [at("value", "Bir sayı yazın.")]],
  [{ value: "on iki" }, [at("value", "Bir sayı yazın.")]],
  [{ value: {} }, [at("value", "Bir sayı yazın.")]],
  [{ value: 1e300 }, [at("value", "Bir sayı yazın.")]],
  [{ value: "1234567890123456" }, [at("value", "En fazla 15 rakam yazın.")]],
  [{ value: 3, tolerance: -0.1 }, [at("tolerance", "Hata payı eksi olamaz.")]],
  [{ value: 3, tolerance: "" }, [at("tolerance", "Bir sayı yazın.")]],
  [{ value: 3, unit: 4 }, [at("unit", "Birim yazı olmalı.")]],
  [{ value: 3, unit: "x".repeat(13) }, [at("unit", "En çok 12 karakter olabilir.")]],
  [{ value: 3, slider: [1, 2] }, [at("slider", "Kaydırıcının en küçüğünü, en büyüğünü ve adımını yazın.")]],
  [{ value: 3, slider: { min: 0 } }, [at("slider", "Bir sayı yazın.", "max"), at("slider", "Bir sayı yazın.", "step")]],
  [{ value: 3, slider: { ...slider, min: 10 } }, [at("slider", "En büyük, en küçükten büyük olmalı.", "max")]],
  [{ value: 3, slider: { ...slider, step: 0 } }, [at("slider", "Adım aralığa sığmıyor.", "step")]],
  [{ value: 3, slider: { ...slider, step: -1 } }, [at("slider", "Adım aralığa sığmıyor.", "step")]],
  [{ value: 3, slider: { ...slider, step: 10.5 } }, [at("slider", "Adım aralığa sığmıyor.", "step")]],
  [{ value: 11, slider }, [at("slider", "Doğru değer kaydırıcının dışında kalıyor.")]],
  [{ value: -1, slider }, [at("slider", "Doğru değer kaydırıcının dışında kalıyor.")]],
  [{ value: 0, slider }, []],
  [{ value: 3, slider: { ...slider, min: "x" } }, [at("slider", "Bir sayı yazın.", "min")]],
  [{ value: 3, slider: { ...slider, max: "x" } }, [at("slider", "Bir sayı yazın.", "max")]],
  [{ value: 3, slider: { ...slider, step: "x" } }, [at("slider", "Bir sayı yazın.", "step")]],
  [{ value: 0.3, slider: { min: 0.1, max: 0.4, step: 0.3 } }, []],
  [{ value: 10, tolerance: 0, slider }, []],
])("number %j: %j", (fields, faults) => {
  expect(faultsOf(fields)).toEqual(faults);
});

test("numbers are kept as numbers, however they were written; other texts stay as typed", () => {
  expect(
    draftOf({ value: " 2,50 ", tolerance: "0,1", unit: " cm ", slider: { min: "−3", max: "٣", step: 0.1 + 0.2 } }),
  ).toEqual({
    kind: "number",
    value: 2.5,
    tolerance: 0.1,
    unit: "cm",
    slider: { min: -3, max: 3, step: 0.3 },
  });
  expect(draftOf({ value: "2,", unit: null, slider: null })).toEqual({ kind: "number", value: 2, tolerance: 0 });
  expect(draftOf({ value: " 2x " })).toEqual({ kind: "number", value: "2x", tolerance: 0 });
});

test.each([
  [0.3, 0, "0,3", 1],
  [0.3, 0, "0.30", 1],
  [0.3, 0, "0,300000000000001", 0],
  [0.1 + 0.2, 0, "0,3", 1],
  [0.3, 0.2, "0,1", 1],
  [0.3, 0.2, "0,5", 1],
  [0.3, 0.2, "0,500000000000001", 0],
  [-3, 0, "−3", 1],
  [3, 0, "-3", 0],
  [3, 0, "٣", 1],
  [1.5, 0, "1,50", 1],
  [1e15, 0, "1000000000000000", 1],
  [999999999999999, 1, "999999999999998", 1],
  [999999999999999, 1, "999999999999997", 0],
  [1000, 0, "1.000", 1],
  [1, 0, "1.000", 1],
  [1500, 10, "1.505", 1],
  [100, 0, "1.000", 0],
  [1000, 0, "1,000", 0],
  [0, 0, "-0", 1],
])("[K11] with %d within %d right, %s has a share of %d", (value, tolerance, text, share) => {
  expect(number.takes(bodyOf(value, tolerance), text)).toBe(true);
  expect(number.share(bodyOf(value, tolerance), text)).toBe(share);
});

test.each(["", "1e3", "1.2.3", "½", "üç", "1234567890123456", "5²", "--1"])("[K11] %j is no number", (text) => {
  expect(number.takes(bodyOf(1), text)).toBe(false);
});

test("equal numbers are one row, as most wrote them; a point of thousands goes with its meaning", () => {
  const body = bodyOf(1000, 1);
  const values = ["1000", "1.000", "1.000", "1000,0", "999", "7", "7,0", "1.500"];
  expect(number.details!(body, values).texts).toEqual([
    { key: "1000", text: "1.000", count: 4, is_correct: true, why: "accepted" },
    { key: "7", text: "7", count: 2, is_correct: false, why: null },
    { key: "1.5", text: "1.500", count: 1, is_correct: false, why: null },
    { key: "999", text: "999", count: 1, is_correct: true, why: "accepted" },
  ]);
  expect(number.distribution(body, values, 10)).toEqual({ right: 5, wrong: 3, none: 2 });
  expect(number.mistake(body, "7,0")).toBe(number.mistake(body, "7"));
});

test("a phone's view of the question does not give the value away", () => {
  const body = number.body({ kind: "number", value: 4, tolerance: 1, unit: "cm", slider })!;
  expect(number.shown(body)).toEqual({ kind: "number", unit: "cm", slider });
  expect(number.shown({ ...body, byHost: ["9"] })).toEqual({ kind: "number", unit: "cm", slider });
  expect(number.solution(body)).toEqual({ correct_option: null, solution: { value: 4, tolerance: 1 } });
});

test("[K15] the host's last decision on a number holds, and leaves nothing when it is taken back", () => {
  fc.assert(
    fc.property(aNumber, fc.array(fc.tuple(aTypedNumber, fc.boolean()), { maxLength: 6 }), (draft, words) => {
      const own = number.body(draft)!;
      let body = own;
      for (const [text, isAccepted] of words) {
        body = { ...body, ...number.accepting!(body, text, isAccepted) };
        expect(!number.takes(own, text) || (number.share(body, text) === 1) === isAccepted).toBe(true);
        expect(number.played(JSON.parse(JSON.stringify(body)) as Record<string, unknown>)).toEqual(body);
      }
      for (const [text] of words) body = { ...body, ...number.accepting!(body, text, number.share(own, text) === 1) };
      expect(body).toEqual(own);
    }),
  );
});

test("[K15] a decision without effect is not kept, and one on the same number takes the place of another", () => {
  const body = bodyOf(4);
  expect(number.accepting!(body, "4,0", true)).toBe(body);
  expect(number.accepting!(body, "on", true)).toBe(body);
  const accepted = number.accepting!(body, "9", true);
  expect([number.share(accepted, "9,0"), number.share(body, "9,0")]).toEqual([1, 0]);
  expect(number.accepting!(accepted, "9,0", false)).toEqual(body);
});

test("a text that is no number counts as itself alone", () => {
  expect([number.same!(bodyOf(4), "on"), number.same!(bodyOf(4), "4,0")]).toEqual(["on", "4"]);
});

test("an accepted range is exact", () => {
  expect(acceptedRange({ value: 0.3, tolerance: 0.1 })).toEqual({ low: 0.2, high: 0.4 });
  expect(acceptedRange({ value: -2, tolerance: 0 })).toEqual({ low: -2, high: -2 });
});

test.each([
  [{ value: 5, tolerance: 0 }, slider, true],
  [{ value: 5, tolerance: 1 }, slider, false],
  [{ value: 6, tolerance: 0 }, slider, false],
  [{ value: 0, tolerance: 0 }, slider, false],
  [{ value: 10, tolerance: 0 }, { ...slider, step: 3 }, true],
  [{ value: 10, tolerance: 3 }, { ...slider, step: 6 }, true],
  [{ value: 10, tolerance: 0 }, slider, false],
  [{ value: -10, tolerance: 1 }, slider, true],
  [{ value: 3, tolerance: 0 }, { min: 1, max: 9, step: 2 }, false],
  [{ value: 0.3, tolerance: 0 }, { min: 0, max: 1, step: 0.1 }, false],
  [{ value: 0.3, tolerance: 0 }, { min: 0.05, max: 1, step: 0.1 }, true],
])("a value of %j is never right on a slider of %j: %s", (ranged, slider, isNever) => {
  expect(isNeverRight(ranged, slider)).toBe(isNever);
});
