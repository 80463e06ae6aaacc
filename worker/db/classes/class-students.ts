import { and, eq, isNull, sql } from "drizzle-orm";
import type { Student } from "#protocol/http/replies/classes";
import { stampOf } from "./class-roll";
import type { Database } from "../database";
import { classStudents } from "../schema/classes";

export type StudentRow = Pick<Student, "id" | "number" | "school_no" | "name" | "time_factor">;

/** Writes new and changed students, all or none. False if the list has changed since it was read: nothing is written then. */
export async function writeStudents(
  db: Database,
  { classId, stamp }: { classId: string; stamp: string },
  rows: readonly StudentRow[],
): Promise<boolean> {
  const written = await db.run(sql`
    INSERT INTO class_students (id, class_id, number, school_no, name, time_factor, created_at)
    SELECT row.value ->> 'id', classes.id, row.value ->> 'number', row.value ->> 'school_no', row.value ->> 'name',
      row.value ->> 'time_factor', ${Date.now()}
    FROM json_each(${JSON.stringify(rows)}) AS row
    JOIN classes ON classes.id = ${classId} AND classes.removing_at IS NULL
    WHERE ${stampOf(classId)} = ${stamp}
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, school_no = excluded.school_no, name = excluded.name,
      time_factor = excluded.time_factor`);
  return written.meta.changes > 0 || rows.length === 0;
}

/**
 * Hides the student from every list and frees their number. True also for a student already being removed; false if there is
 * none.
 */
export async function markStudent(db: Database, classId: string, id: string): Promise<boolean> {
  const marked = await db
    .update(classStudents)
    .set({ removingAt: sql`coalesce(removing_at, ${Date.now()})`, userId: null })
    .where(and(eq(classStudents.id, id), eq(classStudents.classId, classId)))
    .returning({ id: classStudents.id });
  return marked.length > 0;
}

export async function unlinkAccount(db: Database, classId: string, id: string): Promise<boolean> {
  const unlinked = await db
    .update(classStudents)
    .set({ userId: null })
    .where(and(eq(classStudents.id, id), eq(classStudents.classId, classId), isNull(classStudents.removingAt)))
    .returning({ id: classStudents.id });
  return unlinked.length > 0;
}

/**
 * Finds which of these students are still in a class, including those joined into another row. Uses one bound value for any
 * number of ids.
 */
export async function presentStudents(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.all<{ id: string }>(sql`
    SELECT wanted.value AS id ${studentsMeant(ids)}
    JOIN classes ON classes.id = student.class_id AND classes.removing_at IS NULL`);
  return new Set(rows.map(({ id }) => id));
}

export async function accountsOfStudents(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all<{ id: string; userId: string }>(sql`
    SELECT wanted.value AS id, student.user_id AS userId ${studentsMeant(ids)} WHERE student.user_id IS NOT NULL`);
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/** Joins each of the `wanted` ids to the `student` it stands for today. */
const studentsMeant = (ids: readonly string[]) => sql`FROM json_each(${JSON.stringify(ids)}) AS wanted
  LEFT JOIN joined_students AS joined ON joined.id = wanted.value
  JOIN class_students AS student ON student.id = coalesce(joined.student_id, wanted.value)
    AND student.removing_at IS NULL`;
