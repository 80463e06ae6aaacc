import type { Game as WireGame, LeaderboardReply, PlayersReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { PageQuery } from "#protocol/http/page";
import { isAway } from "#game/decide/players";
import type { Unreported } from "#game/results/stored-parts";
import type { HostCommand } from "#game/host-commands";
import { ownerGame, playerView, publicView } from "#game/view/http";
import { playersPage as pageOfPlayers, type PageOf } from "#game/view/pages";
import { leaderboardFor, nextGame } from "#game/view/parts";
import { teamsAtClose } from "#game/view/teams";
import type { GameHost } from "../game-host";
import { networkHere } from "../secrets";
import { granted, refused, type CallReply } from "#objects/lifecycle/reply";
import { owns, playerOf, wasLetIn, type Who } from "./caller";

/** Calls from the API about a game and for its owner. The room has a method for each function exported here. */

export function view(room: GameHost, who: Who): Promise<CallReply<GameView>> | CallReply<GameView> {
  const game = room.storeAndRead();
  const now = room.now();
  const isOwner = owns(game, who);
  if (isOwner) ownerCalled(room, who);
  const ownersView = () => room.views.ownerView(now, room.seats.present(now), room.seats.choosing);
  if (who.sessionId === null) {
    if (!isOwner) return granted({ ...publicView(game, now), ...(wasLetIn(game, who) && nextGame(game)) });
    return new Promise((resolve) => room.whenRanked(() => resolve(granted(ownersView()))));
  }
  const player = playerOf(game, who.sessionId);
  if (!player.ok) return player;
  const playerId = player.reply;
  if (isAway(game, playerId)) room.ask({ type: "come_back", playerId }, () => undefined);
  room.seats.polled(playerId);
  return new Promise((resolve) => room.whenRanked(() => resolve(granted(viewOfPlayer(room, playerId, isOwner)))));
}

function viewOfPlayer(room: GameHost, playerId: string, isOwner: boolean): GameView {
  const now = room.now();
  const view = playerView(room.storeAndRead(), playerId, now, room.seats.isConnected());
  const seen = room.views.shown(view, playerId);
  if (!isOwner) return seen;
  const { game: owned, host } = room.views.ownerView(now, room.seats.present(now), room.seats.choosing);
  return { ...seen, game: owned, ...(host && { host }) };
}

/** The owner may ask for one page of it. */
export async function leaderboard(room: GameHost, who: Who, page?: PageOf): Promise<CallReply<LeaderboardReply>> {
  const game = room.storeAndRead();
  const isConnected = room.seats.isConnected();
  if (owns(game, who))
    return granted(page ? await room.views.leaderboardPage(page, isConnected) : room.views.leaderboard(isConnected));
  if (who.sessionId === null) return refused("not_found");
  const player = playerOf(game, who.sessionId);
  if (!player.ok) return player;
  room.seats.polled(player.reply);
  const leaderboard = leaderboardFor(game, "player", isConnected);
  return granted(room.views.shown({ leaderboard, ...teamsAtClose(game, "player") }, player.reply));
}

export function playersPage(room: GameHost, who: Who, wanted: PageQuery): CallReply<PlayersReply> {
  const game = room.storeAndRead();
  return owns(game, who) ? granted(pageOfPlayers(game, wanted, room.seats.isConnected())) : refused("not_found");
}

export async function statistics(room: GameHost, who: Who): Promise<CallReply<Unreported>> {
  const game = room.storeAndRead();
  if (!owns(game, who)) return refused("not_found");
  return granted(await room.views.statistics());
}

export function ownGame(room: GameHost, who: Who): CallReply<WireGame> {
  const game = room.storeAndRead();
  return owns(game, who) ? granted(ownerGame(game)) : refused("not_found");
}

/** Runs a command of the owner and answers with the new state. */
export async function host(room: GameHost, who: Who, command: HostCommand): Promise<CallReply<WireGame>> {
  if (!owns(room.storeAndRead(), who)) return refused("not_found");
  ownerCalled(room, who);
  const decision = await room.decided(command);
  if (!decision.ok) return decision;
  const game = ownerGame(room.storeAndRead());
  await room.upkeep.waitForD1();
  return granted(game);
}

function ownerCalled(room: GameHost, { network }: Who): void {
  room.seats.ownerCalled();
  if (network !== undefined) room.admissions.hostIsAt(networkHere(room.readStored().setup, network));
}

/** Removes a player's name when the player's account is deleted. */
export async function unname(room: GameHost, userId: string): Promise<void> {
  await room.decided({ type: "unname", userId });
}

/** Removes the name of one player, because somebody asked for it. */
export async function unnamePlayer(room: GameHost, playerId: string): Promise<void> {
  await room.decided({ type: "unname_player", playerId });
}

/** Removes the names of students who have left the class of this game; null if the class is gone. */
export async function unnameStudents(room: GameHost, studentIds: readonly string[] | null): Promise<void> {
  await room.decided({ type: "unname_students", studentIds });
}

/** True if one of these students has a seat in the game and it is not over. */
export function isPlaying(room: GameHost, studentIds: readonly string[]): CallReply<boolean> {
  const game = room.storeAndRead();
  if (game.phase.name === "completed") return granted(false);
  const seats = (game.setup.places ?? []).filter(({ student }) => student && studentIds.includes(student.id));
  const players = seats.flatMap(({ playerId }) => game.players.get(playerId) ?? []);
  return granted(players.some(({ hasLeft, isAbsent }) => !hasLeft && !isAbsent));
}
