import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { publicStudent } from "../classes/class-roll";
import { placesOfAccount } from "../classes/class-results";
import type { Database } from "../database";
import { resultsText } from "../games/stored-results";
import { classResults } from "../schema/class-results";
import { classes, classStudents } from "../schema/classes";
import { games } from "../schema/games";
import { bySize, idsOf } from "./export";

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

/** The most games in one export of a student: an invocation has a thousand queries, and a large game takes one of its own. */
const MOST_GAMES = 500;

/** Finished games in which a student had a seat, newest first, with the text of their results. */
export async function* gamesOfStudent(db: Database, studentId: string) {
  const listed = await db
    .select({
      id: games.id,
      playedAt: classResults.playedAt,
      bytes: sql<number>`coalesce(octet_length(${games.results}), 0)`,
    })
    .from(classResults)
    .innerJoin(games, eq(games.id, classResults.gameId))
    .where(eq(classResults.studentId, studentId))
    .orderBy(desc(classResults.playedAt))
    .limit(MOST_GAMES);
  for (const some of bySize(listed)) {
    const { id, code, title, label, results, resultsEdition } = games;
    const rows = await db
      .select({ id, code, title, label, results, resultsEdition })
      .from(games)
      .where(inArray(id, idsOf(some)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, playedAt } of some) {
      const game = byId.get(id);
      if (!game) continue;
      const { code: game_code, title, label } = game;
      yield { game_code, title, label, played_at: playedAt, results: await resultsText(db, game) };
    }
  }
}
