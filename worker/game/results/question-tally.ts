import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { Confidence } from "#protocol/live/played-question";
import { isRight, type Answer } from "#question/question";
import { isAsked, type AnswersInOrder } from "./player-stats";
import { countChange, noChanges } from "./changed";
import type { ResultPlayer, ResultQuestion } from "./results";
import { discriminationNeeds } from "./findings";
import { questionFigures } from "./statistics";
import { rate, sum } from "./tally";

type QuestionFigures = GameStatistics["questions"][number];

/** Counts of many players' answers to a question: how many gave which answer, and how long they took. */
export type QuestionTally = {
  asked: number;
  right: number;
  readonly values: Map<string, { readonly value: string; readonly share: number | null; players: number }>;
  readonly times: Map<number, number>;
  readonly said: Map<Confidence, { right: number; wrong: number }>;
  /** Changes of answers, in a game in which they may change. */
  changed: ReturnType<typeof noChanges> | undefined;
  /**
   * Over the players who were asked: the sum of right answers to the other questions, of their squares, and of those of players
   * who were right here.
   */
  readonly others: { sum: number; squares: number; ofRight: number };
};

export const newTally = (): QuestionTally => ({
  asked: 0,
  right: 0,
  values: new Map(),
  times: new Map(),
  said: new Map(),
  changed: undefined,
  others: { sum: 0, squares: 0, ofRight: 0 },
});

/** Adds one player's answers. */
export function addAnswers(tallies: readonly QuestionTally[], answers: AnswersInOrder): void {
  const rightAnswers = answers.filter(isRight).length;
  for (const [i, tally] of tallies.entries()) {
    const answer = answers[i];
    if (!isAsked(answer)) continue;
    const right = isRight(answer) ? 1 : 0;
    const others = rightAnswers - right;
    tally.asked += 1;
    tally.right += right;
    tally.others.sum += others;
    tally.others.squares += others * others;
    tally.others.ofRight += right * others;
    if (answer) addAnswer(tally, answer);
  }
}

/** Adds what one player's answers were at first. */
export function addChanges(
  tallies: readonly QuestionTally[],
  questions: readonly ResultQuestion[],
  { firsts, answers }: Pick<ResultPlayer, "firsts" | "answers">,
): void {
  if (!firsts) return;
  for (const [i, tally] of tallies.entries()) {
    const first = firsts[i];
    tally.changed ??= noChanges();
    if (first) countChange(tally.changed, questions[i]!, first, answers[i]);
  }
}

function addAnswer({ values, times, said }: QuestionTally, answer: Answer): void {
  const { value, share, tookMs, confidence } = answer;
  const key = `${share} ${value}`;
  const same = values.get(key);
  if (same) same.players += 1;
  else values.set(key, { value, share, players: 1 });
  times.set(tookMs, (times.get(tookMs) ?? 0) + 1);
  if (!confidence) return;
  const step = said.get(confidence) ?? { right: 0, wrong: 0 };
  step[isRight(answer) ? "right" : "wrong"] += 1;
  said.set(confidence, step);
}

export const countsOf = ({ asked, right, values }: QuestionTally) => {
  return { asked, right, given: sum(Array.from(values.values(), ({ players }) => players)) };
};

/**
 * Figures of a question; once the game is over also how sure players were. With so many players, the report does not list who
 * was sure and wrong.
 */
export function questionFiguresOf(
  question: ResultQuestion,
  index: number,
  tally: QuestionTally,
  isOver: boolean,
): QuestionFigures {
  const { asked, right, said, changed } = tally;
  const of = (step: Confidence) => said.get(step) ?? { right: 0, wrong: 0 };
  return {
    ...questionFigures(question, {
      index,
      asked,
      right,
      given: answersOf(tally),
      discrimination: () => discrimination(tally),
    }),
    ...(isOver && said.size > 0 && { confidence: { 1: of(1), 2: of(2), 3: of(3) } }),
    ...(changed && { changed }),
  };
}

/**
 * Makes as many answers as were given, each with one of the times; which time belongs to which answer is not known any more.
 */
function answersOf({ values, times }: QuestionTally): Answer[] {
  const all = [...times].flatMap(([tookMs, players]) => Array<number>(players).fill(tookMs));
  let next = 0;
  return [...values.values()].flatMap(({ value, share, players }) =>
    Array.from({ length: players }, () => ({ value, share, tookMs: all[next++]!, points: 0 })),
  );
}

/** The same correlation as in one room's report, from the sums. */
function discrimination({ asked, right, others }: QuestionTally): number | null {
  if (asked < discriminationNeeds) return null;
  const covariance = asked * others.ofRight - right * others.sum;
  const spread = Math.sqrt((asked * right - right ** 2) * (asked * others.squares - others.sum ** 2));
  return rate(covariance, spread);
}
