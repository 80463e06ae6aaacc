import { and, eq, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { eraseNames } from "./db/audit";
import { countedDatabase, database, type Database } from "./db/database";
import { keepPlace, placeOf, START } from "./db/job-cursors";
import { KEPT_MS } from "./db/keyed-calls";
import { DEVICE_DAYS } from "./db/known-devices";
import {
  auditLog,
  keyedCalls,
  knownDevices,
  loginFailures,
  mails,
  mailTokens,
  registrations,
  users,
} from "./db/schema";
import { anonymizeGames, unnameOwed } from "./names";

const DAY = 24 * 3_600_000;
/** After so many queries of a run nothing new is begun: an invocation has a thousand, and a step may take some hundreds. */
const MOST_QUERIES = 600;
/** Rows of one statement. */
const batchSize = 500;
const leastDays = 1;
/** The jobs' names in `job_cursors`: the game after which names are replaced, and that a run has left something. */
const ANONYMIZE = "anonymize";
const SWEEP = "sweep";

type Limits = { readonly mostQueries?: number };

/**
 * The nightly sweep of what nobody needs any longer, names first. Repeated, it finds nothing more to do. A run ends before
 * its invocation has sent its last query; what is left `finishSweep` goes on with.
 */
export async function sweep(env: Env, now: number, { mostQueries = MOST_QUERIES }: Limits = {}): Promise<void> {
  const { db, sent } = countedDatabase(env.DB);
  const mayGoOn = () => sent() < mostQueries;
  const remove = (table: SQLiteTable, key: SQLiteColumn, ...conditions: SQL[]) =>
    removeRows(db, { table, key, conditions }, mayGoOn);

  const before = now - retentionDays(env) * DAY;
  const names = await anonymizeGames(db, { before, now, after: await placeOf(db, ANONYMIZE), mayGoOn });
  await keepPlace(db, ANONYMIZE, names.place);
  const swept = {
    anonymized_games: names.done,
    owed_names: await unnameOwed(db, mayGoOn),
    unverified_accounts: await removeUnverified(db, now - 7 * DAY, mayGoOn),
    registrations: await remove(
      registrations,
      registrations.hash,
      lt(registrations.createdAt, now - 7 * DAY),
      lt(registrations.expiresAt, now),
    ),
    mail_tokens: await remove(mailTokens, mailTokens.hash, lt(mailTokens.expiresAt, now - DAY)),
    login_failures: await remove(
      loginFailures,
      loginFailures.key,
      lt(loginFailures.updatedAt, now - DAY),
      lt(loginFailures.lockedUntil, now),
    ),
    known_devices: await remove(knownDevices, knownDevices.hash, lt(knownDevices.usedAt, now - DEVICE_DAYS * DAY)),
    // Nothing but its count is left of a mail that has gone out.
    counted_mails: await remove(
      mails,
      mails.id,
      eq(mails.to, ""),
      isNotNull(mails.sentAt),
      lt(mails.createdAt, now - DAY),
    ),
    sent_mails: await remove(mails, mails.id, isNotNull(mails.sentAt), lt(mails.createdAt, now - 30 * DAY)),
    // Its link is long dead; whoever still wants it has asked for another.
    unsent_mails: await remove(mails, mails.id, isNull(mails.sentAt), lt(mails.createdAt, now - 7 * DAY)),
    keyed_calls: await remove(keyedCalls, keyedCalls.hash, lt(keyedCalls.begunAt, now - KEPT_MS)),
    audit_entries: await remove(auditLog, auditLog.id, lt(auditLog.at, now - auditDays(env) * DAY)),
  };
  const isFinished = mayGoOn() && names.place === START;
  await keepPlace(db, SWEEP, isFinished ? START : { at: now, id: SWEEP });
  console.log(JSON.stringify({ level: "info", event: "sweep", ...swept, queries: sent(), finished: isFinished }));
}

/** Goes on with a sweep that did not fit into its run, beside what else the ten-minute cron has to ask. */
export async function finishSweep(env: Env): Promise<void> {
  if ((await placeOf(database(env.DB), SWEEP)).id === SWEEP) {
    await sweep(env, Date.now(), { mostQueries: MOST_QUERIES / 3 });
  }
}

/** How long guests' nicknames are kept. */
export const retentionDays = ({ RETENTION_DAYS }: { RETENTION_DAYS: string }) => daysOf(RETENTION_DAYS, 180);
/** How long it is known what administrators did. */
export const auditDays = ({ AUDIT_DAYS }: { AUDIT_DAYS: string }) => daysOf(AUDIT_DAYS, 730);

/** A wrong setting must never empty what is of yesterday: then the promise of the privacy page stands. */
function daysOf(setting: string, promised: number): number {
  const days = Number(setting);
  return Number.isFinite(days) && setting.trim() !== "" && days >= leastDays ? days : promised;
}

type Rows = { readonly table: SQLiteTable; readonly key: SQLiteColumn; readonly conditions: readonly SQL[] };

async function removeRows(db: Database, { table, key, conditions }: Rows, mayGoOn: () => boolean): Promise<number> {
  const some = db
    .select({ key })
    .from(table)
    .where(and(...conditions))
    .limit(batchSize);
  return inBatches(mayGoOn, async () => (await db.delete(table).where(inArray(key, some))).meta.changes);
}

/** Accounts whose address nobody ever proved; an administrator may have decided on them, so their names go from the log. */
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
