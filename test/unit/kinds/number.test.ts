import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { decimalText, readings } from "#question/numbers/decimal";
import { number, type NumberBody } from "#question/number";
import type { Slider } from "#question/numbers/number-fields";
import { answers } from "#kinds/number/answers";
import { draft } from "#kinds/number/draft";
import { rangeNote, sliderFor } from "#kinds/number/editor/editing.tsx";
import { beyond, columnsOf, guessesOf, medianOf, scaleOf, sumOf, ticksOf } from "#kinds/number/guessed";
import { guesses } from "#kinds/number/guesses";
import { numeralIn } from "#kinds/number/editor/numeral-field.tsx";
import { NumberLine, scaleOf as lineOf } from "#kinds/number/phone/number-line.tsx";
import { meanings, takenFor, withUnit, written } from "#kinds/number/numerals";
import { howFar, howRight, said } from "#kinds/number/phone/result.tsx";
import { atStep, shareOf, stepNear, stepsOf } from "#kinds/number/numerals";
import { diceOf } from "../rehearsal/a-rehearsal";

test.each([
  [5137, "m", "5.137 m"],
  ["5150", "m", "5.150 m"],
  [1923, undefined, "1923"],
  [12345, undefined, "12.345"],
  ["-7", "°C", "−7 °C"],
  [-3, undefined, "−3"],
  [-5, "%", "−%5"],
  [0.3, undefined, "0,3"],
  ["1.500", "kg", "1,5 kg"],
  [40, "%", "%40"],
  [1e-7, undefined, "0,0000001"],
  ["-7-", "m", "-7-"],
])("%j with the unit %j is read %j", (value, unit, expected) => {
  expect(withUnit(value, unit)).toBe(expected);
});

test.each([
  ["1.500", { as: "1,5", not: "1500" }],
  ["-2.000", { as: "−2", not: "-2000" }],
  ["0.500", null],
  ["1,500", null],
  ["1.50", null],
  ["1500", null],
])("“%s” comes with a sentence on how its point is taken: %j", (text, expected) => {
  expect(takenFor(text)).toEqual(expected);
});

test.each([
  "5",
  "-7",
  "2,5",
  ".5",
  "5.",
  "1.500",
  "1 000",
  "1.000.000",
  "1.000,5",
  "7-",
  "-7-",
  "",
  "a",
  "1,2,3",
  "٣٫٥",
  "0.500",
  "1234567890123456",
  "100000000000000000",
])("“%s” is a number for the phone if it is one for the rules", (text) => {
  expect(meanings(text).map(String)).toEqual(readings(text).map((one) => String(Number(decimalText(one)))));
});

describe("a slider's steps", () => {
  test.each([
    [{ min: 0, max: 6000, step: 50 }, 120, 103, 5150],
    [{ min: 0, max: 0.3, step: 0.1 }, 3, 3, 0.3],
    [{ min: -1, max: 1, step: 0.3 }, 6, 6, 0.8],
  ])("%j has %i steps, and number %i is %d, without a binary rest", (slider, steps, at, value) => {
    expect(stepsOf(slider)).toBe(steps);
    expect(atStep(slider, at)).toBe(value);
    expect(stepNear(slider, value)).toBe(at);
    expect(number.takes({} as NumberBody, written(value))).toBe(true);
  });

  test("a value outside waits at the end", () => {
    expect(shareOf({ min: 0, max: 10 }, 25)).toBe(1);
    expect(stepNear({ min: 0, max: 10, step: 1 }, -4)).toBe(0);
  });
});

test("a draft is read as this version writes it, with a sentence on its meaning", () => {
  const fields = {
    kind: "number",
    value: 5137,
    tolerance: 100,
    unit: " m ",
    slider: { min: 0, max: "6", step: 1 },
  } as const;
  expect(draft.isRead(fields)).toBe(true);
  expect(draft.isRead({ ...fields, value: null })).toBe(false);
  expect(draft.isRead({ ...fields, slider: { min: 0 } })).toBe(false);
  const tidied = draft.tidied({ ...fields }, (text) => text.trim());
  expect(tidied).toEqual({ ...fields, unit: "m" });
  expect(draft.content(tidied)).not.toEqual(draft.content(draft.empty()));
  expect(draft.isUntouched(draft.empty()) && draft.isUnmarked(draft.empty())).toBe(true);
  expect(draft.of({ ...fields, question_text: "?" })).toEqual(fields);
});

