import { expect, test } from "vitest";
import { aWrittenSet } from "../../builders/sets";
import { aWholeQuestion } from "../../builders/questions";
import { limits } from "#shared/limits";
import { questionFaults } from "#question/fields/faults";
import { kindNames, type KindName } from "#question/kinds";
import { optionKeys } from "#question/question";
import type { ExportedQuestion } from "#features/exchange/export/exported-set";
import { fileKinds } from "#features/exchange/export/files";
import { read } from "../import/reading";

/** Texts with everything that a format may stumble over. */
const texts: readonly string[] = [
  "Düz bir metin, Türkçe: ığüşöçİĞÜŞÖÇ.",
  "=SUM(A1:A9)",
  "+90 ve -5, @ad",
  "'=x tırnakla",
  "~yanlış =doğru {süslü} #not :: iki -> ok %50%",
  "<b>kalın</b> & <script>alert(1)</script> &lt;",
  "$\\frac{1}{2}$ ile $x^2<4$",
  "5$ ile 10$",
  "مرحبا بالعالم ١٢٣",
  "👩‍👩‍👧‍👦 ve 🏳️‍🌈 ve 🦔",
  "e\u0301 ve a\u0308",
  'Tırnaklı "söz"; noktalı, virgüllü',
  "Ayraç\u2028satır ve gö\u00adrün\u200bmez",
  "İki\nsatır",
  "İki  boşluk\tve sekme",
  "// açıklama değil",
  "A) şık değil",
  "TRUE",
  "0012",
  "3,14",
  "29.10.1923",
  "_x0041_ ve \\n",
  "]]> ve <!-- x -->",
  "#REF!",
];
const text = (i: number, most: number): string =>
  Array.from(`${texts[i % texts.length]!} ${i}`)
    .slice(0, most)
    .join("")
    .trim();
/** A text of the greatest length. */
const longest = (most: number, i: number): string =>
  Array.from(`${i} ${"şğ=€ xA".repeat(most)}`)
    .slice(0, most - 1)
    .join("")
    .trim()
    .padEnd(most, "z");
const id = (i: number) => `resim-${i}`.padEnd(43, "x");
const MOST_EXPLANATION = 1_000;
const picture = (i: number) => ({ id: id(i), alt: i % 3 === 0 ? longest(limits.pictureAlt, i) : `Harita ${i}` });
const pixels = new Map(
  Array.from(
    { length: 401 },
    (_, i) => [id(i), { bytes: Uint8Array.of(137, 80, i & 255, i >> 8), extension: "png" }] as const,
  ),
);

const lettered = (all: readonly string[]) => Object.fromEntries(all.map((one, i) => [optionKeys[i]!, one]));
const some = (i: number, count: number, most: number) =>
  Array.from({ length: count }, (_, at) => text(i + at * 5, most));

const bodies: Readonly<Record<KindName, (i: number) => object>> = {
  choice: (i) => ({
    options: lettered(some(i, 2 + (i % 5), limits.optionText)),
    correct_option: i % 2 === 0 ? "A" : "B",
  }),
  multi: (i) => ({
    kind: "multi",
    options: lettered(some(i, 3, limits.optionText)),
    correct_option: i % 2 === 0 ? "AC" : "B",
  }),
  typed: (i) => ({
    kind: "typed",
    accepted: some(i, 1 + (i % 3), limits.typedAnswer).map((one) => one.replaceAll("\n", " ")),
    typo: i % 2 === 0,
  }),
  number: (i) => ({ kind: "number", value: i / 8, tolerance: 0.5, unit: "m/s²" }),
  order: (i) => ({ kind: "order", items: some(i, 4, limits.cardText) }),
  match: (i) => ({
    kind: "match",
    pairs: some(i, 3, limits.cardText).map((left, at) => ({ left, right: text(i + at + 40, limits.cardText) })),
  }),
  spot: (i) => ({ kind: "spot", image: picture(i), areas: [{ x: 1, y: 2, r: 30 }] }),
  poll: (i) => ({ kind: "poll", options: lettered(some(i, 3, limits.optionText)) }),
  cloud: () => ({ kind: "cloud" }),
};
/** Bodies of the greatest length, by kind. */
const greatest = (kind: KindName, i: number): object => {
  const cards = (count: number) => Array.from({ length: count }, (_, at) => longest(limits.cardText, i * 10 + at));
  const body: Partial<Record<KindName, object>> = {
    choice: {
      options: lettered(Array.from({ length: 6 }, (_, at) => longest(limits.optionText, at))),
      correct_option: "F",
    },
    typed: { accepted: [longest(limits.typedAnswer, i)] },
    order: { items: cards(limits.cards.max) },
    match: { pairs: cards(limits.pairs.max).map((left) => ({ left, right: `x${left.slice(1)}` })) },
  };
  return {
    question_text: longest(limits.questionText, i),
    explanation: longest(MOST_EXPLANATION, i),
    ...body[kind],
  };
};

