import { and, eq, sql } from "drizzle-orm";
import { searchKey } from "#protocol/fold";
import type { Role, User } from "#protocol/http/people";
import type { Database } from "./database";
import { mailTokens, users } from "./schema";

export type UserRow = typeof users.$inferSelect;

export const userById = (db: Database, id: string): Promise<UserRow | undefined> =>
  db.select().from(users).where(eq(users.id, id)).get();

/** The address as `Email` of the protocol leaves it: ASCII, lower case. */
export const userByEmail = (db: Database, email: string): Promise<UserRow | undefined> =>
  db.select().from(users).where(eq(users.email, email)).get();

export const userSearchKey = ({ name, email, school }: { name: string; email: string; school: string }): string =>
  searchKey(`${name} ${email} ${school}`);

export type NewUser = {
  name: string;
  email: string;
  role: Exclude<Role, "admin">;
  school: string;
  passwordHash: string;
};

/** Nothing when somebody has the address already. */
export function addUser(db: Database, user: NewUser, now: number): Promise<UserRow | undefined> {
  return db
    .insert(users)
    .values({
      ...user,
      id: crypto.randomUUID(),
      searchKey: userSearchKey(user),
      approval: user.role === "teacher" ? "pending" : "approved",
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
    .get();
}

/** Who follows a link of ours has the address: it counts as verified, and the address of ADMIN_EMAIL makes an admin. */
const proven = (adminEmail: string, now: number) => ({
  verifiedAt: sql`coalesce(${users.verifiedAt}, ${now})`,
  role: sql`CASE WHEN ${users.email} = ${adminEmail} THEN 'admin' ELSE ${users.role} END`,
  approval: sql`CASE WHEN ${users.email} = ${adminEmail} THEN 'approved' ELSE ${users.approval} END`,
});

const fresh = (hash: string, kind: "verify" | "reset", now: number) =>
  sql`${mailTokens.hash} = ${hash} AND ${mailTokens.kind} = ${kind} AND ${mailTokens.usedAt} IS NULL AND ${mailTokens.expiresAt} > ${now}`;
const ownerOf = (hash: string, kind: "verify" | "reset", now: number) =>
  sql`${users.id} = (SELECT ${mailTokens.userId} FROM ${mailTokens} WHERE ${fresh(hash, kind, now)})`;

type Link = { hash: string; adminEmail: string; now: number };

/** Uses the link up; nothing when it is unknown, used or too old. */
export async function verifyByLink(db: Database, { hash, adminEmail, now }: Link): Promise<UserRow | undefined> {
  const [[user]] = await db.batch([
    db
      .update(users)
      .set(proven(adminEmail, now))
      .where(ownerOf(hash, "verify", now))
      .returning(),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(fresh(hash, "verify", now)),
  ]);
  return user;
}

/** Uses the link up, sets the password and ends every token. Of two parallel calls the batch lets one through. */
export async function resetByLink(
  db: Database,
  { hash, adminEmail, now, passwordHash }: Link & { passwordHash: string },
): Promise<UserRow | undefined> {
  const sameOwner = sql`${mailTokens.userId} = (SELECT user_id FROM mail_tokens WHERE hash = ${hash})`;
  const [[user]] = await db.batch([
    db
      .update(users)
      .set({ ...proven(adminEmail, now), passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(ownerOf(hash, "reset", now))
      .returning(),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(fresh(hash, "reset", now)),
    db
      .update(mailTokens)
      .set({ expiresAt: now })
      .where(and(sameOwner, eq(mailTokens.kind, "reset"), sql`${mailTokens.usedAt} IS NULL`)),
  ]);
  return user;
}

/** Another password; every token signed before is refused from now on. */
export const setPassword = (db: Database, id: string, passwordHash: string): Promise<UserRow | undefined> =>
  db
    .update(users)
    .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id))
    .returning()
    .get();

/** The same password at today's cost; not when it was changed meanwhile. */
export const rehashPassword = (db: Database, user: UserRow, passwordHash: string) =>
  db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));

export const endSessions = (db: Database, id: string) =>
  db
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id));

export const changeProfile = (
  db: Database,
  user: { id: string; email: string; name: string; school: string },
): Promise<UserRow | undefined> =>
  db
    .update(users)
    .set({ name: user.name, school: user.school, searchKey: userSearchKey(user) })
    .where(eq(users.id, user.id))
    .returning()
    .get();

export const noteLogin = (db: Database, id: string, now: number) =>
  db.update(users).set({ lastLoginAt: now }).where(eq(users.id, id));

/** The user as everybody who may see it sees it. */
export function publicUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    school: row.school,
    is_approved: row.role !== "teacher" || row.approval === "approved",
    approval: row.approval,
    is_email_verified: row.verifiedAt !== null,
    created_at: row.createdAt,
  };
}
