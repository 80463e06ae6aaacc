import { and, count, desc, eq, gte, inArray, lt, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { searchKey } from "#shared/fold";
import { viewWords, type Change, type View } from "#protocol/audit-words";
import type { AuditFileQuery } from "#protocol/http/people";
import type { AuditEntry } from "#protocol/http/replies/people";
import type { Page, PageQuery } from "#protocol/http/page";
import { dateOf, dayOfDate } from "#shared/istanbul";
import { dayStart } from "#shared/time-zone";
import type { Database } from "../database";
import { hasWords } from "../has-words";
import { users } from "../schema/people";
import { auditLog } from "../schema/upkeep";

export type Named = { readonly id: string; readonly name: string };
export type Deed = { action: Change; actor: Named; target: Named; reason?: string | SQL; now: number };

/** Stands in for the name of a deleted person. */
export const DELETED_NAME = "Silinmiş kullanıcı";
const HOUR = 3_600_000;

/** Statement for the batch of the action itself, on the same condition: nothing is logged that did not happen. */
export function newEntry(db: Database, deed: Deed, condition: SQL | undefined) {
  return db.insert(auditLog).select(sql`SELECT ${valuesOf(deed)} FROM ${users} WHERE ${condition}`);
}

/** Statement for a batch: an entry for each of these people who is there and meets the condition. */
export const newEntries = (
  db: Database,
  deed: Omit<Deed, "target">,
  people: readonly Named[],
  condition: SQL = sql`true`,
) => {
  const { action, actor, reason = "", now } = deed;
  const keyed = people.map(({ id, name }) => ({ id, name, key: `${searchKey(actor.name)}\n${searchKey(name)}` }));
  return db.insert(auditLog)
    .select(sql`SELECT lower(hex(randomblob(16))), ${now}, ${action}, ${actor.id}, ${actor.name},
    value ->> '$.id', value ->> '$.name', value ->> '$.key', ${reason}
    FROM json_each(${JSON.stringify(keyed)}) JOIN users ON users.id = value ->> '$.id'
    WHERE ${condition}`);
};

/** Logs that an administrator looked at something, or at the target person; skips a repeat within the hour. */
export function noteView(db: Database, view: { action: View; actor: Named; target?: Named; now: number }) {
  const { action, actor, target = { id: "", name: "" }, now } = view;
  const noted = sql`SELECT 1 FROM audit_log
    WHERE actor_id = ${actor.id} AND action = ${action} AND target_id = ${target.id} AND at > ${now - HOUR}`;
  return db
    .insert(auditLog)
    .select(sql`SELECT ${valuesOf({ action, actor, target, now })} WHERE NOT EXISTS (${noted})`);
}

/** Values of an entry: people's names alone, neither address nor school. */
const valuesOf = ({ action, actor, target, reason = "", now }: Omit<Deed, "action"> & { action: Change | View }) =>
  sql`${crypto.randomUUID()}, ${now}, ${action}, ${actor.id}, ${actor.name}, ${target.id}, ${target.name},
    ${`${searchKey(actor.name)}\n${searchKey(target.name)}`}, ${reason}`;

/** Actions whose only reason is the letter that asked for them. */
const ofLetters = ["data_exported", "user_deleted"] as const satisfies readonly Change[];

/**
 * Statements for the batch that deletes these users: erase their names from every entry, and the reasons written about them
 * except for the letters that asked.
 */
export function eraseNames(db: Database, which: SQL | undefined) {
  const gone = db.select({ id: users.id }).from(users).where(which);
  const key = searchKey(DELETED_NAME);
  // An earlier version wrote the key without a line break and with more than names: such a key is erased whole.
  const lineBreak = sql`instr(${auditLog.searchKey}, char(10))`;
  const targetKey = sql`CASE ${lineBreak} WHEN 0 THEN '' ELSE substr(${auditLog.searchKey}, ${lineBreak}) END`;
  return [
    db
      .update(auditLog)
      .set({
        targetName: DELETED_NAME,
        reason: sql`CASE WHEN ${inArray(auditLog.action, [...ofLetters])} THEN ${auditLog.reason} ELSE '' END`,
        searchKey: sql`substr(${auditLog.searchKey}, 1, ${lineBreak}) || ${key}`,
      })
      .where(inArray(auditLog.targetId, gone)),
    db
      .update(auditLog)
      .set({ actorName: DELETED_NAME, searchKey: sql`${key} || ${targetKey}` })
      .where(inArray(auditLog.actorId, gone)),
  ] as const;
}

/** Logs what an administrator did, if nothing else is written with it. */
export const noteDeed = (db: Database, deed: Deed) => newEntry(db, deed, eq(users.id, deed.actor.id));

const views = Object.keys(viewWords);

const isOf = (text: string, id: SQLiteColumn, key: SQL) =>
  text === "" ? undefined : or(eq(id, text), hasWords(key, text));

/** Days are those of the administrator's time zone. */
function filtered(
  { q, views: wanted, action, actor, subject, from, to }: AuditFileQuery,
  timeZone: string,
): SQL | undefined {
  const lineBreak = sql`instr(${auditLog.searchKey}, char(10))`;
  return and(
    action === undefined
      ? wanted === "1"
        ? undefined
        : notInArray(auditLog.action, views)
      : eq(auditLog.action, action),
    hasWords(auditLog.searchKey, q),
    isOf(actor, auditLog.actorId, sql`substr(${auditLog.searchKey}, 1, ${lineBreak})`),
    isOf(subject, auditLog.targetId, sql`substr(${auditLog.searchKey}, ${lineBreak} + 1)`),
    from === undefined ? undefined : gte(auditLog.at, dayStart(from, timeZone)),
    to === undefined ? undefined : lt(auditLog.at, dayStart(dateOf(dayOfDate(to) + 1), timeZone)),
  );
}

/** Lists a page of administrators' actions, newest first; `q` searches the names of both sides. */
export async function auditEntries(
  db: Database,
  wanted: PageQuery & AuditFileQuery,
  timeZone: string,
): Promise<Page<AuditEntry>> {
  const { page, page_size } = wanted;
  const where = filtered(wanted, timeZone);
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(auditLog).where(where),
    newestFirst(db, where)
      .limit(page_size)
      .offset((page - 1) * page_size),
  ]);
  return { items: rows.map(auditEntry), total: counted?.total ?? 0, page, page_size };
}

const newestFirst = (db: Database, where: SQL | undefined) =>
  db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(sql`${auditLog}.rowid`))
    .$dynamic();

const ROWS_AT_ONCE = 1000;

/** All entries that the filters let through, newest first. */
export async function* everyAuditEntry(
  db: Database,
  wanted: AuditFileQuery,
  timeZone: string,
): AsyncGenerator<AuditEntry> {
  for (let done = 0, isMore = true; isMore; done += ROWS_AT_ONCE) {
    const rows = await newestFirst(db, filtered(wanted, timeZone)).limit(ROWS_AT_ONCE).offset(done);
    yield* rows.map(auditEntry);
    isMore = rows.length === ROWS_AT_ONCE;
  }
}

const auditEntry = (row: typeof auditLog.$inferSelect): AuditEntry => ({
  id: row.id,
  at: row.at,
  action: row.action,
  actor_id: row.actorId,
  actor_name: row.actorName,
  target_id: row.targetId,
  target_name: row.targetName,
  reason: row.reason,
});
