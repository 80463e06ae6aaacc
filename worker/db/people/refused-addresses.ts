import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { loginFailures } from "../schema/people";

/**
 * Addresses whose account was deleted while its approval was refused: a school's domain approves nobody there again, while the
 * refusal stands in the log. They are kept as hashes beside the counters.
 */

/** Every address of a mailbox has the same key, whatever stands after a "+". */
const keyOf = (email: string): string =>
  createHash("sha256")
    .update(`refused:${email.replace(/\+.*@/, "@")}`)
    .digest("hex");

type Refusal = { readonly user: { readonly id: string; readonly email: string }; readonly until: number };

/** Statement for the batch that deletes an account, before it does. */
export const keepRefusal = (db: Database, { user: { id, email }, until }: Refusal, now: number) =>
  insertIf(
    db,
    loginFailures,
    { key: keyOf(email), failures: 0, lockedUntil: until, updatedAt: now },
    sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND approval = 'rejected')`,
  ).onConflictDoUpdate({ target: loginFailures.key, set: { lockedUntil: until } });

export const wasRefused = (email: string, now: number) =>
  sql`EXISTS (SELECT 1 FROM login_failures WHERE key = ${keyOf(email)} AND locked_until > ${now})`;