test.each([
  ["5137", 5137],
  ["5,5", 5.5],
  ["5,", 5],
  ["beş", "beş"],
  ["", ""],
])("in the editor “%s” is %j", (text, expected) => {
  expect(numeralIn(text)).toBe(expected);
});

test("the editor shows which answers count as right", () => {
  const written = { kind: "number", value: 5137, tolerance: 100, unit: "m" } as const;
  expect(rangeNote(written)).toBe("5.037 m ile 5.237 m arası doğru sayılır.");
  expect(rangeNote({ ...written, tolerance: 0 })).toBe("Yalnız 5.137 m doğru sayılır.");
  expect(rangeNote({ ...written, value: "" })).toBeNull();
});

test.each([5137, 7, -3, 0, 0.04, 99.5, 1e9])("a slider made for %d can be set to it", (value) => {
  const slider = sliderFor(value);
  expect(number.faults({ kind: "number", value, tolerance: 0, slider })).toEqual([]);
});

test.each<NumberBody>([
  { kind: "number", value: 5137, tolerance: 100, slider: { min: 0, max: 6000, step: 50 } },
  { kind: "number", value: 0.3, tolerance: 0 },
  { kind: "number", value: -12, tolerance: 0.5, slider: { min: -20, max: 0, step: 1 } },
  { kind: "number", value: 0, tolerance: 0 },
])("the pupils of a rehearsal write answers that the rules take, right ones if they know it: %j", (body) => {
  const dice = diceOf(7);
  for (let i = 0; i < 200; i++) {
    const isKnown = i % 2 === 0;
    const text = guesses.guess(body, isKnown, dice);
    expect(number.takes(body, text)).toBe(true);
    expect(number.share(body, text)).toBe(isKnown ? 1 : 0);
  }
});

const wanted = { value: 5137, tolerance: 100 };
const slider = { min: 0, max: 6000, step: 50 };
const row = (text: string, count: number, is_correct: boolean) => ({ text, count, is_correct, hidden: false });

describe("guesses on a line", () => {
  const texts = [
    row("5150", 4, true),
    row("5.037", 1, true),
    row("5000", 3, false),
    row("5250", 1, false),
    row("90000", 2, false),
  ];
  const all = guessesOf(texts, wanted);

  test("right ones stand in the band, wrong ones never", () => {
    const width = 52 / 1680;
    const scale = scaleOf(all, wanted, slider);
    const columns = columnsOf(all, scale, wanted, width);
    const band = { from: shareOf(scale, 5037), to: shareOf(scale, 5237) };
    for (const { at, isRight } of columns) {
      const isIn = at > band.from - width / 2 && at < band.to + width / 2;
      expect(isIn).toBe(isRight);
    }
    expect(columns.filter(({ isRight }) => isRight).map(({ count }) => count)).toEqual([5]);
    const { smaller, larger } = beyond(all, scale);
    expect([sumOf(smaller), sumOf(larger)]).toEqual([0, 2]);
  });

  test("a guess that the host accepts stays in its column, beside those that are still wrong", () => {
    const before = guessesOf([row("4100", 2, false), row("4110", 1, false)], wanted);
    const after = guessesOf([row("4100", 2, true), row("4110", 1, false)], wanted);
    const [was, is] = [before, after].map((each) => columnsOf(each, slider, wanted, 52 / 1680));
    expect(is!.map(({ at, count }) => [at, count])).toEqual(was!.map(({ at, count }) => [at, count]));
    expect(is!.map(({ isRight }) => isRight)).toEqual([true]);
    expect(is![0]!.guesses.map(({ row: { text }, isRight }) => [text, isRight])).toEqual([
      ["4100", true],
      ["4110", false],
    ]);
  });

  test("without a slider the line goes as far as most guesses do", () => {
    const many = guessesOf([row("5137", 60, true), row("5000", 38, false), row("1000000", 2, false)], wanted);
    const scale = scaleOf(many, wanted, undefined);
    expect(scale.min).toBeLessThan(5000);
    expect(scale.max).toBeLessThan(6000);
    expect(scaleOf([], { value: 7, tolerance: 0 }, undefined)).toEqual({ min: 6, max: 8 });
  });

  test("among whole numbers the line ends and is marked at whole ones", () => {
    const whole = scaleOf([], { value: 142, tolerance: 2 }, undefined);
    expect(whole).toEqual({ min: 139, max: 145 });
    expect(ticksOf(scaleOf([], { value: 1, tolerance: 0 }, undefined), true)).toEqual([0, 1, 2]);
    expect(scaleOf([], { value: 0.5, tolerance: 0.125 }, undefined)).toEqual({ min: 0.36, max: 0.64 });
  });

  test("the middle guess", () => {
    expect(medianOf(all)).toBe(5150);
    expect(medianOf(guessesOf([row("1", 1, false), row("2", 1, false)], wanted))).toBe(1);
    expect(medianOf([])).toBeNull();
  });

  test("round numbers stand along it", () => {
    expect(ticksOf(slider, true)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000]);
    expect(ticksOf({ min: -0.35, max: 0.35 }, false)).toEqual([-0.2, 0, 0.2]);
  });
});

