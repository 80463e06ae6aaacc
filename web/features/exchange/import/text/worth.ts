import { withUnit } from "#kinds/number/numerals";
import type { RawQuestion } from "../types";

/** "(10 puan)", "[2,5 p]" */
const WORTH = String.raw`[([]\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:puan|pts?|p)\.?\s*[)\]]`;
const [every, leading, closing] = [
  new RegExp(WORTH, "gi"),
  new RegExp(`^${WORTH}\\s*[-–:.]?\\s*`, "i"),
  new RegExp(`${WORTH}[.:]?$`, "i"),
];

export const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(",", "."));

/**
 * Takes the points of an exam out of a question's text: from before it, behind it, or behind its first line if that is a
 * sentence. A text that names points twice is about them and keeps them.
 */
export function withoutWorth(text: string): { readonly text: string; readonly worth?: number } {
  if ((text.match(every) ?? []).length !== 1) return { text };
  const [first = "", ...more] = text.split("\n");
  const isSentence = /[?.:!…]$/.test(first.replace(closing, "").trim());
  return (
    cut(text, leading, []) ?? cut(text, closing, []) ?? (isSentence ? cut(first, closing, more) : undefined) ?? { text }
  );
}

function cut(part: string, pattern: RegExp, rest: readonly string[]) {
  const worth = numberIn(pattern.exec(part)?.[1]);
  return worth === undefined
    ? undefined
    : { text: [part.replace(pattern, "").trim(), ...rest].join("\n").trim(), worth };
}

/** Turns points of an exam into our weights: the most common number becomes standard, twice as many count double. */
export function weighed(questions: readonly RawQuestion[]): { questions: RawQuestion[]; notes: string[] } {
  const counts = new Map<number, number>();
  for (const { worth = 0 } of questions) if (worth > 0) counts.set(worth, (counts.get(worth) ?? 0) + 1);
  if (questions.every(({ worth }) => worth === undefined)) return { questions: [...questions], notes: [] };
  const [standard = 1] = [...counts].toSorted(([a, many], [b, more]) => more - many || a - b)[0] ?? [];
  const isOne = counts.size === 1;
  return {
    questions: questions.map((question) => withWeight(question, standard)),
    notes: [
      `Soruların puanları okundu, metinden çıkarıldı: ${withUnit(standard, "puan")} standart sayıldı${isOne ? "" : ", iki katı çift puan oldu"}.`,
    ],
  };
}

function withWeight(question: RawQuestion, standard: number): RawQuestion {
  const { worth, points = pointsFor(worth, standard) } = question;
  if (worth === undefined || worth === standard || question.points !== undefined) return { ...question, points };
  const loss = `${withUnit(worth, "puan")} yazıyordu, ${given[points]}.`;
  return { ...question, points, losses: [...(question.losses ?? []), loss] };
}

const pointsFor = (worth: number | undefined, standard: number): number => {
  if (worth === undefined) return 1;
  if (worth === 0) return 0;
  return worth >= 2 * standard ? 2 : 1;
};
const given = ["puansız sayıldı", "standart puan verildi", "çift puan verildi"];
