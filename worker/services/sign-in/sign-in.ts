import { createHash } from "node:crypto";
import { errorText } from "#protocol/errors";
import type { LoginReply } from "#protocol/http/replies/people";
import type { SessionKind, SessionStamp, SessionWay } from "#protocol/http/replies/sessions";
import { deviceWords } from "#auth/device-words";
import { hashing, hashPassword, needsRehash } from "#auth/passwords";
import { signToken } from "#auth/tokens";
import { knowDevice } from "#db/people/known-devices";
import { addSession, endOfSession, endSession, extendSession, type SessionRow } from "#db/people/sessions";
import { noteLogin, publicUser, rehashPassword, type UserRow } from "#db/people/users";
import { requireOwnPasskey } from "./admin-passkey";
import type { AppContext } from "../request/app-env";
import { deviceHash } from "./devices";
import { claimsOf, tokenOf } from "./guard";
import { Refused } from "../request/refused";
import { logEvent } from "./security-log";
import { tellOfNewDevice } from "./suspicious-sign-ins";

type Shown = { password: string; device_secret?: string | undefined; for_this_lesson?: boolean | undefined };

/** Signs in a user who has just entered the right password. From now on the device is known. */
export async function signedInReply(c: AppContext, user: UserRow, shown: Shown): Promise<LoginReply> {
  const { password, device_secret, for_this_lesson } = shown;
  requireActive(user);
  const device = device_secret === undefined ? undefined : deviceHash(user.id, device_secret);
  await tellOfNewDevice(c, user, device);
  await requireOwnPasskey(c, user);
  if (device !== undefined) await knowDevice(c.get("db"), user.id, device, Date.now());
  const reply = await openSession(c, user, { way: "password", kind: for_this_lesson ? "lesson" : "usual" });
  c.executionCtx.waitUntil(rehash(c, user, password));
  return reply;
}

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
  const session = await newSession(c, user, { id: crypto.randomUUID(), way, kind, now });
  // Only a usual session ends the one it replaces: with other kinds, other tabs may still use the old token.
  if (kind === "usual") await endReplaced(c, user.id);
  logEvent(c, "login_ok");
  c.executionCtx.waitUntil(noteLogin(c.get("db"), user.id, now));
  return replyWith(c.env, user, session, now);
}

/** Ends the session of the same account that this browser had before: it has no device any more. */
async function endReplaced(c: AppContext, userId: string): Promise<void> {
  const claims = await claimsOf(c);
  if (claims?.userId !== userId || claims.sessionId === undefined) return;
  await endSession(c.get("db"), userId, claims.sessionId);
}

/** Issues a newer token for the calling session, valid as long as its kind allows. */
export async function renewed(c: AppContext, user: UserRow): Promise<LoginReply> {
  const now = Date.now();
  const session = c.get("session") ?? (await adoptedSession(c, user, now));
  const expiresAt = endOfSession(session.kind, session.createdAt, now);
  if (expiresAt > session.expiresAt) await extendSession(c.get("db"), session.id, { now, expiresAt });
  return replyWith(c.env, user, { ...session, expiresAt: Math.max(expiresAt, session.expiresAt) }, now);
}

/** The session of a token that was signed before sessions were stored: the same token always gives the same session. */
function adoptedSession(c: AppContext, user: UserRow, now: number): Promise<SessionRow> {
  const digest = createHash("sha256")
    .update(tokenOf(c) ?? "")
    .digest("hex");
  return newSession(c, user, { id: digest.slice(0, 32), way: "earlier", kind: "usual", now });
}

type New = { id: string; way: SessionWay; kind: SessionKind; now: number };

async function newSession(c: AppContext, user: UserRow, { id, way, kind, now }: New): Promise<SessionRow> {
  const session = await addSession(c.get("db"), {
    id,
    userId: user.id,
    version: user.tokenVersion,
    kind,
    way,
    ...deviceWords(c.req.header("user-agent")),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOfSession(kind, now, now),
  });
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
