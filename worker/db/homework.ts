import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { searchKey } from "#protocol/fold";
import type { PageQuery } from "#protocol/http/page";
import type { Database } from "./database";
import { recordResults, type FinishedGame } from "./finished-games";
import type { Place } from "./job-cursors";
import { usedByHomework } from "./media-uses";
import { classes, classStudents } from "./schema/classes";
import { games } from "./schema/games";
import { homework, homeworkPlayers } from "./schema/homework";
import { users } from "./schema/people";

/** Homework as D1 knows it: what lists show, and where each one's object is found. */

export type HomeworkRow = typeof homework.$inferSelect;

export type NewHomework = Pick<
  HomeworkRow,
  | "id"
  | "code"
  | "ownerId"
  | "questionSetId"
  | "title"
  | "classId"
  | "settings"
  | "totalQuestions"
  | "createdAt"
  | "opensAt"
  | "dueAt"
  | "expected"
> & { readonly pictures: readonly string[] };

/** Writes it down under its code; false where that is taken. */
export async function claimHomework(db: Database, { pictures, ...row }: NewHomework): Promise<boolean> {
  const [claimed] = await db.batch([
    db
      .insert(homework)
      .values({ ...row, titleKey: searchKey(row.title) })
      .onConflictDoNothing(),
    usedByHomework(db, row.id, pictures),
  ]);
  return claimed.meta.changes > 0;
}

/** One that never got its object. */
export async function forgetHomework(db: Database, id: string): Promise<void> {
  await db.delete(homework).where(eq(homework.id, id));
}

export async function openHomeworkCount(db: Database, ownerId: string): Promise<number> {
  const open = and(eq(homework.ownerId, ownerId), isNull(homework.endedAt));
  return (await db.select({ n: count() }).from(homework).where(open).get())?.n ?? 0;
}

/** With the name of its class, and what its result adds up to. */
const line = {
  id: homework.id,
  code: homework.code,
  title: homework.title,
  questionSetId: homework.questionSetId,
  classId: homework.classId,
  className: classes.name,
  settings: homework.settings,
  totalQuestions: homework.totalQuestions,
  createdAt: homework.createdAt,
  opensAt: homework.opensAt,
  dueAt: homework.dueAt,
  closedAt: homework.closedAt,
  endedAt: homework.endedAt,
  roomUntil: homework.roomUntil,
  expected: homework.expected,
  started: homework.started,
  finished: homework.finished,
  asked: games.asked,
  correct: games.correct,
};

const lines = (db: Database) =>
  db
    .select(line)
    .from(homework)
    .leftJoin(classes, and(eq(classes.id, homework.classId), isNull(classes.removingAt)))
    .leftJoin(games, eq(games.id, homework.id));

export async function teacherHomework(db: Database, ownerId: string, { q, page, page_size }: PageQuery) {
  const where = and(
    eq(homework.ownerId, ownerId),
    q === "" ? undefined : sql`instr(${homework.titleKey}, ${searchKey(q)}) > 0`,
  );
  const newest = [desc(homework.createdAt), desc(sql`${homework}.rowid`)];
  const [items, totals] = await db.batch([
    lines(db)
      .where(where)
      .orderBy(...newest)
      .limit(page_size)
      .offset((page - 1) * page_size),
    db.select({ total: count() }).from(homework).where(where),
  ]);
  return { items, total: totals[0]?.total ?? 0 };
}
export type HomeworkLine = Awaited<ReturnType<typeof teacherHomework>>["items"][number];

export const ownHomework = (db: Database, ownerId: string, id: string): Promise<HomeworkLine | undefined> =>
  lines(db)
    .where(and(eq(homework.id, id), eq(homework.ownerId, ownerId)))
    .get();

/** With its result and everybody's line of it. The code it had, or null where there was none. */
export async function deleteHomework(db: Database, ownerId: string, id: string): Promise<string | null> {
  const own = and(eq(homework.id, id), eq(homework.ownerId, ownerId));
  const [gone] = await db.batch([
    db.delete(homework).where(own).returning({ code: homework.code }),
    db.delete(games).where(and(eq(games.id, id), eq(games.ownerId, ownerId), eq(games.mode, "homework"))),
  ]);
  return gone[0]?.code ?? null;
}

/** The id of a teacher's homework under this code. */
export async function homeworkOfCode(db: Database, ownerId: string, code: string): Promise<string | null> {
  const own = and(eq(homework.code, code), eq(homework.ownerId, ownerId));
  return (await db.select({ id: homework.id }).from(homework).where(own).get())?.id ?? null;
}

export async function classOfHomework(
  db: Database,
  code: string,
): Promise<{ ownerId: string; classId: string } | null> {
  const { ownerId, classId } = homework;
  const row = await db.select({ ownerId, classId }).from(homework).where(eq(homework.code, code)).get();
  return row?.classId ? { ownerId: row.ownerId, classId: row.classId } : null;
}

type Details = Pick<
  HomeworkRow,
  "id" | "title" | "dueAt" | "closedAt" | "edition" | "endedAt" | "roomUntil" | "expected" | "started" | "finished"
>;

const setDetails = (db: Database, { id, ...details }: Details) =>
  db
    .update(homework)
    .set({ ...details, titleKey: searchKey(details.title) })
    .where(and(eq(homework.id, id), sql`edition <= ${details.edition}`));

export async function homeworkDetails(db: Database, details: Details): Promise<void> {
  await setDetails(db, details);
}

export type HomeworkResult = Details & {
  readonly endedAt: number;
  readonly questionSetId: string | null;
  readonly settings: string;
  readonly createdAt: number;
} & Pick<FinishedGame, "startedAt" | "columns" | "results" | "players" | "sums">;

