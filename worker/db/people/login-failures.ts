import { and, eq, inArray, lte, max, sql } from "drizzle-orm";
import type { Database } from "../database";
import { loginFailures } from "../schema/people";

/** What wrong passwords are counted for, and how much of them it bears. */
export type Count = {
  readonly key: string;
  /** From this many wrong ones on it waits. */
  readonly allowed: number;
  readonly longestMs: number;
};

const firstLockMs = 30_000;
const HALVED_AFTER_MS = 3_600_000;

/** Until when one of these has to wait; 0 when none has. */
export async function lockedUntil(db: Database, counts: readonly Count[], now: number): Promise<number> {
  const keys = counts.map(({ key }) => key);
  const row = await db
    .select({ until: max(loginFailures.lockedUntil) })
    .from(loginFailures)
    .where(inArray(loginFailures.key, keys))
    .get();
  return row?.until && row.until > now ? row.until : 0;
}

/**
 * Counts a wrong password everywhere it counts; from the `allowed`-th on there is a wait of 30 s, doubling. What was counted is
 * halved every hour. Answers how many the first has now; null when a parallel try has locked one of them meanwhile: that try is
 * then answered like any other that has to wait, and locks it no longer.
 */
export async function countFailure(db: Database, [first, ...more]: readonly [Count, ...Count[]], now: number) {
  const counted = await db.batch([counting(db, first, now), ...more.map((count) => counting(db, count, now))]);
  return counted.every((rows) => rows.length > 0) ? counted[0][0]!.failures : null;
}

function counting(db: Database, { key, allowed, longestMs }: Count, now: number) {
  const hours = sql`CAST(min(62, max(0, (${now} - ${loginFailures.updatedAt}) / ${HALVED_AFTER_MS})) AS INTEGER)`;
  const failures = sql`((${loginFailures.failures} >> ${hours}) + 1)`;
  const lock = sql`${now} + min(${longestMs}, ${firstLockMs} << min(${failures} - ${allowed}, 10))`;
  return db
    .insert(loginFailures)
    .values({ key, failures: 1, lockedUntil: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures,
        lockedUntil: sql`CASE WHEN ${failures} >= ${allowed} THEN ${lock} ELSE 0 END`,
        // Whole hours alone: a try every 59 minutes must not keep the count from being halved.
        updatedAt: sql`${loginFailures.updatedAt} + ${hours} * ${HALVED_AFTER_MS}`,
      },
      setWhere: lte(loginFailures.lockedUntil, now),
    })
    .returning({ failures: loginFailures.failures });
}

/** True once a day for this key: who was told of wrong passwords is not told of each. */
export async function isFirstToday(db: Database, key: string, now: number): Promise<boolean> {
  const told = { lockedUntil: now + 24 * HALVED_AFTER_MS, updatedAt: now };
  const rows = await db
    .insert(loginFailures)
    .values({ key, failures: 1, ...told })
    .onConflictDoUpdate({ target: loginFailures.key, set: told, setWhere: lte(loginFailures.lockedUntil, now) })
    .returning({ key: loginFailures.key });
  return rows.length > 0;
}

/** After a right password; a lock set meanwhile stays. */
export const forgetFailures = (db: Database, key: string, now: number) =>
  db.delete(loginFailures).where(and(eq(loginFailures.key, key), lte(loginFailures.lockedUntil, now)));

/** One that was counted before it was known to be right; those before it stay, and so does a lock set meanwhile. */
export const takeBackFailure = (db: Database, key: string, now: number) =>
  db
    .update(loginFailures)
    .set({ failures: sql`max(0, ${loginFailures.failures} - 1)` })
    .where(and(eq(loginFailures.key, key), lte(loginFailures.lockedUntil, now)));

/** After a reset by mail, which proves more than a password. */
export const unlock = (db: Database, key: string) => db.delete(loginFailures).where(eq(loginFailures.key, key));
