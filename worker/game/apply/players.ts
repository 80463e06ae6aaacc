import { askedFrom } from "../foreign";
import { closedSoFar, noFigures, type Game, type Player } from "../game";
import type { Happened } from "../game-event";
import { nicknameKey } from "../names/nickname-key";
import { place, rank } from "../ranking";
import { smallestTeam } from "../teams";

/** Applies events about the players who sit in the game. */

export function seat(game: Game, event: Happened<"player_joined">): void {
  const { playerId, sessionHash, userId, nickname, marble, unseenSince, network, line } = event;
  game.seatsTaken += 1;
  const player: Player = {
    id: playerId,
    sessionHash,
    place: game.setup.places?.find((place) => place.playerId === playerId) ?? null,
    from: network === undefined ? null : { network, line: line ?? network },
    seat: game.seatsTaken,
    userId,
    nickname,
    nicknameKey: nicknameKey(nickname),
    marble,
    isAbsent: false,
    team: game.teams.length === 0 ? null : (event.team ?? smallestTeam(game)),
    since: closedSoFar(game).length,
    hasLeft: false,
    timesLeft: 0,
    ...noFigures,
    rank: 1,
    previousRank: null,
    isRanked: false,
  };
  game.players.set(playerId, player);
  if (unseenSince !== undefined) game.unseen.set(playerId, unseenSince);
  if (sessionHash !== "") game.bySession.set(sessionHash, playerId);
  game.byNickname.set(player.nicknameKey, playerId);
  game.standings.splice(place(game.standings, player), 0, player);
  player.rank = game.standings.findIndex(({ score }) => score === player.score) + 1;
}

export function setLeft(game: Game, playerId: string, hasLeft: boolean): void {
  const player = game.players.get(playerId);
  if (!player) return;
  player.hasLeft = hasLeft;
  if (hasLeft) player.timesLeft += 1;
}

/**
 * Marks a player absent and drops the open answer. If they have given no answer in the whole game, its questions were not asked
 * of them: they were not there.
 */
export function setAbsent(game: Game, { playerId, absent }: Happened<"player_absent">): void {
  const player = game.players.get(playerId);
  if (!player) return;
  player.isAbsent = absent;
  if (!absent) return;
  if (game.phase.name === "question") game.askedQuestions.at(-1)!.answers.delete(playerId);
  const closed = closedSoFar(game);
  if (closed.some(({ answers }) => answers.has(playerId))) return;
  for (const { left } of closed) left.add(playerId);
  player.blank = 0;
}

export function claim(game: Game, { playerId, userId }: Happened<"player_claimed">): void {
  const player = game.players.get(playerId);
  if (player) player.userId = userId;
}

export function kick(game: Game, { playerId, isFreed }: Happened<"player_kicked">): void {
  const player = game.players.get(playerId);
  if (player && player.sessionHash !== "") game.barred.add(player.sessionHash);
  if (player?.from && !isFreed) {
    const kicked = { playerId, seat: player.seat, isKicked: true, ...player.from } as const;
    game.kicked = [...game.kicked.slice(1 - askedFrom.again), kicked];
  }
  remove(game, playerId);
}

/** Gives up a seat of the lobby: nothing of it is left but a count. */
export function giveUp(game: Game, { playerId, isUnseen }: Happened<"player_left">): void {
  const player = game.players.get(playerId);
  if (!player) return;
  const line = player.from?.line ?? null;
  const counts = game.seatsGivenUp[isUnseen ? "unseen" : "left"];
  counts.set(line, (counts.get(line) ?? 0) + 1);
  remove(game, playerId);
}

/** Removes a player who gave up the seat or was removed, with the name and every answer. */
function remove(game: Game, playerId: string): void {
  const player = game.players.get(playerId);
  if (!player) return;
  game.players.delete(playerId);
  game.unseen.delete(playerId);
  game.bySession.delete(player.sessionHash);
  game.byNickname.delete(player.nicknameKey);
  for (const { answers, left, afterBell, emptiedAfterBell, courses } of game.askedQuestions) {
    for (const kept of [answers, left, afterBell, emptiedAfterBell, courses]) kept.delete(playerId);
  }
  game.standings.splice(game.standings.indexOf(player), 1);
  rank(game.standings);
}

export function renamePlace({ setup, players }: Game, { playerId, nickname }: Happened<"place_renamed">): void {
  const places = setup.places ?? [];
  const at = places.findIndex((place) => place.playerId === playerId);
  if (at < 0) return;
  const place = { ...places[at]!, nickname };
  places[at] = place;
  const player = players.get(playerId);
  if (player) player.place = place;
}

export function move({ players, teams }: Game, { playerId, team }: Happened<"player_moved">): void {
  const player = players.get(playerId);
  if (player && team < teams.length) player.team = team;
}

export function rename(game: Game, { playerId, nickname }: Happened<"player_renamed">): void {
  const player = game.players.get(playerId);
  if (!player) return;
  game.byNickname.delete(player.nicknameKey);
  player.nickname = nickname;
  player.nicknameKey = nicknameKey(nickname);
  game.byNickname.set(player.nicknameKey, playerId);
  game.standings.splice(game.standings.indexOf(player), 1);
  game.standings.splice(place(game.standings, player), 0, player);
}
