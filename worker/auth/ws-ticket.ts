import { jwtVerify, SignJWT } from "jose";
import type { Role } from "#protocol/http/people";
import { secretsOf, type TokenClaims } from "./tokens";

/** A token for one socket: good for a minute, for one game, once. It may stand in a log without harm. */
export type Ticket = Holder & { gameCode: string; jti: string; expiresAt: number };
/** `gameId`: of a paired phone, which may come into that game alone. */
type Holder = TokenClaims & { gameId?: string };

type Keys = { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string };

const SECONDS = 60;
const issuer = "bilye";
const audience = "bilye-ws";
const typ = "ws+jwt";

export function signTicket(keys: Keys, holder: Holder, gameCode: string): Promise<string> {
  const { userId, role, version: ver, sessionId: sid, gameId: game } = holder;
  return new SignJWT({
    role,
    ver,
    code: gameCode,
    ...(sid !== undefined && { sid }),
    ...(game !== undefined && { game }),
  })
    .setProtectedHeader({ alg: "HS256", typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${SECONDS}s`)
    .sign(bytes(keys.JWT_SECRET));
}

/** What a ticket of ours says; null for every other text. Whether it was used before only the room knows. */
export async function readTicket(keys: Keys, token: string): Promise<Ticket | null> {
  for (const secret of secretsOf(keys)) {
    try {
      const { payload } = await jwtVerify(token, bytes(secret), {
        algorithms: ["HS256"],
        typ,
        issuer,
        audience,
        requiredClaims: ["sub", "role", "ver", "code", "jti", "iat", "exp"],
      });
      const { sub, role, ver, code, jti, exp, game, sid } = payload;
      if (typeof ver !== "number" || typeof code !== "string") return null;
      return {
        userId: sub!,
        role: role as Role,
        version: ver,
        gameCode: code,
        jti: jti!,
        expiresAt: exp! * 1000,
        ...(typeof game === "string" && { gameId: game }),
        ...(typeof sid === "string" && { sessionId: sid }),
      };
    } catch {
      // Another key, another kind of token, or none at all: the next key may fit.
    }
  }
  return null;
}

const bytes = (secret: string) => new TextEncoder().encode(secret);
