import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import { homeworkLimits } from "#protocol/homework-limits";
import type { PageQuery } from "#protocol/http/page";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { usedByHomework } from "../sets/media-uses";
import { classes } from "../schema/classes";
import { games } from "../schema/games";
import { homework } from "../schema/homework";

/** Homework in D1: the data of lists, and the code that leads to each homework's object. */

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

/**
 * Stores a homework under its code. False if the code is taken, if the class is no longer the teacher's, or if the teacher has as
 * many open ones as there may be.
 */
export async function claimHomework(db: Database, { pictures, ...row }: NewHomework): Promise<boolean> {
  const { classId, ownerId } = row;
  const hasClass = sql`(${classId} IS NULL OR EXISTS (SELECT 1 FROM classes WHERE id = ${classId} AND owner_id = ${ownerId}))`;
  const hasRoom = sql`(SELECT count(*) FROM homework WHERE owner_id = ${ownerId} AND ended_at IS NULL) < ${homeworkLimits.openPerTeacher}`;
  const mayBe = sql`${hasClass} AND ${hasRoom}`;
  const [claimed] = await db.batch([
    insertIf(
      db,
      homework,
      { ...row, givenClass: classId, titleKey: searchKey(row.title) },
      mayBe,
    ).onConflictDoNothing(),
    usedByHomework(db, row.id, pictures),
  ]);
  return claimed.meta.changes > 0;
}

/** Deletes a homework that never got its object. */
export async function forgetHomework(db: Database, id: string): Promise<void> {
  await db.delete(homework).where(eq(homework.id, id));
}

export async function openHomeworkCount(db: Database, ownerId: string): Promise<number> {
  const open = and(eq(homework.ownerId, ownerId), isNull(homework.endedAt));
  return (await db.select({ n: count() }).from(homework).where(open).get())?.n ?? 0;
}

/** Columns of a homework with its class's name and its result's totals. */
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

/** Renames a homework whose object is gone, with its result. */
export async function renameHomework(db: Database, id: string, title: string): Promise<void> {
  const titleKey = searchKey(title);
  const resultsKey = sql`CASE label WHEN '' THEN ${titleKey} ELSE title_key END`;
  await db.batch([
    db.update(homework).set({ title, titleKey }).where(eq(homework.id, id)),
    db
      .update(games)
      .set({ title, titleKey: resultsKey })
      .where(and(eq(games.id, id), eq(games.mode, "homework"))),
  ]);
}

/** Deletes a homework with its result and everybody's line. Answers its code, or null if there was none. */
export async function deleteHomework(db: Database, ownerId: string, id: string): Promise<string | null> {
  const own = and(eq(homework.id, id), eq(homework.ownerId, ownerId));
  const [gone] = await db.batch([
    db.delete(homework).where(own).returning({ code: homework.code }),
    db.delete(games).where(and(eq(games.id, id), eq(games.ownerId, ownerId), eq(games.mode, "homework"))),
  ]);
  return gone[0]?.code ?? null;
}

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
