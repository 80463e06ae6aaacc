import type { Role } from "#protocol/http/people";
import { readSigned, signed, type Keys } from "./signed";
import type { TokenClaims } from "./tokens";

/** A token for one socket: good for a minute, for one game, once. It may stand in a log without harm. */
type Ticket = Holder & { gameCode: string; jti: string; expiresAt: number };
/** `gameId`: of a paired phone, which may come into that game alone. */
type Holder = TokenClaims & { gameId?: string };

const MINUTE = 60_000;
const kind = {
  audience: "bilye-ws",
  typ: "ws+jwt",
  requiredClaims: ["sub", "role", "ver", "code", "jti", "iat", "exp"],
};

export function signTicket(keys: Keys, holder: Holder, gameCode: string): Promise<string> {
  const { userId, role, version: ver, sessionId: sid, gameId: game } = holder;
  const now = Date.now();
  return signed(keys, kind, {
    subject: userId,
    claims: {
      role,
      ver,
      code: gameCode,
      ...(sid !== undefined && { sid }),
      ...(game !== undefined && { game }),
      jti: crypto.randomUUID(),
    },
    issuedAt: now,
    expiresAt: now + MINUTE,
  });
}

/** What a ticket of ours says; null for every other text. Whether it was used before only the room knows. */
export async function readTicket(keys: Keys, token: string): Promise<Ticket | null> {
  const said = await readSigned(keys, kind, token);
  if (said === null) return null;
  const { sub, role, ver, code, jti, exp, game, sid } = said;
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
}
