import type { Role } from "#protocol/http/replies/people";
import { readSigned, signed, type Keys } from "./signed";
import type { TokenClaims } from "./tokens";

/** Ticket for one socket: valid for a minute, for one game, once. It may appear in a log without harm. */
type Ticket = Holder & { gameCode: string; jti: string; expiresAt: number };
/** `gameId` is set for a paired phone, which may enter only that game. */
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

/** Reads a ticket of ours; null for any other text. Only the room knows if it was used before. */
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
