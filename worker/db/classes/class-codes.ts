import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database";
import { classCodes, classes, classStudents } from "../schema/classes";
import { knownSchoolNo } from "./known-number";

/** Codes that link a student's account to their seat in the class. */

/** Lists every student of the class with their newest code, if any. */
export const codesOf = (db: Database, classId: string) =>
  db
    .select({
      studentId: classStudents.id,
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

/** Stores new codes. A student's new code ends the previous one if that was made before `olderThan`. */
export async function keepCodes(
  db: Database,
  codes: readonly NewCode[],
  { now, expiresAt, olderThan = Number.MAX_SAFE_INTEGER }: CodeOwner,
): Promise<void> {
  await db.run(sql`
    INSERT INTO class_codes (id, student_id, hash, created_at, expires_at)
    SELECT code.value ->> 'id', class_students.id, code.value ->> 'hash', ${now}, ${expiresAt}
    FROM json_each(${JSON.stringify(codes)}) AS code
    JOIN class_students ON class_students.id = code.value ->> 'studentId'
    WHERE class_students.user_id IS NULL AND class_students.removing_at IS NULL
    ON CONFLICT (hash) DO NOTHING
    ON CONFLICT (student_id) DO UPDATE SET id = excluded.id, hash = excluded.hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at, used_at = NULL WHERE class_codes.created_at < ${olderThan}`);
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
  ]);
  return linked.length > 0;
}