const questions: ExportedQuestion[] = Array.from({ length: 400 }, (_, i) => {
  const kind = kindNames[i % kindNames.length]!;
  const pictures = (i % 10 === 0 || i % texts.length === 14) && kind !== "spot" ? { image: picture(i) } : {};
  const options =
    i % 45 === 0 ? { options: { A: "", B: "iki" }, option_images: { A: picture(i + 1) }, correct_option: "A" } : {};
  return aWholeQuestion({
    question_text: text(i, limits.questionText),
    explanation: text(i + 3, MOST_EXPLANATION),
    time_limit: 45,
    points: 2,
    ...bodies[kind](i),
    ...(i % 7 === 3 ? greatest(kind, i) : {}),
    ...pictures,
    ...options,
  });
});

test("the questions are whole ones", () => {
  expect(questions.flatMap((question, i) => questionFaults(question).map(({ message }) => `${i} ${message}`))).toEqual(
    [],
  );
});

/** A question as a file without pictures can hold it: an option that was a picture alone is its description. */
function withoutPictures({ option_images: images = {}, ...question }: ExportedQuestion): ExportedQuestion {
  const named = (key: string, text: string) => (text === "" ? (images[key]?.alt ?? "") : text);
  const options = Object.entries(question.options ?? {}).map(([key, text]) => [key, named(key, text)] as const);
  const rest = Object.entries(question).filter(([name]) => name !== "image" && name !== "options");
  return Object.fromEntries([
    ...rest,
    ...(question.options ? [["options", Object.fromEntries(options)]] : []),
  ]) as ExportedQuestion;
}

/** A question with one right option as a file without kinds can hold it. */
function withoutKind(question: ExportedQuestion): ExportedQuestion {
  const { kind, ...choice }: { readonly kind?: KindName } & Omit<ExportedQuestion, "kind"> = question;
  return kind === "multi" && choice.correct_option?.length === 1 ? (choice as ExportedQuestion) : question;
}

/** Everything of a question in one order, with the content of its pictures in the place of their ids. */
const evened = (value: unknown, held: (id: string) => Uint8Array | undefined, hasOneSpace = false): unknown => {
  if (typeof value === "string") {
    if (/^(?:resim|dosya)-\d+[x-]*$/.test(value)) return String(held(value));
    return hasOneSpace ? value.replace(/[ \t\u2028]+/g, " ") : value;
  }
  if (Array.isArray(value)) return value.map((part) => evened(part, held, hasOneSpace));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([key, part]) => [key, evened(part, held, hasOneSpace)]));
};

const sets = [questions.slice(0, 200), questions.slice(200)];

test.each(fileKinds.map((kind) => [kind.name, kind] as const))(
  "%s: each of 400 questions comes back the same, or what it loses is said before",
  (_, kind) => {
    for (const set of sets) {
      const fitting = set.filter(kind.fits);
      const parts = kind.write(aWrittenSet(fitting), pixels);
      const file = parts.length === 1 ? parts[0]! : parts.join("");
      const { rows, pictures } = read(file);
      const held = (id: string) => pictures?.get(id) ?? pixels.get(id)?.bytes;
      const saysPictures = kind.changes(fitting).some((said) => said.includes("resmi bu dosyaya girmez"));
      const saysKind = kind.changes(fitting).some((said) => said.includes("çoktan seçmeli olur"));
      const left = fitting
        .map((question) => (saysPictures ? withoutPictures(question) : question))
        .map((question) => (saysKind ? withoutKind(question) : question));
      expect(rows.map(({ verdict, reasons }) => [verdict, reasons])).toEqual(fitting.map(() => ["taken", []]));
      const says = left.map((question) => kind.changes([question]).some((said) => said.includes("boşluklar")));
      const same = (question: ExportedQuestion, i: number) => evened(question, held, says[i]);
      expect(rows.map(({ question }, i) => same(question, i))).toEqual(left.map(same));
    }
  },
);
