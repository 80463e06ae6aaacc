import type { RefusalCode } from "#protocol/errors";
import { secondsUntil } from "#shared/counting/counting";
import type { PickTeam } from "#protocol/live/messages";
import type { Game } from "#game/game";
import { removalIn } from "#game/places";
import type { Playing } from "../playing";
import { sessionHash } from "../secrets";

/** What a room answers the API. The API has checked who the user is; whose game or seat it is, is checked here. */
export type Reply<T> = { ok: true; reply: T } | Refusal;
export type Refusal = { ok: false; error: RefusalCode; suggestion?: string; retryAfterSeconds?: number };
/** Who calls: the session id that came along, and the signed-in user. */
export type Who = {
  sessionId: string | null;
  userId: string | null;
  /** Stands for the network that the call comes from. */
  network?: string;
  /** Of a paired phone: the game that it may steer in its owner's name, until that ends. */
  gameId?: string;
};

export const granted = <T>(reply: T): Reply<T> => ({ ok: true, reply });
/** What is counted has to wait for room. */
export const tooOften = (error: RefusalCode, opensAt: number, now: number): Refusal => ({
  ok: false,
  error,
  retryAfterSeconds: secondsUntil(opensAt, now),
});
export const refused = (error: RefusalCode, suggestion?: string): Reply<never> => ({
  ok: false,
  error,
  ...(suggestion !== undefined && { suggestion }),
});

export const owns = (game: Game, { userId, gameId }: Pick<Who, "userId" | "gameId">): boolean =>
  userId === game.opening.ownerId &&
  (gameId === undefined || (gameId === game.opening.gameId && game.phase.name !== "completed"));

/** A paired phone of this game, also when that is over. */
export const wasLetIn = ({ opening }: Game, { userId, gameId }: Pick<Who, "userId" | "gameId">): boolean =>
  userId === opening.ownerId && gameId === opening.gameId;

/** What a player is asked who has not said in which team to play; the host is told that one more is choosing. */
export function teamsToPick(room: Playing, sessionHash: string): PickTeam {
  const game = room.storeAndRead();
  room.seats.choosesTeam(sessionHash);
  return { game_code: game.opening.code, teams: room.views.teamChoices() };
}

/** The player behind a session id. */
export function playerOf(game: Game, sessionId: string): Reply<string> {
  const hash = sessionHash(sessionId);
  if (game.barred.has(hash)) return refused(removalIn(game));
  const playerId = game.bySession.get(hash);
  return playerId === undefined ? refused("session_invalid") : granted(playerId);
}

/** Into how many rooms the players of this game are dealt; null where they sit in this one. */
export const relaysOfHead = ({ opening: { relays, relay } }: Game): number | null =>
  relays === undefined || relay !== undefined ? null : relays;
