import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { eraseNames } from "./people/audit";
import type { Database } from "./database";
import { LIFETIME_MS } from "./keyed-calls";
import { keptUnsentMs } from "./mails";
import { DEVICE_DAYS } from "./people/known-devices";
import { boardCodes } from "./schema/board-codes";
import { classCodes } from "./schema/classes";
import { deviceSignIns } from "./schema/device-sign-ins";
import { libraryReports } from "./schema/library";
import { mails } from "./schema/mails";
import { usedChallenges } from "./schema/passkeys";
import { knownDevices, loginFailures, mailTokens, registrations, users } from "./schema/people";
import { invitations } from "./schema/schools";
import { personalTokens } from "./schema/tokens";
import { emailChanges, sessions } from "./schema/sign-in";
import { auditLog, keyedCalls } from "./schema/upkeep";

const DAY = 24 * 3_600_000;
const batchSize = 500;

type Now = { readonly now: number; readonly auditBefore: number };

/** Deletes rows that are no longer needed, as far as one run may go. Answers how many of each. */
export async function removeExpired(db: Database, { now, auditBefore }: Now, mayGoOn: () => boolean) {
  const remove = (table: SQLiteTable, key: SQLiteColumn | SQL, ...conditions: SQL[]) =>
    removeRows(db, { table, key, conditions }, mayGoOn);
  return {
    unverified_accounts: await removeUnverified(db, now - 7 * DAY, mayGoOn),
    registrations: await remove(
      registrations,
      registrations.hash,
      lt(registrations.createdAt, now - 7 * DAY),
      lt(registrations.expiresAt, now),
    ),
    // An ended invitation is listed for a month, so that it can be sent again.
    invitations: await remove(invitations, invitations.id, lt(invitations.expiresAt, now - 30 * DAY)),
    mail_tokens: await remove(mailTokens, mailTokens.hash, lt(mailTokens.expiresAt, now - DAY)),
    login_failures: await remove(
      loginFailures,
      loginFailures.key,
      lt(loginFailures.updatedAt, now - DAY),
      lt(loginFailures.lockedUntil, now),
    ),
    known_devices: await remove(knownDevices, knownDevices.hash, lt(knownDevices.usedAt, now - DEVICE_DAYS * DAY)),
    sessions: await remove(sessions, sessions.id, lt(sessions.expiresAt, now)),
    email_changes: await remove(emailChanges, emailChanges.userId, lt(emailChanges.expiresAt, now)),
    // A mail that has gone out leaves only a row to be counted.
    counted_mails: await remove(
      mails,
      mails.id,
      eq(mails.to, ""),
      isNotNull(mails.sentAt),
      lt(mails.createdAt, now - DAY),
    ),
    sent_mails: await remove(mails, mails.id, isNotNull(mails.sentAt), lt(mails.createdAt, now - 30 * DAY)),
    // One that a limit holds back is not given up: it has not been tried.
    unsent_mails: await remove(
      mails,
      mails.id,
      isNull(mails.sentAt),
      eq(mails.held, ""),
      lt(mails.createdAt, now - keptUnsentMs),
    ),
    // A handled report is kept this long, because it keeps its reporter from repeating it.
    library_reports: await remove(
      libraryReports,
      sql`${libraryReports}.rowid`,
      isNotNull(libraryReports.resolvedAt),
      lt(libraryReports.resolvedAt, now - 180 * DAY),
    ),
    personal_tokens: await remove(personalTokens, personalTokens.id, lt(personalTokens.expiresAt, now)),
    board_codes: await remove(boardCodes, boardCodes.id, lt(boardCodes.expiresAt, now)),
    class_codes: await remove(classCodes, classCodes.studentId, lt(classCodes.expiresAt, now)),
    used_challenges: await remove(usedChallenges, usedChallenges.hash, lt(usedChallenges.expiresAt, now)),
    device_sign_ins: await remove(deviceSignIns, deviceSignIns.deviceHash, lt(deviceSignIns.expiresAt, now)),
    keyed_calls: await remove(keyedCalls, keyedCalls.hash, lt(keyedCalls.begunAt, now - LIFETIME_MS)),
    audit_entries: await remove(auditLog, auditLog.id, lt(auditLog.at, auditBefore)),
  };
}

type Rows = { readonly table: SQLiteTable; readonly key: SQLiteColumn | SQL; readonly conditions: readonly SQL[] };

async function removeRows(db: Database, { table, key, conditions }: Rows, mayGoOn: () => boolean): Promise<number> {
  const some = db
    .select({ key })
    .from(table)
    .where(and(...conditions))
    .limit(batchSize);
  return inBatches(mayGoOn, async () => (await db.delete(table).where(sql`${key} in ${some}`)).meta.changes);
}

/**
 * Deletes accounts whose address was never proven. An administrator may have decided on them, so their names are erased from
 * the log.
 */
function removeUnverified(db: Database, before: number, mayGoOn: () => boolean): Promise<number> {
  const some = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.verifiedAt), lt(users.createdAt, before)))
    .limit(batchSize);
  const which = inArray(users.id, some);
  return inBatches(mayGoOn, async () => {
    const [, , removed] = await db.batch([...eraseNames(db, which), db.delete(users).where(which)]);
    return removed.meta.changes;
  });
}

async function inBatches(mayGoOn: () => boolean, removeSome: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let full = true; full && mayGoOn();) {
    const removed = await removeSome();
    all += removed;
    full = removed >= batchSize;
  }
  return all;
}
