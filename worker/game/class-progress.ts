import type { OutcomeRate, Rate, StudentProgress } from "#protocol/http/classes";
import type { Sum } from "./class-sums";
import { sum } from "./tally";

/** What the sums of games say of a class and of its students. */

export type PlayedGame = {
  readonly id: string;
  readonly playedAt: number;
  readonly outcomes: readonly (readonly [outcome: string, questions: number])[];
};
export type PlayedSums = {
  readonly gameId: string;
  readonly studentId: string;
  readonly asked: number;
  readonly questions: number;
  readonly credit: number;
  readonly outcomes: readonly (Sum | null)[];
};
type Named = { readonly id: string; readonly number: number; readonly name: string };

/** The newest games that a trend looks at; those before it, all of them. */
const RECENT = 4;

export const rateOf = (sums: readonly Sum[]): Rate => {
  const questions = sum(sums.map(([count]) => count));
  return { questions, credit: questions === 0 ? null : sum(sums.map(([, credit]) => credit)) / questions };
};

const sumsOf = ({ questions, credit }: PlayedSums): Sum => [questions, credit];

/** Of each student; `games` newest first. Who is not there at all has played in none. */
export function studentsProgress(
  students: readonly Named[],
  games: readonly PlayedGame[],
  rows: readonly PlayedSums[],
): StudentProgress[] {
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId);
  return students.map(({ id, number, name }) => ({
    student_id: id,
    number,
    name,
    ...progressOf(games, byStudent.get(id) ?? []),
  }));
}

/** Of one student's rows. */
export function progressOf(games: readonly PlayedGame[], rows: readonly PlayedSums[]) {
  const byGame = new Map(rows.filter(({ asked }) => asked > 0).map((row) => [row.gameId, row]));
  const played = games.filter(({ id }) => byGame.has(id));
  const inOrder = played.map(({ id }) => byGame.get(id)!);
  return {
    ...rateOf(inOrder.map(sumsOf)),
    games: played.length,
    trend: trendOf(inOrder.map(sumsOf)),
    last_played: played[0]?.playedAt ?? null,
    outcomes: ratesByOutcome(played.flatMap(({ id, outcomes }) => named(outcomes, byGame.get(id)!.outcomes))),
    by_game: games.map(({ id }) => (byGame.has(id) ? rateOf([sumsOf(byGame.get(id)!)]) : null)),
  };
}

/** The newest games against those before, newest first: half of them where there are few. Null where there is nothing to compare. */
export function trendOf(sums: readonly Sum[]): number | null {
  const judged = sums.filter(([questions]) => questions > 0);
  const recent = Math.min(RECENT, Math.floor(judged.length / 2));
  if (recent === 0) return null;
  const [now, before] = [rateOf(judged.slice(0, recent)).credit!, rateOf(judged.slice(recent)).credit!];
  return now - before;
}

/** Of the class: the questions are counted once, however many answered them. */
export function classOutcomes(games: readonly PlayedGame[], rows: readonly PlayedSums[]): OutcomeRate[] {
  const byGame = Map.groupBy(rows, ({ gameId }) => gameId);
  const asked = new Map<string, number>();
  const answered = games.flatMap(({ id, outcomes }) => {
    for (const [outcome, questions] of outcomes) asked.set(outcome, (asked.get(outcome) ?? 0) + questions);
    return (byGame.get(id) ?? []).flatMap((row) => named(outcomes, row.outcomes));
  });
  return ratesByOutcome(answered).map((rate) => ({ ...rate, questions: asked.get(rate.outcome)! }));
}

type NamedSum = readonly [outcome: string, sum: Sum];

const named = (outcomes: PlayedGame["outcomes"], sums: PlayedSums["outcomes"]): NamedSum[] =>
  outcomes.flatMap(([outcome], i): NamedSum[] => (sums[i] ? [[outcome, sums[i]]] : []));

function ratesByOutcome(sums: readonly NamedSum[]): OutcomeRate[] {
  const totals = new Map<string, [questions: number, credit: number]>();
  for (const [outcome, [questions, credit]] of sums) {
    const total = totals.get(outcome) ?? [0, 0];
    totals.set(outcome, [total[0] + questions, total[1] + credit]);
  }
  return Array.from(totals, ([outcome, total]) => ({ outcome, ...rateOf([total]) })).toSorted((a, b) =>
    a.outcome.localeCompare(b.outcome, "tr", { numeric: true }),
  );
}
