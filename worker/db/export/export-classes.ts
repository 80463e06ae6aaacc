import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { publicStudent } from "../classes/class-roll";
import { placesOfAccount } from "../classes/class-results";
import type { Database } from "../database";
import { classes, classStudents } from "../schema/classes";

/** Classes in a data export: a teacher's with their students, and the seats of a student's account. */

/** Page size: the students of so many classes are some hundred short rows. */
const AT_ONCE = 25;

export async function* ownClasses(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(classes)
    .where(and(eq(classes.ownerId, userId), isNull(classes.removingAt)))
    .orderBy(asc(classes.createdAt));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const ids = JSON.stringify(some.map(({ id }) => id));
    const students = await db
      .select()
      .from(classStudents)
      .where(and(sql`class_id IN (SELECT value FROM json_each(${ids}))`, isNull(classStudents.removingAt)))
      .orderBy(asc(classStudents.number));
    const byClass = Map.groupBy(students, ({ classId }) => classId);
    for (const { id, name, createdAt, archivedAt } of some) {
      const own = (byClass.get(id) ?? []).map(publicStudent);
      yield { id, name, created_at: createdAt, archived: archivedAt !== null, students: own };
    }
  }
}

export async function* ownPlaces(db: Database, userId: string) {
  for (const place of await placesOfAccount(db, userId)) {
    const { studentId: student_id, className: class_name, number, name, games, questions, credit, lastPlayed } = place;
    yield { student_id, class_name, number, name, games, questions, credit, last_played: lastPlayed };
  }
}
