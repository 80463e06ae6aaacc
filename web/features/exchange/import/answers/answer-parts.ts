import type { PlainText } from "../files/html-text";
import type { RawQuestion } from "../types";

export type AnswerParts = Pick<
  RawQuestion,
  "options" | "images" | "correct" | "explanation" | "kind" | "written" | "losses" | "doubts" | "refusal"
>;
/** Turns a piece of a file into plain text. */
export type Read = (text: string) => PlainText;
type Answer = { text: PlainText; weight: number; hasFeedback: boolean };

export const FEEDBACK_LOST = "Şıklara yazılan geri bildirimler alınmadı.";
export const PARTIAL_OPTION_LOST = "Kısmi puanlı şık yanlış sayıldı.";
export const OPEN_ANSWERLESS = "Açık uçlu soru, doğru cevabı yok.";
export const OPEN_ENDED = "Açık uçlu soru, şıkları yok.";
export const noSuchKind = (what: string): string => `${what}. Burada böyle bir tür yok.`;
export const GAPS = "Metnin içinde boşluklar olan soru";
export const CLOZE = noSuchKind(`${GAPS} (Cloze)`);
export const NO_NUMBER = "Sayısal cevabı okunamadı.";
export const PARTIAL_ANSWER_LOST = "Kısmi puanlı cevap doğru sayılmadı.";
export const SEVERAL_NUMBERS = "Birden çok sayı doğru sayılıyor. Birini seçin ya da hata payı verin.";

export const none = (refusal: string): AnswerParts => ({ options: [], correct: [], refusal });
export const of = (written: NonNullable<RawQuestion["written"]>, more: Partial<AnswerParts> = {}): AnswerParts => ({
  options: [],
  correct: [],
  written,
  ...more,
});

/**
 * Other programs use a right side without a left one as a distractor; here each side needs its partner, so it is reported as
 * lost.
 */
export function matched(pairs: readonly { left: string; right: string }[], losses: string[]) {
  const extra = pairs.filter(({ left }) => left.trim() === "").map(({ right }) => `“${right}”`);
  if (extra.length > 0) losses.push(`Eşi olmayan karşılıklar alınmadı: ${extra.join(", ")}.`);
  return { kind: "match" as const, pairs: pairs.filter(({ left }) => left.trim() !== "") };
}

export const answersIn = (body: string, sign: string, read: Read): Answer[] =>
  body
    .split(sign)
    .filter((part) => part.trim() !== "")
    .map((part) => answerOf(part, 100, read));

/** Reads a weight before the text: 100 is right, anything else above zero is partly right. */
export function answerOf(part: string, usual: number, read: Read): Answer {
  const [whole, weight] = /^\s*%(-?\d{1,3}(?:\.\d*)?)%/.exec(part) ?? [];
  const [text, ...feedback] = (whole ? part.slice(whole.length) : part).split("#");
  return {
    text: read(text!),
    weight: weight === undefined ? usual : Number(weight),
    hasFeedback: feedback.join("").trim() !== "",
  };
}

export function lossesOf(answers: readonly Answer[]): string[] {
  const losses = answers.flatMap(({ text }) => text.losses);
  return answers.some(({ hasFeedback }) => hasFeedback) ? [...losses, FEEDBACK_LOST] : losses;
}

export const partialLoss = (answers: readonly Answer[], loss: string): string[] =>
  answers.some(({ weight }) => weight > 0 && weight < 100) ? [loss] : [];
