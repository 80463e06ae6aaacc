import { and, eq, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { database, type Database } from "./db/database";
import { loginFailures, mails, mailTokens, registrations, users } from "./db/schema";
import { anonymizeGamesBefore, unnameOwed } from "./names";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Rows of one statement, and statements of one run for one table: what is left waits for tomorrow. */
const batchSize = 500;
const batchesARun = 200;
const leastRetentionDays = 1;

/** The nightly sweep of what nobody needs any longer. Repeated, it finds nothing more to do. */
export async function sweep(env: Env, now: number): Promise<void> {
  const db = database(env.DB);
  const swept = {
    unverified_accounts: await remove(db, users, users.id, [
      isNull(users.verifiedAt),
      lt(users.createdAt, now - 7 * DAY),
    ]),
    registrations: await remove(db, registrations, registrations.hash, [
      lt(registrations.createdAt, now - 7 * DAY),
      lt(registrations.expiresAt, now),
    ]),
    mail_tokens: await remove(db, mailTokens, mailTokens.hash, [lt(mailTokens.expiresAt, now - DAY)]),
    login_failures: await remove(db, loginFailures, loginFailures.key, [
      lt(loginFailures.updatedAt, now - DAY),
      lt(loginFailures.lockedUntil, now),
    ]),
    // Nothing but its count is left of a mail that has gone out.
    counted_mails: await remove(db, mails, mails.id, [
      eq(mails.to, ""),
      isNotNull(mails.sentAt),
      lt(mails.createdAt, now - DAY),
    ]),
    sent_mails: await remove(db, mails, mails.id, [isNotNull(mails.sentAt), lt(mails.createdAt, now - 30 * DAY)]),
    // Its link is long dead; whoever still wants it has asked for another.
    unsent_mails: await remove(db, mails, mails.id, [isNull(mails.sentAt), lt(mails.createdAt, now - 7 * DAY)]),
    owed_names: await unnameOwed(db),
    anonymized_games: await anonymizeGamesBefore(db, now - retentionDays(env) * DAY, now),
  };
  console.log(JSON.stringify({ level: "info", event: "sweep", ...swept }));
}

/** A wrong setting must never empty yesterday's games: then the promise of the privacy page stands. */
export function retentionDays({ RETENTION_DAYS }: { RETENTION_DAYS: string }): number {
  const days = Number(RETENTION_DAYS);
  return Number.isFinite(days) && RETENTION_DAYS.trim() !== "" && days >= leastRetentionDays ? days : 180;
}

async function remove(db: Database, table: SQLiteTable, key: SQLiteColumn, conditions: SQL[]): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < batchesARun; batch++) {
    const some = db
      .select({ key })
      .from(table)
      .where(and(...conditions))
      .limit(batchSize);
    const { meta } = await db.delete(table).where(inArray(key, some));
    removed += meta.changes;
    if (meta.changes < batchSize) break;
  }
  return removed;
}
