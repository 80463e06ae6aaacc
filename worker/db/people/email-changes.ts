import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { eraseNames } from "./audit";
import type { Database } from "../database";
import { endLinks } from "./mail-tokens";
import { registrations, users } from "../schema/people";
import { emailChanges } from "../schema/sign-in";
import { approvalBySchool } from "../schools/school-domains";
import type { Mailbox } from "./used-mailboxes";
import { isOwner, userSearchKey, type UserRow } from "./users";

export type EmailChange = typeof emailChanges.$inferSelect;
export const newAddressMs = 24 * 3_600_000;

/** Statement for the batch of its mail. An account waits for one address, the newest. */
export const newEmailChange = (db: Database, row: EmailChange) =>
  db.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.userId, set: row });

/** Finds the address change an account waits for, unless it has expired. */
export const waitingEmail = (db: Database, userId: string, now: number): Promise<EmailChange | undefined> =>
  db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
    .get();

/** The same with the account that has the address, if there is one. */
export const waitingWithOwner = (db: Database, userId: string, now: number) =>
  db
    .select({ waiting: emailChanges, owner: users })
    .from(emailChanges)
    .leftJoin(users, isOwner(sql`${emailChanges.email}`))
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
    .get();

export const dropEmailChange = (db: Database, userId: string, condition?: SQL) =>
  db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), condition));

/** Writes a notice with the change, if the condition holds before it. */
type Tell = (before: UserRow, email: string, mayChange: SQL) => void;
type Changed = { before: UserRow; after: UserRow };
type Wanted = {
  readonly hash: string;
  readonly now: number;
  readonly mailboxOf: (email: string) => Mailbox;
  readonly tell?: Tell;
};

/**
 * Gives the account the address whose link was opened. Undefined for a dead link, and for an address that somebody else has
 * proven meanwhile: of two people who want one address the first gets it. Links mailed to the old address end.
 */
export async function changeEmail(db: Database, { hash, now, mailboxOf, tell }: Wanted): Promise<Changed | undefined> {
  const found = await db
    .select({ before: users, email: emailChanges.email })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.hash, hash), gt(emailChanges.expiresAt, now)))
    .get();
  if (!found) return undefined;
  const { before, email } = found;
  const { id } = before;
  const isWaiting = sql`EXISTS (SELECT 1 FROM email_changes WHERE hash = ${hash} AND expires_at > ${now})`;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM users WHERE email = ${email} AND verified_at IS NOT NULL)`;
  const isUnproven = and(eq(users.email, email), isNull(users.verifiedAt), isWaiting);
  const isTheirs = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND email = ${email})`;
  tell?.(before, email, sql`${isWaiting} AND ${isFree}`);
  const [, , , [after]] = await db.batch([
    // Leftovers of version 0.1 for an address nobody had proven.
    ...eraseNames(db, isUnproven),
    db.delete(users).where(isUnproven),
    db
      .update(users)
      .set({ email, searchKey: userSearchKey({ ...before, email }) })
      .where(and(eq(users.id, id), isWaiting, isFree))
      .returning(),
    db.delete(emailChanges).where(and(eq(emailChanges.userId, id), isTheirs)),
    db.delete(registrations).where(and(eq(registrations.email, email), isTheirs)),
    endLinks(db, sql`${id} AND ${isTheirs}`, now),
    ...approvalBySchool(db, before, { email, mailbox: mailboxOf(email) }, now),
  ]);
  return after && { before, after };
}
