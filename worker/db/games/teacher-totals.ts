import { and, count, desc, eq, gte, sql, sum, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { games } from "../schema/games";
import { questionSets } from "../schema/question-sets";

/** Number of the newest finished games opened for the hardest questions, and the limit of their results' total length. */
const OPENED = 50;
const OPENED_BYTES = 4_000_000;
/** Assumed length of results too long for the game's row. */
const LONG = 2_000_000;

/** Reads a teacher's totals, and the kept results of the newest games. */
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
      .select({
        games: count(),
        players: sum(games.playerCount).mapWith(Number),
        playedGames: sql<number | null>`sum(${games.questionsAsked} > 0)`,
        playedPlayers: sql<number | null>`sum(iif(${games.questionsAsked} > 0, ${games.playerCount}, 0))`,
      })
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
    month: {
      games: month[0]?.games ?? 0,
      players: month[0]?.players ?? 0,
      played: { games: month[0]?.playedGames ?? 0, players: month[0]?.playedPlayers ?? 0 },
    },
    newest,
  };
}

/** Selects the newest games up to the byte limit, but always the newest one: a large game alone may exceed it. */
function newestUpToBytes(mine: SQL): SQL {
  const length = sql`coalesce(octet_length(${games.results}), ${LONG})`;
  const newest = sql`select ${games.id} as id, ${length} as length, ${games.createdAt} as at from ${games}
    where ${mine} and ${games.status} = 'completed' and (${games.results} is not null or ${games.resultsEdition} is not null)
    order by ${games.createdAt} desc limit ${OPENED}`;
  return sql`(select id from (select id, length, sum(length) over (order by at desc, id) as up_to_here from (${newest}))
    where up_to_here <= max(${OPENED_BYTES}, length))`;
}
