import type { Meant } from "./questions";
import type { Random } from "./random";

export const LETTERS = "ABCDEF";
/** A number before a question. */
export const numberings: ((n: number) => string)[] = [
  (n) => `${n}.`,
  (n) => `${n})`,
  (n) => `${n}-`,
  (n) => `${n}-)`,
  (n) => `${n}.)`,
  (n) => `Soru ${n}:`,
  (n) => `SORU ${n})`,
  (n) => `${n} -`,
  (n) => `${n}.\t`,
  (n) => `Soru ${n}.`,
  (n) => `**${n}.**`,
  (n) => `S.${n})`,
];
const letterings: ((at: number) => string)[] = [
  (at) => `${LETTERS[at]})`,
  (at) => `${LETTERS[at]!.toLowerCase()})`,
  (at) => `${LETTERS[at]}.`,
  (at) => `${LETTERS[at]}-)`,
  (at) => `(${LETTERS[at]})`,
  (at) => `${LETTERS[at]} -`,
  (at) => `**${LETTERS[at]})**`,
  (at) => `- ${LETTERS[at]})`,
  (at) => `${LETTERS[at]}.)`,
];
/** An answer below its question. */
const below: ((letter: string, text: string) => string)[] = [
  (letter) => `Cevap: ${letter}`,
  (letter) => `Doğru Cevap: ${letter}`,
  (letter) => `CEVAP: ${letter}`,
  (letter) => `Cvp: ${letter}`,
  (letter) => `(Cevap: ${letter})`,
  (letter) => `**Cevap:** ${letter}`,
  (letter) => `Cevap ${letter}`,
  (letter) => `Yanıt: ${letter}`,
  (letter, text) => `Doğru cevap: ${letter}) ${text}`,
  (letter) => `Cevap → ${letter}`,
  (letter) => `✅ Doğru Cevap: ${letter}`,
  (letter) => `Cevap: ${letter.toLowerCase()}`,
  (letter) => `Cevap: ${letter} şıkkı`,
  (letter) => `DOĞRU CEVAP - ${letter}`,
];
type Entry = { readonly number: number; readonly letter: string };
const each = (sign: string, between: string) => (entries: readonly Entry[]) =>
  entries.map(({ number, letter }) => `${number}${sign}${letter}`).join(between);
/** A list of answers behind the questions. */
export const lists: ((entries: readonly Entry[]) => string)[] = [
  (of) => `Cevap Anahtarı\n${each("-", " ")(of)}`,
  (of) => `CEVAP ANAHTARI\n${each(". ", "\n")(of)}`,
  (of) => `Cevaplar: ${each("-", ", ")(of)}`,
  (of) => `Cevap anahtarı: ${of.map(({ letter }) => letter).join(" ")}`,
  (of) => `CEVAP ANAHTARI: ${of.map(({ letter }) => letter).join(", ")}`,
  (of) => `CEVAP ANAHTARI: ${of.map(({ letter }) => letter).join("-")}`,
  (of) => `CEVAP ANAHTARI\n${of.map(({ letter }) => letter).join("")}`,
  (of) => `${each("-", "\n")(of)}\nCEVAP ANAHTARI`,
  (of) => `Cevap Anahtarı\n${each("/", "  ")(of)}`,
  (of) => `Cevap Anahtarı\n${of.map(({ number }) => number).join(" ")}\n${of.map(({ letter }) => letter).join(" ")}`,
  (of) =>
    `Cevap anahtarı\n| Soru | ${of.map(({ number }) => number).join(" | ")} |\n|${"---|".repeat(of.length + 1)}\n| Cevap | ${of.map(({ letter }) => letter).join(" | ")} |`,
  (of) => `Cevap anahtarı\n${of.map(({ number, letter }) => `${number}\n${letter}`).join("\n")}`,
  (of) => `CEVAP ANAHTARI\n${each(") ", "   ")(of)}`,
  (of) => `Yanıtlar\n${of.map(({ number, letter }) => `• ${number}. soru: ${letter}`).join("\n")}`,
  each(".", " "),
  (of) => `C.A: ${each("-", " ")(of)}`,
  (of) => `Doğru Cevaplar:\n${each(": ", "\n")(of)}`,
];
export type Manner = {
  readonly number: (n: number) => string;
  readonly letter: (at: number) => string;
  readonly answer: "below" | "star" | "tick" | "word" | "list";
  readonly below: (letter: string, text: string) => string;
  readonly list: (entries: readonly Entry[]) => string;
  readonly gap: string;
};
export const manner = (random: Random): Manner => ({
  number: random.one(numberings),
  letter: random.one(letterings),
  answer: random.one(["below", "below", "star", "tick", "word", "list", "list", "list"] as const),
  below: random.one(below),
  list: random.one(lists),
  gap: random.one(["\n", "\n\n"]),
});

const rightOf = ({ right }: Meant): number => right[0]!;

/** The lines of the options, one below the other, with the mark of the right one. */
export const optionLines = (question: Meant, { letter, answer }: Manner): string[] =>
  question.options.map((text, at) => {
    const isRight = question.right.includes(at);
    if (!isRight || answer === "below" || answer === "list") return `${letter(at)} ${text}`;
    if (answer === "star") return `*${letter(at)} ${text}`;
    return `${letter(at)} ${text}${answer === "tick" ? " ✅" : " (Doğru)"}`;
  });

export function answerLines(question: Meant, { answer, below: said }: Manner): string[] {
  if (answer !== "below") return [];
  return [said(LETTERS[rightOf(question)]!, question.options[rightOf(question)]!)];
}

export const listFor = (questions: readonly Meant[], { answer, list }: Manner, first = 1): string =>
  answer === "list"
    ? `\n\n${list(questions.map((question, i) => ({ number: i + first, letter: question.isTrue === undefined ? LETTERS[rightOf(question)]! : question.isTrue ? "D" : "Y" })))}`
    : "";
