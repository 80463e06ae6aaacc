import type { RefusalCode } from "#protocol/errors";
import type {
  AnswerReply,
  Game as WireGame,
  GameView,
  JoinReply,
  JoinableReply,
  LeaderboardReply,
  PlayerReply,
  PlayerStatsReply,
} from "#protocol/http/games";
import type { GameStatistics } from "#protocol/http/statistics";
import type { Command, Decision } from "../game/command";
import { isAway, joinRefusal } from "../game/decide-players";
import type { Game } from "../game/game";
import { historyRows, results, type HistoryLine } from "../game/results";
import { statistics } from "../game/statistics";
import {
  answerReply,
  ownerGame,
  ownerView,
  playerReply,
  playerStatsReply,
  playerView,
  publicView,
} from "../game/view-http";
import { leaderboardFor, statusOf } from "../game/view-parts";
import { joinSuccess } from "../game/view-snapshots";
import type { LiveGame } from "./live-game";
import { randomBits, sessionHash, sessionOfKey } from "./secrets";

/** What the API's calls mean to a room. The API has checked who the user is; whose game or seat it is, is checked here. */

export type Reply<T> = { ok: true; reply: T } | { ok: false; error: RefusalCode; suggestion?: string };
/** Who calls: the session id that came along, and the signed-in user. */
export type Who = { sessionId: string | null; userId: string | null };
export type JoinCall = {
  sessionId: string;
  playerId: string;
  userId: string | null;
  nickname: string;
  marble: number | null;
  joinKey?: string | undefined;
  /** The id of the round that the game before has announced to this player: another game may have got the code since. */
  carriedTo?: string;
};

export type Claimed = PlayerReply & {
  isNew: boolean;
  kept: { gameId: string; playedAt: number; line: HistoryLine } | null;
};

export type GivenAnswer = Pick<Extract<Command, { type: "answer" }>, "questionId" | "value" | "claimedMs">;

export const granted = <T>(reply: T): Reply<T> => ({ ok: true, reply });
export const refused = (error: RefusalCode, suggestion?: string): Reply<never> => ({
  ok: false,
  error,
  ...(suggestion !== undefined && { suggestion }),
});

export const owns = (game: Game, { userId }: Who): boolean => userId === game.opening.ownerId;

/** The player behind a session id. */
export function playerOf(game: Game, sessionId: string): Reply<string> {
  const hash = sessionHash(sessionId);
  if (game.barred.has(hash)) return refused("player_removed");
  const playerId = game.bySession.get(hash);
  return playerId === undefined ? refused("session_invalid") : granted(playerId);
}

/** For who has not chosen a nickname yet: whether one is asked for, or why nobody gets in. */
export function joinable(room: LiveGame): Reply<JoinableReply> {
  const game = room.storeAndRead();
  const refusal = joinRefusal(game);
  return refusal ? refused(refusal) : granted({ generated_names: game.opening.settings.generated_names });
}

export function join(room: LiveGame, call: JoinCall): Promise<Reply<JoinReply>> | Reply<JoinReply> {
  const { playerId, userId, nickname, marble, joinKey, carriedTo } = call;
  const isCarried = carriedTo !== undefined;
  if (isCarried && room.readStored().opening.gameId !== carriedTo) return refused("session_invalid");
  const sessionId = joinKey ? sessionOfKey(room.readStored().opening, joinKey) : call.sessionId;
  const hash = sessionHash(sessionId);
  const replyTo = (decision: Decision): Reply<JoinReply> => {
    if (!decision.ok) return refused(decision.error, decision.suggestion);
    const game = room.storeAndRead();
    const seat = game.bySession.get(hash)!;
    room.seats.polled(seat);
    const { type: _, ...reply } = joinSuccess(game, seat, sessionId);
    return granted(reply);
  };
  const asked = { playerId, sessionHash: hash, userId, nickname, marble, random: randomBits(), isOverHttp: true };
  return new Promise((resolve) =>
    room.commitSoon({ type: "join", ...asked, isCarried }, (decision) => resolve(replyTo(decision))),
  );
}

export function view(room: LiveGame, who: Who): Reply<GameView> {
  const game = room.storeAndRead();
  const now = Date.now();
  const isOwner = owns(game, who);
  if (isOwner) room.seats.ownerCalled();
  if (who.sessionId === null) {
    return granted(isOwner ? ownerView(game, now, room.seats.present(now)) : publicView(game, now));
  }
  const player = playerOf(game, who.sessionId);
  if (!player.ok) return player;
  if (isAway(game, player.reply)) room.commit({ type: "come_back", playerId: player.reply });
  room.seats.polled(player.reply);
  const seen = playerView(game, player.reply, now, room.seats.isConnected());
  if (!isOwner) return granted(seen);
  const { game: owned, host } = ownerView(game, now, room.seats.present(now));
  return granted({ ...seen, game: owned, ...(host && { host }) });
}

