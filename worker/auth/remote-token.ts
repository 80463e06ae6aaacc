import { readSigned, signed, type Keys } from "./signed";

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

/** No lesson is longer. */
const LIFE_MS = 12 * 3_600_000;
const kind = {
  audience: "bilye-remote",
  typ: "remote+jwt",
  requiredClaims: ["sub", "ver", "code", "game", "iat", "exp"],
};

export function signRemote(keys: Keys, claims: RemoteClaims): Promise<string> {
  const { userId, version, gameCode, gameId, sessionId: sid } = claims;
  const now = Date.now();
  return signed(keys, kind, {
    subject: userId,
    claims: { ver: version, code: gameCode, game: gameId, ...(sid !== undefined && { sid }) },
    issuedAt: now,
    expiresAt: now + LIFE_MS,
  });
}

/** What a token of ours says; null for every other text. */
export async function readRemote(keys: Keys, token: string): Promise<RemoteClaims | null> {
  const said = await readSigned(keys, kind, token);
  if (said === null) return null;
  const { sub, ver, code, game, sid } = said;
  if (typeof ver !== "number" || typeof code !== "string" || typeof game !== "string") return null;
  return {
    userId: sub!,
    version: ver,
    gameCode: code,
    gameId: game,
    ...(typeof sid === "string" && { sessionId: sid }),
  };
}
