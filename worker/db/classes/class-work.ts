import { and, asc, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { among } from "../among";
import type { Database } from "../database";
import { games } from "../schema/games";
import { homework } from "../schema/homework";

/** Limit of the list: a pupil has only a few, and a longer list is hard to choose from. */
const MOST = 20;

/** Lists what students of these classes can do now: open homework, the nearest end first, and games they can join. */
export async function workOfClasses(db: Database, classIds: readonly string[], now: number) {
  if (classIds.length === 0) return { homework: [], games: [] };
  const [open, running] = await Promise.all([
    db
      .select({ classId: homework.classId, code: homework.code, title: homework.title, dueAt: homework.dueAt })
      .from(homework)
      .where(
        and(
          among(homework.classId, classIds),
          isNull(homework.endedAt),
          isNull(homework.closedAt),
          gt(homework.dueAt, now),
          or(isNull(homework.opensAt), lte(homework.opensAt, now)),
        ),
      )
      .orderBy(asc(homework.dueAt))
      .limit(MOST),
    db
      .select({ classId: games.classId, code: games.code, title: games.title })
      .from(games)
      .where(
        and(
          among(games.classId, classIds),
          isNull(games.endedAt),
          inArray(games.status, ["lobby", "active"]),
          // A game without phones cannot be joined.
          sql`${games.settings} ->> 'answers' is null`,
        ),
      )
      .limit(MOST),
  ]);
  return { homework: open, games: running };
}
