import { and, eq, inArray, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import type { Right, User } from "#protocol/http/replies/people";
import { newEntry } from "./audit";
import type { Database } from "../database";
import { endLinks, isFreshReset, mayReset } from "./mail-tokens";
import { endTokensOf } from "./personal-tokens";
import { knownDevices, mailTokens, users } from "../schema/people";
import { emailChanges } from "../schema/sign-in";

export type UserRow = typeof users.$inferSelect;

export const userById = (db: Database, id: string): Promise<UserRow | undefined> =>
  db.select().from(users).where(eq(users.id, id)).get();

/**
 * Finds the account that has proven this address, which must be normalised as by `Email` of the protocol: ASCII, lower case.
 */
export const userByEmail = (db: Database, email: string) => db.select().from(users).where(isOwner(email));

/** The account that has proven this address. */
export const isOwner = (email: string | SQL) => and(eq(users.email, email), isNotNull(users.verifiedAt));

export const userSearchKey = ({ name, email, school }: { name: string; email: string; school: string }): string =>
  searchKey(`${name} ${email} ${school}`);

type Reset = {
  owner: { id: string; name: string };
  hash: string;
  adminEmail: string;
  now: number;
  passwordHash: string;
};

/**
 * Uses the link up and sets the password. Ends every session, every personal token and every other link, and forgets all
 * devices and a pending address change. Undefined for a dead link, and for the second of two parallel calls. The account of
 * ADMIN_EMAIL becomes an administrator, because its owner has read the mail and set the password.
 */
export async function resetByLink(
  db: Database,
  { owner, hash, adminEmail, now, passwordHash }: Reset,
): Promise<UserRow | undefined> {
  const isFresh = isFreshReset(hash, now);
  const owners = db.select({ id: mailTokens.userId }).from(mailTokens).where(isFresh);
  const isTheirs = inArray(users.id, owners);
  const [, , , , [user]] = await db.batch([
    newEntry(
      db,
      { action: "admin_made", actor: owner, target: owner, now },
      and(isTheirs, eq(users.email, adminEmail), ne(users.role, "admin")),
    ),
    db.delete(knownDevices).where(inArray(knownDevices.userId, owners)),
    db.delete(emailChanges).where(inArray(emailChanges.userId, owners)),
    endTokensOf(db, sql`(SELECT user_id FROM mail_tokens WHERE hash = ${hash})`, mayReset(hash, now)),
    db
      .update(users)
      .set({
        passwordHash,
        passwordByMailAt: now,
        isFirstPassword: false,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        role: sql`CASE WHEN ${users.email} = ${adminEmail} THEN 'admin' ELSE ${users.role} END`,
        approval: sql`CASE WHEN ${users.email} = ${adminEmail} THEN 'approved' ELSE ${users.approval} END`,
      })
      .where(isTheirs)
      .returning(),
    db.update(mailTokens).set({ usedAt: now }).where(isFresh),
    endLinks(db, sql`(SELECT user_id FROM mail_tokens WHERE hash = ${hash})`, now),
  ]);
  return user;
}

/** Statements that set a new password, for the batch that raises the token version. */
export const newPassword = (db: Database, id: string, passwordHash: string) =>
  [
    db.update(users).set({ passwordHash, passwordByMailAt: null, isFirstPassword: false }).where(eq(users.id, id)),
    endLinks(db, sql`${id}`, Date.now()),
    db.delete(knownDevices).where(eq(knownDevices.userId, id)),
    // Drop a pending address change, because an intruder may have asked for it.
    db.delete(emailChanges).where(eq(emailChanges.userId, id)),
    endTokensOf(db, id),
  ] as const;

/** Condition for a batch: the password was not changed meanwhile. */
export const isStillPassword = ({ id, passwordHash }: UserRow): SQL =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND password_hash = ${passwordHash})`;

/** Stores the same password at today's cost, unless it was changed meanwhile. */
export const rehashPassword = (db: Database, user: UserRow, passwordHash: string) =>
  db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));

export const changeProfile = (
  db: Database,
  user: Pick<UserRow, "id" | "email" | "name" | "school" | "timeZone" | "waitingMail">,
) =>
  db
    .update(users)
    .set({
      name: user.name,
      school: user.school,
      timeZone: user.timeZone,
      waitingMail: user.waitingMail,
      searchKey: userSearchKey(user),
    })
    .where(eq(users.id, user.id))
    .returning();

export const noteLogin = (db: Database, id: string, now: number) =>
  db.update(users).set({ lastLoginAt: now }).where(eq(users.id, id));

function rightsOf({ role, rights }: UserRow): Right[] {
  if (role === "admin") return ["all"];
  return rights === "none" ? [] : [rights];
}

/** Shows the user in the form that every permitted viewer gets. */
export function publicUser(row: UserRow): User {
  const rights = rightsOf(row);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    school: row.school,
    is_approved: row.role !== "teacher" || row.approval === "approved",
    approval: row.approval,
    is_email_verified: row.verifiedAt !== null,
    time_zone: row.timeZone,
    created_at: row.createdAt,
    rights,
    ...(rights.length > 0 && { waiting_mail: row.waitingMail }),
    ...(row.rights === "school" && row.rightsSchool !== null && { rights_school: row.rightsSchool }),
  };
}
