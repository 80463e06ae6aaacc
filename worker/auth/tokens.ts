import { jwtVerify, SignJWT } from "jose";
import type { Role } from "#protocol/http/people";

/** What a sign-in token says. The rows of user and session decide the rest at every call; an older token names no session. */
export type TokenClaims = { userId: string; role: Role; version: number; sessionId?: string };

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

const issuer = "bilye";
const audience = "bilye-api";
const typ = "at+jwt";
const usualLifeMs = 7 * 24 * 3_600_000;

export function signToken(
  keys: Keys,
  { userId, role, version, sessionId }: TokenClaims,
  { now = Date.now(), expiresAt = now + usualLifeMs }: { now?: number; expiresAt?: number } = {},
): Promise<string> {
  return new SignJWT({ role, ver: version, ...(sessionId !== undefined && { sid: sessionId }) })
    .setProtectedHeader({ alg: "HS256", typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(secretKey(keys.JWT_SECRET));
}

/** The claims of a token that we signed, with either key while rotating; null for every other text. */
export async function readToken(keys: Keys, token: string): Promise<TokenClaims | null> {
  requireStrongKey(keys);
  for (const secret of secretsOf(keys)) {
    try {
      const { payload } = await jwtVerify(token, secretKey(secret), {
        algorithms: ["HS256"],
        typ,
        issuer,
        audience,
        requiredClaims: ["sub", "role", "ver", "iat", "exp"],
      });
      const { sub, role, ver, sid } = payload;
      if (typeof ver !== "number" || typeof sub !== "string") return null;
      if (sid !== undefined && typeof sid !== "string") return null;
      return { userId: sub, role: role as Role, version: ver, ...(sid !== undefined && { sessionId: sid }) };
    } catch (error) {
      if (error instanceof WeakSecret) throw error;
    }
  }
  return null;
}

/** A deployment without a proper key answers nothing at all, so that nobody runs one for long. */
export function requireStrongKey(keys: Keys): void {
  for (const secret of secretsOf(keys)) secretKey(secret);
}

/** The present key, and while rotating the one before it. Both sign people in: neither may be weak. */
export const secretsOf = ({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Keys): string[] =>
  JWT_SECRET_PREVIOUS ? [JWT_SECRET, JWT_SECRET_PREVIOUS] : [JWT_SECRET];

class WeakSecret extends Error {}

/** An example from a page or a key held down; 32 random bytes, however they are written, have more. */
const leastDifferentBytes = 10;

/** Asked at every call, so each key is looked at once. */
const strongKeys = new Map<string, Uint8Array>();

/** A short or missing key would let anybody sign: nothing is answered then. */
function secretKey(secret = ""): Uint8Array {
  const known = strongKeys.get(secret);
  if (known) return known;
  const key = new TextEncoder().encode(secret);
  if (key.byteLength < 32) throw new WeakSecret("JWT_SECRET and JWT_SECRET_PREVIOUS must have at least 32 bytes");
  if (new Set(key).size < leastDifferentBytes) throw new WeakSecret("JWT_SECRET looks typed: draw it at random");
  strongKeys.set(secret, key);
  return key;
}
