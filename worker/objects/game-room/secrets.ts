import { hash } from "node:crypto";
import { playerIdAt, sessionIdAt } from "#shared/ids";
import type { GameSetup } from "#game/game";

/**
 * Secrets of a game's seats: a session id opens a seat, and a join key, made by the phone, always leads to the same session.
 * The room stores neither, only the session's hash, so its storage opens no seat. Hashes for different purposes begin with
 * different words, and none can stand in for another. Everything random comes from here and enters the rules with a command:
 * `decide` itself draws nothing.
 *
 *     const sessionId = sessionHere(setup, sessionOfKey(setup, joinKey));  // the phone gets it
 *     game.bySession.get(sessionHash(sessionId));                              // the room knows its player by the hash
 */

/** The form in which the room keeps a session id. Synchronous: nothing may come between a decision and its record. */
export const sessionHash = (sessionId: string): string => hash("sha256", sessionId);
/** The session of this key's holder: always the same one, though the room stores neither. */
export const sessionOfKey = ({ code, gameId }: GameSetup, joinKey: string): string =>
  `${code}.${hash("sha256", `seat ${gameId} ${joinKey}`).slice(0, 48)}`;
/** The key under which a player of one game takes the seat in its follow-up game. It does not reveal the session. */
export const keyOfSession = (sessionId: string): string => hash("sha256", `next round ${sessionId}`);
export const randomBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
export const randomly = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => crypto.getRandomValues(bytes);

/** A short pseudonym of a network. The same network has a different one in every other game. */
export const networkHere = ({ gameId }: GameSetup, network: string): string =>
  hash("sha256", `network ${gameId} ${network}`).slice(0, 16);

/** Marks ids in a part of a large game with the number of that part. */
export const sessionHere = ({ relay }: GameSetup, sessionId: string): string =>
  relay === undefined ? sessionId : sessionIdAt(relay, sessionId);
export const playerHere = ({ relay }: GameSetup, playerId: string): string =>
  relay === undefined ? playerId : playerIdAt(relay, playerId);
