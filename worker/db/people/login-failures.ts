import { and, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";
import { longestOf, opensAt } from "#shared/counting/counting";
import type { Limit } from "#shared/counting/limits";
import type { Database } from "../database";
import { must } from "../must";
import { loginFailures } from "../schema/people";

/** Key that something is counted by, and its limits. */
export type Count = { readonly key: string; readonly limits: readonly Limit[] };

/** Finds the locks of these keys that still last. */
export const locksOf = (db: Database, keys: readonly string[], now: number) =>
  db
    .select({ key: loginFailures.key, until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(isLocked(keys, now));

const isLocked = (keys: readonly string[], now: number) =>
  and(inArray(loginFailures.key, [...keys]), gt(loginFailures.lockedUntil, now));

export type Lock = { readonly key: string; readonly until: number };

/** Answers until when the longest of these locks lasts that concern the counts; 0 if there is none. */
export const lastOf = (locks: readonly Lock[], counts: readonly Count[]): number =>
  Math.max(0, ...locks.filter(({ key }) => counts.some((count) => count.key === key)).map(({ until }) => until));

export const lockedUntil = async (db: Database, counts: readonly Count[], now: number): Promise<number> =>
  lastOf(await locksOf(db, keysOf(counts), now), counts);

const keysOf = (counts: readonly Count[]) => counts.map(({ key }) => key);

/** Statement for the head of a batch: fails, and undoes the batch, if one of these is locked meanwhile. */
export const unlocked = (db: Database, counts: readonly Count[], now: number) =>
  must(db, sql`NOT EXISTS (SELECT 1 FROM login_failures WHERE ${isLocked(keysOf(counts), now)})`);

/**
 * Counts a failure under every key. Answers until when the first one is locked, 0 if it is not; null if a parallel try has
 * locked one of them meanwhile: this try is answered as locked, and not counted.
 */
export async function countFailure(db: Database, [first, ...more]: readonly [Count, ...Count[]], now: number) {
  const counted = await db.batch([counting(db, first, now), ...more.map((count) => counting(db, count, now))]);
  if (counted.some((rows) => rows.length === 0)) return null;
  const { until } = counted[0][0]!;
  return until > now ? until : 0;
}

/**
 * Statement for a batch: counts, unless the key is locked. The mechanism of `worker/shared/counting` as one statement: nothing
 * happens between looking and counting.
 */
export function counting(db: Database, { key, limits }: Count, now: number) {
  const moment = sql`CAST(${now} AS INTEGER)`;
  const stored = sql`(SELECT json_group_array(earlier.value) FROM json_each(${loginFailures.times}) AS earlier
    WHERE earlier.value > ${moment} - ${longestOf(limits)})`;
  const times = sql`json_insert(${stored}, '$[#]', ${moment})`;
  const opens = sql`(SELECT max(json_extract(${times}, '$[#-' || (one.value ->> 'most') || ']') + (one.value ->> 'withinMs'))
    FROM json_each(${JSON.stringify(limits)}) AS one)`;
  return db
    .insert(loginFailures)
    .values({
      key,
      failures: 1,
      lockedUntil: opensAt([now], limits, now),
      updatedAt: now,
      times: JSON.stringify([now]),
    })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        times,
        failures: sql`json_array_length(${times})`,
        lockedUntil: sql`coalesce(${opens}, 0)`,
        updatedAt: now,
      },
      setWhere: lte(loginFailures.lockedUntil, now),
    })
    .returning({ until: loginFailures.lockedUntil });
}

/** Forgets failures after a right password; a lock set meanwhile stays. */
export const forgetFailures = (db: Database, key: string, now: number) =>
  db.delete(loginFailures).where(and(eq(loginFailures.key, key), lte(loginFailures.lockedUntil, now)));

/** Unlocks after a reset by mail, which proves more than a password. */
export const unlock = (db: Database, key: string, isProven: SQL) =>
  db.delete(loginFailures).where(and(eq(loginFailures.key, key), isProven));
