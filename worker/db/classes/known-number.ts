import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { classStudents } from "../schema/classes";

/** Column of `class_students`: the school number if everybody in the class has one, since pupils know that one; else null. */
export const knownSchoolNo = sql<number | null>`case when not exists (select 1 from class_students as mate
  where mate.class_id = class_students.class_id and mate.removing_at is null and mate.school_no is null)
  then class_students.school_no end`;

/** The numbers that pupils know, by the student's id. */
export type KnownNumbers = ReadonlyMap<string, number>;

export const numbersIn = (db: Database, classId: string | SQL<string>) =>
  db
    .select({ id: classStudents.id, number: sql<number>`coalesce(${knownSchoolNo}, ${classStudents.number})` })
    .from(classStudents)
    .where(and(eq(classStudents.classId, classId), isNull(classStudents.removingAt)));

export const numbersById = (rows: Awaited<ReturnType<typeof numbersIn>>): KnownNumbers =>
  new Map(rows.map(({ id, number }) => [id, number]));
