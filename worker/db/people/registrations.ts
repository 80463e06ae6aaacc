import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { eraseNames, newEntry } from "./audit";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { approvalBySchool } from "../schools/school-domains";
import type { Mailbox } from "./used-mailboxes";
import { registrations, users } from "../schema/people";
import { userSearchKey, type UserRow } from "./users";

export type Registration = typeof registrations.$inferSelect;
type Wanted = Pick<Registration, "email" | "name" | "role" | "school" | "passwordHash" | "timeZone">;
type Link = { hash: string; now: number };

export const registrationMs = 24 * 3_600_000;

/** Statement for the batch of its mail. Writes nothing for an address that already has an account. */
export const newRegistration = (db: Database, wanted: Wanted, { hash, now }: Link, isWritten: SQL) =>
  insertIf(
    db,
    registrations,
    {
      hash,
      email: wanted.email,
      name: wanted.name,
      role: wanted.role,
      school: wanted.school,
      passwordHash: wanted.passwordHash,
      timeZone: wanted.timeZone,
      createdAt: now,
      expiresAt: now + registrationMs,
    },
    sql`${isWritten} AND NOT EXISTS (SELECT 1 FROM users WHERE email = ${wanted.email} AND verified_at IS NOT NULL)`,
  );

/** Statement for the batch of its mail: replaces the link, and the address by the one that the mail goes to. */
export const renewLink = (db: Database, { hash: old, email }: Registration, { hash, now }: Link, isWritten: SQL) =>
  db
    .update(registrations)
    .set({ hash, email, expiresAt: now + registrationMs })
    .where(and(eq(registrations.hash, old), isNull(registrations.userId), isWritten));

/** Finds the newest registration of this address that still waits for its owner. */
export const newestRegistration = (db: Database, email: string) =>
  db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), isNull(registrations.userId)))
    .orderBy(desc(registrations.createdAt), desc(sql`rowid`))
    .limit(1);

/** Finds the registration a link belongs to: one that waits, or one that became an account. */
export async function registrationOfLink(db: Database, link: Link): Promise<Registration | undefined> {
  const known = await linked(db, link);
  if (known) return known;
  await adoptOldLink(db, link);
  return linked(db, link);
}

const linked = (db: Database, { hash, now }: Link) =>
  db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.hash, hash),
        sql`(${registrations.userId} IS NOT NULL OR ${registrations.expiresAt} > ${now})`,
      ),
    )
    .get();

/** Turns a link of version 0.1, stored in `mail_tokens` and `users`, into a registration like any other. */
const adoptOldLink = (db: Database, { hash, now }: Link) =>
  db.run(sql`INSERT OR IGNORE INTO registrations
      (hash, email, name, role, school, password_hash, created_at, expires_at, user_id)
    SELECT t.hash, u.email, u.name, u.role, u.school, u.password_hash, u.created_at, t.expires_at,
      CASE WHEN u.verified_at IS NOT NULL THEN u.id END
    FROM mail_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.hash = ${hash} AND t.kind = 'verify' AND (t.used_at IS NULL) = (u.verified_at IS NULL)
      AND (t.used_at IS NOT NULL OR t.expires_at > ${now})`);

type Opening = Pick<Registration, "hash" | "email" | "name" | "role" | "school" | "passwordHash" | "timeZone">;
export type Opened = { user: UserRow; isNew: boolean };

type ToOpen = {
  readonly registration: Opening;
  readonly adminEmail: string | null;
  readonly mailbox: Mailbox;
  readonly now: number;
};

/**
 * Makes the account from this registration alone; the address's other registrations end. Of two parallel calls the second finds
 * it made. The owner of `adminEmail` becomes an administrator; with null nobody does.
 */
export async function openAccount(
  db: Database,
  { registration, adminEmail, mailbox, now }: ToOpen,
): Promise<Opened | undefined> {
  const { hash, email } = registration;
  const id = crypto.randomUUID();
  const role = email === adminEmail ? "admin" : registration.role;
  const isWaiting = sql`EXISTS (SELECT 1 FROM registrations WHERE hash = ${hash} AND user_id IS NULL AND expires_at > ${now})`;
  const isOpened = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`;
  const self = { id, name: registration.name };
  const isUnproven = and(eq(users.email, email), isNull(users.verifiedAt), isWaiting);
  const [, , , , , , , , , , , , [user]] = await db.batch([
    // Leftovers of version 0.1 for an address nobody had proven.
    ...eraseNames(db, isUnproven),
    db.delete(users).where(isUnproven),
    insertIf(
      db,
      users,
      {
        id,
        email,
        name: registration.name,
        searchKey: userSearchKey(registration),
        role,
        school: registration.school,
        approval: role === "teacher" ? "pending" : "approved",
        passwordHash: registration.passwordHash,
        timeZone: registration.timeZone,
        verifiedAt: now,
        createdAt: now,
      },
      isWaiting,
    ).onConflictDoNothing(),
    newEntry(
      db,
      { action: "admin_made", actor: self, target: self, now },
      and(eq(users.id, id), eq(users.role, "admin")),
    ),
    ...approvalBySchool(db, self, { email, mailbox }, now),
    db
      .delete(registrations)
      .where(and(eq(registrations.email, email), sql`${registrations.hash} <> ${hash}`, isOpened)),
    db
      .update(registrations)
      .set({ userId: id, email: "", name: "", school: "", passwordHash: "" })
      .where(and(eq(registrations.hash, hash), isOpened)),
    db
      .select()
      .from(users)
      .where(eq(users.id, sql`(SELECT user_id FROM registrations WHERE hash = ${hash})`)),
  ]);
  return user && { user, isNew: user.id === id };
}

/** Statement for the batch that opens the account of an invitation: registers it under the link, while that lives. */
export const invitedRegistration = (db: Database, { hash, ...account }: Omit<Opening, "role">, now: number) => {
  const isInvited = sql`EXISTS (SELECT 1 FROM invitations WHERE hash = ${hash} AND expires_at > ${now})`;
  return newRegistration(db, { ...account, role: "teacher" }, { hash, now }, isInvited).onConflictDoNothing();
};
