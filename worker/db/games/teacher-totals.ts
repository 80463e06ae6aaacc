import { and, count, desc, eq, gte, sql, sum, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { games } from "../schema/games";
import { questionSets } from "../schema/question-sets";

/** How many of the newest finished games are opened for the hardest questions, and how long their results may be together. */
const OPENED = 50;
const OPENED_BYTES = 4_000_000;
/** Of results that stand in rows of their own because they are longer. */
const LONG = 2_000_000;

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
      .where(sql`${games.id} in ${newestUpToBytes(mine)}`)
      .orderBy(desc(games.createdAt)),
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

/** The newest one always: of a hall's games alone there may be more than fits. */
function newestUpToBytes(mine: SQL): SQL {
  const length = sql`coalesce(octet_length(${games.results}), ${LONG})`;
  const newest = sql`select ${games.id} as id, ${length} as length, ${games.createdAt} as at from ${games}
    where ${mine} and ${games.status} = 'completed' and (${games.results} is not null or ${games.resultsEdition} is not null)
    order by ${games.createdAt} desc limit ${OPENED}`;
  return sql`(select id from (select id, length, sum(length) over (order by at desc, id) as up_to_here from (${newest}))
    where up_to_here <= max(${OPENED_BYTES}, length))`;
}
