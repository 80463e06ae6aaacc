import type { Context } from "hono";
import type { Role } from "#protocol/http/people";
import type { SessionKind } from "#protocol/http/sessions";
import { readRemote, type RemoteClaims } from "#auth/remote-token";
import type { TokenClaims } from "#auth/tokens";
import { database } from "#db/database";
import { bearerOf } from "#db/people/sessions";
import { soon } from "#db/soon";
import { logLine } from "#shared/log-line";
import type { Who } from "#objects/game-room/calls/reply";
import type { AppEnv } from "../request/app-env";
import { callOf } from "./called";
import { claimsOf, personalTokenOf, requireOwnDevice, tokenOf } from "./guard";
import { Refused } from "../request/refused";
import { mayCall } from "./rights";
import { networkOf } from "./throttle";
import { holderOf } from "./token-holder";

/** Who calls a live game: what a room needs to know of a user. */
type Caller = { id: string; role: Role; version: number; sessionId?: string; kind?: SessionKind };

/** The signed-in caller of a live game, or null for a guest and for a token that is worth nothing. */
export async function callerOf(c: Context<AppEnv>): Promise<Caller | null> {
  const token = personalTokenOf(c);
  const holder = token === null ? null : await holderOf(c, token);
  if (holder) return { id: holder.id, role: holder.role, version: holder.tokenVersion };
  const claims = await claimsOf(c);
  const caller = claims && (await present(c.env, claims));
  if (caller) requireOwnDevice(c, caller.kind);
  return caller;
}

/** A guest is 401, everybody but a teacher 403. Whose game it is, the room knows. */
export async function teacherOf(c: Context<AppEnv>): Promise<Caller> {
  const caller = await callerOf(c);
  if (!caller) throw new Refused("unauthenticated");
  if (caller.role !== "teacher") throw new Refused("forbidden");
  return caller;
}

/** What a polling phone sends along; both names are taken. */
export const sessionOf = (c: Context<AppEnv>): string | null =>
  c.req.header("session-id") || c.req.header("x-session-id") || null;

/** Who steers a game: its teacher, or a phone that was paired with a board of his. */
export async function hostOf(c: Context<AppEnv>): Promise<Who> {
  const phone = await phoneOf(c);
  return {
    sessionId: null,
    network: networkOf(c),
    ...(phone ? steeredBy(phone) : { userId: (await teacherOf(c)).id }),
  };
}

/** Whoever calls; a paired phone may look at the game that it steers, and at nothing else. */
export async function whoLooks(c: Context<AppEnv>): Promise<Who> {
  const phone = await phoneOf(c);
  return phone ? { sessionId: null, network: networkOf(c), ...steeredBy(phone) } : whoCalls(c);
}

/** The paired phone that makes this call; to a call that is not a phone's it is a guest. */
export async function phoneOf(c: Context<AppEnv>): Promise<RemoteClaims | null> {
  const token = tokenOf(c);
  return token !== null && mayCall("paired", callOf(c)) ? pairedPhone(c.env, token) : null;
}

const steeredBy = ({ userId, gameId }: RemoteClaims) => ({ userId, gameId });

/** In whose name a paired phone steers which game; null for every other token, and where the owner has been signed out. */
export async function pairedPhone(env: Env, token: string): Promise<RemoteClaims | null> {
  const claims = await readRemote(env, token);
  return claims && (await present(env, { ...claims, role: "teacher" })) && claims;
}

export async function whoCalls(c: Context<AppEnv>): Promise<Who> {
  const caller = await callerOf(c);
  return { sessionId: sessionOf(c), userId: caller?.id ?? null, network: networkOf(c) };
}

/**
 * What the rows of user and session say of a token's claims; null when one was deleted or the token revoked. A running game must not
 * need D1: while that is away the signature alone speaks, and says nothing of the session's kind. What only an own device may do
 * needs D1 itself.
 */
export async function present(env: Env, claims: TokenClaims): Promise<Caller | null> {
  const { userId: id, role, version, sessionId } = claims;
  const said = { version, ...(sessionId !== undefined && { sessionId }) };
  try {
    const found = await soon(bearerOf(database(env.DB), claims, Date.now()));
    if (!found) return null;
    const { user, session } = found;
    return { ...said, id, role: user.role, ...(session && { kind: session.kind }) };
  } catch {
    logLine("warn", "caller_unchecked");
    return { ...said, id, role };
  }
}