/**
 * The result as a game's: the row is made from the homework's own, so that a deleted one does not come back, and replaced
 * where the last day was put off after an earlier end. Where nobody began there is nothing to report.
 */
export async function homeworkResult(db: Database, result: HomeworkResult): Promise<void> {
  const { id, endedAt, settings, startedAt, columns, results, players, sums } = result;
  const { title, dueAt, closedAt, edition, roomUntil, expected, started, finished } = result;
  const details = { id, title, dueAt, closedAt, edition, endedAt, roomUntil, expected, started, finished };
  if (columns.playerCount === 0) {
    await db.batch([
      setDetails(db, details),
      db.delete(games).where(and(eq(games.id, id), eq(games.mode, "homework"))),
    ]);
    return;
  }
  const prepare = (text: string, ...values: unknown[]) => db.$client.prepare(text).bind(...values);
  const row = prepare(
    `INSERT INTO games (id, code, owner_id, question_set_id, title, title_key, status, mode, settings, total_questions,
        created_at, class_id)
      SELECT id, code, owner_id, question_set_id, ?2, ?3, 'active', 'homework', ?4, total_questions, created_at, class_id
      FROM homework WHERE id = ?1
      ON CONFLICT (id) DO UPDATE SET title = excluded.title,
        title_key = CASE label WHEN '' THEN excluded.title_key ELSE title_key END, class_id = excluded.class_id,
        anonymized_at = NULL`,
    id,
    title,
    searchKey(title),
    settings,
  );
  const pictures = prepare(
    `INSERT INTO game_media SELECT games.id, media_id FROM homework_media JOIN games ON games.id = homework_id
      WHERE homework_id = ?1 ON CONFLICT DO NOTHING`,
    id,
  );
  const removed = prepare(
    "DELETE FROM game_players WHERE game_id = ?1 AND player_id NOT IN (SELECT value ->> 'playerId' FROM json_each(?2))",
    id,
    JSON.stringify(players),
  );
  const before = [row, pictures, removed];
  await recordResults(db, { id, startedAt, endedAt, codeFreeAt: endedAt, columns, results, players, sums }, before);
  // Last: where the writes before fail, the result is owed still.
  await setDetails(db, details);
}

/** Accounts that have claimed the places of these students. */
export async function accountsOfStudents(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: classStudents.id, userId: classStudents.userId })
    .from(classStudents)
    .where(
      and(
        sql`${classStudents.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        isNotNull(classStudents.userId),
        isNull(classStudents.removingAt),
      ),
    );
  return new Map(rows.map(({ id, userId }) => [id, userId!]));
}

/** Before an account takes a seat: so its homework is found when the account is deleted. */
export async function notePlayer(db: Database, code: string, userId: string, joinedAt: number): Promise<void> {
  await db.run(sql`INSERT INTO homework_players SELECT homework.id, users.id, ${joinedAt} FROM homework JOIN users
    WHERE homework.code = ${code} AND users.id = ${userId} ON CONFLICT DO NOTHING`);
}

/** Whose object is there. */
const isThere = (now: number) => or(isNull(homework.roomUntil), gt(homework.roomUntil, now));

type Living = { readonly id: string; readonly code: string };

const codesWhere = async (db: Database, where: SQL | undefined): Promise<Living[]> =>
  db.select({ id: homework.id, code: homework.code }).from(homework).where(where);

export const homeworkCodesOf = (db: Database, ownerId: string, now: number): Promise<Living[]> =>
  codesWhere(db, and(eq(homework.ownerId, ownerId), isThere(now)));

export const homeworkCodesOfClass = (db: Database, classId: string, now: number): Promise<Living[]> =>
  codesWhere(db, and(eq(homework.classId, classId), isThere(now)));

export const homeworkCodesPlayedBy = (db: Database, userId: string, now: number): Promise<Living[]> => {
  const played = db
    .select({ id: homeworkPlayers.homeworkId })
    .from(homeworkPlayers)
    .where(eq(homeworkPlayers.userId, userId));
  return codesWhere(db, and(inArray(homework.id, played), isThere(now)));
};

export const openHomeworkCodesOf = (db: Database, ownerId: string): Promise<Living[]> =>
  codesWhere(db, and(eq(homework.ownerId, ownerId), isNull(homework.endedAt)));

/** Such as should have ended before then and have not, after one of them in turn. */
export const homeworkOverdue = (
  db: Database,
  { before, after, limit }: { before: number; after: Place; limit: number },
) =>
  db
    .select({ id: homework.id, code: homework.code, at: homework.dueAt })
    .from(homework)
    .where(
      and(
        isNull(homework.endedAt),
        lt(homework.dueAt, before),
        or(gt(homework.dueAt, after.at), and(eq(homework.dueAt, after.at), gt(homework.id, after.id))),
      ),
    )
    .orderBy(asc(homework.dueAt), asc(homework.id))
    .limit(limit);

/** Homework of teachers who were rejected, that is not over. */
export const homeworkOfRejected = (db: Database, limit: number) =>
  db
    .select({ code: homework.code, ownerId: homework.ownerId })
    .from(homework)
    .innerJoin(users, eq(users.id, homework.ownerId))
    .where(and(isNull(homework.endedAt), eq(users.approval, "rejected")))
    .limit(limit);

/** One whose object does not exist any more: it is over, with nothing to show. */
export async function closeLostHomework(db: Database, id: string): Promise<void> {
  await db
    .update(homework)
    .set({ endedAt: sql`due_at`, roomUntil: sql`due_at` })
    .where(and(eq(homework.id, id), isNull(homework.endedAt)));
}
