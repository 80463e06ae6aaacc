import { kindOf } from "#question/kinds";
import { isAsked, type AnswersInOrder } from "./player-stats";
import type { Results, ResultQuestion } from "./results";
import { sum } from "./tally";

/** Number of questions that can be right or wrong, and the credit earned with them. */
export type Sum = readonly [questions: number, credit: number];
type StudentSums = {
  readonly studentId: string;
  readonly playerId: string;
  /** Number of questions of any kind, to tell whether the student was there at all. */
  readonly asked: number;
  readonly questions: number;
  readonly credit: number;
  /** The sums in the order of the game's outcomes; null if no question of that outcome was asked. */
  readonly outcomes: readonly (Sum | null)[];
};
export type ClassSums = {
  /** Each outcome with its number of questions. */
  readonly outcomes: readonly (readonly [outcome: string, questions: number])[];
  readonly students: readonly StudentSums[];
};

/** Sums that a game adds to the progress of the students who sat in it. */
export function classSums({ questions, players }: Results): ClassSums {
  const judged = [...questions.keys()].filter((place) => kindOf(questions[place]!).isJudged);
  const places = Map.groupBy(judged, (place) => outcomeOf(questions[place]!));
  places.delete("");
  return {
    outcomes: Array.from(places, ([outcome, of]) => [outcome, of.length] as const),
    students: players.flatMap(({ id: playerId, studentId, answers }) => {
      if (studentId === undefined) return [];
      const [count, credit] = sumOf(answers, judged) ?? [0, 0];
      const outcomes = Array.from(places.values(), (of) => sumOf(answers, of));
      return [{ studentId, playerId, asked: answers.filter(isAsked).length, questions: count, credit, outcomes }];
    }),
  };
}

const outcomeOf = ({ outcome = "" }: ResultQuestion): string => outcome.trim();

/**
 * Adds up the answers at these places. A question that was left open counts, with nothing right; one that was not asked does
 * not.
 */
function sumOf(answers: AnswersInOrder, places: readonly number[]): Sum | null {
  const asked = places.map((place) => answers[place]).filter(isAsked);
  return asked.length === 0 ? null : [asked.length, rounded(sum(asked.map((answer) => answer?.share ?? 0)))];
}

/** Rounds, so that three thirds add up to a whole. */
const rounded = (credit: number): number => Math.round(credit * 10_000) / 10_000;
