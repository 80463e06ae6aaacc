import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { searchKey } from "#protocol/fold";
import type { PageQuery } from "#protocol/http/page";
import type { GameStatus } from "#protocol/messages";
import type { Database } from "../database";
import type { Place } from "../job-cursors";
import { usedByGame } from "../sets/media-uses";
import { playedQuestion } from "../sets/question-row";
import { classes } from "../schema/classes";
import { gamePlayers, games } from "../schema/games";
import { media } from "../schema/media";
import { users } from "../schema/people";
import { questions, questionSets } from "../schema/question-sets";

export type GameRow = typeof games.$inferSelect;
/** With the name of the class that played. */
export type NamedGame = GameRow & { readonly className: string | null };

/** A teacher's own set with its questions, in order; undefined for everybody else's. */
export async function setToPlay(db: Database, ownerId: string, setId: string) {
  const [sets, rows] = await db.batch([
    db
      .select({ id: questionSets.id, title: questionSets.title, language: questionSets.language })
      .from(questionSets)
      .where(and(eq(questionSets.id, setId), eq(questionSets.ownerId, ownerId))),
    db
      .select({ question: questions, width: media.width, height: media.height })
      .from(questions)
      .innerJoin(questionSets, eq(questionSets.id, questions.setId))
      .leftJoin(media, eq(media.id, sql`${questions.image} ->> 'id'`))
      .where(and(eq(questions.setId, setId), eq(questionSets.ownerId, ownerId)))
      .orderBy(asc(questions.position), asc(questions.id)),
  ]);
  const set = sets[0];
  return (
    set && {
      ...set,
      questions: rows.map(({ question, ...sides }) => playedQuestion(withSides(question, sides), set.language)),
    }
  );
}

type Sides = { readonly width: number | null; readonly height: number | null };

/** A place on a picture is judged by its shape: by what the picture is, not by what was sent of it. */
function withSides(row: typeof questions.$inferSelect, { width, height }: Sides): typeof row {
  return row.image && width !== null && height !== null ? { ...row, image: { ...row.image, width, height } } : row;
}

export async function unfinishedGameCount(db: Database, ownerId: string): Promise<number> {
  const row = await db
    .select({ games: count() })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), ne(games.status, "completed")))
    .get();
  return row?.games ?? 0;
}

/** The newest game of this teacher under this code: there is one, for a teacher never gets a code twice. */
export const ownGame = (db: Database, ownerId: string, code: string): Promise<NamedGame | undefined> =>
  db
    .select({ ...getTableColumns(games), className: classes.name })
    .from(games)
    .leftJoin(classes, eq(classes.id, games.classId))
    .where(and(eq(games.code, code), eq(games.ownerId, ownerId)))
    .orderBy(desc(games.createdAt))
    .get();

export async function codeOfGame(db: Database, ownerId: string, id: string): Promise<string | null> {
  const row = await db
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.id, id), eq(games.ownerId, ownerId)))
    .get();
  return row?.code ?? null;
}

/** Deletes the game and with it everybody's line of it; its parts in R2, where it has any, are the caller's to delete. */
export const deleteOwnGame = (db: Database, ownerId: string, code: string) =>
  db
    .delete(games)
    .where(and(eq(games.code, code), eq(games.ownerId, ownerId)))
    .returning({ id: games.id, isLarge: isLarge.mapWith(Boolean) });

/** Games that several rooms played, or may have. */
export async function largeGamesOf(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), isLarge));
  return rows.map(({ id }) => id);
}

/** Settings that nobody can read may be those of one. */
const isLarge = sql`CASE WHEN json_valid(${games.settings})
  THEN coalesce(${games.settings} ->> 'capacity', 0) > 0 ELSE ${games.settings} IS NOT NULL END`;

/** A page of a teacher's games, newest first, without their details. */
export async function teacherGames(
  db: Database,
  ownerId: string,
  { q, page, page_size }: PageQuery,
  { status, mode }: { status: GameStatus | undefined; mode: GameRow["mode"] },
) {
  const where = and(
    eq(games.ownerId, ownerId),
    status && eq(games.status, status),
    eq(games.mode, mode),
    // Not LIKE: D1 takes patterns of 50 bytes at most, and a search may hold % and _.
    q === "" ? undefined : sql`instr(${games.titleKey}, ${searchKey(q)}) > 0`,
  );
  const newest = [desc(games.createdAt), desc(sql`${games}.rowid`)];
  // The page is found in the index alone: of all the games before it no row is opened.
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

export async function unfinishedCodesOf(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), ne(games.status, "completed")));
  return rows.map(({ code }) => code);
}

/** Codes of all games of a teacher whose rooms are there: such as run, and such as ended not long ago. */
export async function livingCodesOf(db: Database, ownerId: string, now: number): Promise<string[]> {
  const rows = await db
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), or(ne(games.status, "completed"), gt(games.codeFreeAt, now))));
  return rows.map(({ code }) => code);
}

