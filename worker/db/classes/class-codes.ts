import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { writeAndRead, type Database } from "../database";
import { insertIf } from "../insert-if";
import { classCodes, classes, classStudents } from "../schema/classes";
import { noteAccount } from "./class-students";
import { knownSchoolNo } from "./known-number";

/** Codes that link a student's account to their seat in the class. */

/** Lists every student of the class with their newest code, if any. */
export const codesOf = (db: Database, classId: string) =>
  db
    .select({
      // In a batch, D1 gives columns by name.
      studentId: sql<string>`${classStudents.id}`.as("student_id"),
      number: classStudents.number,
      schoolNo: knownSchoolNo,
      name: classStudents.name,
      userId: classStudents.userId,
      id: classCodes.id,
      hash: classCodes.hash,
      expiresAt: classCodes.expiresAt,
      usedAt: classCodes.usedAt,
    })
    .from(classStudents)
    .leftJoin(classCodes, eq(classCodes.studentId, classStudents.id))
    .where(and(eq(classStudents.classId, classId), isNull(classStudents.removingAt)))
    .orderBy(classStudents.number);

type CodeOwner = { readonly now: number; readonly expiresAt: number; readonly olderThan?: number | undefined };
type NewCode = { readonly id: string; readonly studentId: string; readonly hash: string };

/**
 * Stores new codes of a class, and lists it then. A student's new code ends the previous one if that was made before
 * `olderThan`.
 */
export async function keepCodes(
  db: Database,
  classId: string,
  codes: readonly NewCode[],
  { now, expiresAt, olderThan = Number.MAX_SAFE_INTEGER }: CodeOwner,
) {
  const writing = insertIf(
    db,
    classCodes,
    {
      id: sql`code.value ->> 'id'`,
      studentId: sql`class_students.id`,
      hash: sql`code.value ->> 'hash'`,
      createdAt: now,
      expiresAt,
    },
    sql`class_students.user_id IS NULL AND class_students.removing_at IS NULL`,
    sql`json_each(${JSON.stringify(codes)}) AS code JOIN class_students ON class_students.id = code.value ->> 'studentId'`,
  )
    .onConflictDoNothing({ target: classCodes.hash })
    .onConflictDoUpdate({
      target: classCodes.studentId,
      set: {
        id: sql`excluded.id`,
        hash: sql`excluded.hash`,
        createdAt: now,
        expiresAt,
        usedAt: null,
      },
      setWhere: sql`class_codes.created_at < ${olderThan}`,
    });
  return (await writeAndRead(db, [writing], [codesOf(db, classId)])).read[0];
}

/** Finds the seat in a class that a code stands for. */
export const placeOfCode = (db: Database, hashes: readonly string[], now: number) =>
  db
    .select({
      hash: classCodes.hash,
      usedAt: classCodes.usedAt,
      studentId: classStudents.id,
      number: classStudents.number,
      schoolNo: knownSchoolNo,
      name: classStudents.name,
      userId: classStudents.userId,
      classId: classes.id,
      className: classes.name,
    })
    .from(classCodes)
    .innerJoin(classStudents, eq(classStudents.id, classCodes.studentId))
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(
      and(
        inArray(classCodes.hash, [...hashes]),
        gt(classCodes.expiresAt, now),
        isNull(classStudents.removingAt),
        isNull(classes.removingAt),
      ),
    )
    .get();

/** Links the account to the seat if the code is unused and the account has no other seat in the class. */
export async function linkAccount(
  db: Database,
  { hash, studentId, classId }: { hash: string; studentId: string; classId: string },
  userId: string,
): Promise<boolean> {
  const now = Date.now();
  const [linked] = await db.batch([
    db
      .update(classStudents)
      .set({ userId })
      .where(
        and(
          eq(classStudents.id, studentId),
          isNull(classStudents.userId),
          isNull(classStudents.removingAt),
          sql`exists (select 1 from class_codes where hash = ${hash} and used_at is null and expires_at > ${now})`,
          sql`not exists (select 1 from class_students as other where other.user_id = ${userId}
            and other.class_id = ${classId})`,
        ),
      )
      .returning({ id: classStudents.id }),
    db
      .update(classCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(classCodes.hash, hash),
          isNull(classCodes.usedAt),
          sql`(select user_id from class_students where id = ${studentId}) = ${userId}`,
        ),
      ),
    noteAccount(db, studentId),
  ]);
  return linked.length > 0;
}
