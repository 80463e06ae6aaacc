import { count, desc, eq, and, sql } from "drizzle-orm";
import { searchKey } from "#protocol/fold";
import type { PageQuery } from "#protocol/http";
import type { Database } from "./database";
import { gamePlayers, games } from "./schema";

/** A page of the finished games a signed-in player was in, newest first. */
export async function playedGames(db: Database, userId: string, { q, page, page_size }: PageQuery) {
  const where = and(
    eq(gamePlayers.userId, userId),
    q === "" ? undefined : sql`instr(${games.titleKey}, ${searchKey(q)}) > 0`,
  );
  const [items, totals] = await db.batch([
    db
      .select({
        code: games.code,
        title: games.title,
        playerCount: games.playerCount,
        playerId: gamePlayers.playerId,
        nickname: gamePlayers.nickname,
        marble: gamePlayers.marble,
        score: gamePlayers.score,
        rank: gamePlayers.rank,
        correct: gamePlayers.correct,
        wrong: gamePlayers.wrong,
        unanswered: gamePlayers.unanswered,
        playedAt: gamePlayers.playedAt,
      })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(where)
      .orderBy(desc(gamePlayers.playedAt), desc(gamePlayers.gameId))
      .limit(page_size)
      .offset((page - 1) * page_size),
    db.select({ total: count() }).from(gamePlayers).innerJoin(games, eq(games.id, gamePlayers.gameId)).where(where),
  ]);
  return { items, total: totals[0]?.total ?? 0 };
}

/** The finished game under this code that this player was in, whoever asks. */
export const gameOfPlayer = (db: Database, code: string, playerId: string) =>
  db
    .select()
    .from(games)
    .where(and(eq(games.code, code), eq(games.status, "completed"), sql`instr(${games.results}, ${playerId}) > 0`))
    .orderBy(desc(games.createdAt))
    .get();

/** The finished game a player id belongs to, for the account it belongs to. */
export const playedGame = (db: Database, userId: string, playerId: string) =>
  db
    .select({ game: games, line: gamePlayers })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.playerId, playerId), eq(gamePlayers.userId, userId)))
    .get();