const told = (answer: string, is_correct: boolean, tolerance = 100) =>
  ({
    asked: { kind: "number", unit: "m", slider },
    result: { solution: { value: 5137, tolerance } },
    own: { answer, is_correct, points_earned: 903 },
  }) as never;

describe("one's own result", () => {
  test("the sentence on how far the guess was", () => {
    expect(howFar(told("4100", false))).toBe("1.037 m aşağıda kaldın.");
    expect(howFar(told("6000", false))).toBe("863 m yukarıda kaldın.");
  });

  test("the sentence on how right the guess was", () => {
    expect(howRight(told("5150", true))).toBe(", 5.150 m doğru aralıkta");
    expect(howRight(told("5.137", true))).toBe(", 5.137 m doğru aralıkta");
    expect(howRight(told("5137", true, 0))).toBe(", tam bildin");
  });

  test("the result as one sentence", () => {
    expect(said(told("4100", false))).toBe("1.037 m aşağıda kaldın. Doğru cevap 5.137 m.");
    expect(said(told("5150", true))).toBe("903 puan kazandın, 5.150 m doğru aralıkta.");
  });

  test("the line is the slider's; else it goes no further than three ranges", () => {
    expect(lineOf(wanted, 90_000, slider)).toMatchObject({ min: 0, max: 6000 });
    expect(lineOf(wanted, 90_000, undefined)).toMatchObject({ min: 4437, max: 5837 });
    expect(lineOf({ value: 7, tolerance: 0 }, 9, undefined)).toMatchObject({ min: 4.5, max: 9.5 });
  });
});

test("the line's ends have figures on a slider alone", () => {
  const line = { wanted: { value: 7, tolerance: 0 }, own: 9, unit: undefined, seed: 1 };
  const figures = (slider?: Slider) =>
    renderToStaticMarkup(createElement(NumberLine, { ...line, slider })).match(/(?<=<small[^>]*>)[^<]+/g);
  expect(figures({ min: 0, max: 10, step: 1 })).toEqual(["9", "0"]);
  expect(figures()).toEqual(["9"]);
});

test("in words: the right answer, and the wrong one that most gave", () => {
  const solution = number.solution({ kind: "number", ...wanted });
  expect(answers.solutionInWords({ kind: "number", unit: "m" }, solution)).toBe("5.137 m");
  const closed = {
    ...solution,
    distribution: { right: 2, wrong: 4, none: 1 },
    texts: [row("5137", 2, true), row("10", 4, false)],
  };
  expect(answers.topWrong({ ...closed, kind: "number" })).toBe("10");
  expect(answers.right(closed)).toBe(2);
});
