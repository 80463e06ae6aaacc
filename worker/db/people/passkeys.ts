import { and, asc, eq, sql } from "drizzle-orm";
import type { Passkey } from "#protocol/http/replies/passkeys";
import { limits } from "#shared/limits";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { passkeys, usedChallenges } from "../schema/passkeys";
import { users } from "../schema/people";

export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeysOf = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(sql`${passkeys}.rowid`));

export const hasPasskey = async (db: Database, userId: string): Promise<boolean> =>
  (await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1).get()) !== undefined;

export const passkeyById = (db: Database, id: string) =>
  db
    .select({ key: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id))
    .get();

/** Adds a key. "exists" if the key is on record, for any account. */
export async function addPasskey(
  db: Database,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | "exists" | "full"> {
  const hasRoom = sql`(SELECT count(*) FROM passkeys WHERE user_id = ${row.userId}) < ${limits.passkeys}`;
  const [added] = await insertIf(db, passkeys, row, hasRoom).onConflictDoNothing().returning();
  if (added) return added;
  return (await passkeyById(db, row.id)) ? "exists" : "full";
}

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export const renamePasskey = (db: Database, userId: string, { id, name }: { id: string; name: string }) =>
  db.update(passkeys).set({ name }).where(own(userId, id)).returning().get();

/** Removes a key; the last one only if that is allowed. If the last two are removed at once, one stays. */
export async function removePasskey(
  db: Database,
  userId: string,
  { id, mayBeLast }: { id: string; mayBeLast: boolean },
): Promise<"removed" | "last" | "unknown"> {
  const another = sql`exists (SELECT 1 FROM passkeys AS other WHERE other.user_id = ${userId} AND other.id <> ${id})`;
  const removed = await db
    .delete(passkeys)
    .where(and(own(userId, id), mayBeLast ? undefined : another))
    .returning({ id: passkeys.id })
    .get();
  if (removed) return "removed";
  return (await db.select({ id: passkeys.id }).from(passkeys).where(own(userId, id)).get()) ? "last" : "unknown";
}

/** Records a use. False for a counter that has not advanced: somebody else has a copy of the key, or another call was first. */
export async function notePasskeyUse(
  db: Database,
  id: string,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: number },
): Promise<boolean> {
  const goesOn = sql`(${counter} > ${passkeys.counter} OR (${counter} = 0 AND ${passkeys.counter} = 0))`;
  const noted = await db
    .update(passkeys)
    .set({ counter, isBackedUp, usedAt: now })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id })
    .get();
  return noted !== undefined;
}

/** Records a challenge as used; false if it was used before. */
export async function useChallenge(db: Database, hash: string, expiresAt: number): Promise<boolean> {
  const used = await db
    .insert(usedChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash })
    .get();
  return used !== undefined;
}

export function publicPasskey({ id, name, createdAt, usedAt, isBackedUp }: PasskeyRow): Passkey {
  return { id, name, created_at: createdAt, last_used_at: usedAt, synced: isBackedUp };
}
