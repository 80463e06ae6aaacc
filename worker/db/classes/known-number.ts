import { sql } from "drizzle-orm";

/** Column of `class_students`: the school number if everybody in the class has one, since pupils know that one; else null. */
export const knownSchoolNo = sql<number | null>`case when not exists (select 1 from class_students as mate
  where mate.class_id = class_students.class_id and mate.removing_at is null and mate.school_no is null)
  then class_students.school_no end`;
