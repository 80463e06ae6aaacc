import { and, count, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Page } from "#protocol/http/page";
import type { InvitationsQuery } from "#protocol/http/schools";
import type { Invitation } from "#protocol/http/replies/schools";
import { among } from "../among";
import { foldedText } from "../folded-text";
import { hasWords } from "../has-words";
import { writeAndRead, type Database } from "../database";
import { insertIf } from "../insert-if";
import { newEntry, type Named } from "../people/audit";
import { invitationMails, invitationMs, type LinkedMail } from "../mails";
import { users } from "../schema/people";
import { invitations, schoolDomains, schools } from "../schema/schools";
import { schoolIfThere } from "./school-is-there";

/** No second mail to the same address within this. */
const pauseMs = 60_000;
/** Rows of one statement: a value of D1 has two megabytes at most. */
const rowsAtOnce = 100;

const shown = {
  id: invitations.id,
  name: invitations.name,
  email: invitations.email,
  school_id: invitations.schoolId,
  school: sql<string>`coalesce(${schools.name}, '')`,
  created_at: invitations.createdAt,
  sent_at: invitations.sentAt,
  expires_at: invitations.expiresAt,
};
const found = (db: Database) =>
  db.select(shown).from(invitations).leftJoin(schools, eq(schools.id, invitations.schoolId)).$dynamic();

/** Lists a page of invitations that nobody has used, newest first; `q` searches names and addresses. */
export async function listedInvitations(
  db: Database,
  { q, page, page_size, school_id }: InvitationsQuery,
): Promise<Page<Invitation>> {
  const where = and(
    school_id === undefined ? undefined : eq(invitations.schoolId, school_id),
    hasWords(sql`(${foldedText(invitations.name)} || ' ' || ${invitations.email})`, q),
  );
  const [[counted], items] = await db.batch([
    db.select({ total: count() }).from(invitations).where(where),
    found(db)
      .where(where)
      .orderBy(desc(invitations.createdAt), desc(sql`${invitations}.rowid`))
      .limit(page_size)
      .offset((page - 1) * page_size),
  ]);
  return { items, total: counted?.total ?? 0, page, page_size };
}

export const invitationById = (db: Database, id: string): Promise<Invitation | undefined> =>
  found(db).where(eq(invitations.id, id)).get();

export const invitationOfLink = (db: Database, hash: string, now: number): Promise<Invitation | undefined> =>
  found(db)
    .where(and(eq(invitations.hash, hash), gt(invitations.expiresAt, now)))
    .get();

export type Invited = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly schoolId: string | null;
} & LinkedMail;

/**
 * Stores invitations with their mails, and answers the first of them. One to the same address gets a new link and a new term, and
 * ends the older link; one that was sent within the last minute stays as it is.
 */
export async function invite(
  db: Database,
  { invited, school, actor, now }: { invited: readonly Invited[]; school?: Named; actor: Named; now: number },
) {
  const parts = [];
  for (let i = 0; i < invited.length; i += rowsAtOnce) parts.push(invited.slice(i, i + rowsAtOnce));
  const isActor = eq(users.id, actor.id);
  const target = school ?? { id: "", name: "" };
  // No names: nobody would erase those of people who never get an account.
  const reason = `${invited.length} kişi`;
  const statements = [
    newEntry(db, { action: "teachers_invited", actor, target, reason, now }, isActor),
    ...parts.flatMap((part) => [
      insertIf(
        db,
        invitations,
        {
          id: of("id"),
          hash: of("hash"),
          email: of("email"),
          name: of("name"),
          schoolId: schoolIfThere(of("schoolId")),
          createdAt: now,
          sentAt: now,
          expiresAt: now + invitationMs,
        },
        sql`true`,
        sql`json_each(${JSON.stringify(part)})`,
      ).onConflictDoUpdate({
        target: invitations.email,
        set: {
          hash: sql`excluded.hash`,
          name: sql`excluded.name`,
          schoolId: sql`excluded.school_id`,
          sentAt: now,
          expiresAt: now + invitationMs,
        },
        setWhere: sql`${invitations.sentAt} < ${now - pauseMs}`,
      }),
      invitationMails(db, part, now, sql`EXISTS (SELECT 1 FROM invitations WHERE hash = ${of("hash")})`),
    ]),
  ];
  const { read } = await writeAndRead(db, statements, [
    found(db).where(eq(invitations.email, invited[0]?.email ?? "")),
  ]);
  return read[0][0];
}

/** Field of a row of the list. */
const of = (field: keyof Invited) => sql`value ->> ${`$.${field}`}`;

/** Ends invitations: their links open nothing more. Returns the number of those that were neither used nor ended before. */
export async function endInvitations(db: Database, ids: readonly string[], actor: Named, now: number): Promise<number> {
  const those = among(invitations.id, ids);
  const areThere = sql`EXISTS (SELECT 1 FROM invitations WHERE ${those})`;
  const reason = sql`(SELECT count(*) FROM invitations WHERE ${those}) || ' kişi'`;
  const deed = { action: "invitation_ended", actor, target: { id: "", name: "" }, reason, now } as const;
  const [, ended] = await db.batch([
    newEntry(db, deed, and(eq(users.id, actor.id), areThere)),
    db.delete(invitations).where(those).returning({ id: invitations.id }),
  ]);
  return ended.length;
}

type Asked = { readonly emails: readonly string[]; readonly schoolIds: readonly string[] };

/** Accounts of these addresses, and the schools that are named or that have the addresses' domains. */
export async function knownToSchools(db: Database, { emails, schoolIds }: Asked) {
  const domains = [...new Set(emails.map((email) => email.slice(email.indexOf("@") + 1)))];
  const [people, named, ofDomains] = await db.batch([
    db
      .select()
      .from(users)
      .where(and(among(users.email, emails), isNotNull(users.verifiedAt))),
    db.select({ id: schools.id, name: schools.name }).from(schools).where(among(schools.id, schoolIds)),
    db
      .select({ domain: schoolDomains.domain, id: schools.id, name: schools.name })
      .from(schoolDomains)
      .innerJoin(schools, eq(schools.id, schoolDomains.schoolId))
      .where(among(schoolDomains.domain, domains)),
  ]);
  return { people, named, ofDomains };
}
