import { and, eq, gt, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
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

export const isResetLink = (hash: string, now: number) =>
  and(eq(mailTokens.hash, hash), eq(mailTokens.kind, "reset"), gt(mailTokens.expiresAt, now));

/** Finds the owner of a link that can still be used. Looking does not use it up. */
export const ownerOfResetLink = (db: Database, hash: string, now: number) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(isResetLink(hash, now), isNull(mailTokens.usedAt), isNotNull(users.verifiedAt)))
    .get();
