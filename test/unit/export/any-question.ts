import * as fc from "fast-check";
import { isMisread } from "#features/exchange/import/files/readable";
import { questionFaults } from "#question/fields/faults";
import { fieldNamed, fieldNames, type FieldName, type WrittenFields } from "#question/fields/fields";
import { withoutAbsent } from "#question/fields/parts";
import type { KindName } from "#question/kinds";
import { optionKeys } from "#question/question";
import type { ExportedQuestion, ExportedSet } from "#features/exchange/export/exported-set";

/** Texts for questions of every kind: characters with a meaning in one of the formats, and any other text. */
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
    "]]>",
    "_x0041_",
    "$$x\\frac{1}{2}$$",
    "$x<2$",
    "TRUE",
    "A) ",
    "🦔",
    "\u2028//",
    "\u00a0",
    "e\u0301",
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);
/** Signs that may stand for a lost letter are doubted, wherever they come from, and letters of a wrong code are mended. */
const mayBeLost = /\uFFFD|\?[\p{L}\p{M}\d]|[\p{L}\p{M}\d]\?/u;
export const words = (max: number) =>
  fc
    .array(piece, { maxLength: max })
    .map((pieces) => pieces.join("").trim())
    .filter((text) => !mayBeLost.test(text) && !isMisread(text));

const someTexts = (min: number, max: number) => fc.array(words(5), { minLength: min, maxLength: max });
const lettered = (texts: readonly string[]) => Object.fromEntries(texts.map((text, i) => [optionKeys[i]!, text]));
const numeral = fc.oneof(
  fc.integer({ min: -9999, max: 9999 }),
  fc.integer({ min: -999_999, max: 999_999 }).map((units) => units / 1000),
  fc.constantFrom(1e-9, 0.1, 1e15, 1000, -0.5),
);
const image = { id: "x".repeat(43), alt: "Harita" };

const bodies: Readonly<Record<KindName, fc.Arbitrary<object>>> = {
  choice: fc.oneof(
    fc.record({ texts: someTexts(2, 6), right: fc.nat(5) }).map(({ texts, right }) => ({
      options: lettered(texts),
      correct_option: optionKeys[right % texts.length]!,
    })),
    fc.constantFrom("A", "B").map((correct_option) => ({ options: { A: "Doğru", B: "Yanlış" }, correct_option })),
  ),
  multi: fc.record({ texts: someTexts(2, 6), right: fc.integer({ min: 1, max: 63 }) }).map(({ texts, right }) => ({
    kind: "multi",
    options: lettered(texts),
    correct_option: optionKeys.filter((_, i) => i < texts.length && right & (1 << i)).join(""),
  })),
  typed: fc.record({ kind: fc.constant("typed"), accepted: someTexts(1, 6), typo: fc.boolean() }),
  number: fc
    .record({
      value: numeral,
      tolerance: numeral.map(Math.abs),
      unit: fc.option(words(2)),
      slider: fc.option(fc.record({ min: numeral, max: numeral, step: numeral })),
    })
    .map(({ value, tolerance, unit, slider }) => ({
      kind: "number",
      value,
      tolerance,
      ...(unit && { unit }),
      ...(slider && { slider }),
    })),
  order: fc.record({ kind: fc.constant("order"), items: someTexts(3, 8) }),
  match: fc.record({
    kind: fc.constant("match"),
    pairs: fc.array(fc.record({ left: words(4), right: words(4) }), { minLength: 3, maxLength: 6 }),
  }),
  spot: fc.constant({
    kind: "spot",
    image,
    areas: [{ x: 1, y: 2, r: 30 }],
    places: [
      { name: "Burası", x: 1, y: 2 },
      { name: "Şurası", x: 900, y: 2 },
    ],
  }),
  poll: someTexts(2, 6).map((texts) => ({ kind: "poll", options: lettered(texts) })),
  cloud: fc.constant({ kind: "cloud" }),
};

function valueOf(name: FieldName): fc.Arbitrary<string | number | null> {
  const { values, usual } = fieldNamed(name);
  if ("upTo" in values) return words(Math.min(6, Math.floor(values.upTo / 20)));
  return "oneOf" in values ? fc.constantFrom(usual, ...values.oneOf) : fc.integer(values);
}
const fields = Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as {
  readonly [Name in FieldName]: fc.Arbitrary<Required<WrittenFields>[Name]>;
};

/** Complete questions of this kind. */
export const questionOf = (kind: KindName): fc.Arbitrary<ExportedQuestion> =>
  fc
    .record({ question_text: words(12), body: bodies[kind], fields: fc.record(fields) })
    .map(
      ({ question_text, body, fields }) => ({ question_text, ...withoutAbsent(fields), ...body }) as ExportedQuestion,
    )
    .filter((question) => questionFaults(question).length === 0);

export const setOf = (question: fc.Arbitrary<ExportedQuestion>): fc.Arbitrary<ExportedSet> =>
  fc.record({
    title: words(6)
      .map((title) => title.replace(/\s+/g, " "))
      .filter((title) => title !== "" && !/^\$\w+\$$/.test(title)),
    description: words(6),
    language: fc.constantFrom("tr", "de"),
    questions: fc.array(question, { minLength: 1, maxLength: 5 }),
  });
