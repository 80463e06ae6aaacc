import { and, asc, eq, sql } from "drizzle-orm";
import { newEntry } from "./audit";
import type { Database } from "./database";
import { users } from "./schema/people";
import { schoolDomains } from "./schema/sign-in";

export type DomainRow = typeof schoolDomains.$inferSelect;
type Named = { readonly id: string; readonly name: string };

export const listedDomains = (db: Database): Promise<DomainRow[]> =>
  db.select().from(schoolDomains).orderBy(asc(schoolDomains.domain)).limit(1000);

/** Statements for the batch that proves an address: its teacher is approved at once where the school's domain is named. Never after a rejection. */
export function approvalByDomain(db: Database, user: Named, now: number) {
  const host = sql`substr(${users.email}, instr(${users.email}, '@') + 1)`;
  const isOfSchool = and(
    eq(users.id, user.id),
    eq(users.role, "teacher"),
    eq(users.approval, "pending"),
    sql`${users.verifiedAt} IS NOT NULL AND EXISTS (SELECT 1 FROM school_domains WHERE domain = ${host})`,
  );
  return [
    newEntry(db, { action: "domain_approved", actor: user, target: user, now }, isOfSchool),
    db.update(users).set({ approval: "approved" }).where(isOfSchool),
  ] as const;
}
