import { limits } from "#shared/limits";
import { answerFold } from "./answer-fold";
import { hasAtMost } from "../graphemes";
import { knownLanguage, usualLanguage } from "../language";
import type { AnswerText, Distribution } from "../question";
import { comparable, isCleanText } from "../text";

/** Parts shared by the kinds that are answered in writing. */

/** Letters that no fold takes away: a text with one of them is not empty, and need not be folded to find that out. */
const LEAVES_A_SIGN = /[\da-zçğıöşü]/i;

/** Tells whether it can be seen and compared, and has so many letters at most. Long ones are not looked into. */
export const isAnswerText = (value: string, max: number): boolean =>
  value.length <= limits.keptAnswer &&
  isCleanText(value) &&
  hasAtMost(comparable(value), max) &&
  (LEAVES_A_SIGN.test(value) || answerFold(value, "") !== "");

/** Counting the letters of emoji takes so long that the results of a large homework with such answers took 300 ms to read. */
export const isKeptText = (_: unknown, value: string): boolean => value.length <= limits.keptAnswer;

type Judged = { readonly key: string; readonly why: AnswerText["why"] };

/** Rows of texts that count as one answer, written as most wrote it; the most frequent first, then as the language sorts. */
export function answerTexts(
  values: readonly string[],
  {
    judged,
    isJudged,
    lang = usualLanguage,
  }: { judged: (value: string) => Judged; isJudged: boolean; lang?: string | undefined },
): AnswerText[] {
  const rows = new Map<string, Judged & { readonly texts: Map<string, number> }>();
  for (const value of values) {
    const { key, why } = judged(value);
    const row = rows.get(key) ?? { key, why, texts: new Map<string, number>() };
    const text = comparable(value);
    row.texts.set(text, (row.texts.get(text) ?? 0) + 1);
    rows.set(key, row);
  }
  const { compare } = new Intl.Collator(knownLanguage(lang) ?? usualLanguage);
  return Array.from(rows.values(), ({ key, why, texts }) => {
    const counts = [...texts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const count = counts.reduce((sum, [, times]) => sum + times, 0);
    return { key, text: counts[0]![0], count, is_correct: isJudged ? why !== null : null, why };
  }).toSorted((a, b) => b.count - a.count || compare(a.text, b.text) || (a.key < b.key ? -1 : 1));
}

/** Counts right and wrong answers, for kinds in which nothing else can be counted. */
export function rightAndWrong(
  isRight: (value: string) => boolean,
  values: readonly string[],
  players: number,
): Distribution {
  const right = values.filter(isRight).length;
  return { right, wrong: values.length - right, none: players - values.length };
}
