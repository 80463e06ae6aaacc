import type { Right, Role, User } from "#protocol/http/replies/people";
import type { SessionKind } from "#protocol/http/replies/sessions";
import { isPersonalToken } from "#auth/personal-token";
import { readToken, type TokenClaims } from "#auth/tokens";
import { bearerOf, isSeenAgain, noteSeen, type SessionRow } from "#db/people/sessions";
import { publicUser, type UserRow } from "#db/people/users";
import { requirePasskeySession } from "./admin-passkey";
import type { AppContext } from "../request/app-env";
import { Refused, refused } from "../request/refused";
import { callOf } from "./called";
import { mayCall } from "./rights";
import { holderOf } from "./token-holder";

/** Requires a signed-in user. The rows of user and session decide: deleted, ended or revoked is 401. */
export async function requireUser(c: AppContext, db = c.get("db")): Promise<UserRow> {
  const row = (await rowOf(c, db)) ?? refused("unauthenticated");
  c.set("role", row.role);
  return row;
}

/** Refuses a guest with 401 and a wrong role with 403. */
export const requireRole =
  (role: Role) =>
  async (c: AppContext, db = c.get("db")): Promise<UserRow> => {
    const user = await requireUser(c, db);
    if (user.role !== role) throw new Refused("forbidden");
    return user;
  };

/** Refuses a guest with 401, and with 403 an account with neither all rights nor one of these, or without the required passkey. */
export const requireRight =
  (...enough: readonly Right[]) =>
  async (c: AppContext, db = c.get("db")): Promise<UserRow> => {
    const user = await requireUser(c, db);
    const shown = publicUser(user);
    if (!shown.rights.some((right) => right === "all" || enough.includes(right))) throw new Refused("forbidden");
    requirePasskeySession(c, shown);
    return user;
  };

/** Refuses a teacher who has not been approved. */
export function requireApproved(user: UserRow): UserRow {
  if (!publicUser(user).is_approved) throw new Refused("teacher_not_approved");
  return user;
}

/** The session of the signed-in user; null for a token from before sessions were stored. */
export async function sessionIn(c: AppContext): Promise<SessionRow | null> {
  await c.get("checked");
  return c.get("session") ?? null;
}

/** The claims of the call's token, checked by its signature alone; null without a token. */
export function claimsOf(c: AppContext): Promise<TokenClaims | null> {
  const token = tokenOf(c);
  const claims = c.get("claims") ?? (token === null ? Promise.resolve(null) : readToken(c.env, token));
  c.set("claims", claims);
  return claims;
}

export const tokenOf = (c: AppContext): string | null =>
  /^Bearer ([\w.-]{1,4096})$/.exec(c.req.header("authorization") ?? "")?.[1] ?? null;

/** The token with which a teacher's script signs in. */
export function personalTokenOf(c: AppContext): string | null {
  const token = tokenOf(c);
  return token !== null && isPersonalToken(token) ? token : null;
}

/** The signed-in user; null for a guest and for an invalid token. Used by calls that are open to everybody. */
export function userOf(c: AppContext): Promise<User | null> {
  const user = c.get("visitor") ?? (c.get("checked") ?? rowOf(c)).then((found) => found && publicUser(found));
  c.set("visitor", user);
  return user;
}

/** Looks up what the visitor of an open call sees, for the user whom the token names and beside the check of the token. */
export async function seenBy<T>(c: AppContext, look: (userId: string | null) => Promise<T>) {
  const named = (await claimsOf(c))?.userId ?? null;
  const [user, seen] = await Promise.all([userOf(c), look(named)]);
  const id = user?.id ?? null;
  return { user, seen: id === named ? seen : await look(id) };
}

/** The check of a caller is given the database, because the one in `c` soon waits for the check itself. */
async function rowOf(c: AppContext, db = c.get("db")): Promise<UserRow | null> {
  const now = Date.now();
  const token = personalTokenOf(c);
  if (token !== null) return holderOf(c, token, db);
  const claims = await claimsOf(c);
  if (!claims) return null;
  const found = await bearerOf(db, claims, now);
  if (!found) return null;
  const { user, session } = found;
  c.set("session", session);
  requireOwnDevice(c, session?.kind);
  if (session && isSeenAgain(session, now)) c.executionCtx.waitUntil(noteSeen(db, session.id, now));
  return user;
}

/**
 * Refuses calls that a session of this kind may not make. An older token names no session: it was made on a person's own
 * device.
 */
export function requireOwnDevice(c: AppContext, kind: SessionKind = "usual"): void {
  if (!mayCall(kind, callOf(c))) throw new Refused("own_device_needed");
}
