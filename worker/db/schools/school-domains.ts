import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { newEntry } from "../people/audit";
import { writeAndRead, type Database } from "../database";
import { isUsed, useMailbox, type Mailbox } from "../people/used-mailboxes";
import { users } from "../schema/people";
import { invitations, schoolDomains, schools } from "../schema/schools";

export type DomainRow = Awaited<ReturnType<typeof listedDomains>>[number];
type Named = { readonly id: string; readonly name: string };

const listed = (db: Database) =>
  db
    .select({
      domain: schoolDomains.domain,
      createdAt: schoolDomains.createdAt,
      school: { id: schools.id, name: schools.name },
    })
    .from(schoolDomains)
    .leftJoin(schools, eq(schools.id, schoolDomains.schoolId));

export const listedDomains = (db: Database) => listed(db).orderBy(asc(schoolDomains.domain)).limit(1000);

/** Finds the named school of an address. */
export const schoolOf = (db: Database, email: string) =>
  db
    .select()
    .from(schoolDomains)
    .where(eq(schoolDomains.domain, email.slice(email.indexOf("@") + 1)));

type Deed = { readonly domain: string; readonly actor: Named; readonly now: number };

/** Adds a domain, for this school if it exists; adding it again changes nothing. Answers the row, and who waits for it. */
export async function addDomain(db: Database, deed: Deed, school: string | undefined) {
  const schoolId = sql`(SELECT id FROM schools WHERE id = ${school ?? null})`;
  const { read } = await writeAndRead(db, adding(db, deed, schoolId), [
    listed(db).where(eq(schoolDomains.domain, deed.domain)),
    waitingTeachers(db, [deed.domain]),
  ]);
  const [[row], waiting] = read;
  return { added: row!, waiting };
}

/** Removes a domain. Teachers approved by it stay approved. False if it was not there. */
export async function removeDomain(db: Database, deed: Deed): Promise<boolean> {
  const [, removed] = await db.batch(removing(db, deed));
  return removed.length > 0;
}

/** Statements that list a domain. A school that is given gets it, unless another school has it. */
export const adding = (db: Database, { domain, actor, now }: Deed, schoolId: string | SQL) =>
  [
    entry(db, { action: "domain_added", domain, actor, now }, sql`NOT ${isListed(domain)}`),
    db
      .insert(schoolDomains)
      .values({ domain, createdAt: now, schoolId })
      .onConflictDoUpdate({
        target: schoolDomains.domain,
        set: { schoolId: sql`coalesce(${schoolDomains.schoolId}, ${schoolId})` },
      }),
  ] as const;

export const removing = (db: Database, { domain, actor, now }: Deed) =>
  [
    entry(db, { action: "domain_removed", domain, actor, now }, isListed(domain)),
    db.delete(schoolDomains).where(eq(schoolDomains.domain, domain)).returning(),
  ] as const;

const isListed = (domain: string) => sql`EXISTS (SELECT 1 FROM school_domains WHERE domain = ${domain})`;

type Entry = { action: "domain_added" | "domain_removed"; actor: Named; now: number };

/** Log entry with the domain's name in place of a person. */
const entry = (db: Database, { domain, ...deed }: Entry & { domain: string }, condition: SQL) =>
  newEntry(db, { ...deed, target: { id: "", name: domain } }, and(eq(users.id, deed.actor.id), condition));

/** Waiting teachers approved by one call; an invocation has a thousand queries. */
const approvedAtOnce = 50;

/** Query for teachers of these domains who have proven their address and still wait, the longest wait first. */
export const waitingTeachers = (db: Database, domains: readonly string[]) =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, "teacher"),
        eq(users.approval, "pending"),
        sql`${users.verifiedAt} IS NOT NULL AND ${isAt(domains)} AND NOT ${isTagged}`,
      ),
    )
    .orderBy(asc(users.createdAt))
    .limit(approvedAtOnce);

/** One mailbox may have any number of addresses with a "+": no domain approves them. */
const isTagged = sql`(instr(${users.email}, '+') > 0)`;

export const hostOf = sql`substr(${users.email}, instr(${users.email}, '@') + 1)`;
/** Tells if the address is at one of these domains. */
export const isAt = (domains: readonly string[]) =>
  sql`${hostOf} IN (SELECT value FROM json_each(${JSON.stringify(domains)}))`;

/** An address that was proven, if the account has it then, and its mailbox. */
type Proven = { readonly email: string; readonly mailbox: Mailbox };

/**
 * Statements for the batch that proves an address: approve its teacher at once if the domain is listed or the address was
 * invited, but never after a rejection; and put the teacher into the school of the invitation or of the domain. A domain approves
 * a mailbox once.
 */
export function approvalBySchool(db: Database, user: Named, { email, mailbox }: Proven, now: number) {
  const isInvited = sql`EXISTS (SELECT 1 FROM invitations WHERE email = ${users.email} AND expires_at > ${now})`;
  const isOfSchool = and(
    eq(users.id, user.id),
    eq(users.email, email),
    eq(users.role, "teacher"),
    inArray(users.approval, ["pending", "approved"]),
    sql`${users.verifiedAt} IS NOT NULL
      AND (${isInvited} OR (NOT ${isUsed(mailbox, now)} AND NOT ${isTagged} AND EXISTS (SELECT 1 FROM school_domains WHERE domain = ${hostOf})))`,
  );
  const approved = (action: "invitation_approved" | "domain_approved", isSo: SQL) =>
    newEntry(db, { action, actor: user, target: user, now }, and(isOfSchool, eq(users.approval, "pending"), isSo));
  return [
    approved("invitation_approved", isInvited),
    approved("domain_approved", sql`NOT ${isInvited}`),
    db
      .update(users)
      .set({
        approval: "approved",
        schoolId: sql`coalesce(${users.schoolId},
          (SELECT school_id FROM invitations WHERE email = ${users.email} AND expires_at > ${now}),
          (SELECT school_id FROM school_domains WHERE domain = ${hostOf}))`,
      })
      .where(isOfSchool),
    db
      .delete(invitations)
      .where(inArray(invitations.email, db.select({ email: users.email }).from(users).where(isOfSchool))),
    useMailbox(db, mailbox, now, sql`EXISTS (SELECT 1 FROM users WHERE ${isOfSchool})`),
  ] as const;
}
