import { readSigned, signed, type Keys } from "./signed";

/**
 * Claims of a paired phone's token: it steers this one game in its owner's name, and nothing else. Only the room knows if the
 * game is over; only the owner's row knows if they may still host.
 */
export type RemoteClaims = {
  readonly userId: string;
  readonly version: number;
  readonly gameCode: string;
  readonly gameId: string;
  /** Session of the board that paired the phone: the token ends with it. */
  readonly sessionId?: string;
};

/** The lifetime of such a token, longer than any lesson. */
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

/** Reads a remote token of ours; null for any other text. */
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
