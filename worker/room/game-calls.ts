import type { Game as WireGame, GameView, LeaderboardReply } from "#protocol/http/games";
import type { GameStatistics } from "#protocol/http/statistics";
import { isAway } from "../game/decide-players";
import type { HostCommand } from "../game/host-commands";
import { results } from "../game/results";
import { statistics as statisticsOf } from "../game/statistics";
import { ownerGame, ownerView, playerView, publicView } from "../game/view-http";
import { leaderboardFor, statusOf } from "../game/view-parts";
import { teamsAtClose, teamsFor } from "../game/view-teams";
import type { LiveGame } from "./live-game";
import { granted, owns, playerOf, refused, type Reply, type Who } from "./reply";

/** What the API asks about a game and for its owner, with a method of the room for each function exported here. */

export function view(room: LiveGame, who: Who): Reply<GameView> {
  const game = room.storeAndRead();
  const now = Date.now();
  const isOwner = owns(game, who);
  if (isOwner) room.seats.ownerCalled();
  if (who.sessionId === null) {
    return granted(
      isOwner ? ownerView(game, now, room.seats.present(now), room.seats.choosing) : publicView(game, now),
    );
  }
  const player = playerOf(game, who.sessionId);
  if (!player.ok) return player;
  if (isAway(game, player.reply)) room.commit({ type: "come_back", playerId: player.reply });
  room.seats.polled(player.reply);
  const seen = playerView(game, player.reply, now, room.seats.isConnected());
  if (!isOwner) return granted(seen);
  const { game: owned, host } = ownerView(game, now, room.seats.present(now), room.seats.choosing);
  return granted({ ...seen, game: owned, ...(host && { host }) });
}

export function leaderboard(room: LiveGame, who: Who): Reply<LeaderboardReply> {
  const game = room.storeAndRead();
  const isConnected = room.seats.isConnected();
  if (owns(game, who))
    return granted({ leaderboard: leaderboardFor(game, "host", isConnected), ...teamsFor(game, "host") });
  if (who.sessionId === null) return refused("not_found");
  const player = playerOf(game, who.sessionId);
  if (!player.ok) return player;
  room.seats.polled(player.reply);
  const leaderboard = leaderboardFor(game, "player", room.seats.isConnected());
  return granted({ leaderboard, ...teamsAtClose(game, "player") });
}

export function statistics(room: LiveGame, who: Who): Reply<GameStatistics> {
  const game = room.storeAndRead();
  if (!owns(game, who)) return refused("not_found");
  const { code: gameCode, title } = game.opening;
  const endedAt = game.phase.name === "completed" ? game.phase.endedAt : null;
  return granted(
    statisticsOf(results(game), { gameCode, title, status: statusOf(game), startedAt: game.startedAt, endedAt }),
  );
}

export function ownGame(room: LiveGame, who: Who): Reply<WireGame> {
  const game = room.storeAndRead();
  return owns(game, who) ? granted(ownerGame(game)) : refused("not_found");
}

/** What the owner asks for, answered with the new state. */
export async function host(room: LiveGame, who: Who, command: HostCommand): Promise<Reply<WireGame>> {
  if (!owns(room.storeAndRead(), who)) return refused("not_found");
  room.seats.ownerCalled();
  const decision = room.commit(command);
  if (!decision.ok) return decision;
  const game = ownerGame(room.storeAndRead());
  await room.waitForD1();
  return granted(game);
}

/** The account of a player is being deleted: the name goes from here as well. */
export function unname(room: LiveGame, userId: string): void {
  room.commit({ type: "unname", userId });
}

/** Students have left the class of this game, or with null the class is gone. */
export function unnameStudents(room: LiveGame, studentIds: readonly string[] | null): void {
  room.commit({ type: "unname_students", studentIds });
}
