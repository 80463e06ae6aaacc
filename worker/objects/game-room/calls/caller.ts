import type { PickTeam } from "#protocol/live/messages";
import type { Game } from "#game/game";
import { removalIn } from "#game/reserved-places";
import type { GameHost } from "../game-host";
import { granted, refused, type CallReply } from "#objects/lifecycle/reply";
import { sessionHash } from "#objects/lifecycle/secrets";

/** The caller: the session id that was sent, and the signed-in user. */
export type Who = {
  sessionId: string | null;
  userId: string | null;
  /** Stands for the caller's network. */
  network?: string;
  /** For a paired phone: the game that it may steer in its owner's name until the game ends. */
  gameId?: string;
};

export const owns = (game: Game, { userId, gameId }: Pick<Who, "userId" | "gameId">): boolean =>
  userId === game.setup.ownerId &&
  (gameId === undefined || (gameId === game.setup.gameId && game.phase.name !== "completed"));

/** True for a paired phone of this game, even after the game is over. */
export const wasLetIn = ({ setup }: Game, { userId, gameId }: Pick<Who, "userId" | "gameId">): boolean =>
  userId === setup.ownerId && gameId === setup.gameId;

/** Asks a player without a team to pick one, and tells the host that one more is choosing. */
export function teamsToPick(room: GameHost, sessionHash: string): PickTeam {
  const game = room.storeAndRead();
  room.seats.choosesTeam(sessionHash);
  return { game_code: game.setup.code, teams: room.views.teamChoices() };
}

/** Finds the player behind a session id. */
export function playerOf(game: Game, sessionId: string): CallReply<string> {
  const hash = sessionHash(sessionId);
  if (game.barred.has(hash)) return refused(removalIn(game));
  const playerId = game.bySession.get(hash);
  return playerId === undefined ? refused("session_invalid") : granted(playerId);
}

/** The number of relays that share the players of this game; null if they all sit in this room. */
export const relaysOfCoordinator = ({ setup: { relays, relay } }: Game): number | null =>
  relays === undefined || relay !== undefined ? null : relays;
