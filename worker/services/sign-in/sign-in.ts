import { hash } from "node:crypto";
import { errorText } from "#protocol/errors";
import type { LoginReply } from "#protocol/http/replies/people";
import type { SessionKind, SessionStamp, SessionWay } from "#protocol/http/replies/sessions";
import { deviceWords } from "#auth/device-words";
import { hashing, hashPassword, needsRehash } from "#auth/passwords";
import { signToken } from "#auth/tokens";
import { knowDevice } from "#db/people/known-devices";
import { addSession, endingSession, endOfSession, extendSession, type SessionRow } from "#db/people/sessions";
import { noteLogin, publicUser, rehashPassword, type UserRow } from "#db/people/users";
import { requireOwnPasskey } from "./admin-passkey";
import type { AppContext } from "../request/app-env";
import type { Claimed } from "./claimed-account";
import { deviceHash } from "./devices";
import { claimsOf, sessionIn, tokenOf } from "./guard";
import { Refused } from "../request/refused";
import { logEvent } from "./security-log";
import { tellOfNewDevice } from "./suspicious-sign-ins";

type Shown = { password: string; device_secret?: string | undefined; for_this_lesson?: boolean | undefined };

/** Signs in a user who has just entered the right password. From now on the device is known. */
export async function signedInReply(
  c: AppContext,
  user: UserRow,
  { devices, hasPasskey }: Pick<Claimed, "devices" | "hasPasskey">,
  shown: Shown,
): Promise<LoginReply> {
  const { password, device_secret, for_this_lesson } = shown;
  requireActive(user);
  tellOfNewDevice(c, user, devices, device_secret === undefined ? undefined : deviceHash(user.id, device_secret));
  requireOwnPasskey(c, user, hasPasskey);
  if (device_secret !== undefined) carryDevice(c, user, device_secret);
  const reply = await openSession(c, user, { way: "password", kind: for_this_lesson ? "lesson" : "usual" });
  c.executionCtx.waitUntil(rehash(c, user, password));
  return reply;
}

/** Writes with the session that the account has signed in from this device. */
export const carryDevice = (c: AppContext, { id }: UserRow, secret: string): void =>
  void c.get("asked").carry(knowDevice(c.get("db"), id, deviceHash(id, secret), Date.now()));

/** Refuses a suspended account, and says why. */
function requireActive({ suspendedAt, suspensionReason: reason }: UserRow): void {
  if (suspendedAt === null) return;
  const sentence = errorText("account_suspended") + (reason === "" ? "" : ` Neden: ${reason}`);
  throw new Refused("account_suspended", { sentence, more: { reason } });
}

type NewSession = { way: SessionWay; kind?: SessionKind };

/** Opens a new session on the calling device, whose owner has just been proven: the last step of every way to sign in. */
export async function openSession(
  c: AppContext,
  user: UserRow,
  { way, kind = "usual" }: NewSession,
): Promise<LoginReply> {
  requireActive(user);
  const now = Date.now();
  const db = c.get("db");
  // Only a usual session ends the one it replaces: with other kinds, other tabs may still use the old token.
  const replaced = kind === "usual" ? await replacedBy(c, user.id) : undefined;
  const session = await newSession(c, user, { id: crypto.randomUUID(), way, kind, now }, [
    noteLogin(db, user.id, now),
    ...(replaced === undefined ? [] : endingSession(db, user.id, replaced)),
  ]);
  logEvent(c, "login_ok");
  return replyWith(c.env, user, session, now);
}

/** The session of the same account that this browser had before: it has no device any more. */
async function replacedBy(c: AppContext, userId: string): Promise<string | undefined> {
  const claims = await claimsOf(c);
  return claims?.userId === userId ? claims.sessionId : undefined;
}

/** The calling session, which lasts as long as its kind allows from the call's next write on; null for a token without one. */
export async function extended(c: AppContext): Promise<SessionRow | null> {
  const session = await sessionIn(c);
  if (!session) return null;
  const now = Date.now();
  const expiresAt = endOfSession(session.kind, session.createdAt, now);
  if (expiresAt <= session.expiresAt) return session;
  void c.get("asked").carry([extendSession(c.get("db"), session.id, { now, expiresAt })]);
  return { ...session, expiresAt };
}

/** Issues a newer token for the calling session. */
export async function renewed(c: AppContext, user: UserRow, session: SessionRow | null): Promise<LoginReply> {
  const now = Date.now();
  return replyWith(c.env, user, session ?? (await adoptedSession(c, user, now)), now);
}

/** The session of a token that was signed before sessions were stored: the same token always gives the same session. */
function adoptedSession(c: AppContext, user: UserRow, now: number): Promise<SessionRow> {
  const digest = hash("sha256", tokenOf(c) ?? "");
  return newSession(c, user, { id: digest.slice(0, 32), way: "earlier", kind: "usual", now });
}

type New = { id: string; way: SessionWay; kind: SessionKind; now: number };

async function newSession(
  c: AppContext,
  user: UserRow,
  { id, way, kind, now }: New,
  also?: Parameters<typeof addSession>[2],
): Promise<SessionRow> {
  const row = {
    id,
    userId: user.id,
    version: user.tokenVersion,
    kind,
    way,
    ...deviceWords(c.req.header("user-agent")),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOfSession(kind, now, now),
  };
  const session = await addSession(c.get("db"), row, also);
  // Another account cannot have it, so the account itself was deleted meanwhile.
  if (session?.userId !== user.id) throw new Refused("unauthenticated");
  return session;
}

async function replyWith(env: Env, user: UserRow, session: SessionRow, now: number): Promise<LoginReply> {
  const claims = { userId: user.id, role: user.role, version: user.tokenVersion, sessionId: session.id };
  const token = await signToken(env, claims, { now, expiresAt: session.expiresAt });
  return { token, user: publicUser(user), session: stampOf(session) };
}

export const stampOf = ({ id, kind, expiresAt }: SessionRow): SessionStamp => ({
  id,
  kind,
  expires_at: expiresAt,
  ends_with_browser: kind !== "usual",
});

async function rehash(c: AppContext, user: UserRow, password: string): Promise<void> {
  // Skip this while others wait for hashing: a later sign-in will do it.
  if (!needsRehash(user.passwordHash) || hashing.isAwaited()) return;
  await rehashPassword(c.get("db"), user, await hashPassword(password));
}
