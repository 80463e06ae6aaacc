import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database";

/** Statement for a batch: fails, and undoes the batch, unless the condition holds there. */
export const must = (db: Database, condition: SQL) =>
  db
    // Not JSON, so that SQLite refuses it; not constant, so that it is read for a row alone.
    .select({ none: sql`json('not met by ' || one)` })
    .from(sql`(SELECT 1 AS one)`)
    .where(sql`NOT (${condition})`);

export const holds = async (db: Database, condition: SQL): Promise<boolean> =>
  (await db
    .select({ one: sql`1` })
    .from(sql`(SELECT 1)`)
    .where(condition)
    .get()) !== undefined;
