import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { aWrittenSet } from "../../builders/sets";
import { aWholeQuestion } from "../../builders/questions";
import type { ExportedQuestion } from "#features/exchange/export/exported-set";
import { fileKinds } from "#features/exchange/export/files";

const image = { id: "x".repeat(43), alt: "Harita" };
const questions = {
  choice: aWholeQuestion(),
  five: aWholeQuestion({ options: { A: "1", B: "2", C: "3", D: "4", E: "5" }, correct_option: "E" }),
  pictured: aWholeQuestion({ image, options: { A: "", B: "iki" }, option_images: { A: image }, correct_option: "A" }),
  formula: aWholeQuestion({ options: { A: "$x^2$", B: "iki" }, correct_option: "A" }),
  longest: aWholeQuestion({ question_text: "s".repeat(1_500) }),
  "long option": aWholeQuestion({ options: { A: "s".repeat(76), B: "iki" }, correct_option: "A" }),
  "longest of Kahoot": aWholeQuestion({
    question_text: "s".repeat(120),
    options: { A: "s".repeat(75), B: "iki" },
    correct_option: "A",
  }),
  multi: aWholeQuestion({ kind: "multi", options: { A: "1", B: "2", C: "3" }, correct_option: "AC" }),
  typed: aWholeQuestion({ kind: "typed", accepted: ["Ankara"], typo: true }),
  arrow: aWholeQuestion({ kind: "typed", accepted: ["a -> b"], typo: true }),
  number: aWholeQuestion({ kind: "number", value: 2.5, tolerance: 0 }),
  order: aWholeQuestion({ kind: "order", items: ["bir", "iki", "üç"] }),
  comment: aWholeQuestion({ kind: "order", items: ["bir", "// iki", "üç"] }),
  match: aWholeQuestion({ kind: "match", pairs: ["a", "b", "c"].map((left) => ({ left, right: left.toUpperCase() })) }),
  spot: aWholeQuestion({ kind: "spot", image, areas: [{ x: 1, y: 2, r: 30 }] }),
  poll: aWholeQuestion({ kind: "poll", options: { A: "1", B: "2" } }),
  cloud: aWholeQuestion({ kind: "cloud" }),
} as Readonly<Record<string, ExportedQuestion>>;

const leftOut = (name: string) => {
  const kind = fileKinds.find((kind) => kind.name.startsWith(name))!;
  return Object.keys(questions).filter((question) => !kind.fits(questions[question]!));
};
const changes = (name: string, ...of: string[]) =>
  fileKinds.find((kind) => kind.name.startsWith(name))!.changes(of.map((question) => questions[question]!));

test("losses are known before a file is downloaded", () => {
  expect(Object.fromEntries(fileKinds.map(({ name }) => [name, leftOut(name)]))).toEqual({
    "Bilye dosyası, resimleriyle (ZIP)": [],
    "Bilye dosyası (JSON)": [],
    "Excel tablosu (XLSX)": ["spot"],
    "CSV tablosu": ["spot"],
    "Moodle XML": ["spot", "cloud"],
    "Moodle GIFT": ["arrow", "comment", "spot", "cloud"],
    "Kahoot tablosu (XLSX)": "five typed arrow number order comment match spot poll cloud".split(" "),
  });
});

test("losses of a question in a file are named, and only where there are some", () => {
  expect(changes("Moodle GIFT", "choice", "five")).toEqual([]);
  expect(changes("Moodle GIFT", "pictured", "poll", "formula")).toEqual([
    "1 sorunun resmi bu dosyaya girmez; resimli şıkların yerine açıklamaları yazılır.",
    "Moodle’da anket yok: anketin her şıkkı doğru sayılan bir soru olur.",
    "Formüller çizilmez, yazıldığı gibi gider.",
  ]);
  expect(changes("Moodle XML", "pictured", "formula")).toEqual([]);
  expect(changes("Kahoot", "choice", "longest", "long option", "longest of Kahoot")).toEqual([
    "2 soru Kahoot’a uzun gelir: orada soru en çok 120, şık en çok 75 harftir.",
  ]);
  expect(changes("Bilye dosyası (JSON)", "pictured")).toHaveLength(1);
  expect(changes("Bilye dosyası, resim", "pictured", "spot")).toEqual([]);
});

test.each(["Excel", "CSV", "Moodle GIFT", "Kahoot"])(
  "%s: an option that was a picture alone is its sentence",
  (name) => {
    const kind = fileKinds.find((kind) => kind.name.startsWith(name))!;
    const [file] = kind.write(aWrittenSet([questions["pictured"]!]), new Map());
    const text = typeof file === "string" ? file : textOf(file!);
    expect(text).toContain("Harita");
    expect(text).not.toContain(image.id);
  },
);

const textOf = (zip: Uint8Array) =>
  Object.values(unzipSync(zip))
    .map((part) => strFromU8(part))
    .join("");
