import type { Role } from "#protocol/http/replies/people";
import { readSigned, signed, type Keys } from "./signed";

/** Claims of a sign-in token. The rows of user and session decide the rest on every call; an older token names no session. */
export type TokenClaims = { userId: string; role: Role; version: number; sessionId?: string };

const kind = { audience: "bilye-api", typ: "at+jwt", requiredClaims: ["sub", "role", "ver", "iat", "exp"] };
const usualLifeMs = 7 * 24 * 3_600_000;

export const signToken = (
  keys: Keys,
  { userId, role, version, sessionId }: TokenClaims,
  { now = Date.now(), expiresAt = now + usualLifeMs }: { now?: number; expiresAt?: number } = {},
): Promise<string> =>
  signed(keys, kind, {
    subject: userId,
    claims: { role, ver: version, ...(sessionId !== undefined && { sid: sessionId }) },
    issuedAt: now,
    expiresAt,
  });

/** Reads the claims of a token of ours; null for any other text. */
export async function readToken(keys: Keys, token: string): Promise<TokenClaims | null> {
  const said = await readSigned(keys, kind, token);
  if (said === null) return null;
  const { sub, role, ver, sid } = said;
  if (typeof ver !== "number" || typeof sub !== "string") return null;
  if (sid !== undefined && typeof sid !== "string") return null;
  return { userId: sub, role: role as Role, version: ver, ...(sid !== undefined && { sessionId: sid }) };
}
