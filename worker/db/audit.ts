import { count, desc, sql, type SQL } from "drizzle-orm";
import { searchKey } from "#protocol/fold";
import type { AuditEntry } from "#protocol/http/people";
import type { Page, PageQuery } from "#protocol/http/page";
import type { Database } from "./database";
import { auditLog, users } from "./schema";

export type Deed = {
  action: "teacher_approved" | "teacher_rejected" | "user_deleted";
  actor: { id: string; name: string };
  reason: string;
  now: number;
};

/** A statement for the batch of the deed itself, with the same condition: what did not happen is not written down. */
export function newEntry(db: Database, { action, actor, reason, now }: Deed, condition: SQL | undefined) {
  return db.insert(auditLog).select(
    sql`SELECT ${crypto.randomUUID()}, ${now}, ${action}, ${actor.id}, ${actor.name}, ${users.id}, ${users.name},
      ${searchKey(actor.name)} || ' ' || ${users.searchKey}, ${reason} FROM ${users} WHERE ${condition}`,
  );
}

/** A page of what administrators did, newest first; `q` looks in the names of both sides. */
export async function auditEntries(db: Database, { q, page, page_size }: PageQuery): Promise<Page<AuditEntry>> {
  const wanted = q === "" ? undefined : sql`instr(${auditLog.searchKey}, ${searchKey(q)}) > 0`;
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(auditLog).where(wanted),
    db
      .select()
      .from(auditLog)
      .where(wanted)
      .orderBy(desc(auditLog.at), desc(sql`${auditLog}.rowid`))
      .limit(page_size)
      .offset((page - 1) * page_size),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actor_id: row.actorId,
    actor_name: row.actorName,
    target_id: row.targetId,
    target_name: row.targetName,
    reason: row.reason,
  }));
  return { items, total: counted?.total ?? 0, page, page_size };
}
