import { existsSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aWrittenSet } from "../../builders/sets";
import { aWholeQuestion } from "../../builders/questions";
import { laterNames } from "#question/fields/fields";
import { kindNames, type KindName } from "#question/kinds";
import type { ExportedQuestion, ExportedSet } from "#features/exchange/export/exported-set";
import { fitsGift, setGift } from "#features/exchange/export/set-gift";
import { setJson } from "#features/exchange/export/set-json";
import { setZip } from "#features/exchange/export/set-zip";
import { fitsKahoot, setKahoot } from "#features/exchange/export/set-kahoot";
import { setCsv } from "#features/exchange/export/set-csv";
import { fitsMoodle, setMoodle } from "#features/exchange/export/set-moodle";
import { setXlsx } from "#features/exchange/export/set-xlsx";
import { fitsSheet } from "#features/exchange/export/sheet-rows";
import { read } from "../import/reading";
import { questionOf, setOf } from "./any-question";

const kinds = kindNames.filter((kind) => existsSync(`web/kinds/${kind}`));

type Format = {
  readonly write: (set: ExportedSet) => string | Uint8Array;
  readonly fits: (question: ExportedQuestion) => boolean;
  /** Questions that the format can tell apart. */
  readonly asks?: (question: ExportedQuestion) => boolean;
  /** Kinds for which the format has no place. */
  readonly without: readonly KindName[];
  /**
   * Evens out changes that the format makes: an accepted text is one line of a table's cell, and HTML has only one kind of
   * space.
   */
  readonly even?: (text: string) => string;
  /** The fields of the set itself that the format can hold. */
  readonly about: readonly ("title" | "description" | "language")[];
};

const whole = ["title", "description", "language"] as const;
const spaces = (text: string) => text.replace(/\s+/g, " ").trim();
const formats: Readonly<Record<string, Format>> = {
  json: { write: setJson, fits: () => true, without: [], about: whole },
  gift: { write: setGift, fits: fitsGift, without: ["spot", "cloud"], about: whole },
  moodle: {
    write: (set) => setMoodle(set).join(""),
    fits: fitsMoodle,
    without: ["spot", "cloud"],
    even: spaces,
    about: whole,
  },
  xlsx: { write: setXlsx, fits: fitsSheet, without: ["spot"], even: spaces, about: whole },
  csv: { write: setCsv, fits: fitsSheet, without: ["spot"], even: spaces, about: whole },
  kahoot: {
    write: setKahoot,
    fits: fitsKahoot,
    // A question with a single right answer comes back as a choice, even if several could have been marked.
    asks: (question) => question.kind === undefined || question.correct_option?.length !== 1,
    without: kindNames.filter((kind) => kind !== "choice" && kind !== "multi"),
    about: ["title", "description"],
  },
};

const evened = (value: unknown, even: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === "string" ? even(part) : part)) as unknown;

const later: readonly string[] = laterNames;
/** Another program's format alone has no place for later fields. */
const contentOf = (question: ExportedQuestion, { about }: Format) =>
  about.includes("language")
    ? question
    : Object.fromEntries(Object.entries(question).filter(([name]) => !later.includes(name)));

const cases = Object.entries(formats).flatMap(([name, format]) => kinds.map((kind) => [kind, name, format] as const));

test.each(cases)("%s goes out as %s and comes back the same, or is reported not to fit", (kind, _, format) => {
  const { write, fits, without, asks = () => true, even = (text) => text, about } = format;
  let count = 0;
  fc.assert(
    fc.property(setOf(questionOf(kind).filter(asks)), (set) => {
      const fitting = set.questions.filter(fits);
      count += fitting.length;
      if (fitting.length === 0) return;
      const { rows, ...found } = read(write(set));
      // A formula in another program's characters becomes TeX, and a note says so.
      expect(rows.map(({ reasons }) => reasons.filter((reason) => !reason.startsWith("Formül")))).toEqual(
        fitting.map(() => []),
      );
      for (const name of about) expect(even(found[name] ?? "")).toBe(even(set[name] ?? ""));
      expect(
        evened(
          rows.map(({ question }) => question),
          even,
        ),
      ).toEqual(
        evened(
          fitting.map((question) => contentOf(question, format)),
          even,
        ),
      );
    }),
    { numRuns: 100 },
  );
  expect(count > 100).toBe(!without.includes(kind));
});

test("a set with a picture and an outcome goes out in our own file and comes back", () => {
  const image = { id: "x".repeat(43), alt: "Harita" };
  const common = { time_limit: 45, points: 2, explanation: "Çünkü.", outcome: "M.8.1" } as const;
  const questions = [
    aWholeQuestion({ ...common, kind: "typed", accepted: ["Ankara", "Angora"], typo: false, image }),
    aWholeQuestion({ ...common, options: { A: "", B: "iki" }, option_images: { A: image }, correct_option: "B" }),
  ];
  const { rows } = read(setJson(aWrittenSet(questions)));
  expect(rows.map(({ verdict, reasons }) => [verdict, reasons])).toEqual(questions.map(() => ["taken", []]));
  expect(rows.map(({ question }) => question)).toEqual(questions);
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

test("a set goes to another house with its subject, grade, language and outcomes, as JSON and packed", () => {
  const questions = fc.sample(questionOf("choice"), 1).map((question) => ({ ...question, outcome: "F.7.2.1" }));
  const set = aWrittenSet(questions, { title: "Hücre", language: "en", subject: "fen", grade: 7 });
  for (const file of [setJson(set), setZip(set, new Map())]) {
    const found = read(file);
    expect(found).toMatchObject({ title: "Hücre", language: "en", subject: "fen", grade: 7 });
    expect(found.rows[0]!.question.outcome).toBe("F.7.2.1");
  }
  const strange = read(setJson({ ...set, subject: "simya", grade: 99 }));
  expect([strange.subject, strange.grade]).toEqual([undefined, undefined]);
});

test("a file of ours that names no language, or none there is, is read too", () => {
  const questions = fc.sample(questionOf("choice"), 1);
  const set = aWrittenSet(questions);
  expect(read(setJson({ ...set, language: "kein Tag" })).language).toBeUndefined();
  expect(read(setJson(set)).language).toBeUndefined();
});

test("the largest set there can be goes out and comes back", () => {
  const questions = Array.from({ length: 200 }, (_, i) =>
    aWholeQuestion({
      question_text: text(500, i),
      options: { A: text(200, i), B: text(199, i), C: text(198, i), D: text(197, i) },
      correct_option: "D",
      time_limit: 300,
      points: 2,
      explanation: text(500, i),
    }),
  );
  const set = aWrittenSet(questions);
  for (const { write } of Object.values(formats)) {
    expect(read(write(set)).rows.map(({ question }) => question)).toEqual(questions);
  }
});

const text = (length: number, i: number) =>
  Array.from(`${i}${"ş€🦔x".repeat(length)}`)
    .slice(0, length)
    .join("");
