import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../database";
import { games } from "../schema/games";

/** Finds the best game of a set that counts for its record; of two equally good ones the earlier. */
export const bestGameOf = (db: Database, ownerId: string, questionSetId: string) =>
  db
    .select({ rate: games.classRate, playedAt: games.endedAt })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), eq(games.questionSetId, questionSetId), isNotNull(games.classRate)))
    .orderBy(desc(games.classRate), games.endedAt)
    .limit(1);
