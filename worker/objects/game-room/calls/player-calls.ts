import type {
  AnswerReply,
  JoinReply,
  JoinableReply,
  PlayerReply,
  PlayerStatsReply,
} from "#protocol/http/replies/players";
import type { JoinConfirm, PickTeam } from "#protocol/live/messages";
import type { CommandOf, Decision } from "#game/command";
import { joinRefusal } from "#game/decide/players";
import { joinsByNumber, numberAsked } from "#game/reserved-places";
import { historyRows, type HistoryLine } from "#game/results/history-lines";
import { choosesTeams } from "#game/teams";
import { answerReply, playerReply, playerStatsReply } from "#game/view/http";
import { joinSuccess } from "#game/view/snapshots";
import type { GameHost } from "../game-host";
import { joinsTooOften, lookAtNumber } from "../numbers";
import { granted, refused, type CallReply } from "#objects/lifecycle/reply";
import { owns, playerOf, relaysOfCoordinator, teamsToPick, type Who } from "./caller";
import { namesIn } from "#objects/lifecycle/admissions";
import { sessionHash } from "#objects/lifecycle/secrets";
import { networkHere, playerHere, randomBits, sessionHere, sessionOfKey } from "../secrets";

/** Calls from the API for a player. The room has a method for each function exported here. */

export type JoinCall = {
  sessionId: string;
  playerId: string;
  userId: string | null;
  /** Stands for the caller's network; an older Worker did not send one. */
  network?: string;
  nickname: string;
  marble: number | null;
  joinKey?: string | undefined;
  /** In a class that joins by number: the number typed, and whether the pupil has confirmed the name. */
  number?: number | undefined;
  isConfirmed?: boolean | undefined;
  /** In a game where players choose their team: the team, or null to be asked. For a player carried over, the earlier team. */
  team?: number | null | undefined;
  /** The student who had the seat in the earlier game. */
  studentId?: string;
  /** Id of the follow-up game that the earlier game announced to this player: another game may have got the code since. */
  carriedTo?: string;
};

type Claimed = PlayerReply & {
  isNew: boolean;
  kept: { gameId: string; playedAt: number; line: HistoryLine } | null;
};

type GivenAnswer = Pick<CommandOf<"answer">, "questionId" | "value" | "claimedMs" | "turn">;
type SaidConfidence = Pick<CommandOf<"confidence">, "questionId" | "confidence">;

/**
 * Tells a player, before the nickname, whether the game wants one, or why it accepts nobody. An older Worker sent no network.
 */
export function joinable(room: GameHost, from = ""): CallReply<JoinableReply> {
  const game = room.storeAndRead();
  const asker = room.admissions.asker(undefined, networkHere(game.setup, from));
  const refusal = joinRefusal(game, { isAtHost: room.admissions.isAtHost(asker.network), from: asker });
  if (refusal) return refused(refusal);
  const { generated_names } = game.setup.settings;
  return granted({
    generated_names,
    ...(joinsByNumber(game) && { number: numberAsked(game) }),
    ...(choosesTeams(game) && { teams: room.views.teamChoices() }),
  });
}

type Joined = CallReply<JoinReply | JoinConfirm | PickTeam> | Elsewhere;
/** The refusal of a large game, whose players join its relays; `relays` is their number. */
type Elsewhere = { ok: false; error: "unavailable"; relays: number };

