import { and, count, desc, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import type { AuditEntry } from "#protocol/http/replies/people";
import type { Page, PageQuery } from "#protocol/http/page";
import type { Database } from "../database";
import { users } from "../schema/people";
import { auditLog } from "../schema/upkeep";

/** Views by administrators, logged once an hour; every other log entry is a change. */
const views = ["people_viewed", "person_viewed", "numbers_viewed", "audit_viewed"] as const;
export type View = (typeof views)[number];
type Change =
  | "teacher_approved"
  | "teacher_rejected"
  | "user_suspended"
  | "user_unsuspended"
  | "user_deleted"
  | "account_deleted"
  | "admin_made"
  | "domain_approved"
  | "domain_added"
  | "domain_removed"
  | "invitation_approved"
  | "school_added"
  | "school_changed"
  | "school_removed"
  | "schools_merged"
  | "teachers_invited"
  | "invitation_ended"
  | "people_searched"
  | "data_exported"
  | "student_deleted"
  | "announced"
  | "sets_taken"
  | "sets_given"
  | "classes_taken"
  | "classes_given"
  | "sessions_ended"
  | "address_mended"
  | "set_listed"
  | "set_kept"
  | "set_refused"
  | "set_hidden";
export type Named = { readonly id: string; readonly name: string };
export type Deed = { action: Change; actor: Named; target: Named; reason?: string; now: number };

/** Stands in for the name of a deleted person. */
export const DELETED_NAME = "Silinmiş kullanıcı";
const HOUR = 3_600_000;

/** Statement for the batch of the action itself, on the same condition: nothing is logged that did not happen. */
export function newEntry(db: Database, deed: Deed, condition: SQL | undefined) {
  return db.insert(auditLog).select(sql`SELECT ${valuesOf(deed)} FROM ${users} WHERE ${condition}`);
}

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

/**
 * Statements for the batch that deletes these users: erase their names from every entry, and the reasons written about them.
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
        reason: "",
        searchKey: sql`substr(${auditLog.searchKey}, 1, ${lineBreak}) || ${key}`,
      })
      .where(inArray(auditLog.targetId, gone)),
    db
      .update(auditLog)
      .set({ actorName: DELETED_NAME, searchKey: sql`${key} || ${targetKey}` })
      .where(inArray(auditLog.actorId, gone)),
  ] as const;
}

type Wanted = PageQuery & { withViews: boolean };

/** Lists a page of administrators' actions, newest first; `q` searches the names of both sides. */
export async function auditEntries(db: Database, wanted: Wanted): Promise<Page<AuditEntry>> {
  const { q, page, page_size, withViews } = wanted;
  const where = and(
    withViews ? undefined : notInArray(auditLog.action, [...views]),
    q === "" ? undefined : sql`instr(${auditLog.searchKey}, ${searchKey(q)}) > 0`,
  );
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(auditLog).where(where),
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(sql`${auditLog}.rowid`))
      .limit(page_size)
      .offset((page - 1) * page_size),
  ]);
  return { items: rows.map(auditEntry), total: counted?.total ?? 0, page, page_size };
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
