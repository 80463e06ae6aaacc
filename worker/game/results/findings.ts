import { kindOf } from "#question/kinds";
import { isRight, type Answer } from "#question/question";
import { isAsked } from "./player-stats";
import type { ResultPlayer, ResultQuestion } from "./results";
import { atLeast, mean, rate, sum } from "./tally";

/** Fewest answers for a figure: with fewer it says more about chance than about the class. */
export const discriminationNeeds = 10;
export const figureNeeds = 3;

/**
 * Corrected point-biserial: the correlation of right or not (no answer is not) with the number of right answers to the other
 * questions. Null if either does not vary.
 */
export function discrimination(
  players: readonly ResultPlayer[],
  index: number,
  rightAnswers: readonly number[],
): number | null {
  const pairs = players.flatMap(({ answers }, i) => {
    const answer = answers[index];
    const right = isRight(answer) ? 1 : 0;
    return isAsked(answer) ? [[right, rightAnswers[i]! - right] as const] : [];
  });
  if (pairs.length < discriminationNeeds) return null;
  return correlation(
    pairs.map(([right]) => right),
    pairs.map(([, others]) => others),
  );
}

function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const [meanX, meanY] = [mean(xs)!, mean(ys)!];
  const covariance = sum(xs.map((x, i) => x * (ys[i]! - meanY)));
  const spread = Math.sqrt(sum(xs.map((x) => (x - meanX) ** 2)) * sum(ys.map((y) => (y - meanY) ** 2)));
  return rate(covariance, spread);
}

/**
 * The mistake made by 30 % or more of those who answered, and by three at least; the most frequent one if there are several. It
 * is given as the answer that most of them wrote.
 */
export function misconception(
  question: ResultQuestion,
  given: readonly Answer[],
): { value: string; count: number } | null {
  const mistakes = new Map<string, string[]>();
  for (const { value, share } of given) {
    const mistake = share === 1 ? null : kindOf(question).mistake(question, value);
    if (mistake) add(mistakes, mistake, value);
  }
  const top = mostFrequent(mistakes);
  if (!top || top.length < figureNeeds || !atLeast(top.length, given.length, 0.3)) return null;
  return { value: mostFrequent(Map.groupBy(top, (value) => value))![0]!, count: top.length };
}

function add(groups: Map<string, string[]>, key: string, value: string): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** The largest group; of equally large ones the one whose key stands first in the alphabet. */
function mostFrequent(groups: ReadonlyMap<string, string[]>): string[] | undefined {
  const [top] = [...groups].toSorted(([a, m], [b, n]) => n.length - m.length || (a < b ? -1 : 1));
  return top?.[1];
}
