import { and, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
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

/** Uses the link up: deletes the account's passkeys and signs everybody out of it. One of two parallel calls succeeds. */
export async function recoverByLink(db: Database, userId: string, link: Link): Promise<UserRow | undefined> {
  const isTheirs = db.select({ id: mailTokens.userId }).from(mailTokens).where(isFresh(link));
  const [, [user]] = await db.batch([
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), inArray(passkeys.userId, isTheirs))),
    db
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(and(eq(users.id, userId), inArray(users.id, isTheirs)))
      .returning(),
    db.update(mailTokens).set({ usedAt: link.now }).where(isFresh(link)),
  ]);
  return user;
}
