import { and, asc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { among } from "../among";
import type { Database } from "../database";
import type { JobCursor } from "../job-cursors";
import { isResting } from "../people/resting";
import { homework, homeworkPlayers } from "../schema/homework";
import { users } from "../schema/people";
import type { HomeworkRow } from "./homework";

/** Lists homework objects for callers that must contact them: because somebody leaves, or something is overdue. */

/** Records an account before it takes a seat, so that its homework is found when the account is deleted. */
export async function notePlayer(db: Database, code: string, userId: string, joinedAt: number): Promise<void> {
  await db.run(sql`INSERT INTO homework_players (homework_id, user_id, joined_at) SELECT homework.id, users.id, ${joinedAt} FROM homework JOIN users
    WHERE homework.code = ${code} AND users.id = ${userId} ON CONFLICT DO NOTHING`);
}

/** The homework's object still exists. */
const isThere = (now: number) => or(isNull(homework.roomUntil), gt(homework.roomUntil, now));

type Living = { readonly id: string; readonly code: string };

const codesWhere = async (db: Database, where: SQL | undefined): Promise<Living[]> =>
  db.select({ id: homework.id, code: homework.code }).from(homework).where(where);

export const homeworkCodesOf = (db: Database, ownerId: string, now: number): Promise<Living[]> =>
  codesWhere(db, and(eq(homework.ownerId, ownerId), isThere(now)));

/** Lists the homework that was given to these classes, which may be deleted. */
export const homeworkCodesOfClasses = (db: Database, classIds: readonly string[], now: number): Promise<Living[]> => {
  const ofDeleted = and(isNull(homework.classId), among(homework.givenClass, classIds));
  return codesWhere(db, and(or(among(homework.classId, classIds), ofDeleted), isThere(now)));
};

export const homeworkCodesPlayedBy = (db: Database, userId: string, now: number): Promise<Living[]> => {
  const played = db
    .select({ id: homeworkPlayers.homeworkId })
    .from(homeworkPlayers)
    .where(eq(homeworkPlayers.userId, userId));
  return codesWhere(db, and(inArray(homework.id, played), isThere(now)));
};

/** Lists homework that should have ended before then and has not, after the given place. */
export const homeworkOverdue = (
  db: Database,
  { before, after, limit }: { before: number; after: JobCursor; limit: number },
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

/** Lists homework that should rest and does not, or the other way round: of one teacher, or of all. */
export const unsettledHomework = (db: Database, { ownerId, limit }: { ownerId?: string; limit: number }) =>
  db
    .select({ id: homework.id, code: homework.code, rests: sql<boolean>`${isResting}`.mapWith(Boolean) })
    .from(homework)
    .innerJoin(users, eq(users.id, homework.ownerId))
    .where(
      and(
        isNull(homework.endedAt),
        ownerId === undefined ? undefined : eq(homework.ownerId, ownerId),
        sql`${homework.resting} <> ${isResting}`,
      ),
    )
    .limit(limit);

export const noteResting = (db: Database, id: string, resting: boolean) =>
  db.update(homework).set({ resting }).where(eq(homework.id, id));

/** Closes a homework whose object no longer exists: it is over at this time, with nothing to show. */
export async function closeLostHomework(db: Database, id: string, now: number): Promise<void> {
  const end = sql`min(due_at, ${now})`;
  await db
    .update(homework)
    .set({ closedAt: sql`CASE WHEN due_at > ${now} THEN ${now} ELSE closed_at END`, endedAt: end, roomUntil: end })
    .where(and(eq(homework.id, id), isNull(homework.endedAt)));
}

/** An object exists for a day at least after its end; one that was gone by then has left nothing. */
export const isLostHomework = ({ endedAt, roomUntil }: Pick<HomeworkRow, "endedAt" | "roomUntil">): boolean =>
  endedAt !== null && roomUntil !== null && roomUntil <= endedAt;
