import { and, asc, desc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import type { ClassSums } from "#game/results/class-sums";
import type { Database } from "../database";
import { classResults } from "../schema/class-results";
import { knownSchoolNo } from "./known-number";
import { classes, classStudents } from "../schema/classes";
import { isStored, upToBytes } from "../games/up-to-bytes";
import { games } from "../schema/games";
import { users } from "../schema/people";

/** Sums of a class's games: written with a game's results; `played-sums.ts` reads them for progress. */

export type Period = { readonly from?: number | undefined; readonly to?: number | undefined };

/**
 * Statements for the batch that writes a game's results. They replace earlier sums of this game. A student keeps their sums
 * after moving to another class. If two players are the same student, the better one counts.
 */
export const writeSums = (db: Database, gameId: string, endedAt: number, { outcomes, students }: ClassSums) =>
  students.length === 0
    ? []
    : [
        db.$client.prepare("UPDATE games SET class_outcomes = ?2 WHERE id = ?1").bind(gameId, JSON.stringify(outcomes)),
        db.$client.prepare("DELETE FROM class_results WHERE game_id = ?1").bind(gameId),
        db.$client
          .prepare(
            `INSERT INTO class_results
              (game_id, student_id, class_id, player_id, played_at, asked, questions, credit, outcomes)
            SELECT game_id, student_id, class_id, line ->> 'playerId', ?3, line ->> 'asked', line ->> 'questions',
              line ->> 'credit', line -> 'outcomes'
            FROM (
              SELECT games.id AS game_id, student.id AS student_id, games.class_id AS class_id, line.value AS line,
                row_number() OVER (PARTITION BY student.id
                  ORDER BY line.value ->> 'credit' DESC, line.value ->> 'asked' DESC, line.key) AS place
              FROM json_each(?2) AS line
              JOIN games ON games.id = ?1
              LEFT JOIN joined_students AS joined ON joined.id = line.value ->> 'studentId'
              JOIN class_students AS student ON student.id = coalesce(joined.student_id, line.value ->> 'studentId')
                AND student.removing_at IS NULL
            ) WHERE place = 1`,
          )
          .bind(gameId, JSON.stringify(students), endedAt),
      ];

const within = ({ from, to }: Period) =>
  and(
    from === undefined ? undefined : gte(classResults.playedAt, from),
    to === undefined ? undefined : lte(classResults.playedAt, to),
  );

export async function classTotal(db: Database, classId: string, period: Period): Promise<[number, number]> {
  const row = await db
    .select({
      questions: sql<number>`coalesce(sum(${classResults.questions}), 0)`,
      credit: sql<number>`coalesce(sum(${classResults.credit}), 0)`,
    })
    .from(classResults)
    .where(and(eq(classResults.classId, classId), within(period)))
    .get();
  return [row?.questions ?? 0, row?.credit ?? 0];
}

/** Lists the newest finished games in which a student had a seat, with their kept results up to a limit of bytes. */
export function storedGamesOfStudent(db: Database, studentId: string, most: number) {
  const from = sql`${classResults} inner join ${games} on ${games.id} = ${classResults.gameId}`;
  const where = eq(classResults.studentId, studentId);
  return db
    .select({
      id: games.id,
      code: games.code,
      title: games.title,
      label: games.label,
      results: games.results,
      resultsEdition: games.resultsEdition,
      playedAt: classResults.playedAt,
      playerId: classResults.playerId,
    })
    .from(classResults)
    .innerJoin(games, eq(games.id, classResults.gameId))
    .where(
      and(
        where,
        sql`${games.id} in ${upToBytes({ from, where: and(where, isStored), by: classResults.playedAt, isNewestFirst: true, most })}`,
      ),
    )
    .orderBy(desc(classResults.playedAt));
}

/** Lists an account's seats in classes, with the games played in each. */
export const placesOfAccount = (db: Database, userId: string) =>
  db
    .select({
      studentId: classStudents.id,
      classId: classes.id,
      className: classes.name,
      teacher: users.name,
      number: classStudents.number,
      schoolNo: knownSchoolNo,
      name: classStudents.name,
      games: sql<number>`(select count(*) ${ofPlace})`,
      questions: sql<number>`(select coalesce(sum(questions), 0) ${ofPlace})`,
      credit: sql<number>`(select coalesce(sum(credit), 0) ${ofPlace})`,
      lastPlayed: sql<number | null>`(select max(played_at) ${ofPlace})`,
    })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .innerJoin(users, eq(users.id, classes.ownerId))
    .where(and(eq(classStudents.userId, userId), isNull(classStudents.removingAt), isNull(classes.removingAt)))
    .orderBy(asc(classes.createdAt));

const ofPlace = sql`from class_results where student_id = class_students.id and asked > 0`;
