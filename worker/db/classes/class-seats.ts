import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../database";
import { classes, classStudents } from "../schema/classes";

type ClassSeat = {
  readonly studentId: string;
  /** Number of the printed card. */
  readonly number: number;
  readonly schoolNo: number | null;
  readonly name: string;
  readonly timeFactor: number;
  /** The account that has claimed this seat. */
  readonly userId: string | null;
};
export type SeatedClass = { readonly id: string; readonly name: string; readonly students: readonly ClassSeat[] };

/** Reads a teacher's class with all its students by number; null if there is none, "archived" if it is archived. */
export async function classSeats(
  db: Database,
  teacherId: string,
  classId: string,
): Promise<SeatedClass | "archived" | null> {
  const own = and(eq(classes.id, classId), eq(classes.ownerId, teacherId), isNull(classes.removingAt));
  const [[found], students] = await db.batch([
    db.select({ id: classes.id, name: classes.name, archivedAt: classes.archivedAt }).from(classes).where(own),
    db
      .select({
        studentId: classStudents.id,
        number: classStudents.number,
        schoolNo: classStudents.schoolNo,
        name: classStudents.name,
        timeFactor: classStudents.timeFactor,
        userId: classStudents.userId,
      })
      .from(classStudents)
      .where(and(eq(classStudents.classId, classId), isNull(classStudents.removingAt)))
      .orderBy(asc(classStudents.number)),
  ]);
  if (!found) return null;
  return found.archivedAt === null ? { id: found.id, name: found.name, students } : "archived";
}
