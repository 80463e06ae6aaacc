import type { GameStatistics } from "#protocol/http/replies/statistics";
import { isRight } from "#question/question";
import type { Results } from "./results";

type HowSure = Pick<GameStatistics["questions"][number], "confidence" | "sure_and_wrong">;

/**
 * Counts how sure players were of their answers to a question, and lists those who were sure and not fully right; empty if
 * nobody said.
 */
export function howSure({ players }: Results, index: number): HowSure {
  const said = players.flatMap(({ id, answers }) => {
    const answer = answers[index];
    return answer?.confidence ? [{ id, confidence: answer.confidence, right: isRight(answer) }] : [];
  });
  if (said.length === 0) return {};
  const count = (step: number, isKnown: boolean) =>
    said.filter(({ confidence, right }) => confidence === step && right === isKnown).length;
  const of = (step: number) => ({ right: count(step, true), wrong: count(step, false) });
  return {
    confidence: { 1: of(1), 2: of(2), 3: of(3) },
    sure_and_wrong: said.filter(({ confidence, right }) => confidence === 3 && !right).map(({ id }) => id),
  };
}
