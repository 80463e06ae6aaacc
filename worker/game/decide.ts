import type { Command, Decision } from "./command";
import { announceNextRound, endNextRound } from "./next-round";
import { claim, comeBack, join, kick, leave, lock, rename, unname } from "./decide-players";
import {
  answer,
  closeIfAllAnswered,
  endGame,
  endQuestion,
  extend,
  next,
  showLeaderboard,
  start,
  tick,
} from "./decide-questions";
import { accept } from "./decision";
import type { Game } from "./game";

/** The rules (RULES.md): what a command means for this game at this moment. It changes nothing. */
export function decide(game: Game, command: Command, now: number): Decision {
  const id = "id" in command ? command.id : undefined;
  if (id === undefined) return decideOne(game, command, now);
  if (game.doneRequests.has(id)) return accept();
  const decision = decideOne(game, command, now);
  return decision.ok ? accept(...decision.events, { type: "request_done", id }) : decision;
}

function decideOne(game: Game, command: Command, now: number): Decision {
  switch (command.type) {
    case "join":
      return join(game, command, now);
    case "come_back":
      return comeBack(game, command.playerId);
    case "leave":
      return leave(game, command.playerId);
    case "claim":
      return claim(game, command);
    case "unname":
      return unname(game, command.userId);
    case "kick":
      return kick(game, command.playerId);
    case "rename":
      return rename(game, command);
    case "lock":
      return lock(game, command.locked);
    case "show_leaderboard":
      return showLeaderboard(game, command.shown);
    case "answer":
      return answer(game, command, now);
    case "close_if_all_answered":
      return closeIfAllAnswered(game, command.present, now);
    case "start":
      return start(game, now);
    case "next":
      return next(game, command.questionNumber, now);
    case "end_question":
      return endQuestion(game, command.questionId ?? null, now);
    case "extend_question":
      return extend(game, command, now);
    case "end":
      return endGame(game, command.reason, now);
    case "announce_next_round":
      return announceNextRound(game, command, now);
    case "end_next_round":
      return endNextRound(game, command.gameId);
    case "tick":
      return tick(game, command.emptySince, now);
  }
}
