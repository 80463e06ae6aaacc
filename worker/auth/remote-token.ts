import { jwtVerify, SignJWT } from "jose";
import { secretsOf } from "./tokens";

/**
 * What a paired phone holds: it steers this one game in its owner's name, and nothing else. Whether that game is over only
 * its room knows; whether the owner may still host, the owner's row.
 */
export type RemoteClaims = {
  readonly userId: string;
  readonly version: number;
  readonly gameCode: string;
  readonly gameId: string;
  /** The session of the board that let it in: with that it ends. */
  readonly sessionId?: string;
};

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

/** No lesson is longer. */
const LIFE = "12h";
const issuer = "bilye";
const audience = "bilye-remote";
const typ = "remote+jwt";

export function signRemote(keys: Keys, claims: RemoteClaims): Promise<string> {
  const { userId, version, gameCode, gameId, sessionId: sid } = claims;
  return new SignJWT({ ver: version, code: gameCode, game: gameId, ...(sid !== undefined && { sid }) })
    .setProtectedHeader({ alg: "HS256", typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(bytes(keys.JWT_SECRET));
}

/** What a token of ours says; null for every other text. */
export async function readRemote(keys: Keys, token: string): Promise<RemoteClaims | null> {
  for (const secret of secretsOf(keys)) {
    try {
      const { payload } = await jwtVerify(token, bytes(secret), {
        algorithms: ["HS256"],
        typ,
        issuer,
        audience,
        requiredClaims: ["sub", "ver", "code", "game", "iat", "exp"],
      });
      const { sub, ver, code, game, sid } = payload;
      if (typeof ver !== "number" || typeof code !== "string" || typeof game !== "string") return null;
      const session = typeof sid === "string" && { sessionId: sid };
      return { userId: sub!, version: ver, gameCode: code, gameId: game, ...session };
    } catch {
      // Another key, another kind of token, or none at all: the next key may fit.
    }
  }
  return null;
}

const bytes = (secret: string) => new TextEncoder().encode(secret);
