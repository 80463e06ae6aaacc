import { and, desc, eq, gt, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SessionKind } from "#protocol/http/replies/sessions";
import { newEntry, type Named } from "./audit";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { personalTokens } from "../schema/tokens";
import { endTokensOf } from "./personal-tokens";
import { users } from "../schema/people";
import { sessions } from "../schema/sign-in";
import { newPassword, userById, type UserRow } from "./users";

export type SessionRow = typeof sessions.$inferSelect;
/** Claims of a token; without a session's id it was signed before sessions existed. */
type Claims = { userId: string; version: number; sessionId?: string | undefined };
type SignedIn = { user: UserRow; session: SessionRow | null };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const sessionsOfAnAccount = 50;
/** A session without a refresh ends after a week; even one in daily use ends after 90 days. */
const idleMs = 7 * DAY;
const longestMs = { usual: 90 * DAY, board: 12 * HOUR, lesson: 2 * HOUR } as const;

/** End of a token signed now, and of its session. */
export const endOfSession = (kind: SessionKind, createdAt: number, now: number): number =>
  Math.min(now + idleMs, createdAt + longestMs[kind]);

/** Finds the holder of a valid token, in one statement. */
export async function bearerOf(db: Database, claims: Claims, now: number): Promise<SignedIn | null> {
  const { userId, version, sessionId } = claims;
  if (sessionId === undefined) {
    const user = await userById(db, userId);
    return user && user.tokenVersion === version && isActive(user) ? { user, session: null } : null;
  }
  const found = await db
    .select({ user: users, session: sessions })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, users.id)))
    .where(eq(users.id, userId))
    .get();
  return found && isLive(found, now) ? found : null;
}

const isLive = ({ user, session }: { user: UserRow; session: SessionRow }, now: number): boolean =>
  session.version === user.tokenVersion && session.expiresAt > now && isActive(user);

/** False while the account is suspended. Its sessions have ended then, but a version that knows no suspension opens new ones. */
const isActive = ({ suspendedAt }: UserRow): boolean => suspendedAt === null;

/**
 * Adds a session; beyond the limit the ones unused for longest end. The same id again is the same session. `also` is written in
 * the same batch.
 */
export async function addSession(
  db: Database,
  row: SessionRow,
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<SessionRow | undefined> {
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, row.userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sql`${sessions}.rowid`))
    .limit(1000)
    .offset(sessionsOfAnAccount);
  const [, , , found] = await db.batch([
    // Expired sessions go before sessions in use.
    db.delete(sessions).where(and(eq(sessions.userId, row.userId), lt(sessions.expiresAt, row.createdAt))),
    insertIf(db, sessions, row, sql`EXISTS (SELECT 1 FROM users WHERE id = ${row.userId})`).onConflictDoNothing(),
    db.delete(sessions).where(inArray(sessions.id, tooMany)),
    db.select().from(sessions).where(eq(sessions.id, row.id)),
    ...also,
  ]);
  return found[0];
}

/** Lists the live sessions of an account, the last used first. */
export const sessionsOf = (db: Database, { id, tokenVersion }: { id: string; tokenVersion: number }, now: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), eq(sessions.version, tokenVersion), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sql`${sessions}.rowid`));

export const extendSession = (db: Database, id: string, { now, expiresAt }: { now: number; expiresAt: number }) =>
  db.update(sessions).set({ expiresAt, lastSeenAt: now }).where(eq(sessions.id, id));

/** The last write is old enough to note this use; of many parallel calls one writes it. */
export const isSeenAgain = ({ lastSeenAt }: SessionRow, now: number): boolean => now - lastSeenAt >= HOUR;
export const noteSeen = (db: Database, id: string, now: number) =>
  db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, now - HOUR + 1)));

/**
 * Ends one session of this account; false if there is none with that id. A session that began with a token from before sessions
 * also ends that token, which takes a new version; the other sessions follow it.
 */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const [, , ended] = await db.batch(endingSession(db, userId, id));
  return ended.length > 0;
}

/** Statements for the batch that ends one session. */
export function endingSession(db: Database, userId: string, id: string) {
  const which = and(eq(sessions.userId, userId), eq(sessions.id, id));
  const isEarlier = sql`EXISTS (SELECT 1 FROM sessions WHERE ${which} AND ${eq(sessions.way, "earlier")})`;
  return [
    raiseVersion(db, userId, isEarlier),
    followVersion(db, userId, isEarlier),
    db.delete(sessions).where(which).returning({ id: sessions.id }),
  ] as const;
}

/** Refuses every token from before sessions existed; the sessions themselves continue. */
export const endEarlierTokens = (db: Database, userId: string) =>
  db.batch([raiseVersion(db, userId), followVersion(db, userId)]);

/**
 * Ends all sessions of this account but one, and the personal tokens of the whole account. Answers the account and the number
 * of ended sessions.
 */
export async function endOtherSessions(db: Database, userId: string, kept: string | undefined) {
  const [[user], ended] = await db.batch([
    ...endingOthers(db, userId, kept),
    endTokensOf(db, userId, eq(personalTokens.scope, "all")),
  ]);
  return { user, ended: ended.length };
}

/**
 * Ends all sign-ins of this account for an administrator, scripts included, and logs it. Answers the number of ended sessions.
 */
export async function endEverySession(
  db: Database,
  { target, actor, now }: { target: Named; actor: Named; now: number },
) {
  const deed = { action: "sessions_ended", actor, target, now } as const;
  const [, ended] = await db.batch([
    newEntry(db, deed, eq(users.id, target.id)),
    endSessions(db, target.id),
    raiseVersion(db, target.id),
    endTokensOf(db, target.id),
  ]);
  return ended.length;
}

/** Sets another password: every other session ends, mailed links die, and no device is known any more. */
export async function setPassword(...given: Parameters<typeof settingPassword>) {
  const [db] = given;
  const [[user]] = await db.batch(settingPassword(...given));
  return user;
}

/** The same as statements for a batch. */
export const settingPassword = (db: Database, userId: string, kept: RenamedSession | undefined, passwordHash: string) =>
  [...endingOthers(db, userId, kept?.id), ...newPassword(db, userId, passwordHash), renamed(db, userId, kept)] as const;

/** The session that continues, and its new id: tokens that name the old id are refused. */
type RenamedSession = { readonly id: string; readonly nextId: string };

const renamed = (db: Database, userId: string, { id, nextId }: RenamedSession = { id: "", nextId: "" }) =>
  db
    .update(sessions)
    .set({ id: nextId })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));

const endingOthers = (db: Database, userId: string, kept?: string) =>
  [raiseVersion(db, userId), endSessions(db, userId, kept), followVersion(db, userId)] as const;

const endSessions = (db: Database, userId: string, kept = "") =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept)))
    .returning({ id: sessions.id });

const raiseVersion = (db: Database, userId: string, condition?: SQL) =>
  db
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(and(eq(users.id, userId), condition))
    .returning();

/** Statement for the batch that raises the version: the account's remaining live sessions follow it. */
const followVersion = (db: Database, userId: string, condition?: SQL) =>
  db
    .update(sessions)
    .set({ version: sql`${sessions.version} + 1` })
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.version, sql`(SELECT token_version - 1 FROM users WHERE id = ${userId})`),
        condition,
      ),
    );
