import type { ForeignSeats } from "#protocol/live/foreign-seats";
import type { MessageTo, RegisterHostSuccess, ServerMessageOf } from "#protocol/live/messages";
import { turnOf } from "../changes";
import { rateSoFar, shownRecord } from "../results/class-record";
import { lastClosed, questionNumber, type Game } from "../game";
import { livePlayerStats } from "../results/player-stats";
import { clockOf, type Clock } from "../timing";
import { sharedEnd } from "../view";
import { acknowledgement } from "./answers";
import { countOf, foreignNow, lobbyFor } from "./lists";
import { waitingPairing } from "../decide/pairing";
import * as part from "./parts";
import type { IsConnected } from "./parts";
import { pickingNow, teamOf, teamsFor } from "./teams";

/** Everything a host screen needs after a reload or on another device. */
export function hostSnapshot(
  game: Game,
  now: number,
  present: ReadonlySet<string>,
  picking = 0,
  foreign: readonly ForeignSeats[] = [],
): RegisterHostSuccess {
  const isConnected: IsConnected = (playerId) => present.has(playerId);
  const { phase, setup } = game;
  const askedQuestion = lastClosed(game);
  return {
    type: "register_host_success",
    game_code: setup.code,
    game_status: part.statusOf(game),
    phase: phase.name,
    title: setup.title,
    players: Array.from(game.players.values(), (player) => part.listed(player, isConnected)),
    settings: setup.settings,
    leaderboard: part.leaderboardFor(game, "host", isConnected),
    ...teamsFor(game, "host"),
    ...pickingNow(picking),
    ...foreignNow(foreign),
    total_questions: setup.questions.length,
    question_number: questionNumber(game),
    locked: game.locked,
    ...part.neededFor(game.setup.questions),
    leaderboard_shown: phase.name === "reveal" && phase.isLeaderboardShown,
    server_time: now,
    question:
      phase.name === "question"
        ? { ...part.questionFields(game, phase, "host", now), ...countOf(game, present) }
        : null,
    result: askedQuestion ? part.endedFields(game, askedQuestion, "host", isConnected) : null,
    ...pairRequest(game, now),
    ...shownRecord(game),
    ...rateSoFar(game),
    ...(phase.name === "completed" && { missed_questions: part.missedQuestions(game), ...part.nextGame(game) }),
  };
}

/** The phone that waits for its digits to be typed, if there is one. */
function pairRequest(game: Game, now: number): Pick<RegisterHostSuccess, "pair_request"> {
  const asked = waitingPairing(game, now);
  if (!asked || game.phase.name === "completed") return {};
  return { pair_request: { tries_left: asked.triesLeft, expires_at: game.pairing!.until } };
}

export function joinSuccess(game: Game, playerId: string, sessionId: string): ServerMessageOf<"join_success"> {
  const player = game.players.get(playerId)!;
  const { nickname, marble, userId } = player;
  return {
    type: "join_success",
    game_code: game.setup.code,
    player_id: playerId,
    nickname,
    marble,
    session_id: sessionId,
    game_status: part.statusOf(game),
    ...(userId !== null && { account: true }),
    ...teamOf(player),
    ...teamsFor(game, "player"),
    ...part.neededFor(game.setup.questions),
    ...part.extrasIn(game),
    ...part.nextGame(game),
  };
}

/** The score is as of the last closed question: a verdict that came at once is sent again after it. */
export function reconnectSuccess(
  game: Game,
  playerId: string,
  sessionId: string,
): ServerMessageOf<"reconnect_success"> {
  const player = game.players.get(playerId)!;
  const { nickname, marble, score, rank } = player;
  return {
    type: "reconnect_success",
    game_code: game.setup.code,
    player_id: playerId,
    nickname,
    marble,
    ...part.sentScore(game, score),
    game_status: part.statusOf(game),
    session_id: sessionId,
    rank,
    title: game.setup.title,
    ...teamOf(player),
    ...teamsFor(game, "player"),
    ...part.neededFor(game.setup.questions),
    ...part.extrasIn(game),
    ...part.nextGame(game),
  };
}

/** Messages after the first reply to a player who comes (back), so that the screen can be drawn in every phase. */
export function playerSnapshot(
  game: Game,
  playerId: string,
  now: number,
  isConnected: IsConnected,
): MessageTo<"player">[] {
  const { phase } = game;
  switch (phase.name) {
    case "lobby":
      return [lobbyFor(game, "player", isConnected)];
    case "question": {
      const askedQuestion = game.askedQuestions.at(-1);
      const answer = askedQuestion?.answers.get(playerId);
      const own = {
        your_answer: answer?.value ?? null,
        ...(answer?.confidence && { your_confidence: answer.confidence }),
        ...turnOf(game, askedQuestion, playerId),
      };
      const player = game.players.get(playerId);
      const current = part.questionFields(game, phase, "player", now, player);
      const remaining_ms = remaining(clockOf(game, phase, player), now);
      const verdict = acknowledgement(game, playerId, askedQuestion).filter(({ type }) => type === "answer_received");
      return [{ type: "current_question", ...current, remaining_ms, ...own }, ...verdict];
    }
    case "reveal": {
      const askedQuestion = lastClosed(game);
      if (!askedQuestion) return [];
      const end = part.endedFields(game, askedQuestion, "player", isConnected);
      const you = part.ownResult(game, playerId, askedQuestion);
      return [{ type: "question_end", ...end, ...(you && { you }) }];
    }
    case "completed": {
      const player_stats = livePlayerStats(game, playerId);
      return player_stats ? [{ ...sharedEnd(game, "player", isConnected), player_stats }] : [];
    }
  }
}

/** Time left on a clock, null if there is no clock; the reading seconds are not on it. */
export const remaining = ({ startsAt, endsAt }: Clock, now: number): number | null =>
  endsAt === null ? null : Math.max(0, endsAt - Math.max(now, startsAt));
