import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Student } from "#protocol/http/replies/classes";
import { rollIn, rollQueries, stampOf } from "./class-roll";
import { writeAndRead, type Database } from "../database";
import { insertIf } from "../insert-if";
import { classAccounts, classStudents, joinedStudents } from "../schema/classes";
import { gamePlayers } from "../schema/games";

export type StudentRow = Pick<Student, "id" | "number" | "school_no" | "name" | "time_factor">;

type Seen = { readonly ownerId: string; readonly classId: string; readonly stamp: string };

/**
 * Writes new and changed students, all or none, and answers the list then. Null if it has changed since it was read: nothing is
 * written then.
 */
export async function writeStudents(db: Database, { ownerId, classId, stamp }: Seen, rows: readonly StudentRow[]) {
  const writing = insertIf(
    db,
    classStudents,
    {
      id: of("id"),
      classId,
      number: of("number"),
      schoolNo: of("school_no"),
      name: of("name"),
      timeFactor: of("time_factor"),
      createdAt: Date.now(),
    },
    sql`${stampOf(classId)} = ${stamp} AND EXISTS (SELECT 1 FROM classes WHERE id = ${classId} AND removing_at IS NULL)`,
    sql`json_each(${JSON.stringify(rows)})`,
  ).onConflictDoUpdate({
    target: classStudents.id,
    set: {
      number: sql`excluded.number`,
      schoolNo: sql`excluded.school_no`,
      name: sql`excluded.name`,
      timeFactor: sql`excluded.time_factor`,
    },
  });
  const { written, read } = await writeAndRead(db, [writing], rollQueries(db, ownerId, classId));
  return written[0].meta.changes > 0 || rows.length === 0 ? rollIn(read) : null;
}

/** Field of a row of the list. */
const of = (field: keyof StudentRow) => sql`value ->> ${`$.${field}`}`;

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

/** Statement for the batch that links a student's account, or moves or joins the student: notes the classes of the account. */
export const noteAccount = (db: Database, studentId: string) =>
  db
    .insert(classAccounts)
    .select(
      sql`SELECT user_id, class_id FROM class_students WHERE id = ${studentId} AND user_id IS NOT NULL
        UNION SELECT user_id, former.class_id FROM former_classes AS former
        JOIN class_students AS student ON student.id = student_id WHERE student.id = ${studentId} AND user_id IS NOT NULL`,
    )
    .onConflictDoNothing();

/**
 * Separates the account from the student, and takes the student's games and homework out of the account's history: they may be
 * somebody else's.
 */
export async function unlinkAccount(db: Database, classId: string, id: string): Promise<boolean> {
  const student = and(eq(classStudents.id, id), eq(classStudents.classId, classId), isNull(classStudents.removingAt));
  const account = db.select({ userId: classStudents.userId }).from(classStudents).where(student);
  const joined = db.select({ id: joinedStudents.id }).from(joinedStudents).where(eq(joinedStudents.studentId, id));
  const isTheirs = or(eq(gamePlayers.studentId, id), inArray(gamePlayers.studentId, joined));
  const [, unlinked] = await db.batch([
    db.delete(gamePlayers).where(and(inArray(gamePlayers.userId, account), isTheirs)),
    db.update(classStudents).set({ userId: null }).where(student).returning({ id: classStudents.id }),
  ]);
  return unlinked.length > 0;
}

/**
 * Finds which of these students are still in a class, including those joined into another row. Uses one bound value for any
 * number of ids.
 */
export async function presentStudents(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.all<{ id: string }>(sql`
    SELECT wanted.value AS id FROM json_each(${JSON.stringify(ids)}) AS wanted
    LEFT JOIN joined_students AS joined ON joined.id = wanted.value
    JOIN class_students AS student ON student.id = coalesce(joined.student_id, wanted.value)
      AND student.removing_at IS NULL
    JOIN classes ON classes.id = student.class_id AND classes.removing_at IS NULL`);
  return new Set(rows.map(({ id }) => id));
}
