import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { endLinks, mailedLinkMs } from "./mail-tokens";
import { passkeys } from "../schema/passkeys";
import { mailTokens, users } from "../schema/people";
import type { UserRow } from "./users";

/** Recovery for an administrator who must sign in by passkey and has none at hand: a mailed link, with the password. */

type Link = { readonly hash: string; readonly now: number };

/** Statements for the batch of its mail: store the new link and end the older ones. */
export const newRecoveryLink = (db: Database, { userId, hash, now }: Link & { userId: string }, isWritten: SQL) =>
  [
    endLinks(db, sql`${userId} AND kind = 'passkey' AND ${isWritten}`, now),
    insertIf(
      db,
      mailTokens,
      { hash, userId, kind: "passkey", createdAt: now, expiresAt: now + mailedLinkMs },
      isWritten,
    ),
  ] as const;

const isFresh = ({ hash, now }: Link) =>
  and(
    eq(mailTokens.hash, hash),
    eq(mailTokens.kind, "passkey"),
    gt(mailTokens.expiresAt, now),
    isNull(mailTokens.usedAt),
  );

/** Finds the owner of a link that can still be used. Looking does not use it up. */
export const ownerOfRecoveryLink = async (db: Database, link: Link): Promise<UserRow | undefined> =>
  (
    await db
      .select({ user: users })
      .from(mailTokens)
      .innerJoin(users, eq(users.id, mailTokens.userId))
      .where(isFresh(link))
      .get()
  )?.user;

/** Condition of `recoverByLink`, for the head of its batch: of two parallel calls one succeeds. */
export const isRecoverable = (link: Link): SQL => sql`EXISTS (SELECT 1 FROM mail_tokens WHERE ${isFresh(link)})`;

/** Statements for a batch: use the link up, delete the account's passkeys, and sign everybody out of it. */
export const recoverByLink = (db: Database, { id }: UserRow, link: Link) => [
  db.delete(passkeys).where(eq(passkeys.userId, id)),
  db
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id)),
  db.update(mailTokens).set({ usedAt: link.now }).where(isFresh(link)),
];
