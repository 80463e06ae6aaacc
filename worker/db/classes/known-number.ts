import { sql } from "drizzle-orm";

/** A column of `class_students`: the school's number where everybody in the class has one, which is the one pupils know; else null. */
export const knownSchoolNo = sql<number | null>`case when not exists (select 1 from class_students as mate
  where mate.class_id = class_students.class_id and mate.removing_at is null and mate.school_no is null)
  then class_students.school_no end`;
