import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "./database";
import { loginFailures } from "./schema";

const firstLockMs = 30_000;
const longestLockMs = 3_600_000;

/** Until when this account takes no password; 0 when it does. */
export async function lockedUntil(db: Database, key: string, now: number): Promise<number> {
  const row = await db
    .select({ until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(eq(loginFailures.key, key))
    .get();
  return row && row.until > now ? row.until : 0;
}

/**
 * Counts a wrong password; from the `allowed`-th on the account waits 30 s, doubling to an hour. False when a parallel try
 * has locked it meanwhile: that try is then answered like any other on a locked account, and locks it no longer.
 */
export async function countFailure(db: Database, key: string, allowed: number, now: number): Promise<boolean> {
  const failures = sql`${loginFailures.failures} + 1`;
  const lock = sql`${now} + min(${longestLockMs}, ${firstLockMs} << min(${failures} - ${allowed}, 10))`;
  const row = await db
    .insert(loginFailures)
    .values({ key, failures: 1, lockedUntil: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures,
        lockedUntil: sql`CASE WHEN ${failures} >= ${allowed} THEN ${lock} ELSE 0 END`,
        updatedAt: now,
      },
      setWhere: lte(loginFailures.lockedUntil, now),
    })
    .returning({ failures: loginFailures.failures })
    .get();
  return row !== undefined;
}

/** After a right password; a lock set meanwhile stays. */
export const forgetFailures = (db: Database, key: string, now: number) =>
  db.delete(loginFailures).where(and(eq(loginFailures.key, key), lte(loginFailures.lockedUntil, now)));

/** After a reset by mail, which proves more than a password. */
export const unlock = (db: Database, key: string) => db.delete(loginFailures).where(eq(loginFailures.key, key));
