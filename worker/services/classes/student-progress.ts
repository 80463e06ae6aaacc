import type { StudentProgressReply } from "#protocol/http/replies/classes";
import { storedGamesOfStudent, type Period } from "#db/classes/class-results";
import { classSumsOf, sumsElsewhere } from "#db/classes/played-sums";
import type { Database } from "#db/database";
import { progressOf, rateOf, together, type PlayedSums } from "#game/results/class-progress";
import { missedQuestions } from "#game/results/missed-questions";
import { readingPart } from "#game/results/stored-parts";
import { oneByOne } from "#shared/one-by-one";
import { inTurns, othersTurn } from "#shared/in-turns";
import { resultsText } from "#db/games/stored-results";
import type { AppContext } from "../request/app-env";
import { countResults } from "../sign-in/throttle";

/** Number of newest games that are opened to find missed questions. */
const OPENED = 20;

type Place = StudentProgressReply["student"];
type Seen = { readonly period: Period; readonly withClass: boolean };

/**
 * One student's page. The class's results in the same games are included only for the teacher. Counted, since results of whole games
 * are read.
 */
export async function studentProgress(
  c: AppContext,
  found: StudentProgressReply["class"],
  student: Place,
  { period, withClass }: Seen,
): Promise<StudentProgressReply> {
  const db = c.get("db");
  await countResults(c, c.get("user").id);
  const [ofClass, elsewhere, missed] = await Promise.all([
    classSumsOf(db, found.id, period, student.id),
    sumsElsewhere(db, found.id, period, student.id),
    oneByOne(`student's page of ${c.get("user").id}`, () => missedOf(db, student.id, period)),
  ]);
  const { games, rows } = together<(typeof elsewhere.games)[number], PlayedSums>(ofClass, elsewhere);
  const own = rows.filter(({ studentId }) => studentId === student.id);
  const { by_game, ...progress } = progressOf(games, own);
  const byGame = Map.groupBy(ofClass.rows, ({ gameId }) => gameId);
  const classCredit = (of: readonly PlayedSums[]) =>
    withClass ? rateOf(of.map(({ questions, credit }) => [questions, credit])).credit : null;
  const played = games.flatMap(({ id, code, title, label, playedAt }, i) => {
    const rate = by_game[i];
    if (!rate) return [];
    const class_credit = classCredit(byGame.get(id) ?? []);
    return [{ game_code: code, title, label, played_at: playedAt, ...rate, class_credit }];
  });
  return {
    class: { id: found.id, name: found.name },
    student,
    progress: { ...progress, class_games: games.length, class_credit: classCredit(ofClass.rows) },
    games: played.toReversed(),
    missed,
  };
}

async function missedOf(db: Database, studentId: string, period: Period) {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = period;
  const newest = await storedGamesOfStudent(db, studentId, OPENED);
  const inPeriod = newest.filter(({ playedAt }) => playedAt >= from && playedAt <= to);
  const games = [];
  for (const game of inPeriod) {
    const { code: gameCode, playedAt, playerId } = game;
    const text = await resultsText(db, game);
    // No row but the student's.
    const results = text && (await inTurns(readingPart(text, new Set([playerId]))));
    await othersTurn();
    if (results && typeof results === "object") games.push({ results, playerId, gameCode, playedAt });
  }
  return inTurns(missedQuestions(games));
}
