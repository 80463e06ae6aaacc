import { and, eq, gt, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { passkeys } from "../schema/passkeys";
import { mailTokens, users } from "../schema/people";

/** Lifetime of a link to an account: to a new password, or past a lost passkey. */
export const mailedLinkMs = 3_600_000;

/** Statements for the batch of its mail: store the new link and end the older ones. */
export const newResetLink = (
  db: Database,
  { userId, hash, now }: { userId: string; hash: string; now: number },
  isWritten: SQL,
) =>
  [
    endLinks(db, sql`${userId} AND kind = 'reset' AND ${isWritten}`, now),
    insertIf(db, mailTokens, { hash, userId, kind: "reset", createdAt: now, expiresAt: now + mailedLinkMs }, isWritten),
  ] as const;

/** Statement for a batch: ends all links of this person. */
export const endLinks = (db: Database, userId: SQL, now: number) =>
  db
    .update(mailTokens)
    .set({ expiresAt: now })
    .where(and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now), sql`${mailTokens.userId} = ${userId}`));

const isResetLink = (hash: string, now: number) =>
  and(eq(mailTokens.hash, hash), eq(mailTokens.kind, "reset"), gt(mailTokens.expiresAt, now));

/** Finds the owner of a link that can still be used, with the passkeys. Looking does not use it up. */
export async function ownerOfResetLink(db: Database, hash: string, now: number) {
  const rows = await db
    .select({ owner: users, key: passkeys })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(and(isFreshReset(hash, now), isNotNull(users.verifiedAt)))
    .orderBy(passkeys.createdAt, sql`${passkeys}.rowid`);
  return rows[0] && { owner: rows[0].owner, keys: rows.flatMap(({ key }) => key ?? []) };
}

export const isFreshReset = (hash: string, now: number) => and(isResetLink(hash, now), isNull(mailTokens.usedAt));

/** Condition for the batch that uses the link up, before it does. */
export const mayReset = (hash: string, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM mail_tokens WHERE ${isFreshReset(hash, now)})`;
