import { and, count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import type { PageQuery } from "#protocol/http/page";
import type { GameStatus } from "#protocol/live/messages";
import type { Database } from "../database";
import { numbersById, numbersIn } from "../classes/known-number";
import { classes } from "../schema/classes";
import { games } from "../schema/games";

export type GameRow = typeof games.$inferSelect;
export type NamedGame = GameRow & { readonly className: string | null };

/** Finds this teacher's game under this code. There is one at most, because a teacher never gets a code twice. */
export const ownGame = (db: Database, ownerId: string, code: string): Promise<NamedGame | undefined> =>
  ownGames(db, ownerId, code).get();

const ownGames = (db: Database, ownerId: string, code: string) =>
  db
    .select({ ...getTableColumns(games), className: classes.name })
    .from(games)
    .leftJoin(classes, eq(classes.id, games.classId))
    .where(and(eq(games.code, code), eq(games.ownerId, ownerId)))
    .orderBy(desc(games.createdAt))
    .limit(1);

/** The same with the numbers that the pupils of its class know, if it counted net: its report may hide names behind them. */
export async function reportedGame(db: Database, ownerId: string, code: string) {
  const classId = sql<string>`(SELECT class_id FROM games WHERE code = ${code} AND owner_id = ${ownerId}
    AND json_valid(settings) AND settings ->> 'scoring' = 'net' ORDER BY created_at DESC LIMIT 1)`;
  const [[game], numbers] = await db.batch([ownGames(db, ownerId, code), numbersIn(db, classId)]);
  return { game, numbers: numbersById(numbers) };
}

/** A room exists for a day at least after its game's end; one that was gone by then has left nothing. */
export const isLostGame = ({ mode, endedAt, codeFreeAt }: Pick<GameRow, "mode" | "endedAt" | "codeFreeAt">): boolean =>
  mode === "live" && endedAt !== null && codeFreeAt !== null && codeFreeAt <= endedAt;

export async function codeOfGame(db: Database, ownerId: string, id: string): Promise<string | null> {
  const row = await db
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.id, id), eq(games.ownerId, ownerId)))
    .get();
  return row?.code ?? null;
}

/** Deletes the game and everybody's line of it; the caller deletes its parts in R2, if any. */
export const deleteOwnGame = (db: Database, ownerId: string, code: string) =>
  db
    .delete(games)
    .where(and(eq(games.code, code), eq(games.ownerId, ownerId)))
    .returning({ id: games.id, isLarge: isLarge.mapWith(Boolean) });

/** Lists games that were, or may have been, played in several rooms. */
export async function largeGamesOf(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), isLarge));
  return rows.map(({ id }) => id);
}

/** Unreadable settings may be those of a large game. */
const isLarge = sql`CASE WHEN json_valid(${games.settings})
  THEN coalesce(${games.settings} ->> 'capacity', 0) > 0 ELSE ${games.settings} IS NOT NULL END`;

/** Lists a page of a teacher's games, newest first, without their details. */
export async function teacherGames(
  db: Database,
  ownerId: string,
  { q, page, page_size }: PageQuery,
  { status, mode }: { status: GameStatus | "open" | undefined; mode: GameRow["mode"] },
) {
  const where = and(
    eq(games.ownerId, ownerId),
    status === "open" ? inArray(games.status, ["active", "lobby"]) : status && eq(games.status, status),
    eq(games.mode, mode),
    // Uses instr, not LIKE: D1 takes patterns of 50 bytes at most, and a search may contain % and _.
    q === "" ? undefined : sql`instr(${games.titleKey}, ${searchKey(q)}) > 0`,
  );
  const newest = [desc(games.createdAt), desc(sql`${games}.rowid`)];
  // Finds the page in the index alone: the games before it are not read.
  const shown = db
    .select({ row: sql`${games}.rowid` })
    .from(games)
    .where(where)
    .orderBy(...newest)
    .limit(page_size)
    .offset((page - 1) * page_size);
  const [items, totals] = await db.batch([
    db
      .select({
        id: games.id,
        code: games.code,
        title: games.title,
        label: games.label,
        mode: games.mode,
        status: games.status,
        questionSetId: games.questionSetId,
        settings: games.settings,
        totalQuestions: games.totalQuestions,
        questionsAsked: games.questionsAsked,
        asked: games.asked,
        playerCount: games.playerCount,
        correct: games.correct,
        averageScore: games.averageScore,
        createdAt: games.createdAt,
        startedAt: games.startedAt,
        endedAt: games.endedAt,
        codeFreeAt: games.codeFreeAt,
        className: classes.name,
      })
      .from(games)
      .leftJoin(classes, eq(classes.id, games.classId))
      .where(inArray(sql`${games}.rowid`, shown))
      .orderBy(...newest),
    db.select({ total: count() }).from(games).where(where),
  ]);
  return { items, total: totals[0]?.total ?? 0 };
}
export type GameLine = Awaited<ReturnType<typeof teacherGames>>["items"][number];

/** Text that a search of games looks in. */
export const gameKey = (title: string, label: string): string => searchKey(`${title} ${label}`);

/** Changes a game's label; undefined if this teacher has no game under this code. */
export async function relabelGame(db: Database, ownerId: string, code: string, label: string) {
  const game = await ownGame(db, ownerId, code);
  if (!game) return undefined;
  await db
    .update(games)
    .set({ label, titleKey: gameKey(game.title, label) })
    .where(eq(games.id, game.id));
  return { ...game, label };
}
