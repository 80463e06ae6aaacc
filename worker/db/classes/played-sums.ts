import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { classLimits } from "#protocol/class-limits";
import type { Sum } from "#game/results/class-sums";
import { isPlayed } from "./class-roll";
import type { Period } from "./class-results";
import type { Database } from "../database";
import type { GameRow } from "../games/games";
import { classResults } from "../schema/class-results";
import { classStudents } from "../schema/classes";
import { games } from "../schema/games";

/** Reads the games of a class in a period, newest first, and each student's sums in them. */

/** Limit of games: more than a class plays in three years, and more than its students bring along from ten other classes. */
const MOST_GAMES = { own: 250, elsewhere: 2_500 };
/**
 * Limit of the sums by outcome: those of 60 students in 250 games of 20 outcomes. Games older than those that fit count as a
 * whole, and for no outcome.
 */
const MOST_SUMS = classLimits.students * 5_000;
/** Reading the name of an outcome costs as much as so many sums. */
const NAME = 10;

/** Joins the sums of all students in a game into one JSON text: fetching thousands of rows takes longer than adding them up. */
const sumsOfGame = (outcomes: SQL) =>
  sql<string>`'[' || group_concat('["' || student_id || '",' || asked || ',' || questions || ',' || credit
    || ',' || ${outcomes} || ']') || ']'`;
type SumsRow = [studentId: string, asked: number, questions: number, credit: number, outcomes: (Sum | null)[]];

type Wanted = {
  /** The games, newest first: `game_id`, when they `ended`, and the number of their `sums` for an outcome. */
  readonly listed: SQL;
  /** Condition for the rows of `class_results`. */
  readonly results: SQL;
  /** The only student whose sums by outcome are read; without it those of all. */
  readonly studentId?: string | undefined;
};

async function playedSums(db: Database, { listed, results, studentId }: Wanted) {
  const isListed = sql`IN (SELECT game_id FROM ${listed})`;
  const fitting = sql`(SELECT game_id FROM (
    SELECT game_id, sum(sums * json_array_length(coalesce(class_outcomes, '[]'))) OVER (ORDER BY ended DESC, game_id) AS total
    FROM ${listed} JOIN games AS sized INDEXED BY games_title ON sized.id = game_id) WHERE total <= ${MOST_SUMS})`;
  const isWanted = studentId === undefined ? sql`true` : sql`student_id = ${studentId}`;
  const [played, rows] = await db.batch([
    db
      .select({
        id: sql<string>`id`,
        code: sql<string>`code`,
        title: sql<string>`title`,
        label: sql<string>`label`,
        mode: sql<GameRow["mode"]>`mode`,
        playedAt: sql<number>`ended_at`,
        outcomes: sql`CASE WHEN id IN ${fitting} THEN class_outcomes END`.mapWith(games.classOutcomes),
      })
      // The index has all of it: a row is read through its results, of which 250 may have hundreds of megabytes.
      .from(sql`games INDEXED BY games_title`)
      .where(sql`id ${isListed}`)
      .orderBy(sql`ended_at DESC`),
    db
      .select({
        gameId: classResults.gameId,
        rows: sumsOfGame(sql`CASE WHEN ${isWanted} AND game_id IN ${fitting} THEN outcomes ELSE '[]' END`),
      })
      .from(classResults)
      .innerJoin(classStudents, eq(classStudents.id, classResults.studentId))
      .where(and(results, sql`game_id ${isListed}`, isNull(classStudents.removingAt)))
      .groupBy(classResults.gameId),
  ]);
  return {
    games: played.map(({ outcomes, ...game }) => ({ ...game, outcomes: outcomes ?? [] })),
    rows: rows.flatMap(({ gameId, rows }) =>
      (JSON.parse(rows) as SumsRow[]).map(([studentId, asked, questions, credit, outcomes]) => {
        return { gameId, studentId, asked, questions, credit, outcomes };
      }),
    ),
  };
}

const within = (column: string, { from = 0, to = Number.MAX_SAFE_INTEGER }: Period) =>
  sql`${sql.raw(column)} BETWEEN ${from} AND ${to}`;

/** With `studentId` only that student's sums by outcome are read; what others earned in the same games stays. */
export const classSumsOf = (db: Database, classId: string, period: Period, studentId?: string) =>
  playedSums(db, {
    listed: sql`(SELECT id AS game_id, ended_at AS ended, ${classLimits.students} AS sums FROM games
      WHERE class_id = ${classId} AND ${within("ended_at", period)} AND ${isPlayed}
      ORDER BY ended_at DESC, id LIMIT ${MOST_GAMES.own})`,
    results: sql`class_results.class_id = ${classId} AND ${within("played_at", period)}`,
    studentId,
  });

/**
 * Lists games that students of this class played in other classes before moving here, with these students' rows. With
 * `studentId` only that student's.
 */
export function sumsElsewhere(db: Database, classId: string, period: Period, studentId?: string) {
  const moved = sql`(SELECT former.student_id FROM class_students AS present
    JOIN former_classes AS former ON former.student_id = present.id
    WHERE present.class_id = ${classId} AND present.removing_at IS NULL)`;
  const isOne = studentId === undefined ? sql`true` : sql`class_results.student_id = ${studentId}`;
  const results = sql`class_results.student_id IN ${moved} AND ${isOne} AND class_results.class_id IS NOT ${classId}
    AND class_results.asked > 0 AND ${within("played_at", period)}`;
  return playedSums(db, {
    listed: sql`(SELECT game_id, max(played_at) AS ended, count(*) + ${NAME} AS sums FROM class_results
      WHERE ${results} GROUP BY game_id ORDER BY ended DESC, game_id LIMIT ${MOST_GAMES.elsewhere})`,
    results,
  });
}
