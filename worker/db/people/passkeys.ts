import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Passkey } from "#protocol/http/replies/passkeys";
import { limits } from "#shared/limits";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { passkeys, usedChallenges } from "../schema/passkeys";
import { users } from "../schema/people";
import { isOwner } from "./users";

export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeysOf = async (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(sql`${passkeys}.rowid`));

/** Query for a batch: one passkey of the account that has proven this address. */
export const passkeyByEmail = (db: Database, email: string) =>
  db
    .select({ id: passkeys.id })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(isOwner(email))
    .limit(1);

export const passkeyById = (db: Database, id: string) =>
  db
    .select({ key: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id))
    .get();

/** Condition of a new key: there is room for it, and nobody has it. */
export const mayAddPasskey = ({ id, userId }: Pick<PasskeyRow, "id" | "userId">): SQL =>
  sql`(SELECT count(*) FROM passkeys WHERE user_id = ${userId}) < ${limits.passkeys} AND NOT ${isOnRecord(id)}`;

const isOnRecord = (id: string) => sql`EXISTS (SELECT 1 FROM passkeys WHERE id = ${id})`;

/** Adds a key, if `mayAddPasskey`. "exists" if the key is on record, for any account. */
export async function addPasskey(
  db: Database,
  row: typeof passkeys.$inferInsert & { readonly userId: string },
): Promise<PasskeyRow | "exists" | "full"> {
  const [[before], [added]] = await db.batch([
    db.select({ exists: sql<number>`${isOnRecord(row.id)}` }).from(sql`(SELECT 1)`),
    insertIf(db, passkeys, row, mayAddPasskey(row)).returning(),
  ]);
  return added ?? (before?.exists ? "exists" : "full");
}

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export const renamePasskey = (db: Database, userId: string, { id, name }: { id: string; name: string }) =>
  db.update(passkeys).set({ name }).where(own(userId, id)).returning().get();

/** Removes a key; the last one only if that is allowed. If the last two are removed at once, one stays. */
export async function removePasskey(
  db: Database,
  userId: string,
  { id, mayBeLast }: Removal,
): Promise<"removed" | "last" | "unknown"> {
  const [[known], removed] = await db.batch([
    db.select({ id: passkeys.id }).from(passkeys).where(own(userId, id)),
    db.delete(passkeys).where(mayRemovePasskey(userId, { id, mayBeLast })).returning({ id: passkeys.id }),
  ]);
  if (removed.length > 0) return "removed";
  return known ? "last" : "unknown";
}

type Removal = { readonly id: string; readonly mayBeLast: boolean };

/** The key that is removed: one's own, and not the last one unless that is allowed. */
const mayRemovePasskey = (userId: string, { id, mayBeLast }: Removal) => {
  const another = sql`exists (SELECT 1 FROM passkeys AS other WHERE other.user_id = ${userId} AND other.id <> ${id})`;
  return and(own(userId, id), mayBeLast ? undefined : another);
};

/** Condition of a removal, for the batch that it stands in. */
export const isRemovable = (userId: string, removal: Removal): SQL =>
  sql`EXISTS (SELECT 1 FROM passkeys WHERE ${mayRemovePasskey(userId, removal)})`;

/** Condition of a use: its counter has advanced. Otherwise somebody else has a copy of the key, or another call was first. */
export const goesOn = (id: string, { counter }: { counter: number }): SQL =>
  sql`EXISTS (SELECT 1 FROM passkeys WHERE id = ${id} AND (${counter} > counter OR (${counter} = 0 AND counter = 0)))`;

/** Records a use. */
export const notePasskeyUse = (
  db: Database,
  id: string,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: number },
) => db.update(passkeys).set({ counter, isBackedUp, usedAt: now }).where(eq(passkeys.id, id));

/** Records a challenge as used. */
export const useChallenge = (db: Database, { hash, expiresAt }: UsedChallenge) =>
  db.insert(usedChallenges).values({ hash, expiresAt }).onConflictDoNothing();

type UsedChallenge = typeof usedChallenges.$inferSelect;

/** Condition for a batch: the challenge was not used before. */
export const isUnused = ({ hash }: UsedChallenge): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM used_challenges WHERE hash = ${hash})`;

export function publicPasskey({ id, name, createdAt, usedAt, isBackedUp }: PasskeyRow): Passkey {
  return { id, name, created_at: createdAt, last_used_at: usedAt, synced: isBackedUp };
}
