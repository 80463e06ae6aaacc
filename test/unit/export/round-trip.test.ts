import { existsSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#protocol/limits";
import { optionKeys } from "#question/question";
import { isKind, questionFaults } from "#question/kinds";
import { leftOutOf, type ExportedQuestion, type ExportedSet } from "../../../web/lib/export/exported-set";
import { setGift } from "../../../web/lib/export/set-gift";
import { setJson } from "../../../web/lib/export/set-json";
import { setKahoot } from "../../../web/lib/export/set-kahoot";
import { setCsv } from "../../../web/lib/export/set-csv";
import { read } from "../import/reading";

/** Signs that mean something to one of the formats, beside any text at all. */
const piece = fc.oneof(
  fc.constantFrom(...Array.from("\\:#={}~%[]/-\"';,*&<>_$\t\n01ABCDabcdıİşğ ")),
  fc.constantFrom(
    "::",
    "//",
    "####",
    "[html]",
    "[plain]",
    "->",
    "%50%",
    "\\n",
    "&amp;",
    "<br>",
    "_x0041_",
    "$$x\\frac{1}{2}$$",
    "TRUE",
    "A) ",
    "🦔",
    "\u2028//",
    "\u00a0",
    "e\u0301",
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);
const words = (max: number) => fc.array(piece, { maxLength: max }).map((pieces) => pieces.join("").trim());

const question: fc.Arbitrary<ExportedQuestion> = fc
  .record({
    question_text: words(12),
    texts: fc.array(words(5), { minLength: 2, maxLength: 4 }),
    right: fc.nat(3),
    time_limit: fc.integer(limits.timeLimitSeconds),
    points: fc.constantFrom(0, 1, 2),
    explanation: words(6),
  })
  .map(({ texts, right, ...rest }) => ({
    ...rest,
    options: Object.fromEntries(texts.map((text, i) => [optionKeys[i]!, text])),
    correct_option: optionKeys[right % texts.length]!,
  }))
  .filter((question) => questionFaults(question).length === 0);

const set: fc.Arbitrary<ExportedSet> = fc.record({
  title: words(6)
    .map((title) => title.replace(/\s+/g, " "))
    .filter((title) => title !== "" && !/^\$\w+\$$/.test(title)),
  description: words(6),
  questions: fc.array(question, { minLength: 1, maxLength: 5 }),
});

const text = (length: number, i: number) =>
  Array.from(`${i}${"ş€🦔x".repeat(length)}`)
    .slice(0, length)
    .join("");

const back = (source: string | Uint8Array) => {
  const { title = "", description = "", rows } = read(source);
  return { title, description, questions: rows.map(({ question }) => question) };
};

test("a set written as JSON and read again is the same set", () => {
  fc.assert(
    fc.property(set, (set) => {
      expect(back(setJson(set))).toEqual(set);
    }),
    { numRuns: 300 },
  );
});

test("questions of every kind, with pictures and outcomes, go out in our own file and come back", () => {
  const image = { id: "x".repeat(43), alt: "Harita" };
  const common = { question_text: "Soru", time_limit: 45, points: 2, explanation: "Çünkü.", outcome: "M.8.1" };
  const questions = [
    { ...common, kind: "multi", options: { A: "1", B: "2", C: "3" }, correct_option: "AC" },
    { ...common, kind: "typed", accepted: ["Ankara", "Angora"], typo: false, image },
    { ...common, kind: "number", value: 2.5, tolerance: 0.5, unit: "m", slider: { min: 0, max: 10, step: 0.5 } },
    { ...common, kind: "order", items: ["bir", "iki", "üç"] },
    { ...common, kind: "match", pairs: ["a", "b", "c"].map((left) => ({ left, right: left.toUpperCase() })) },
    { ...common, kind: "spot", image, areas: [{ x: 1, y: 2, r: 30 }] },
    { ...common, kind: "poll", options: { A: "1", B: "2" } },
    { ...common, kind: "cloud" },
  ].filter(({ kind }) => isKind(kind) && existsSync(`web/kinds/${kind}`)) as object[] as ExportedQuestion[];
  const file = setJson({ title: "Türler", description: "", questions });
  expect(read(file).rows.map(({ verdict, reasons }) => [verdict, reasons])).toEqual(questions.map(() => ["taken", []]));
  expect(back(file).questions).toEqual(questions);
});

test("a question of ours that lacks something is left out with its reason, one of an unknown kind too", () => {
  const questions = [
    { question_text: "Soru", kind: "typed", accepted: [] },
    { question_text: "Soru", kind: "drawing", strokes: [] },
  ];
  expect(
    read(JSON.stringify({ format: "bilye", title: "x", questions })).rows.map(({ verdict, reasons }) => [
      verdict,
      reasons,
    ]),
  ).toEqual([
    ["left_out", ["En az bir doğru cevap yazın."]],
    ["left_out", ["Bu türde soru bu sürümde yok."]],
  ]);
});

test("what a format has no room for is counted before anything is downloaded", () => {
  const [choice] = fc.sample(question, 1);
  const five = { ...choice!, options: { A: "1", B: "2", C: "3", D: "4", E: "5" }, correct_option: "E" };
  const typed = { ...choice!, kind: "typed", accepted: ["x"], typo: true } as object as ExportedQuestion;
  expect(leftOutOf({ title: "", description: "", questions: [choice!, five, typed] })).toEqual({
    json: 0,
    gift: 1,
    csv: 1,
    xlsx: 2,
  });
});

test("a set's language goes out in our own file and comes back; a file that names none is read too", () => {
  const questions = fc.sample(question, 1);
  const set = { title: "Kümmel", description: "", language: "de", questions };
  expect(read(setJson(set)).language).toBe("de");
  expect(read(setJson({ ...set, language: "kein Tag" })).language).toBeUndefined();
  expect(read(setJson({ title: "Set", description: "", questions })).language).toBeUndefined();
});

test("a set written as a spreadsheet for Kahoot and read again is the same set", () => {
  fc.assert(
    fc.property(set, (set) => {
      expect(back(setKahoot(set))).toEqual(set);
    }),
    { numRuns: 300 },
  );
});

test("a set written as GIFT and read again has the same title and questions", () => {
  fc.assert(
    fc.property(set, ({ title, questions }) => {
      expect(back(setGift({ title, description: "", questions }))).toEqual({ title, description: "", questions });
    }),
    { numRuns: 500 },
  );
});

test("a set written as CSV and read again has the same questions", () => {
  fc.assert(
    fc.property(set, (set) => {
      expect(back(setCsv(set)).questions).toEqual(set.questions);
    }),
    { numRuns: 300 },
  );
});

test("what comes back is taken as it is, up to formulas that are only text", () => {
  fc.assert(
    fc.property(set, (set) => {
      const { rows } = read(setJson(set));
      expect(rows.flatMap(({ reasons }) => reasons).filter((reason) => !reason.startsWith("Formül"))).toEqual([]);
    }),
  );
});

test("the largest set there can be goes out and comes back", () => {
  const questions = Array.from({ length: 200 }, (_, i) => ({
    question_text: text(500, i),
    options: { A: text(200, i), B: text(199, i), C: text(198, i), D: text(197, i) },
    correct_option: "D" as const,
    time_limit: 300,
    points: 2,
    explanation: text(500, i),
  }));
  const set = { title: "Büyük", description: "", questions };
  for (const file of [setJson(set), setGift(set), setKahoot(set)]) expect(back(file)).toEqual(set);
});
