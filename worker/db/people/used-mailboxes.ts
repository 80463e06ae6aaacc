import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { loginFailures } from "../schema/people";

/**
 * Mailboxes that a school's domain approves no more: it has approved each once, or an administrator has decided on it. Otherwise
 * whoever was refused would register again, and one person would have many approved accounts. Their hashes are kept beside the
 * counters for as long as the record has the decision.
 */

/** `key`: the hash of the mailbox. `until`: the time until which it is kept. */
export type Mailbox = { readonly key: string; readonly until: number };

/** Statement for a batch, after the decision: keeps the mailbox if the condition holds. */
export const useMailbox = (db: Database, { key, until }: Mailbox, now: number, condition: SQL) =>
  insertIf(db, loginFailures, { key, failures: 0, lockedUntil: until, updatedAt: now }, condition).onConflictDoUpdate({
    target: loginFailures.key,
    set: { lockedUntil: until, updatedAt: now },
  });

export const isUsed = ({ key }: Mailbox, now: number) =>
  sql`EXISTS (SELECT 1 FROM login_failures WHERE key = ${key} AND locked_until > ${now})`;
