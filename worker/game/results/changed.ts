import type { GameStatistics } from "#protocol/http/replies/statistics";
import { keepsAnswer, kindOf, type Body } from "#question/kinds";
import { isRight, type Answer } from "#question/question";
import { mayChange } from "../changes";
import { closedSoFar, type FirstAnswer, type Game } from "../game";
import type { Results, ResultPlayer } from "./results";

/** Changed answers in a report: the very first one beside the last. */

/** A player's very first answer to each question, in order; null where it was not changed. */
export type FirstAnswers = readonly (FirstAnswer | null)[];

type Changed = { -readonly [Way in keyof NonNullable<GameStatistics["questions"][number]["changed"]>]: number };

/** The first answers of a game in which answers may change; nothing in any other game. */
export const firstsIn = (game: Game, playerId: string): { firsts?: FirstAnswers } =>
  mayChange(game) ? { firsts: closedSoFar(game).map(({ courses }) => firstOf(courses.get(playerId))) } : {};

const firstOf = (course: { first: FirstAnswer | null; changes: number } | undefined): FirstAnswer | null =>
  course && course.changes > 0 ? course.first : null;

/** An answer's very first one, if it was changed, and whether that was right. */
export const firstBeside = (question: Body, first: FirstAnswer | null | undefined) =>
  first && { first: first.value, ...(kindOf(question).isJudged && { first_correct: first.isRight }) };

export const noChanges = (): Changed => ({ to_right: 0, to_wrong: 0, other: 0 });

/** Counts a changed answer. Back to the first one, or to none, is neither to right nor to wrong. */
export function countChange(
  changed: Changed,
  question: Body,
  { isRight: began }: FirstAnswer,
  last: Answer | null | undefined,
): void {
  const isJudged = kindOf(question).isJudged && last;
  if (isJudged && !began && isRight(last)) changed.to_right += 1;
  else if (isJudged && began && !isRight(last)) changed.to_wrong += 1;
  else changed.other += 1;
}

/** The changes of all answers to a question, in a game in which they may change. */
export function changedIn({ questions, players, mayChange: canChange }: Results, index: number): { changed?: Changed } {
  if (!canChange) return {};
  const changed = noChanges();
  for (const { firsts, answers } of players) {
    const first = firsts?.[index];
    if (first) countChange(changed, questions[index]!, first, answers[index]);
  }
  return { changed };
}

type Written = {
  readonly first: readonly (readonly (string | null)[] | null)[];
  readonly first_right: readonly (string | null)[];
};

/**
 * The first answers as they are kept: a list for each player, or null for one who changed nothing, and beside it a text with a
 * digit for each of them, 1 if it was right, and "-" for nothing. They stand beside the players, in their order, so that a version
 * that does not know them reads everything else.
 */
export function writtenFirsts({ players, mayChange: canChange }: Results): Partial<Written> {
  if (!canChange) return {};
  const firsts = players.map((player) => (player.firsts?.some((first) => first !== null) ? player.firsts : null));
  return {
    first: firsts.map((list) => list && list.map((first) => first && first.value)),
    first_right: firsts.map((list) => list && list.map(digitOf).join("")),
  };
}

const digitOf = (first: FirstAnswer | null): string => (first ? (first.isRight ? "1" : "0") : "-");

/**
 * Reads them; of a list that cannot be read, nothing was changed. An answer that its kind does not take is left out. The version
 * before kept no digits: its answers are judged.
 */
export function readFirsts(
  { first: written, right }: { readonly first: unknown; readonly right: unknown },
  questions: readonly Body[],
): Pick<ResultPlayer, "firsts"> {
  const list: unknown[] = Array.isArray(written) ? written : [];
  const digits = typeof right === "string" ? right : "";
  return {
    firsts: questions.map((question, i) => {
      const value = list[i];
      if (typeof value !== "string" || !keepsAnswer(question, value)) return null;
      const isRight = /[01]/.test(digits[i] ?? "") ? digits[i] === "1" : kindOf(question).share(question, value) === 1;
      return { value, isRight };
    }),
  };
}
