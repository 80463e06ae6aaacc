import type { Role } from "#protocol/http/replies/people";
import type { SessionKind } from "#protocol/http/replies/sessions";
import { readRemote, type RemoteClaims } from "#auth/remote-token";
import type { TokenClaims } from "#auth/tokens";
import { database } from "#db/database";
import { bearerOf } from "#db/people/sessions";
import { withTimeout } from "#db/with-timeout";
import { logLine } from "#shared/log-line";
import type { Who } from "#objects/game-room/calls/caller";
import type { AppContext } from "../request/app-env";
import { callOf } from "./called";
import { claimsOf, personalTokenOf, requireOwnDevice, tokenOf } from "./guard";
import { Refused, refused } from "../request/refused";
import { mayCall } from "./rights";
import { networkOf } from "./throttle";
import { holderOf } from "./token-holder";

/** The caller of a live game: the facts about a user that a room needs. */
type Caller = { id: string; role: Role; version: number; sessionId?: string; kind?: SessionKind };

/** The signed-in caller of a live game; null for a guest and for an invalid token. */
export async function callerOf(c: AppContext): Promise<Caller | null> {
  const token = personalTokenOf(c);
  const holder = token === null ? null : await holderOf(c, token);
  if (holder) return { id: holder.id, role: holder.role, version: holder.tokenVersion };
  const claims = await claimsOf(c);
  const caller = claims && (await currentCaller(c.env, claims));
  if (caller) requireOwnDevice(c, caller.kind);
  return caller;
}

/** Refuses a guest with 401 and everybody but a teacher with 403. The room checks the game's owner. */
export async function teacherOf(c: AppContext): Promise<Caller> {
  const caller = (await callerOf(c)) ?? refused("unauthenticated");
  if (caller.role !== "teacher") throw new Refused("forbidden");
  return caller;
}

/** The session that a polling phone sends; both header names are accepted. */
export const sessionOf = (c: AppContext): string | null =>
  c.req.header("session-id") || c.req.header("x-session-id") || null;

/** The person who steers a game: its teacher, or a phone that was paired with the teacher's board. */
export async function hostOf(c: AppContext): Promise<Who> {
  const phone = await phoneOf(c);
  return phone ? steeredBy(phone) : { sessionId: null, network: networkOf(c), userId: (await teacherOf(c)).id };
}

/** Any caller. A paired phone may look only at the game that it steers. */
export async function whoLooks(c: AppContext): Promise<Who> {
  const phone = await phoneOf(c);
  return phone ? steeredBy(phone) : whoCalls(c);
}

/** The paired phone that makes this call. Null for calls that phones may not make, where the phone is a guest. */
export async function phoneOf(c: AppContext): Promise<RemoteClaims | null> {
  const token = tokenOf(c);
  return token !== null && mayCall("paired", callOf(c)) ? pairedPhone(c.env, token) : null;
}

/** Without its network: a phone may be on a mobile line, which is no class's, and others share it. */
const steeredBy = ({ userId, gameId }: RemoteClaims) => ({ sessionId: null, userId, gameId });

/** The owner and the game of a paired phone; null for every other token, and if the owner has been signed out. */
export async function pairedPhone(env: Env, token: string): Promise<RemoteClaims | null> {
  const claims = await readRemote(env, token);
  return claims && (await currentCaller(env, { ...claims, role: "teacher" })) && claims;
}

export async function whoCalls(c: AppContext): Promise<Who> {
  const caller = await callerOf(c);
  return { sessionId: sessionOf(c), userId: caller?.id ?? null, network: networkOf(c) };
}

/**
 * The user and session rows for a token's claims; null if one was deleted or the token revoked. A running game must not need
 * D1: while D1 is unavailable the signature alone counts, and the kind of session is unknown. Calls that need a person's own
 * device need D1 themselves.
 */
export async function currentCaller(env: Env, claims: TokenClaims): Promise<Caller | null> {
  const { userId: id, role, version, sessionId } = claims;
  const said = { version, ...(sessionId !== undefined && { sessionId }) };
  try {
    const found = await withTimeout(bearerOf(database(env.DB), claims, Date.now()));
    if (!found) return null;
    const { user, session } = found;
    return { ...said, id, role: user.role, ...(session && { kind: session.kind }) };
  } catch {
    logLine("warn", "caller_unchecked");
    return { ...said, id, role };
  }
}
