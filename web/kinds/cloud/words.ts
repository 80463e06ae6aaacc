import type { ClosedText } from "#protocol/live/played-question";
import type { Distribution } from "#question/question";

/** A cloud's answers in words: each stands for itself, and there is no right one. */

export const listed = (): string[] => [];

export const inWords = (_: unknown, answer: string): string => answer;

/** The words in place of a right answer, which a cloud does not have. */
export const noneIsRight = (): string => "Doğrusu yok";

export type Closed = {
  readonly kind?: "cloud";
  readonly distribution: Readonly<Distribution>;
  readonly texts?: readonly ClosedText[];
};

/** "41 cevap, 20 ayrı kelime". The host is sent only a limited number of different words. */
export function wordCounts({ distribution, texts = [] }: Closed): { answers: number; words: number; isAll: boolean } {
  const answers = distribution.given ?? 0;
  return { answers, words: texts.length, isAll: texts.reduce((sum, { count }) => sum + count, 0) >= answers };
}
