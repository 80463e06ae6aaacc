import type { GameStatistics } from "#protocol/http/statistics";
import type { OptionKey } from "#protocol/messages";
import { optionKeys } from "#protocol/question";
import { byName } from "../../../lib/format";

/** What the report picks out of a game's figures. Pure: the same JSON always tells the same story. */

export type Question = GameStatistics["questions"][number];
export type Player = GameStatistics["players"][number];
export type Answer = Player["answers"][number];

const KNOWN = 0.9;
const WORST = 3;

export const keysOf = ({ options }: Question): OptionKey[] => optionKeys.filter((key) => options[key] !== undefined);

export const answersTo = (question: Question): number =>
  keysOf(question).reduce((sum, key) => sum + (question.distribution[key] ?? 0), 0);

/** Hardest first; a question that nobody answered says nothing about how hard it is, and comes last. */
export function byDifficulty(questions: readonly Question[]): Question[] {
  const rate = (question: Question) => question.correct_rate ?? 2;
  return questions.toSorted(
    (a, b) => rate(a) - rate(b) || b.unanswered - a.unanswered || a.question_number - b.question_number,
  );
}

/** The three questions to go over again: the hardest of those that not nearly everybody knew. */
export const worst = (questions: readonly Question[]): Question[] =>
  byDifficulty(questions)
    .filter(({ correct_rate }) => correct_rate !== null && correct_rate < KNOWN)
    .slice(0, WORST);

/** Why there is no hard question: the whole class knew each, those who answered did, or nobody answered at all. */
export function verdictOnAll(questions: readonly Question[], players: number): "class" | "answered" | "silent" {
  if (questions.every((question) => answersTo(question) === 0)) return "silent";
  const isKnownToAll = questions.every(
    ({ distribution, correct_option }) => (distribution[correct_option] ?? 0) >= players * KNOWN,
  );
  return isKnownToAll ? "class" : "answered";
}

/** The wrong option that most chose; of two the first in the alphabet, and none when nobody was wrong. */
export function topWrong(question: Question): OptionKey | null {
  let top: OptionKey | null = null;
  for (const key of keysOf(question)) {
    const count = question.distribution[key] ?? 0;
    if (key !== question.correct_option && count > (top === null ? 0 : (question.distribution[top] ?? 0))) top = key;
  }
  return top;
}

export type Misconception = { readonly question: Question; readonly option: OptionKey; readonly count: number };

/** The wrong ideas that many share, the most widespread first. */
export function misconceptions(questions: readonly Question[]): Misconception[] {
  return questions
    .flatMap((question) => {
      const option = question.misconception;
      return option === null ? [] : [{ question, option, count: question.distribution[option] ?? 0 }];
    })
    .toSorted((a, b) => b.count - a.count || a.question.question_number - b.question.question_number);
}

/** Who needs help, most first. */
export const needSupport = (players: readonly Player[]): Player[] =>
  players
    .filter(({ needs_support }) => needs_support)
    .toSorted((a, b) => (a.accuracy ?? 0) - (b.accuracy ?? 0) || byName.compare(a.nickname, b.nickname));

export const correctOf = ({ answers }: Player): number => answers.filter(({ is_correct }) => is_correct).length;
export const emptyOf = ({ answers }: Player): number => answers.filter(({ answer }) => answer === null).length;
export const wrongOf = (player: Player): number => player.answers.length - correctOf(player) - emptyOf(player);

/** How many gave no answer to the last question: they had left, or ran out of time. */
export const missedTheLast = (players: readonly Player[]): number =>
  players.filter(({ answers }) => answers.at(-1)?.answer === null).length;

export type SortBy = "name" | "correct" | "score";
export type Sorting = { readonly by: SortBy; readonly down: boolean };

/** Equal ones stay in the order of the final ranking. */
export function sorted(players: readonly Player[], { by, down }: Sorting): Player[] {
  const compare: Record<SortBy, (a: Player, b: Player) => number> = {
    name: (a, b) => byName.compare(a.nickname, b.nickname),
    correct: (a, b) => correctOf(a) - correctOf(b),
    score: (a, b) => a.score - b.score,
  };
  const sign = down ? -1 : 1;
  return players.toSorted((a, b) => sign * compare[by](a, b));
}

/** A second press on a head turns the order; names begin at A, numbers at the top. */
export const nextSorting = (now: Sorting, by: SortBy): Sorting =>
  now.by === by ? { by, down: !now.down } : { by, down: by !== "name" };
