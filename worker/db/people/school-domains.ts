import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { newEntry } from "./audit";
import type { Database } from "../database";
import { users } from "../schema/people";
import { schoolDomains } from "../schema/schools";

export type DomainRow = typeof schoolDomains.$inferSelect;
type Named = { readonly id: string; readonly name: string };

export const listedDomains = (db: Database): Promise<DomainRow[]> =>
  db.select().from(schoolDomains).orderBy(asc(schoolDomains.domain)).limit(1000);

type Deed = { domain: string; actor: Named; now: number };

/** Adds a domain; adding it again changes nothing. Answers the row. */
export async function addDomain(db: Database, { domain, actor, now }: Deed): Promise<DomainRow> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM school_domains WHERE domain = ${domain})`;
  const [, , [row]] = await db.batch([
    entry(db, { action: "domain_added", domain, actor, now }, isNew),
    db.insert(schoolDomains).values({ domain, createdAt: now }).onConflictDoNothing(),
    db.select().from(schoolDomains).where(eq(schoolDomains.domain, domain)),
  ]);
  return row!;
}

/** Removes a domain. Teachers approved by it stay approved. False if it was not there. */
export async function removeDomain(db: Database, { domain, actor, now }: Deed): Promise<boolean> {
  const isThere = sql`EXISTS (SELECT 1 FROM school_domains WHERE domain = ${domain})`;
  const [, removed] = await db.batch([
    entry(db, { action: "domain_removed", domain, actor, now }, isThere),
    db.delete(schoolDomains).where(eq(schoolDomains.domain, domain)).returning(),
  ]);
  return removed.length > 0;
}

type Entry = { action: "domain_added" | "domain_removed"; actor: Named; now: number };

/** Log entry with the domain's name in place of a person. */
const entry = (db: Database, { domain, ...deed }: Entry & { domain: string }, condition: SQL) =>
  newEntry(db, { ...deed, target: { id: "", name: domain } }, and(eq(users.id, deed.actor.id), condition));

/** Lists teachers of this domain who have proven their address and still wait, the longest wait first. */
export const waitingTeachers = (db: Database, domain: string, most: number) =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, "teacher"),
        eq(users.approval, "pending"),
        sql`${users.verifiedAt} IS NOT NULL AND ${hostOf} = ${domain}`,
      ),
    )
    .orderBy(asc(users.createdAt))
    .limit(most);

const hostOf = sql`substr(${users.email}, instr(${users.email}, '@') + 1)`;

/**
 * Statements for the batch that proves an address: approve its teacher at once if their school's domain is listed, but never
 * after a rejection.
 */
export function approvalByDomain(db: Database, user: Named, now: number) {
  const isOfSchool = and(
    eq(users.id, user.id),
    eq(users.role, "teacher"),
    eq(users.approval, "pending"),
    sql`${users.verifiedAt} IS NOT NULL AND EXISTS (SELECT 1 FROM school_domains WHERE domain = ${hostOf})`,
  );
  return [
    newEntry(db, { action: "domain_approved", actor: user, target: user, now }, isOfSchool),
    db.update(users).set({ approval: "approved" }).where(isOfSchool),
  ] as const;
}
