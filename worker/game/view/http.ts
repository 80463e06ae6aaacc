import type { AnswerReply, PlayerReply, PlayerStatsReply } from "#protocol/http/replies/players";
import type { Game as WireGame } from "#protocol/http/replies/games";
import type { GameView, HostView } from "#protocol/http/replies/game-view";
import type { ForeignSeats } from "#protocol/live/foreign-seats";
import type { RegisterHostSuccess } from "#protocol/live/messages";
import { mayChange, turnOf } from "../changes";
import { lastClosed, questionNumber, type Game, type Player } from "../game";
import { playing } from "../reserved-places";
import { clockOf } from "../timing";
import { closedAnswers, livePlayerStats, statsReply, type AnswersInOrder } from "../results/player-stats";
import { netIn } from "../net";
import { ranksInTeams } from "../ranks-in-teams";
import { hostEnd, sharedEnd } from "../view";
import * as part from "./parts";
import { verdictOf } from "#question/kinds";
import type { IsConnected } from "./parts";
import { hostSnapshot, remaining } from "./snapshots";
import { teamOf, teamsFor } from "./teams";

/** Replies to the HTTP calls of a live game. */

/** The public part of a game, for anybody who knows the code. */
export function publicGame(game: Game) {
  return {
    game_code: game.setup.code,
    title: game.setup.title,
    status: part.statusOf(game),
    phase: game.phase.name,
    player_count: playing(game, game.standings).length,
    total_questions: game.setup.questions.length,
    question_number: questionNumber(game),
    ...part.neededFor(game.setup.questions),
  };
}

/** The owner's `{game}`: the answer to creating, starting, going on and ending. */
export function ownerGame(game: Game): WireGame {
  const { gameId, questionSetId, settings, openedAt } = game.setup;
  return {
    ...publicGame(game),
    id: gameId,
    question_set_id: questionSetId,
    settings,
    created_at: openedAt,
    started_at: game.startedAt,
    ended_at: game.phase.name === "completed" ? game.phase.endedAt : null,
  };
}

export const publicView = (game: Game, now: number): GameView => ({ game: publicGame(game), server_time: now });

/** The owner's view by polling, where sockets are blocked: everything that a board's socket would have said. */
export function ownerView(
  game: Game,
  now: number,
  present: ReadonlySet<string>,
  picking = 0,
  foreign: readonly ForeignSeats[] = [],
): GameView {
  const snapshot = hostSnapshot(game, now, present, picking, foreign);
  return ownerViewOf(game, snapshot, () => hostEnd(game, (playerId) => present.has(playerId)));
}

/** The same view, from the messages that a board gets on coming and at the end. */
export function ownerViewOf(game: Game, told: RegisterHostSuccess, atEnd: () => ReturnType<typeof hostEnd>): GameView {
  const { type: _, ...snapshot } = told;
  const { players, locked, server_time } = snapshot;
  const host = { ...snapshot, end: game.phase.name === "completed" ? untyped(atEnd()) : null };
  return { game: { ...ownerGame(game), players, locked }, server_time, host, ...part.nextGame(game) };
}

function untyped(told: ReturnType<typeof hostEnd>): HostView["end"] {
  const { type: _, ...end } = told;
  return end;
}

/** A player's view by polling, where sockets are blocked: everything that the socket would have said. */
export function playerView(game: Game, playerId: string, now: number, isConnected: IsConnected): GameView {
  const player = game.players.get(playerId)!;
  const { nickname, marble, rank } = player;
  const given = game.askedQuestions.at(-1)?.answers.get(playerId);
  const answer = given?.value ?? null;
  const said = given?.confidence && { confidence: given.confidence };
  return {
    game: publicGame(game),
    server_time: now,
    you: {
      player_id: playerId,
      nickname,
      marble,
      ...part.shownScore(game, player),
      rank,
      answer,
      ...turnOf(game, game.askedQuestions.at(-1), playerId),
      ...said,
      ...teamOf(player),
      ...teamsFor(game, "player"),
    },
    question: openQuestion(game, player, now),
    result: lastResult(game, playerId, isConnected),
    end: end(game, playerId, isConnected),
    ...part.nextGame(game),
  };
}

function openQuestion(game: Game, player: Player, now: number): GameView["question"] {
  const { phase } = game;
  if (phase.name !== "question") return null;
  const remaining_ms = remaining(clockOf(game, phase, player), now);
  return { ...part.questionFields(game, phase, "player", now, player), remaining_ms };
}

function lastResult(game: Game, playerId: string, isConnected: IsConnected): GameView["result"] {
  const askedQuestion = lastClosed(game);
  if (!askedQuestion) return null;
  const you = part.ownResult(game, playerId, askedQuestion);
  return { ...part.endedFields(game, askedQuestion, "player", isConnected), ...(you && { you }) };
}

function end(game: Game, playerId: string, isConnected: IsConnected): GameView["end"] {
  const player_stats = game.phase.name === "completed" && livePlayerStats(game, playerId);
  if (!player_stats) return null;
  const { type: _, ...shared } = sharedEnd(game, "player", isConnected);
  return { ...shared, player_stats };
}

/** The reply to an answer that is stored, the first time and each time it is repeated. */
export function answerReply(game: Game, playerId: string, questionId: string): AnswerReply {
  const player = game.players.get(playerId)!;
  const askedQuestion = game.askedQuestions.find(({ index }) => game.setup.questions[index]!.id === questionId);
  const given = askedQuestion?.answers.get(playerId);
  const isOpen = game.phase.name === "question" && game.phase.index === askedQuestion?.index;
  const isKnown = given && (!isOpen || part.wasJudgedAtOnce(game, askedQuestion, given));
  return {
    accepted: true,
    is_correct: isKnown ? verdictOf(game.setup.questions[askedQuestion!.index]!, given) : null,
    share: isKnown ? given.share : null,
    points_earned: isKnown ? part.pointsIn(game, given.points) : null,
    ...part.shownScore(game, player),
    ...(mayChange(game) && { answer: given?.value ?? null, ...turnOf(game, askedQuestion, playerId) }),
  };
}

export function playerReply(game: Game, playerId: string, isConnected: IsConnected): PlayerReply {
  const player = game.players.get(playerId)!;
  return {
    player: {
      ...part.listed(player, isConnected),
      ...part.shownScore(game, player),
      rank: player.rank,
      game_code: game.setup.code,
      game_status: part.statusOf(game),
    },
  };
}

export function playerStatsReply(game: Game, playerId: string): PlayerStatsReply {
  const { score, rank } = game.players.get(playerId)!;
  const inTeam = ranksInTeams(game.standings).get(playerId);
  const questions = game.askedQuestions.map(({ index }) => game.setup.questions[index]!);
  const answers = closedAnswers(game, playerId);
  // A host may request this too, and may have it on the board, so leave out the confidence while the game runs.
  const told = game.phase.name === "completed" ? answers : answers.map(withoutConfidence);
  return statsReply({ score, rank, playerCount: game.players.size, inTeam }, { questions, ...netIn(game.setup) }, told);
}

function withoutConfidence(answer: AnswersInOrder[number]): AnswersInOrder[number] {
  if (!answer) return answer;
  const { confidence: _confidence, ...rest } = answer;
  return rest;
}