export function leaderboard(room: LiveGame, who: Who): Reply<LeaderboardReply> {
  const game = room.storeAndRead();
  const isConnected = room.seats.isConnected();
  if (owns(game, who)) return granted({ leaderboard: leaderboardFor(game, "host", isConnected) });
  if (who.sessionId === null) return refused("not_found");
  const player = playerOf(game, who.sessionId);
  if (!player.ok) return player;
  room.seats.polled(player.reply);
  return granted({ leaderboard: leaderboardFor(game, "player", room.seats.isConnected()) });
}

export function statisticsOf(room: LiveGame, who: Who): Reply<GameStatistics> {
  const game = room.storeAndRead();
  if (!owns(game, who)) return refused("not_found");
  const { code: gameCode, title } = game.opening;
  const endedAt = game.phase.name === "completed" ? game.phase.endedAt : null;
  return granted(
    statistics(results(game), { gameCode, title, status: statusOf(game), startedAt: game.startedAt, endedAt }),
  );
}

export function ownGame(room: LiveGame, who: Who): Reply<WireGame> {
  const game = room.storeAndRead();
  return owns(game, who) ? granted(ownerGame(game)) : refused("not_found");
}

export function answer(
  room: LiveGame,
  sessionId: string,
  given: GivenAnswer,
): Promise<Reply<AnswerReply>> | Reply<AnswerReply> {
  const player = playerOf(room.readStored(), sessionId);
  if (!player.ok) return player;
  room.seats.polled(player.reply);
  return new Promise((resolve) => {
    room.commitSoon({ type: "answer", playerId: player.reply, ...given }, (decision) => {
      resolve(
        decision.ok
          ? granted(answerReply(room.storeAndRead(), player.reply, given.questionId))
          : refused(decision.error),
      );
    });
  });
}

export function playerCall(room: LiveGame, playerId: string, who: Who): Reply<PlayerReply> {
  const allowed = mayRead(room, playerId, who);
  if (!allowed.ok) return allowed;
  return granted(playerReply(room.storeAndRead(), playerId, room.seats.isConnected()));
}

export function playerStatsCall(room: LiveGame, playerId: string, who: Who): Reply<PlayerStatsReply> {
  const allowed = mayRead(room, playerId, who);
  return allowed.ok ? granted(playerStatsReply(room.storeAndRead(), playerId)) : allowed;
}

/** The guest's seat becomes the account's. Of a completed game the line for the account's history comes along. */
export function claim(room: LiveGame, playerId: string, sessionId: string, userId: string): Reply<Claimed> {
  const player = playerOf(room.storeAndRead(), sessionId);
  if (!player.ok) return player;
  if (player.reply !== playerId) return refused("not_found");
  const decision = room.commit({ type: "claim", playerId, userId });
  if (!decision.ok) return refused(decision.error);
  const game = room.storeAndRead();
  const line = historyRows(game).find((row) => row.playerId === playerId);
  const { phase, opening } = game;
  return granted({
    ...playerReply(game, playerId, room.seats.isConnected()),
    isNew: decision.events.length > 0,
    kept: phase.name === "completed" && line ? { gameId: opening.gameId, playedAt: phase.endedAt, line } : null,
  });
}

export function leave(room: LiveGame, playerId: string, sessionId: string): Reply<null> {
  const player = playerOf(room.storeAndRead(), sessionId);
  if (!player.ok) return player;
  if (player.reply !== playerId) return refused("not_found");
  const decision = room.commit({ type: "leave", playerId });
  return decision.ok ? granted(null) : refused(decision.error);
}

/** The player's own session, the account the player belongs to, or the game's owner. */
function mayRead(room: LiveGame, playerId: string, who: Who): Reply<null> {
  const game = room.storeAndRead();
  const player = game.players.get(playerId);
  if (who.userId !== null && player && (owns(game, who) || player.userId === who.userId)) return granted(null);
  if (who.sessionId === null) return refused("not_found");
  const own = playerOf(game, who.sessionId);
  if (!own.ok) return own;
  if (own.reply !== playerId) return refused("not_found");
  room.seats.polled(playerId);
  return granted(null);
}
