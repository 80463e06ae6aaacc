import { hash } from "node:crypto";
import { playerIdAt, sessionIdAt } from "#shared/ids";
import type { Opening } from "#game/game";

/** What the room keeps of a session id. Synchronous: nothing may come between a decision and its record. */
export const sessionHash = (sessionId: string): string => hash("sha256", sessionId);
/** The session of whoever holds this key: the same as often as it is asked for, though the room keeps neither. */
export const sessionOfKey = ({ code, gameId }: Opening, joinKey: string): string =>
  `${code}.${hash("sha256", `seat ${gameId} ${joinKey}`).slice(0, 48)}`;
/** The key under which a player of one game takes the seat in its next round; it tells nothing of the session. */
export const keyOfSession = (sessionId: string): string => hash("sha256", `next round ${sessionId}`);
export const randomBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
export const randomly = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => crypto.getRandomValues(bytes);

/** What this game calls a network: short, and the same network has another name in every other game. */
export const networkHere = ({ gameId }: Opening, network: string): string =>
  hash("sha256", `network ${gameId} ${network}`).slice(0, 16);

/** Ids of a part of a large game say which one it is. */
export const sessionHere = ({ relay }: Opening, sessionId: string): string =>
  relay === undefined ? sessionId : sessionIdAt(relay, sessionId);
export const playerHere = ({ relay }: Opening, playerId: string): string =>
  relay === undefined ? playerId : playerIdAt(relay, playerId);