/** The same of finished games that this student has played. */
export async function livingCodesPlayedBy(db: Database, userId: string, now: number): Promise<string[]> {
  const rows = await db
    .select({ code: games.code })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), gt(games.codeFreeAt, now)));
  return rows.map(({ code }) => code);
}

/** Games made before then that D1 takes for unfinished, after one of them in turn. */
export async function unfinishedGames(
  db: Database,
  { before, after, limit }: { before: number; after: Place; limit: number },
) {
  return db
    .select({
      id: games.id,
      code: games.code,
      ownerId: games.ownerId,
      status: games.status,
      createdAt: games.createdAt,
    })
    .from(games)
    .where(
      and(
        inArray(games.status, ["lobby", "active"]),
        lt(games.createdAt, before),
        or(gt(games.createdAt, after.at), and(eq(games.createdAt, after.at), gt(games.id, after.id))),
      ),
    )
    .orderBy(asc(games.createdAt), asc(games.id))
    .limit(limit);
}

/** Unfinished games of teachers who were rejected. */
export const gamesOfRejected = (db: Database, limit: number) =>
  db
    .select({ code: games.code, ownerId: games.ownerId })
    .from(games)
    .innerJoin(users, eq(users.id, games.ownerId))
    .where(and(inArray(games.status, ["lobby", "active"]), eq(users.approval, "rejected")))
    .limit(limit);

/** A game whose room does not exist any more: it is over, with nothing to show. */
export async function closeLostGame(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(games)
    .set({ status: "completed", endedAt: now, codeFreeAt: now })
    .where(and(eq(games.id, id), ne(games.status, "completed")));
}

export type NewGame = Pick<
  GameRow,
  | "id"
  | "code"
  | "ownerId"
  | "questionSetId"
  | "title"
  | "label"
  | "settings"
  | "totalQuestions"
  | "createdAt"
  | "classId"
> & { readonly pictures: readonly string[] };

/** Six-digit codes that are taken, counted no further than `most`. */
export async function takenShortCodes(db: Database, now: number, most: number): Promise<number> {
  const taken = db
    .select({ one: sql`1`.as("one") })
    .from(games)
    .where(and(or(isNull(games.codeFreeAt), gt(games.codeFreeAt, now)), sql`length(${games.code}) = 6`))
    .limit(most)
    .as("taken");
  const row = await db.select({ codes: count() }).from(taken).get();
  return row?.codes ?? 0;
}

/**
 * Writes the game down under its code, unless the code is in use or this teacher has had it before. One statement decides,
 * so that two teachers never get the same code.
 */
export async function claimCode(db: Database, game: NewGame): Promise<boolean> {
  const { id, code, ownerId, questionSetId, title, label, settings, totalQuestions, createdAt, pictures } = game;
  const { classId } = game;
  const [claimed] = await db.$client.batch([
    db.$client
      .prepare(
        `INSERT INTO games
          (id, code, owner_id, question_set_id, title, title_key, status, settings, total_questions, created_at, label,
            class_id)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, 'lobby', ?7, ?8, ?9, ?10, (SELECT id FROM classes WHERE id = ?11)
        WHERE NOT EXISTS (SELECT 1 FROM games WHERE code = ?2 AND (code_free_at IS NULL OR code_free_at > ?9))
          AND NOT EXISTS (SELECT 1 FROM used_codes WHERE owner_id = ?3 AND code = ?2)`,
      )
      .bind(
        id,
        code,
        ownerId,
        questionSetId,
        title,
        gameKey(title, label),
        settings,
        totalQuestions,
        createdAt,
        label,
        classId,
      ),
    db.$client
      .prepare(`INSERT INTO used_codes SELECT owner_id, code FROM games WHERE id = ? ON CONFLICT DO NOTHING`)
      .bind(id),
    ...(pictures.length > 0 ? [usedByGame(db, id, pictures)] : []),
  ]);
  return (claimed?.meta.changes ?? 0) > 0;
}

const gameKey = (title: string, label: string): string => searchKey(`${title} ${label}`);

/** Calls a game something else; undefined where this teacher has none under this code. */
export async function relabelGame(db: Database, ownerId: string, code: string, label: string) {
  const game = await ownGame(db, ownerId, code);
  if (!game) return undefined;
  await db
    .update(games)
    .set({ label, titleKey: gameKey(game.title, label) })
    .where(eq(games.id, game.id));
  return { ...game, label };
}

/** A game that never got its room. What was played stays. */
export async function forgetGame(db: Database, id: string): Promise<void> {
  await db.delete(games).where(and(eq(games.id, id), eq(games.status, "lobby")));
}
