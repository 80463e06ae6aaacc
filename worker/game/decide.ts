import { accept, type Command, type Decision } from "./command";
import { announceFollowUp, endFollowUp } from "./follow-up";
import { answersAwaited, closeIfAllAnswered } from "./all-answered";
import { giveAnswer } from "./decide/answers";
import { sayHowSure } from "./decide/confidence";
import { fillPlaces, hostAbsent, hostAnswers } from "./decide/without-phones";
import { claim, comeBack, join, kick, leave, lock, rename, unname, unnamePlayer } from "./decide/players";
import { endGame, endQuestion, extend, next, showLeaderboard, start, tick } from "./decide/questions";
import { acceptAnswer, hideText } from "./decide/reveal";
import type { GameEvent } from "./game-event";
import type { Game } from "./game";
import { freeSeats, keepSeats } from "./networks";
import { askPairing, confirmPairing, offerPairing } from "./decide/pairing";
import { unnameStudents } from "./decide/students";
import { movePlayer } from "./teams";

/**
 * Decides by the rules (RULES.md) what a command means for this game at this moment: events, or a refusal. Pure: it changes
 * nothing, reads no clock and draws no random number, so a test plays a whole lesson in a millisecond. Rooms call it, and the
 * rehearsal in the teacher's browser. A decision without events is a success with nothing to do, as for a repeated command.
 * `areLoading`: some phones cannot draw formulas yet.
 *
 *     const decision = decide(game, { type: "answer", playerId, questionId: "q1", value: "B", claimedMs: 4_000 }, now);
 *     if (!decision.ok) return decision.error;  // "question_closed"
 *     for (const event of decision.events) apply(game, event);
 */
export function decide(game: Game, command: Command, now: number, areLoading = false): Decision {
  const id = "id" in command ? command.id : undefined;
  if (id === undefined) return decideOne(game, command, now, areLoading);
  if (game.doneRequests.has(id)) return accept();
  const decision = decideOne(game, command, now, areLoading);
  return decision.ok ? accept(...decision.events, { type: "request_done", id }) : decision;
}

function decideOne(game: Game, command: Command, now: number, areLoading: boolean): Decision {
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
    case "unname_player":
      return unnamePlayer(game, command.playerId);
    case "unname_students":
      return unnameStudents(game, command);
    case "hand_over":
      return command.ownerId === game.setup.ownerId
        ? accept()
        : accept({ type: "handed_over", ownerId: command.ownerId });
    case "kick":
      return kick(game, command.playerId);
    case "free_seats":
      return freeSeats(game, command);
    case "keep_seats":
      return keepSeats(game, command);
    case "rename":
      return rename(game, command);
    case "move":
      return movePlayer(game, command);
    case "lock":
      return lock(game, command.locked);
    case "show_leaderboard":
      return showLeaderboard(game, command.shown);
    case "accept_answer":
      return acceptAnswer(game, command);
    case "hide_text":
      return hideText(game, command);
    case "answer":
      return giveAnswer(game, command, now);
    case "confidence":
      return sayHowSure(game, command, now);
    case "close_if_all_answered":
      return closeIfAllAnswered(game, answersAwaited(game, command.present), now);
    case "start":
      return start(game, now, areLoading);
    case "next":
      return next(game, command.questionNumber, now, areLoading);
    case "end_question":
      return endQuestion(game, command.questionId ?? null, now);
    case "extend_question":
      return extend(game, command, now);
    case "end":
      return endGame(game, command.reason, now);
    case "announce_next_round":
      return announceFollowUp(game, command, now);
    case "end_next_round":
      return endFollowUp(game, command.gameId);
    case "fill_places":
      return fillPlaces(game);
    case "host_answers":
      return hostAnswers(game, command, now);
    case "host_absent":
      return hostAbsent(game, command);
    case "offer_pairing":
      return offerPairing(game, command);
    case "ask_pairing":
      return askPairing(game, command, now);
    case "pair_confirm":
      return confirmPairing(game, command.digits, now);
    case "tick":
      return tick(game, command, now, areLoading);
  }
}

/** Events after which there may be nobody left to wait for. A dropped connection is no event, and closes nothing. */
export const mayBeTheLast = ({ type }: GameEvent): boolean =>
  type === "answer_given" ||
  type === "confidence_given" ||
  type === "player_left" ||
  type === "player_kicked" ||
  type === "player_absent";
