import { and, desc, eq, gte, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { Sum } from "#game/results/class-sums";
import { isPlayed } from "./class-roll";
import type { Period } from "./class-results";
import type { Database } from "../database";
import { classResults } from "../schema/class-results";
import { classStudents } from "../schema/classes";
import { games } from "../schema/games";

/** Reads the games of a class in a period, newest first, and each student's sums in them. */

/** Limit of games: more than a class plays in three years, and more than its students bring along from ten other classes. */
const MOST_GAMES = { own: 250, elsewhere: 2_500 };
/**
 * Limit of the letters that the sums by outcome are written in: 60 students, 250 games of 20 outcomes. Games older than those
 * that fit count as a whole, and for no outcome.
 */
const MOST_LETTERS = 4_000_000;

/** Joins the sums of all students in a game into one JSON text: fetching thousands of rows takes longer than adding them up. */
const sumsOfGame = (outcomes: SQL) =>
  sql<string>`'[' || group_concat('["' || student_id || '",' || asked || ',' || questions || ',' || credit
    || ',' || ${outcomes} || ']') || ']'`;
type SumsRow = [studentId: string, asked: number, questions: number, credit: number, outcomes: (Sum | null)[]];

type Wanted = {
  readonly most: number;
  /** Condition for the rows of `class_results`. */
  readonly results: SQL;
  /** Condition for the games; without it those of the rows. */
  readonly games?: SQL | undefined;
  /** The only student whose sums by outcome are read; without it those of all. */
  readonly studentId?: string | undefined;
};

async function playedSums(db: Database, { most, results, games: ofGames, studentId }: Wanted) {
  const isWanted = studentId === undefined ? sql`true` : sql`student_id = ${studentId}`;
  const listed = sql`(SELECT game_id, max(played_at) AS ended, sum(CASE WHEN ${isWanted} THEN octet_length(outcomes) ELSE 0 END) AS letters
    FROM class_results WHERE ${results} GROUP BY game_id ORDER BY ended DESC, game_id LIMIT ${most})`;
  const fitting = sql`(SELECT game_id FROM (
    SELECT game_id, sum(letters + coalesce(octet_length(class_outcomes), 0)) OVER (ORDER BY ended DESC, game_id) AS total
    FROM ${listed} JOIN games AS sized ON sized.id = game_id) WHERE total <= ${MOST_LETTERS})`;
  const [played, rows] = await db.batch([
    db
      .select({
        id: games.id,
        code: games.code,
        title: games.title,
        label: games.label,
        mode: games.mode,
        endedAt: games.endedAt,
        outcomes: sql`CASE WHEN id IN ${fitting} THEN class_outcomes END`.mapWith(games.classOutcomes),
      })
      .from(games)
      .where(ofGames ?? sql`id IN (SELECT game_id FROM ${listed})`)
      .orderBy(desc(games.endedAt))
      .limit(most),
    db
      .select({
        gameId: classResults.gameId,
        rows: sumsOfGame(sql`CASE WHEN ${isWanted} AND game_id IN ${fitting} THEN outcomes ELSE '[]' END`),
      })
      .from(classResults)
      .innerJoin(classStudents, eq(classStudents.id, classResults.studentId))
      .where(and(results, sql`game_id IN (SELECT game_id FROM ${listed})`, isNull(classStudents.removingAt)))
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

const within = ({ from = 0, to = Number.MAX_SAFE_INTEGER }: Period) =>
  sql`class_results.played_at BETWEEN ${from} AND ${to}`;

/** With `studentId` only that student's sums by outcome are read; what others earned in the same games stays. */
export const classSumsOf = (db: Database, classId: string, period: Period, studentId?: string) =>
  playedSums(db, {
    most: MOST_GAMES.own,
    results: sql`class_results.class_id = ${classId} AND ${within(period)}`,
    games: and(
      eq(games.classId, classId),
      gte(games.endedAt, period.from ?? 0),
      lte(games.endedAt, period.to ?? Number.MAX_SAFE_INTEGER),
      isPlayed,
    ),
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
  return playedSums(db, {
    most: MOST_GAMES.elsewhere,
    results: sql`class_results.student_id IN ${moved} AND ${isOne} AND class_results.class_id IS NOT ${classId}
      AND class_results.asked > 0 AND ${within(period)}`,
  });
}
