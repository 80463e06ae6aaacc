import type { GameStatistics } from "#protocol/http/replies/statistics";
import { kindOf, type Body } from "#question/kinds";
import { isRight, type Answer } from "#question/question";
import { mayChange } from "../changes";
import { closedSoFar, type Game } from "../game";
import type { Results, ResultPlayer } from "./results";

/** Changed answers in a report: the very first one beside the last. */

/** A player's very first answer to each question, in order; null where it was not changed. */
export type FirstAnswers = readonly (string | null)[];

type Changed = { -readonly [Way in keyof Told]: number };
type Told = NonNullable<GameStatistics["questions"][number]["changed"]>;

/** The first answers of a game in which answers may change; nothing in any other game. */
export const firstsIn = (game: Game, playerId: string): { firsts?: FirstAnswers } =>
  mayChange(game) ? { firsts: closedSoFar(game).map(({ courses }) => firstOf(courses.get(playerId))) } : {};

const firstOf = (course: { first: string | null; changes: number } | undefined): string | null =>
  course && course.changes > 0 ? course.first : null;

/** An answer's very first one, if it was changed, and whether that was right. */
export const firstBeside = (question: Body, first: string | null | undefined) =>
  typeof first === "string" && {
    first,
    ...(kindOf(question).isJudged && { first_correct: wasRight(question, first) }),
  };

const wasRight = (question: Body, first: string): boolean => kindOf(question).share(question, first) === 1;

export const noChanges = (): Changed => ({ to_right: 0, to_wrong: 0, other: 0 });

/** Counts a changed answer. Back to the first one, or to none, is neither to right nor to wrong. */
export function countChange(changed: Changed, question: Body, first: string, last: Answer | null | undefined): void {
  const isJudged = kindOf(question).isJudged && last;
  const began = wasRight(question, first);
  if (isJudged && !began && isRight(last)) changed.to_right += 1;
  else if (isJudged && began && !isRight(last)) changed.to_wrong += 1;
  else changed.other += 1;
}

/** The changes of all answers to a question, in a game in which they may change. */
export function changedIn({ questions, players, mayChange: isTold }: Results, index: number): { changed?: Changed } {
  if (!isTold) return {};
  const changed = noChanges();
  for (const { firsts, answers } of players) {
    const first = firsts?.[index];
    if (typeof first === "string") countChange(changed, questions[index]!, first, answers[index]);
  }
  return { changed };
}

/**
 * The first answers as they are kept: a list for each player, or null for one who changed nothing. It stands beside the players,
 * in their order, so that a version that does not know it reads everything else.
 */
export const writtenFirsts = ({ players, mayChange: isTold }: Results): { first?: readonly (FirstAnswers | null)[] } =>
  isTold ? { first: players.map(({ firsts }) => (firsts?.some((first) => first !== null) ? firsts : null)) } : {};

/** Reads them; of a list that cannot be read, nothing was changed. An answer that its kind does not take is left out. */
export function readFirsts(written: unknown, questions: readonly Body[]): Pick<ResultPlayer, "firsts"> {
  const list: unknown[] = Array.isArray(written) ? written : [];
  return {
    firsts: questions.map((question, i) => {
      const first = list[i];
      return typeof first === "string" && kindOf(question).takes(question, first) ? first : null;
    }),
  };
}
