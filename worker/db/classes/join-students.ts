import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { among } from "../among";
import type { Database } from "../database";
import { classResults } from "../schema/class-results";
import { noteAccount } from "./class-students";
import { classStudents, formerClasses, joinedStudents } from "../schema/classes";

/** Joins two rows of the same pupil in a class into one. */

type Join = { readonly classId: string; readonly stays: string; readonly goes: string };
type JoinFault = "two_accounts" | "not_found" | "conflict";

/** Finds the row this id was joined into, or the id itself. */
export async function studentMeant(db: Database, id: string): Promise<string> {
  const row = await db
    .select({ studentId: joinedStudents.studentId })
    .from(joinedStudents)
    .where(eq(joinedStudents.id, id))
    .get();
  return row?.studentId ?? id;
}

/** Lists the ids under which results and rooms may know a student. */
export async function idsOfStudent(db: Database, id: string): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: joinedStudents.id }).from(joinedStudents).where(eq(joinedStudents.studentId, id));
  return new Set([id, ...rows.map((row) => row.id)]);
}

/**
 * Joins in one batch. Every statement checks that the second row still exists, so a request sent twice, or by two browsers,
 * takes effect once. The results of both stay; in a game with both, the better one counts, as in `writeSums`. The row that goes
 * leaves its id behind, and a debt: homework is to hear of it.
 */
export async function joinStudents(db: Database, { classId, stays, goes }: Join): Promise<JoinFault | null> {
  const rows = await db
    .select()
    .from(classStudents)
    .where(
      and(
        inArray(classStudents.id, [stays, goes]),
        eq(classStudents.classId, classId),
        isNull(classStudents.removingAt),
      ),
    );
  const [kept, gone] = [stays, goes].map((id) => rows.find((row) => row.id === id));
  if (!kept || !gone) return "not_found";
  if (kept.userId !== null && gone.userId !== null) return "two_accounts";
  // Changes nothing unless both rows are still as they were read.
  const isAsRead = sql`EXISTS (SELECT 1 FROM class_students WHERE id = ${goes} AND class_id = ${classId}
      AND removing_at IS NULL AND user_id IS ${gone.userId} AND school_no IS ${gone.schoolNo})
    AND EXISTS (SELECT 1 FROM class_students WHERE id = ${stays} AND class_id = ${classId} AND removing_at IS NULL
      AND user_id IS ${kept.userId})`;
  const isJoining = sql`EXISTS (SELECT 1 FROM joined_students JOIN class_students AS gone ON gone.id = joined_students.id
    WHERE joined_students.id = ${goes} AND joined_students.student_id = ${stays})`;
  const isBetter = sql`(other.credit > class_results.credit
    OR (other.credit = class_results.credit AND other.asked > class_results.asked)
    OR (other.credit = class_results.credit AND other.asked = class_results.asked AND other.student_id = ${stays}))`;
  const now = Date.now();
  const results = await db.batch([
    db.insert(joinedStudents).select(sql`SELECT ${goes}, ${stays}, ${now} WHERE ${isAsRead}`),
    db
      .update(joinedStudents)
      .set({ studentId: stays, owedSince: now })
      .where(and(eq(joinedStudents.studentId, goes), isJoining)),
    db.delete(classResults).where(
      and(
        inArray(classResults.studentId, [stays, goes]),
        isJoining,
        sql`EXISTS (SELECT 1 FROM class_results AS other WHERE other.game_id = class_results.game_id
            AND other.student_id IN (${stays}, ${goes}) AND other.student_id <> class_results.student_id AND ${isBetter})`,
      ),
    ),
    db
      .update(classResults)
      .set({ studentId: stays })
      .where(and(eq(classResults.studentId, goes), isJoining)),
    db
      .insert(formerClasses)
      .select(sql`SELECT ${stays}, class_id FROM former_classes WHERE student_id = ${goes} AND ${isJoining}`)
      .onConflictDoNothing(),
    db
      .update(classStudents)
      .set({ userId: null, schoolNo: null })
      .where(and(eq(classStudents.id, goes), isJoining)),
    db
      .update(classStudents)
      .set({
        schoolNo: sql`coalesce(school_no, ${gone.schoolNo})`,
        userId: sql`coalesce(user_id, ${gone.userId})`,
        timeFactor: sql`max(time_factor, ${gone.timeFactor})`,
      })
      .where(and(eq(classStudents.id, stays), isJoining)),
    db
      .delete(classStudents)
      .where(and(eq(classStudents.id, goes), isJoining))
      .returning({ id: classStudents.id }),
    noteAccount(db, stays),
  ]);
  return results[7].length > 0 ? null : "conflict";
}

type OwedJoin = { readonly id: string; readonly studentId: string; readonly classId: string };

/** Lists joined rows that homework may not know of, the longest owed first. */
export const owedJoins = (db: Database, limit: number): Promise<OwedJoin[]> =>
  db
    .select({ id: joinedStudents.id, studentId: joinedStudents.studentId, classId: classStudents.classId })
    .from(joinedStudents)
    .innerJoin(classStudents, eq(classStudents.id, joinedStudents.studentId))
    .where(isNotNull(joinedStudents.owedSince))
    .orderBy(asc(joinedStudents.owedSince))
    .limit(limit);

/** Puts these debts behind all others. */
export async function owedLast(db: Database, ids: readonly string[], now: number): Promise<void> {
  await db
    .update(joinedStudents)
    .set({ owedSince: now })
    .where(and(among(joinedStudents.id, ids), isNotNull(joinedStudents.owedSince)));
}

/** Notes that all homework knows of these rows. A row joined into another student meanwhile is owed still. */
export async function notOwed(db: Database, studentId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(joinedStudents)
    .set({ owedSince: null })
    .where(and(among(joinedStudents.id, ids), eq(joinedStudents.studentId, studentId)));
}
