import { classLimits } from "#protocol/class-limits";
import { byName } from "#shared/alphabet";
import type { OutcomeRate, Rate, StudentProgress } from "#protocol/http/replies/classes";
import type { Sum } from "./class-sums";
import { sum } from "./tally";

/** Progress of a class and of its students, from the sums of their games. */

type PlayedGame = {
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

/** Number of newest games in a trend, compared with all games before them. */
const RECENT = 4;

export const rateOf = (sums: readonly Sum[]): Rate => {
  const questions = sum(sums.map(([count]) => count));
  return { questions, credit: questions === 0 ? null : sum(sums.map(([, credit]) => credit)) / questions };
};

const sumsOf = ({ questions, credit }: PlayedSums): Sum => [questions, credit];

type Played = { readonly games: readonly PlayedGame[]; readonly rows: readonly PlayedSums[] };

/**
 * Progress of each student. `own`: games of the class, newest first; `elsewhere`: games its students played in other classes,
 * which count for them alone.
 */
export function studentsProgress(students: readonly Named[], own: Played, elsewhere: Played = none): StudentProgress[] {
  const all = together(own, elsewhere);
  const index = outcomeIndex(own.games, elsewhere.games);
  const ownGames = new Set(own.games);
  const isOwn = all.games.map((game) => ownGames.has(game));
  const byStudent = Map.groupBy(all.rows, ({ studentId }) => studentId);
  return students.map(({ id, number, name }) => {
    const { by_game, ...progress } = progressOf(all.games, byStudent.get(id) ?? [], index);
    return { student_id: id, number, name, ...progress, by_game: by_game.filter((_, i) => isOwn[i]) };
  });
}

const none: Played = { games: [], rows: [] };

/** Puts a class's own games and those from other classes together, newest first. */
export function together<G extends PlayedGame, Row extends PlayedSums>(
  own: { readonly games: readonly G[]; readonly rows: readonly Row[] },
  elsewhere: { readonly games: readonly G[]; readonly rows: readonly Row[] },
) {
  if (elsewhere.games.length === 0) return own;
  return {
    games: [...own.games, ...elsewhere.games].toSorted((a, b) => b.playedAt - a.playedAt),
    rows: [...own.rows, ...elsewhere.rows],
  };
}

/** The progress of one student, from the rows of their games. A game counts as played if a question of it was asked of them. */
export function progressOf(games: readonly PlayedGame[], rows: readonly PlayedSums[], index = outcomeIndex(games)) {
  const byGame = new Map(rows.filter(({ asked }) => asked > 0).map((row) => [row.gameId, row]));
  const played = games.filter(({ id }) => byGame.has(id));
  const inOrder = played.map(({ id }) => byGame.get(id)!);
  return {
    ...rateOf(inOrder.map(sumsOf)),
    games: played.length,
    trend: trendOf(inOrder.map(sumsOf)),
    last_played: played[0]?.playedAt ?? null,
    outcomes: ratesByOutcome(index, inOrder),
    by_game: games.map(({ id }) => (byGame.has(id) ? rateOf([sumsOf(byGame.get(id)!)]) : null)),
  };
}

/**
 * Compares the newest games with those before, newest first, or the newer half if there are few. Null if there is nothing to
 * compare.
 */
export function trendOf(sums: readonly Sum[]): number | null {
  const judged = sums.filter(([questions]) => questions > 0);
  const recent = Math.min(RECENT, Math.floor(judged.length / 2));
  if (recent === 0) return null;
  const [now, before] = [rateOf(judged.slice(0, recent)).credit!, rateOf(judged.slice(recent)).credit!];
  return now - before;
}

/** Rates of the class for each outcome. A question is counted once, however many answered it. */
export function classOutcomes(games: readonly PlayedGame[], rows: readonly PlayedSums[]): OutcomeRate[] {
  const asked = askedOf(games);
  return ratesByOutcome(outcomeIndex(games), rows).map((rate) => ({ ...rate, questions: asked.get(rate.outcome)! }));
}

/** Each shown outcome once, in alphabetical order, and for each game the places of its outcomes among them, if shown. */
type OutcomeIndex = {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, readonly (number | undefined)[]>;
};

/** Takes the outcomes that were asked most; one that was asked elsewhere alone comes after those of the class. */
function outcomeIndex(games: readonly PlayedGame[], elsewhere: readonly PlayedGame[] = []): OutcomeIndex {
  const asked = askedOf(games);
  for (const name of askedOf(elsewhere).keys()) asked.set(name, asked.get(name) ?? 0);
  const most = [...asked].toSorted(([, a], [, b]) => b - a).slice(0, classLimits.outcomes);
  const names = most.map(([name]) => name).toSorted((a, b) => byName.compare(a, b));
  const placeOf = new Map(names.map((name, place) => [name, place]));
  return {
    names,
    places: new Map(
      [...games, ...elsewhere].map(({ id, outcomes }) => [id, outcomes.map(([outcome]) => placeOf.get(outcome))]),
    ),
  };
}

/** Each outcome with its number of questions, in the order of the games. */
function askedOf(games: readonly PlayedGame[]): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { outcomes } of games) {
    for (const [outcome, questions] of outcomes) asked.set(outcome, (asked.get(outcome) ?? 0) + questions);
  }
  return asked;
}

/** Adds up in place, because a class has ninety thousand sums in a year. */
function ratesByOutcome({ names, places }: OutcomeIndex, rows: readonly PlayedSums[]): OutcomeRate[] {
  const questions = new Float64Array(names.length);
  const credit = new Float64Array(names.length);
  for (const { gameId, outcomes } of rows) {
    const of = places.get(gameId) ?? [];
    for (let i = 0; i < of.length; i++) {
      const [place, sum] = [of[i], outcomes[i]];
      if (!sum || place === undefined) continue;
      questions[place]! += sum[0];
      credit[place]! += sum[1];
    }
  }
  return names.flatMap((outcome, i) =>
    questions[i] === 0 ? [] : [{ outcome, ...rateOf([[questions[i]!, credit[i]!]]) }],
  );
}
