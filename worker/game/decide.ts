import { kindOf } from "#question/kinds";
import { hasTower } from "#question/text";
import { accept, refuse, type Command, type CommandOf, type Decision } from "./command";
import { announceFollowUp, endFollowUp } from "./follow-up";
import { answersAwaited, closeIfAllAnswered } from "./all-answered";
import { sayHowSure } from "./decide/confidence";
import { fillPlaces, hostAbsent, hostAnswers } from "./decide/without-phones";
import { claim, comeBack, join, kick, leave, lock, rename, unname } from "./decide/players";
import { endGame, endQuestion, extend, next, showLeaderboard, start, tick } from "./decide/questions";
import { acceptAnswer, hideText } from "./decide/reveal";
import type { GameEvent } from "./game-event";
import type { Game } from "./game";
import { freeSeats, keepSeats } from "./networks";
import { askPairing, confirmPairing, offerPairing } from "./decide/pairing";
import { unnameStudents } from "./decide/students";
import { earned, responseTime } from "./scoring";
import { movePlayer } from "./teams";
import { clockOf, isClosed } from "./timing";

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
      return answer(game, command, now);
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

function answer(game: Game, command: CommandOf<"answer">, now: number): Decision {
  const { phase, setup } = game;
  const { playerId, questionId, value } = command;
  const player = game.players.get(playerId);
  const earlier = game.askedQuestions
    .find(({ index }) => setup.questions[index]!.id === questionId)
    ?.answers.get(playerId);
  if (earlier?.value === value) return accept();
  if (phase.name === "completed") return refuse("game_over");
  if (!player) return refuse("session_invalid");
  if (phase.name === "lobby") return refuse("not_started");

  const question = setup.questions[phase.index]!;
  if (phase.name !== "question" || question.id !== questionId) return refuse("question_closed");
  if (earlier) return refuse("already_answered");
  const kind = kindOf(question);
  if (hasTower(value) || !kind.takes(question, value)) return refuse("validation_failed");
  if (now < phase.startsAt) return refuse("too_early");
  const clock = clockOf(game, phase, player);
  if (isClosed(clock, now)) return refuse("question_closed");

  const tookMs = responseTime(command.claimedMs, clock, now);
  const share = kind.share(question, value);
  const points = earned(setup.settings, question, share, tookMs);
  const answered = { playerId, choice: value, tookMs, points, correct: share === 1 };
  const given: GameEvent = { type: "answer_given", ...answered, ...(share !== 0 && share !== 1 && { share }) };
  return player.hasLeft ? accept({ type: "player_returned", playerId }, given) : accept(given);
}

/** Events after which there may be nobody left to wait for. A dropped connection is no event, and closes nothing. */
export const mayBeTheLast = ({ type }: GameEvent): boolean =>
  type === "answer_given" ||
  type === "confidence_given" ||
  type === "player_left" ||
  type === "player_kicked" ||
  type === "player_absent";
