import { and, desc, eq, gt, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { TokenScope } from "#protocol/http/tokens";
import type { PersonalToken } from "#protocol/http/replies/tokens";
import { limits } from "#shared/limits";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { users } from "../schema/people";
import { personalTokens } from "../schema/tokens";

/** Shortest time between two writes of the last use. */
export const USE_MS = 10 * 60_000;

const shown = {
  id: personalTokens.id,
  name: personalTokens.name,
  scope: personalTokens.scope,
  created_at: personalTokens.createdAt,
  expires_at: personalTokens.expiresAt,
  last_used_at: personalTokens.lastUsedAt,
};

export const livingTokens = (db: Database, userId: string, now: number): Promise<PersonalToken[]> =>
  db
    .select(shown)
    .from(personalTokens)
    .where(isLiving(userId, now))
    .orderBy(desc(personalTokens.createdAt), desc(sql`rowid`))
    .all();

const isLiving = (userId: string, now: number) =>
  and(eq(personalTokens.userId, userId), gt(personalTokens.expiresAt, now))!;

type NewToken = {
  readonly id: string;
  readonly hash: string;
  readonly userId: string;
  /** Token version of the session that asks: an ended session makes no token. */
  readonly version: number;
  readonly name: string;
  readonly scope: TokenScope;
  readonly createdAt: number;
  readonly expiresAt: number;
};

/** Condition of a new token: below the limit, and the session has not ended. */
export function mayMakeToken({ userId, version, createdAt }: NewToken): SQL {
  const mine = sql`(SELECT count(*) FROM personal_tokens WHERE user_id = ${userId} AND expires_at > ${createdAt})`;
  return sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND token_version = ${version}) AND ${mine} < ${limits.tokens.each}`;
}

/** Inserts a token, if `mayMakeToken`; undefined otherwise. */
export const insertToken = (db: Database, token: NewToken): Promise<PersonalToken | undefined> =>
  insertIf(db, personalTokens, token, mayMakeToken(token)).returning(shown).get();

type Kept = Pick<NewToken, "id" | "scope">;

/** Replaces a token's secret; undefined if the token has ended or has another scope. */
export const renewSecret = (db: Database, userId: string, { id, scope }: Kept, hash: string) =>
  db
    .update(personalTokens)
    .set({ hash })
    .where(and(eq(personalTokens.userId, userId), eq(personalTokens.id, id), eq(personalTokens.scope, scope)))
    .returning(shown)
    .get();

export async function endToken(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(personalTokens.userId, userId), eq(personalTokens.id, id));
  return (await db.delete(personalTokens).where(own)).meta.changes > 0;
}

/** Part of a batch: ends the tokens after a new password or a rejection, including those an intruder made. */
export const endTokensOf = (db: Database, userId: string | SQL, condition?: SQL) =>
  db.delete(personalTokens).where(and(eq(personalTokens.userId, sql`${userId}`), condition));

export const tokenHolder = (db: Database, hash: string, now: number) =>
  db
    .select({
      token: { id: personalTokens.id, scope: personalTokens.scope, lastUsedAt: personalTokens.lastUsedAt },
      user: users,
    })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(and(eq(personalTokens.hash, hash), gt(personalTokens.expiresAt, now), isNull(users.suspendedAt)))
    .get();

export const noteUse = (db: Database, id: string, now: number) =>
  db
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(personalTokens.id, id),
        or(isNull(personalTokens.lastUsedAt), lt(personalTokens.lastUsedAt, now - USE_MS)),
      ),
    );

/** Exports the owner's tokens; of the secret only a hash is stored. */
export async function* ownTokens(db: Database, userId: string) {
  yield* await db
    .select(shown)
    .from(personalTokens)
    .where(eq(personalTokens.userId, userId))
    .orderBy(desc(shown.created_at));
}
