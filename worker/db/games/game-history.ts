import { and, count, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import type { PageQuery } from "#protocol/http/page";
import { OVERVIEW_OPENINGS } from "#game/results/stored-parts";
import type { Database } from "../database";
import { gamePlayers, games } from "../schema/games";

/** Lists a page of the finished games a signed-in player was in, newest first. */
export async function playedGames(db: Database, userId: string, { q, page, page_size }: PageQuery) {
  const own = eq(gamePlayers.userId, userId);
  const where = and(own, sql`instr(${games.titleKey}, ${searchKey(q)}) > 0`);
  // Every line has its game, so without a search the games table is not read to count or to find the page.
  const isSearch = q !== "";
  const withGame = eq(games.id, gamePlayers.gameId);
  const newest = [desc(gamePlayers.playedAt), desc(sql`${gamePlayers}.rowid`)];
  const counted = db.select({ total: count() }).from(gamePlayers);
  const rows = db.select({ row: sql`${gamePlayers}.rowid` }).from(gamePlayers);
  const shown = (isSearch ? rows.innerJoin(games, withGame).where(where) : rows.where(own))
    .orderBy(...newest)
    .limit(page_size)
    .offset((page - 1) * page_size);
  const [items, totals] = await db.batch([
    db
      .select({
        code: games.code,
        mode: games.mode,
        title: games.title,
        playerCount: games.playerCount,
        playerId: gamePlayers.playerId,
        nickname: gamePlayers.nickname,
        marble: gamePlayers.marble,
        score: gamePlayers.score,
        net: gamePlayers.net,
        rank: gamePlayers.rank,
        correct: gamePlayers.correct,
        wrong: gamePlayers.wrong,
        unanswered: gamePlayers.unanswered,
        teamName: gamePlayers.teamName,
        teamRank: gamePlayers.teamRank,
        playedAt: gamePlayers.playedAt,
      })
      .from(gamePlayers)
      .innerJoin(games, withGame)
      .where(inArray(sql`${gamePlayers}.rowid`, shown))
      .orderBy(...newest),
    isSearch ? counted.innerJoin(games, withGame).where(where) : counted.where(own),
  ]);
  return { items, total: totals[0]?.total ?? 0 };
}

/** Shows the player's team in a game with teams. */
export const inTeam = ({ teamName, teamRank }: { teamName: string | null; teamRank: number | null }) =>
  teamName === null || teamRank === null ? {} : { team: { name: teamName, rank: teamRank } };

/** The row of a game in parts, which names no player. */
export const isOverview = sql<boolean>`(${sql.join(
  OVERVIEW_OPENINGS.map((start) => sql`substr(${games.results}, 1, length(${start})) = ${start}`),
  sql` OR `,
)})`;

/** Finds finished games under this code that may include this player, for any caller: codes are drawn again in time. */
export const gamesOfPlayer = (db: Database, code: string, playerId: string) =>
  db
    .select()
    .from(games)
    .where(
      and(
        eq(games.code, code),
        or(isNotNull(games.resultsEdition), sql`instr(${games.results}, ${playerId}) > 0`, isOverview),
      ),
    );

/** Finds the finished game of a player id, if the player belongs to this account. */
export const playedGame = (db: Database, userId: string, playerId: string) =>
  db
    .select({ game: games, line: gamePlayers })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.playerId, playerId), eq(gamePlayers.userId, userId)))
    .get();
