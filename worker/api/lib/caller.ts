import type { Context } from "hono";
import type { Role } from "#protocol/http/people";
import type { TokenClaims } from "../../auth/tokens";
import { database } from "../../db/database";
import { soon } from "../../db/soon";
import { userById } from "../../db/users";
import { logLine } from "../../log-line";
import type { AppEnv } from "./app-env";
import { claimsOf } from "./guard";
import { Refused } from "./refused";

/** Who calls a live game: what a room needs to know of a user. */
export type Caller = { id: string; role: Role; version: number };

/** The signed-in caller of a live game, or null for a guest and for a token that is worth nothing. */
export async function callerOf(c: Context<AppEnv>): Promise<Caller | null> {
  const claims = await claimsOf(c);
  return claims && present(c.env, claims);
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

export async function whoCalls(c: Context<AppEnv>): Promise<{ sessionId: string | null; userId: string | null }> {
  const caller = await callerOf(c);
  return { sessionId: sessionOf(c), userId: caller?.id ?? null };
}

/**
 * What the user's row says of a token's claims; null when it was deleted or the token revoked. A running game must not
 * need D1: while that is away the signature alone speaks.
 */
export async function present(env: Env, { userId, role, version }: TokenClaims): Promise<Caller | null> {
  try {
    const row = await soon(userById(database(env.DB), userId));
    return row && row.tokenVersion === version ? { id: row.id, role: row.role, version } : null;
  } catch {
    logLine("warn", "caller_unchecked");
    return { id: userId, role, version };
  }
}
