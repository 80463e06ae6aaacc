import { sql } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { loginFailures } from "../schema/people";

/**
 * Addresses whose account was deleted while its approval was refused: a school's domain approves nobody there again, while the
 * refusal stands in the log. Their hashes are kept beside the counters.
 */

/** `key`: the hash of the address. */
export type Refusal = { readonly key: string; readonly until: number };

/** Statement for the batch that deletes an account, before it does. */
export const keepRefusal = (db: Database, userId: string, { key, until }: Refusal, now: number) =>
  insertIf(
    db,
    loginFailures,
    { key, failures: 0, lockedUntil: until, updatedAt: now },
    sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND approval = 'rejected')`,
  ).onConflictDoUpdate({ target: loginFailures.key, set: { lockedUntil: until } });

export const wasRefused = (key: string, now: number) =>
  sql`EXISTS (SELECT 1 FROM login_failures WHERE key = ${key} AND locked_until > ${now})`;