export function join(room: GameHost, call: JoinCall): Promise<Joined> | Joined {
  const { playerId, userId, nickname, marble, joinKey, carriedTo, number, isConfirmed = false, studentId, team } = call;
  const isCarried = carriedTo !== undefined;
  const relays = relaysOfCoordinator(room.readStored());
  if (relays !== null) return { ok: false, error: "unavailable", relays };
  if (isCarried && room.readStored().setup.gameId !== carriedTo) return refused("session_invalid");
  const { setup } = room.readStored();
  const sessionId = sessionHere(setup, joinKey ? sessionOfKey(setup, joinKey) : call.sessionId);
  const hash = sessionHash(sessionId);
  const asker = room.admissions.asker(joinKey, networkHere(setup, call.network ?? ""));
  const looked = lookAtNumber(room, asker, { number, isConfirmed, sessionHash: hash });
  if (looked !== "join") return "error" in looked ? looked : granted(looked);
  const tooMany = isCarried ? null : joinsTooOften(room, asker, hash);
  if (tooMany) return tooMany;
  const replyTo = (decision: Decision): CallReply<JoinReply | PickTeam> => {
    if (!decision.ok && decision.error === "team_needed") return granted(teamsToPick(room, hash));
    if (!decision.ok) return decision;
    if (number !== undefined) room.admissions.seated(asker, number);
    const game = room.storeAndRead();
    const seat = game.bySession.get(hash)!;
    room.seats.polled(seat);
    const { type: _, ...reply } = joinSuccess(game, seat, sessionId);
    return granted(room.views.shown(reply, seat));
  };
  const who = {
    nickname,
    marble,
    ...(number !== undefined && { number }),
    ...(studentId !== undefined && { studentId }),
    ...(team !== undefined && { team }),
  };
  const asked = {
    playerId: playerHere(setup, playerId),
    sessionHash: hash,
    userId,
    from: namesIn(asker),
    isAtHost: room.admissions.isAtHost(asker.network),
    ...who,
    random: randomBits(),
    isOverHttp: true,
  };
  return new Promise((resolve) =>
    room.commitSoon({ type: "join", ...asked, isCarried }, (decision) => resolve(replyTo(decision))),
  );
}

export const answer = (room: GameHost, sessionId: string, given: GivenAnswer) =>
  about(room, sessionId, (playerId) => ({ type: "answer", playerId, ...given }));

export const confidence = (room: GameHost, sessionId: string, said: SaidConfidence) =>
  about(room, sessionId, (playerId) => ({ type: "confidence", playerId, ...said }));

type AboutAnswer = CommandOf<"answer"> | CommandOf<"confidence">;

function about(
  room: GameHost,
  sessionId: string,
  said: (playerId: string) => AboutAnswer,
): Promise<CallReply<AnswerReply>> | CallReply<AnswerReply> {
  const player = playerOf(room.readStored(), sessionId);
  if (!player.ok) return player;
  const playerId = player.reply;
  const command = said(playerId);
  room.seats.polled(playerId);
  return new Promise((resolve) => {
    room.commitSoon(command, (decision) => {
      resolve(
        decision.ok ? granted(answerReply(room.storeAndRead(), playerId, command.questionId)) : refused(decision.error),
      );
    });
  });
}

export function player(room: GameHost, playerId: string, who: Who): CallReply<PlayerReply> {
  const allowed = mayRead(room, playerId, who);
  if (!allowed.ok) return allowed;
  return granted(playerReply(room.storeAndRead(), playerId, room.seats.isConnected()));
}

export function playerStats(room: GameHost, playerId: string, who: Who): CallReply<PlayerStatsReply> {
  const allowed = mayRead(room, playerId, who);
  return allowed.ok ? granted(room.views.shown(playerStatsReply(room.storeAndRead(), playerId), playerId)) : allowed;
}

/** Assigns the guest's seat to the account. For a completed game the line for the account's history is included. */
export async function claim(
  room: GameHost,
  playerId: string,
  sessionId: string,
  userId: string,
): Promise<CallReply<Claimed>> {
  const player = playerOf(room.storeAndRead(), sessionId);
  if (!player.ok) return player;
  if (player.reply !== playerId) return refused("not_found");
  const decision = await room.decided({ type: "claim", playerId, userId });
  if (!decision.ok) return refused(decision.error);
  const game = room.storeAndRead();
  const line = historyRows(game).find((row) => row.playerId === playerId);
  const { phase, setup } = game;
  return granted({
    ...playerReply(game, playerId, room.seats.isConnected()),
    isNew: decision.events.length > 0,
    kept: phase.name === "completed" && line ? { gameId: setup.gameId, playedAt: phase.endedAt, line } : null,
  });
}

export async function leave(room: GameHost, playerId: string, sessionId: string): Promise<CallReply<null>> {
  const player = playerOf(room.storeAndRead(), sessionId);
  if (!player.ok) return player;
  if (player.reply !== playerId) return refused("not_found");
  const decision = await room.decided({ type: "leave", playerId });
  return decision.ok ? granted(null) : refused(decision.error);
}

/** Allowed for the player's own session, the player's account, and the game's owner. */
function mayRead(room: GameHost, playerId: string, who: Who): CallReply<null> {
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
