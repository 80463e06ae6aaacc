import { and, count, desc, eq, gte, inArray, isNull, sql, sum } from "drizzle-orm";
import type { Database } from "../database";
import { classes } from "../schema/classes";
import { classResults } from "../schema/class-results";
import { games } from "../schema/games";
import { questionSets } from "../schema/question-sets";
import { isStored, upToBytes } from "./up-to-bytes";

/** Number of the newest finished games opened for the hardest questions. */
const OPENED = 50;

/** Starts of this month and of the one before. */
type Months = { readonly start: number; readonly before: number };

/** Reads a teacher's totals, and the kept results of the newest games. */
export async function teacherTotals(db: Database, ownerId: string, months: Months) {
  const mine = eq(games.ownerId, ownerId);
  const isThisMonth = sql<number>`${games.createdAt} >= ${months.start}`;
  const isResultOfThisMonth = sql<number>`${classResults.playedAt} >= ${months.start}`;
  const taught = db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.ownerId, ownerId), isNull(classes.removingAt)));
  const [sets, all, month, classMonth, newest] = await db.batch([
    db.select({ sets: count() }).from(questionSets).where(eq(questionSets.ownerId, ownerId)),
    db
      .select({
        games: count(),
        players: sum(games.playerCount).mapWith(Number),
        correct: sum(games.correct).mapWith(Number),
        asked: sql<number | null>`sum(${asked})`,
      })
      .from(games)
      .where(mine),
    db
      .select({
        isNow: isThisMonth,
        games: count(),
        players: sum(games.playerCount).mapWith(Number),
        playedGames: sql<number | null>`sum(${wasPlayed})`,
        playedPlayers: sql<number | null>`sum(iif(${wasPlayed}, ${games.playerCount}, 0))`,
        correct: sum(games.correct).mapWith(Number),
        asked: sql<number | null>`sum(${asked})`,
      })
      .from(games)
      .where(and(mine, gte(games.createdAt, months.before)))
      .groupBy(sql`1`),
    db
      .select({
        isNow: isResultOfThisMonth,
        correct: sum(classResults.credit).mapWith(Number),
        asked: sum(classResults.questions).mapWith(Number),
      })
      .from(classResults)
      .where(and(inArray(classResults.classId, taught), gte(classResults.playedAt, months.before)))
      .groupBy(sql`1`),
    db
      .select({
        id: games.id,
        questionSetId: games.questionSetId,
        title: games.title,
        classId: games.classId,
        className: sql<string | null>`(select name from classes where id = ${games.classId} and removing_at is null)`,
        results: games.results,
        resultsEdition: games.resultsEdition,
      })
      .from(games)
      .where(
        sql`${games.id} in ${upToBytes({ from: sql`${games}`, where: and(mine, isStored), by: games.createdAt, isNewestFirst: true, most: OPENED })}`,
      )
      .orderBy(desc(games.createdAt)),
  ]);
  const [now, before] = nowAndBefore(month);
  const [classNow, classBefore] = nowAndBefore(classMonth);
  return {
    questionSets: sets[0]?.sets ?? 0,
    games: all[0]?.games ?? 0,
    players: all[0]?.players ?? 0,
    correct: all[0]?.correct ?? 0,
    asked: all[0]?.asked ?? 0,
    month: {
      games: now?.games ?? 0,
      players: now?.players ?? 0,
      played: { games: now?.playedGames ?? 0, players: now?.playedPlayers ?? 0 },
      accuracy: rateOf(now),
      before: rateOf(before),
      ...(classMonth.length > 0 && { classes: { accuracy: rateOf(classNow), before: rateOf(classBefore) } }),
    },
    newest,
  };
}

const wasPlayed = sql`${games.questionsAsked} > 0 and ${games.mode} = 'live'`;
const asked = sql`coalesce(${games.asked}, ${games.playerCount} * ${games.questionsAsked})`;

const nowAndBefore = <Sums extends { isNow: number }>(sums: readonly Sums[]) =>
  [1, 0].map((wanted) => sums.find(({ isNow }) => isNow === wanted));

const rateOf = (sums: { correct: number | null; asked: number | null } | undefined): number | null =>
  sums?.asked ? (sums.correct ?? 0) / sums.asked : null;
