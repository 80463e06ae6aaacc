import { and, asc, desc, eq, gt, gte, isNull, lte, sql } from "drizzle-orm";
import type { ClassSums, Sum } from "#game/results/class-sums";
import { isPlayed } from "./class-roll";
import type { Database } from "../database";
import { classResults } from "../schema/class-results";
import { knownSchoolNo } from "./known-number";
import { classes, classStudents } from "../schema/classes";
import { games } from "../schema/games";
import { users } from "../schema/people";

/** Sums of a class's games: written with a game's results, and read for progress. */

export type Period = { readonly from?: number | undefined; readonly to?: number | undefined };

/** Limit of games: more than a class plays in three years. */
const MOST_GAMES = 250;
/** The most rows for a whole class that moved. */
const MOST_ELSEWHERE = 60 * MOST_GAMES;

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

/** Joins the sums of all students in a game into one JSON text: fetching thousands of rows takes longer than adding them up. */
const sumsOfGame = sql<string>`'[' || group_concat('["' || student_id || '",' || asked || ',' || questions || ',' || credit
  || ',' || class_results.outcomes || ']') || ']'`;
type SumsRow = [studentId: string, asked: number, questions: number, credit: number, outcomes: (Sum | null)[]];

const within = ({ from, to }: Period) =>
  and(
    from === undefined ? undefined : gte(classResults.playedAt, from),
    to === undefined ? undefined : lte(classResults.playedAt, to),
  );

/** Lists the games of a class in a period, newest first, and each student's sums in them. */
export async function classSumsOf(db: Database, classId: string, period: Period) {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = period;
  const [played, rows] = await db.batch([
    db
      .select({
        id: games.id,
        code: games.code,
        title: games.title,
        label: games.label,
        mode: games.mode,
        endedAt: games.endedAt,
        outcomes: games.classOutcomes,
      })
      .from(games)
      .where(and(eq(games.classId, classId), gte(games.endedAt, from), lte(games.endedAt, to), isPlayed))
      .orderBy(desc(games.endedAt))
      .limit(MOST_GAMES),
    db
      .select({ gameId: classResults.gameId, rows: sumsOfGame })
      .from(classResults)
      .innerJoin(classStudents, eq(classStudents.id, classResults.studentId))
      .where(and(eq(classResults.classId, classId), within(period), isNull(classStudents.removingAt)))
      .groupBy(classResults.gameId),
  ]);
  const shown = new Set(played.map(({ id }) => id));
  return {
    games: played.map(({ endedAt, outcomes, ...game }) => ({ ...game, playedAt: endedAt!, outcomes: outcomes ?? [] })),
    rows: rows
      .filter(({ gameId }) => shown.has(gameId))
      .flatMap(({ gameId, rows }) =>
        (JSON.parse(rows) as SumsRow[]).map(([studentId, asked, questions, credit, outcomes]) => {
          return { gameId, studentId, asked, questions, credit, outcomes };
        }),
      ),
  };
}

/**
 * Lists games that students of this class played in other classes before moving here, newest first, with these students' rows.
 * With `studentId` only that student's.
 */
export async function sumsElsewhere(db: Database, classId: string, period: Period, studentId?: string) {
  const moved = sql`(SELECT former.student_id FROM class_students AS present
    JOIN former_classes AS former ON former.student_id = present.id
    WHERE present.class_id = ${classId} AND present.removing_at IS NULL)`;
  const rows = await db
    .select({
      id: games.id,
      code: games.code,
      title: games.title,
      label: games.label,
      playedAt: classResults.playedAt,
      gameOutcomes: games.classOutcomes,
      studentId: classResults.studentId,
      asked: classResults.asked,
      questions: classResults.questions,
      credit: classResults.credit,
      outcomes: classResults.outcomes,
    })
    .from(classResults)
    .innerJoin(games, eq(games.id, classResults.gameId))
    .where(
      and(
        sql`${classResults.studentId} IN ${moved}`,
        studentId === undefined ? undefined : eq(classResults.studentId, studentId),
        sql`${classResults.classId} IS NOT ${classId}`,
        gt(classResults.asked, 0),
        within(period),
      ),
    )
    .orderBy(desc(classResults.playedAt))
    .limit(MOST_ELSEWHERE);
  const played = new Map(
    rows.map(({ id, code, title, label, playedAt, gameOutcomes }) => {
      return [id, { id, code, title, label, playedAt, outcomes: gameOutcomes ?? [] }] as const;
    }),
  );
  return {
    games: [...played.values()],
    rows: rows.map(({ id: gameId, studentId, asked, questions, credit, outcomes }) => {
      return { gameId, studentId, asked, questions, credit, outcomes };
    }),
  };
}

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

/** Lists the newest finished games in which a student had a seat, with their kept results. */
export const storedGamesOfStudent = (db: Database, studentId: string, limit: number) =>
  db
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
    .where(eq(classResults.studentId, studentId))
    .orderBy(desc(classResults.playedAt))
    .limit(limit);

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
