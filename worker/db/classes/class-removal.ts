import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database";
import { classResults } from "../schema/class-results";
import { classes, classStudents } from "../schema/classes";
import { games } from "../schema/games";

/** Classes and students that are marked as gone: what still names them, and the rows themselves. */

/** Kept games of the class, after the one given last. */
export const keptGamesOfClass = (db: Database, classId: string, after: string, limit: number) =>
  db
    .select({ id: games.id, results: games.results, resultsEdition: games.resultsEdition })
    .from(games)
    .where(and(eq(games.classId, classId), isNotNull(games.endedAt), gt(games.id, after)))
    .orderBy(asc(games.id))
    .limit(limit);

/** Who sat there in a game that only a newer version can read. */
export const playersOfClass = (db: Database, gameId: string) =>
  db
    .select({ studentId: classResults.studentId, playerId: classResults.playerId })
    .from(classResults)
    .where(eq(classResults.gameId, gameId));

/** Codes of the class's games whose rooms are there. */
export async function livingCodesOfClass(db: Database, classId: string, now: number): Promise<string[]> {
  const rows = await db
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.classId, classId), sql`(${games.codeFreeAt} is null or ${games.codeFreeAt} > ${now})`));
  return rows.map(({ code }) => code);
}

/** With its students, codes and sums; games only forget which class they were played with. */
export async function deleteMarkedClass(db: Database, id: string): Promise<void> {
  await db.delete(classes).where(and(eq(classes.id, id), isNotNull(classes.removingAt)));
}

export async function deleteMarkedStudent(db: Database, id: string): Promise<void> {
  await db.delete(classStudents).where(and(eq(classStudents.id, id), isNotNull(classStudents.removingAt)));
}

export const markedClasses = (db: Database, limit: number) =>
  db.select({ id: classes.id }).from(classes).where(isNotNull(classes.removingAt)).limit(limit);

export const markedStudents = (db: Database, limit: number) =>
  db
    .select({ studentId: classStudents.id, classId: classStudents.classId })
    .from(classStudents)
    .where(isNotNull(classStudents.removingAt))
    .limit(limit);
