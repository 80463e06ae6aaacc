import type { ForeignSeats } from "#protocol/live/foreign-seats";

/**
 * The question that a strip shows, and what stands beside it. `isAnswered`: it goes as soon as the list leaves it out. `isHeld`: no
 * answer is taken yet, since another row stood in this place a moment ago.
 */
export type Turn = {
  readonly question: ForeignSeats | null;
  readonly hasBarred: boolean;
  readonly isAnswered: boolean;
  readonly isHeld: boolean;
};
export const noTurn: Turn = { question: null, hasBarred: false, isAnswered: false, isHeld: false };

/**
 * Follows the list: a question keeps its turn until it is answered, wherever the list has it, and for a while also if the list leaves
 * it out. Seats that are taken and left meanwhile neither change the row under a finger nor keep it from being answered.
 */
export function nextTurn(turn: Turn, questions: readonly ForeignSeats[], hasBarred: boolean): Turn {
  const { question, isAnswered } = turn;
  const listed = questions.find(({ network }) => network === question?.network);
  const now = listed ?? (isAnswered ? null : question) ?? questions[0] ?? null;
  if (now === question && hasBarred === turn.hasBarred) return turn;
  const [before, after] = [rowOf(question, turn.hasBarred), rowOf(now, hasBarred)];
  const hasMoved = before !== after || (hasBarred && !turn.hasBarred);
  return {
    question: now,
    hasBarred,
    isAnswered: isAnswered && before === after,
    isHeld: turn.isHeld || (hasMoved && before !== null && after !== null),
  };
}

/** The row that stands first, if any. */
const rowOf = (question: ForeignSeats | null, hasBarred: boolean) => question?.network ?? (hasBarred ? "barred" : null);
