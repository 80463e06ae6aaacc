import { and, count, desc, eq, gte, isNotNull, or, sql, sum } from "drizzle-orm";
import type { Database } from "../database";
import { games } from "../schema/games";
import { questionSets } from "../schema/question-sets";

/** How many of the newest finished games are opened for the hardest questions. */
const OPENED = 50;

/** A teacher's totals, and the kept results of the newest games. */
export async function teacherTotals(db: Database, ownerId: string, monthStart: number) {
  const mine = eq(games.ownerId, ownerId);
  const [sets, all, month, newest] = await db.batch([
    db.select({ sets: count() }).from(questionSets).where(eq(questionSets.ownerId, ownerId)),
    db
      .select({
        games: count(),
        players: sum(games.playerCount).mapWith(Number),
        correct: sum(games.correct).mapWith(Number),
        asked: sql<number | null>`sum(coalesce(${games.asked}, ${games.playerCount} * ${games.questionsAsked}))`,
      })
      .from(games)
      .where(mine),
    db
      .select({ games: count(), players: sum(games.playerCount).mapWith(Number) })
      .from(games)
      .where(and(mine, gte(games.createdAt, monthStart))),
    db
      .select({
        id: games.id,
        questionSetId: games.questionSetId,
        results: games.results,
        resultsEdition: games.resultsEdition,
      })
      .from(games)
      .where(and(mine, eq(games.status, "completed"), or(isNotNull(games.results), isNotNull(games.resultsEdition))))
      .orderBy(desc(games.createdAt))
      .limit(OPENED),
  ]);
  return {
    questionSets: sets[0]?.sets ?? 0,
    games: all[0]?.games ?? 0,
    players: all[0]?.players ?? 0,
    correct: all[0]?.correct ?? 0,
    asked: all[0]?.asked ?? 0,
    month: { games: month[0]?.games ?? 0, players: month[0]?.players ?? 0 },
    newest,
  };
}
