import { jwtVerify, SignJWT, type JWTPayload } from "jose";

export type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

/** Each kind of token has its own names, so that none passes for another. */
type TokenKind = { readonly audience: string; readonly typ: string; readonly requiredClaims: string[] };

type Said = {
  readonly subject: string;
  readonly claims: JWTPayload;
  readonly issuedAt: number;
  readonly expiresAt: number;
};

const issuer = "bilye";

export const signed = (keys: Keys, { audience, typ }: TokenKind, { subject, claims, issuedAt, expiresAt }: Said) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(Math.floor(issuedAt / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(secretKey(keys.JWT_SECRET));

/** Reads the claims of a token of this kind signed by us, with either key while rotating; null for any other text. */
export async function readSigned(keys: Keys, kind: TokenKind, token: string): Promise<JWTPayload | null> {
  requireStrongKey(keys);
  for (const secret of secretsOf(keys)) {
    try {
      return (await jwtVerify(token, secretKey(secret), { algorithms: ["HS256"], issuer, ...kind })).payload;
    } catch {
      // The token fits another key, is of another kind or is no token at all: the next key may fit.
    }
  }
  return null;
}

/** Named error, so that a start on a school's machine can explain it in plain words. */
export class WeakKey extends Error {}

/** Refuses every request of a deployment without a proper key, so that nobody runs one for long. */
export function requireStrongKey(keys: Keys): void {
  for (const secret of secretsOf(keys)) secretKey(secret);
}

/** The present key, and while rotating the one before it. Both sign people in: neither may be weak. */
export const secretsOf = ({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Keys): string[] =>
  JWT_SECRET_PREVIOUS ? [JWT_SECRET, JWT_SECRET_PREVIOUS] : [JWT_SECRET];

/** Catches an example copied from a page or a key held down; 32 random bytes, in any encoding, have more different bytes. */
const leastDifferentBytes = 10;

/** Caches checked keys: every request needs them. */
const strongKeys = new Map<string, Uint8Array>();

/** Encodes a key. A short or missing key would let anybody sign tokens, so it throws. */
function secretKey(secret = ""): Uint8Array {
  const known = strongKeys.get(secret);
  if (known) return known;
  const key = new TextEncoder().encode(secret);
  if (key.byteLength < 32) throw new WeakKey("JWT_SECRET and JWT_SECRET_PREVIOUS must have at least 32 bytes");
  if (new Set(key).size < leastDifferentBytes) throw new WeakKey("JWT_SECRET looks typed: draw it at random");
  strongKeys.set(secret, key);
  return key;
}
