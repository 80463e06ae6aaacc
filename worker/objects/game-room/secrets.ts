import { hash } from "node:crypto";
import { networkAlias } from "#objects/lifecycle/networks";
import { sessionOfJoinKey } from "#objects/lifecycle/secrets";
import { playerIdAt, sessionIdAt } from "#shared/ids";
import type { GameSetup } from "#game/game";

/**
 * Secrets of a game's seats, besides those that a homework has as well. Everything random comes from here and enters the rules
 * with a command: `decide` itself draws nothing.
 *
 *     const sessionId = sessionHere(setup, sessionOfKey(setup, joinKey));  // the phone gets it
 *     game.bySession.get(sessionHash(sessionId));                              // the room knows its player by the hash
 */

export const sessionOfKey = ({ code, gameId }: GameSetup, joinKey: string): string =>
  sessionOfJoinKey(code, gameId, joinKey);
/** The key under which a player of one game takes the seat in its follow-up game. It does not reveal the session. */
export const keyOfSession = (sessionId: string): string => hash("sha256", `next round ${sessionId}`);
export const randomBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
export const randomly = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => crypto.getRandomValues(bytes);

export const networkHere = ({ gameId, networks }: GameSetup, network: string): string =>
  networkAlias(networks?.namedIn ?? gameId, network);

/** Marks ids in a part of a large game with the number of that part. */
export const sessionHere = ({ relay }: GameSetup, sessionId: string): string =>
  relay === undefined ? sessionId : sessionIdAt(relay, sessionId);
export const playerHere = ({ relay }: GameSetup, playerId: string): string =>
  relay === undefined ? playerId : playerIdAt(relay, playerId);
