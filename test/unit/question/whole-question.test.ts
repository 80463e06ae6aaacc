import { limits } from "#shared/limits";
import { expect, test } from "vitest";
import { aWholeQuestion } from "../../builders/questions";
import { graphemes } from "#question/graphemes";
import { questionFaults } from "#question/fields/faults";
import { questionFields } from "#question/fields/fields";
import { fitsDraft } from "#question/kinds";
import { knownLanguage } from "#question/language";
import { picturesOf } from "#question/picture/picture-ids";
import { shuffledList } from "#question/question";
import { comparable, cutTo, tidy } from "#question/text";

const draft = aWholeQuestion();
const image = { id: "a".repeat(43), alt: "x".repeat(limits.pictureAlt + 1) };
const tooLong = (max: number) => `En çok ${max} karakter olabilir.`;

test.each([
  [{ question_text: " \u200b" }, "question_text", "Soru metnini yazın."],
  [{ question_text: "x".repeat(limits.questionText + 1) }, "question_text", tooLong(limits.questionText)],
  [{ correct_option: null }, "correct_option", "Doğru şıkkı işaretleyin."],
  [{ time_limit: 12.5 }, "time_limit", "Süre tam sayı olmalı."],
  [{ time_limit: 4 }, "time_limit", "Süre en az 5 saniye olabilir."],
  [{ time_limit: 301 }, "time_limit", "Süre en çok 300 saniye olabilir."],
  [{ points: 3 }, "points", "Puan 0, 1 ya da 2 olabilir."],
  [
    { explanation: "x".repeat(questionFields.explanation.values.upTo + 1) },
    "explanation",
    tooLong(questionFields.explanation.values.upTo),
  ],
  [
    { outcome: "x".repeat(questionFields.outcome.values.upTo + 1) },
    "outcome",
    tooLong(questionFields.outcome.values.upTo),
  ],
  [{ image }, "image", tooLong(limits.pictureAlt)],
])("a question with %j has one fault, at %s", (change, field, message) => {
  expect(questionFaults({ ...draft, ...change })).toEqual([{ field, message }]);
});

test.each([
  {},
  { time_limit: 5 },
  { time_limit: 300 },
  { points: 0 },
  { points: 2 },
  { image: null },
  { image: { ...image, alt: "Harita" }, outcome: "T.8.1.2" },
])("a question with %j has none", (change) => {
  expect(questionFaults({ ...draft, ...change })).toEqual([]);
});

test("faults are listed in the order in which a question is read", () => {
  const faults = questionFaults({ ...draft, question_text: "", points: 7, time_limit: 0, correct_option: null });
  expect(faults.map(({ field }) => field)).toEqual(["question_text", "correct_option", "time_limit", "points"]);
});

const fits = (letter: string, count: number) => fitsDraft({ text: letter.repeat(count) });

test("a draft is kept as long as its bytes fit", () => {
  const rest = JSON.stringify({ text: "" }).length;
  expect([fits("x", limits.draftBytes - rest), fits("x", limits.draftBytes - rest + 1)]).toEqual([true, false]);
  expect(fits("ş", limits.draftBytes - rest)).toBe(false);
});

test("a question's pictures are found by the fields that name them", () => {
  const all = { image: { id: "i" }, option_images: { A: { id: "a" }, C: { id: "c" } } };
  expect([...picturesOf(all)]).toEqual([
    ["image", "i"],
    ["option_images.A", "a"],
    ["option_images.C", "c"],
  ]);
  expect([picturesOf({}).size, picturesOf({ image: null }).size]).toEqual([0, 0]);
});

test.each([
  ["tr", "tr"],
  [" EN-us ", "en-US"],
  ["zh-hans-cn", "zh-Hans-CN"],
  ["", null],
  ["türkçe", null],
  ["de-CH-1996-fonipa-x-abcdefgh-ijklmn", "de-CH-1996-fonipa-x-abcdefgh-ijklmn"],
  ["de-CH-1996-fonipa-x-abcdefgh-ijklmno", null],
])("the language %j is known as %j", (tag, known) => {
  expect(knownLanguage(tag)).toBe(known);
});

const counted = () => ["Işık", "🏳️‍🌈a", "e\u0301x", ""].map((text) => graphemes(text).length);

test("letters are counted as a person does, also in a browser without a segmenter", () => {
  expect(counted()).toEqual([4, 2, 2, 0]);
  expect(graphemes("é👩🏽‍🚀")).toEqual(["é", "👩🏽‍🚀"]);
  const { Segmenter } = Intl;
  try {
    Object.assign(Intl, { Segmenter: undefined });
    expect(counted()).toEqual([4, 2, 2, 0]);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test("a text is cut to its beginning, with nothing left over at its end", () => {
  expect([cutTo("bir iki", 7), cutTo(" bir iki", 5), cutTo("👩🏽👩🏽", 3)]).toEqual(["bir iki", " bir", "👩🏽👩"]);
  expect(cutTo("bir ", 4)).toBe("bir ");
});

test("a text is kept with one kind of line break, and compared with one kind of space", () => {
  expect([tidy(" bir\r\niki\rüç\n "), comparable(" bir\u00a0\n iki ")]).toEqual(["bir\niki\nüç", "bir iki"]);
});

test("every order of a list comes from equally many throws of the dice", () => {
  const throws = [0, 1, 2].flatMap((one) => [0, 1].map((two) => [one / 3, two / 2]));
  const orders = throws.map((dice) => {
    const left = [...dice];
    return shuffledList(["a", "b", "c"], () => left.shift()!).join("");
  });
  expect(orders.toSorted()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
});
