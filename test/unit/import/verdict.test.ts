import { expect, test } from "vitest";
import { questionFields } from "#question/fields/fields";
import { limits } from "#shared/limits";
import type { RawQuestion } from "#features/exchange/import/types";
import { rowOf } from "#features/exchange/import/verdict";
import { inShort } from "./reading";

/** Options by their texts, the right one first. */
const asked = (more: Partial<RawQuestion>): RawQuestion => ({
  where: "1",
  text: "Kaç?",
  options: ["bir", "iki", "üç"],
  correct: [0],
  ...more,
});
const long = (letters: number) => "a".repeat(letters);

test.each([
  ["a question", {}, "taken | Kaç? | *A bir, B iki, C üç | 30", []],
  ["no options", { options: [], correct: [] }, "left_out | Kaç? |  | 30", ["Şıkları yok. En az iki şık gerekli."]],
  ["one option", { options: ["bir"] }, "left_out | Kaç? | *A bir | 30", ["Tek şıkkı var. En az iki şık gerekli."]],
  [
    "two right ones",
    { correct: [0, 2] },
    "left_out | Kaç? | A bir, B iki, C üç | 30",
    ["Birden çok doğru şık işaretli (A, C). Birini seçin."],
  ],
  [
    "no right one",
    { correct: [] },
    "left_out | Kaç? | A bir, B iki, C üç | 30",
    ["Doğru şık işaretli değil. Doğrusunu seçin."],
  ],
  ["several that are right", { kind: "multi", correct: [0, 2] }, "taken | Kaç? | multi *A bir, B iki, *C üç | 30", []],
  [
    "several, and none is right",
    { kind: "multi", correct: [] },
    "left_out | Kaç? | multi A bir, B iki, C üç | 30",
    ["Doğru şık işaretli değil. Doğrusunu seçin."],
  ],
  ["a poll", { kind: "poll", correct: [] }, "taken | Kaç? | poll A bir, B iki, C üç | 30", []],
  [
    "an option that points at nothing",
    { options: ["bir", "", "üç"], correct: [1] },
    "left_out | Kaç? | A bir, B üç | 30",
    ["Doğru gösterilen 2. şık boş.", "Aradaki boş şık atlandı, şıklar yeniden harflendirildi."],
  ],
  ["empty ones at the end", { options: ["bir", "iki", "", " "] }, "taken | Kaç? | *A bir, B iki | 30", []],
  [
    "eight options, the last of them right",
    { options: ["1", "2", "3", "4", "5", "6", "7", "8"], correct: [7] },
    "changed | Kaç? | A 1, B 2, C 3, D 4, E 5, *F 8 | 30",
    ["Dosyada 8 şık var, en çok 6 olabilir. Alınmayan: “6”, “7”."],
  ],
  [
    "an option of the most letters",
    { options: [long(limits.optionText), "b"] },
    `taken | Kaç? | *A ${long(limits.optionText)}, B b | 30`,
    [],
  ],
  [
    "an option of one letter more",
    { options: ["a", long(limits.optionText + 1)] },
    `left_out | Kaç? | *A a, B ${long(limits.optionText + 1)} | 30`,
    [`B şıkkı ${limits.optionText + 1} karakter, en çok ${limits.optionText} olabilir. Kısaltın.`],
  ],
  [
    "a text of the most letters",
    { text: long(limits.questionText) },
    `taken | ${long(limits.questionText)} | *A bir, B iki, C üç | 30`,
    [],
  ],
  ["no time", { time_limit: 0 }, "changed | Kaç? | *A bir, B iki, C üç | 30", ["Süresi yok, 30 saniye verildi."]],
  [
    "a time that is none",
    { time_limit: Number.NaN },
    "changed | Kaç? | *A bir, B iki, C üç | 30",
    ["Süresi yok, 30 saniye verildi."],
  ],
  [
    "a time with a rest",
    { time_limit: 20.4 },
    "changed | Kaç? | *A bir, B iki, C üç | 20",
    ["Süre 20.4 saniyeydi, 20 saniye yapıldı."],
  ],
  [
    "points of another game",
    { points: 1000 },
    "changed | Kaç? | *A bir, B iki, C üç | 30",
    ["Puanı bu oyunda yok, standart puan verildi."],
  ],
  [
    "an option that is a file's name",
    { options: ["bir", "resimler/kedi.png"] },
    "doubtful | Kaç? | *A bir, B resimler/kedi.png | 30",
    ["B şıkkı bir resim dosyasının adı. Resmin kendisi alınmadı."],
  ],
  [
    "a refusal, and nothing besides",
    { options: [], correct: [], refusal: "Yok." },
    "left_out | Kaç? |  | 30",
    ["Yok."],
  ],
  [
    "characters that nobody sees",
    { text: "Ka\u0000ç?", options: ["bi\u0007r", "iki"] },
    "changed | Kaç? | *A bir, B iki | 30",
    ["Okunamayan karakterler çıkarıldı."],
  ],
] as const)("%s", (_, more, short, reasons) => {
  const row = rowOf(asked(more as unknown as Partial<RawQuestion>));
  expect([inShort(row), row.reasons]).toEqual([`1: ${short}`, reasons]);
});

test("an explanation that is too long is cut, with a note", () => {
  const of = (letters: number) => rowOf(asked({ explanation: long(letters) }));
  expect(of(questionFields.explanation.values.upTo).reasons).toEqual([]);
  const { question, reasons } = of(questionFields.explanation.values.upTo + 1);
  expect([question.explanation, reasons]).toEqual([
    long(questionFields.explanation.values.upTo),
    [`Açıklama ${questionFields.explanation.values.upTo} karaktere kısaltıldı.`],
  ]);
});

test("TeX without dollars is reported as plain text, in dollars it is a formula", () => {
  const tex = String.raw`\begin{matrix}1\end{matrix}`;
  const [plain, formula] = [tex, `$${tex}$`].map((text) => rowOf(asked({ text })).reasons);
  expect([plain, formula]).toEqual([["Formül düz yazı olarak alındı."], []]);
});
