import { and, asc, eq, gt, isNotNull, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../database";
import { classResults } from "../schema/class-results";
import { classes, classStudents, formerClasses, joinedStudents } from "../schema/classes";
import { upToBytes } from "../games/up-to-bytes";
import { games } from "../schema/games";

/** Removal of classes and students marked as gone: finds what still names them, and deletes their rows. */

/** Places that name students besides their own rows. */
export type Traces = {
  /** The students' ids, with those that were joined into them. */
  readonly ids: readonly string[];
  /** Classes the students are in now or were in before. */
  readonly classIds: readonly string[];
  /** A teacher whose own games go anyway. */
  readonly apartFrom?: string;
  /** Games of these classes whose rooms still exist. */
  readonly games: readonly { readonly code: string; readonly status: string }[];
};

/** Finds the traces of one student, or with null of everybody in the class. */
export const tracesOf = (db: Database, classId: string, studentId: string | null): Promise<Traces> =>
  tracesWhere(
    db,
    and(eq(classStudents.classId, classId), studentId === null ? undefined : eq(classStudents.id, studentId)),
    [classId],
  );

/** Finds the traces of a teacher's students who were in other classes before: some may be another teacher's. */
export const tracesOfMoved = async (db: Database, ownerId: string): Promise<Traces> => ({
  ...(await tracesWhere(db, isMovedStudentOf(sql`(${ownerId})`), [])),
  apartFrom: ownerId,
});

export const isMovedStudentOf = (owners: SQLWrapper) =>
  sql`class_students.class_id IN (SELECT id FROM classes WHERE owner_id IN ${owners})
    AND EXISTS (SELECT 1 FROM former_classes AS former WHERE former.student_id = class_students.id)`;

/** `classIds`: classes they are in. */
async function tracesWhere(db: Database, isMeant: SQL | undefined, classIds: readonly string[]): Promise<Traces> {
  const were = sql`(SELECT value FROM json_each(${JSON.stringify(classIds)}) UNION SELECT former_classes.class_id
    FROM ${classStudents} JOIN former_classes ON former_classes.student_id = class_students.id WHERE ${isMeant})`;
  const [students, joined, former, living] = await db.batch([
    db.select({ id: classStudents.id }).from(classStudents).where(isMeant),
    db
      .select({ id: joinedStudents.id })
      .from(classStudents)
      .innerJoin(joinedStudents, eq(joinedStudents.studentId, classStudents.id))
      .where(isMeant),
    db
      .select({ classId: formerClasses.classId })
      .from(classStudents)
      .innerJoin(formerClasses, eq(formerClasses.studentId, classStudents.id))
      .where(isMeant),
    db
      .select({ code: games.code, status: games.status })
      .from(games)
      .where(
        sql`(${games.classId} IN ${were} OR ${games.classId} IS NULL AND ${games.givenClass} IN ${were})
          AND (${games.codeFreeAt} is null or ${games.codeFreeAt} > ${Date.now()})`,
      ),
  ]);
  return {
    ids: [...students, ...joined].map(({ id }) => id),
    classIds: [...new Set([...classIds, ...former.map((one) => one.classId)])],
    games: living,
  };
}

/**
 * Lists kept games that name one of them, after the last game given: `most`, or as many as one query reads. Whoever is named in
 * results has a row of sums, which goes after the name.
 */
export function storedGamesOf(db: Database, { ids, apartFrom }: Traces, after: string, most: number) {
  const students = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const isNamed = sql`${games.id} IN (SELECT game_id FROM class_results WHERE student_id IN ${students})`;
  const isMeant = apartFrom === undefined ? isNamed : and(isNamed, ne(games.ownerId, apartFrom));
  const where = and(isMeant, isNotNull(games.endedAt), gt(games.id, after));
  return db
    .select({ id: games.id, results: games.results, resultsEdition: games.resultsEdition })
    .from(games)
    .where(sql`${games.id} IN ${upToBytes({ from: sql`${games}`, where, by: games.id, most })}`)
    .orderBy(asc(games.id));
}

/** Lists the players of the class in a game whose results only a newer version can read. */
export const playersOfClass = (db: Database, gameId: string) =>
  db
    .select({ studentId: classResults.studentId, playerId: classResults.playerId })
    .from(classResults)
    .where(eq(classResults.gameId, gameId));

/** Deletes a marked class with its students, codes and sums; its games stay but forget the class. */
export async function deleteMarkedClass(db: Database, id: string): Promise<void> {
  await db.delete(classes).where(and(eq(classes.id, id), isNotNull(classes.removingAt)));
}

export async function deleteMarkedStudent(db: Database, id: string): Promise<void> {
  await db.delete(classStudents).where(and(eq(classStudents.id, id), isNotNull(classStudents.removingAt)));
}

/** Those whose rooms do not answer must not keep the others waiting. */
const byChance = sql`random()`;

export const markedClasses = (db: Database, limit: number) =>
  db.select({ id: classes.id }).from(classes).where(isNotNull(classes.removingAt)).orderBy(byChance).limit(limit);

export const markedStudents = (db: Database, limit: number) =>
  db
    .select({ studentId: classStudents.id, classId: classStudents.classId })
    .from(classStudents)
    .where(isNotNull(classStudents.removingAt))
    .orderBy(byChance)
    .limit(limit);
