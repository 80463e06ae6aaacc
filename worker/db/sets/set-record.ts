import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../database";
import { games } from "../schema/games";

/** Finds the best game of a set that counts for its record; of two equally good ones the earlier. */
export async function setRecord(db: Database, ownerId: string, questionSetId: string) {
  const best = await db
    .select({ rate: games.classRate, playedAt: games.endedAt })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), eq(games.questionSetId, questionSetId), isNotNull(games.classRate)))
    .orderBy(desc(games.classRate), games.endedAt)
    .get();
  return best?.rate != null && best.playedAt !== null ? { rate: best.rate, playedAt: best.playedAt } : null;
}
