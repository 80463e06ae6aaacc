import { kindOf } from "#question/kinds";
import { hasTower } from "#question/text";
import { isTurn, mayChange, mostChanges } from "../changes";
import { accept, refuse, type CommandOf, type Decision } from "../command";
import type { GameEvent } from "../game-event";
import type { Game } from "../game";
import { responseTime } from "../scoring";
import { answerGiven } from "./answer-given";
import { clockOf, isClosed, type Clock } from "../timing";

type Taken = Omit<CommandOf<"answer">, "turn"> & { readonly turn: number | undefined };

/** A player's answer from a phone. The first one counts, or the last one in a game in which answers may change. */
export function giveAnswer(game: Game, command: CommandOf<"answer">, now: number): Decision {
  const { phase, setup } = game;
  const { playerId, questionId, value, turn } = command;
  if (!isTurn(turn) || (value === null && !mayChange(game))) return refuse("validation_failed");
  const player = game.players.get(playerId);
  const askedQuestion = game.askedQuestions.find(({ index }) => setup.questions[index]!.id === questionId);
  const earlier = askedQuestion?.answers.get(playerId);
  const course = askedQuestion?.courses.get(playerId);
  if (turn !== undefined && course && turn <= course.turn) return accept();
  const isOpen = phase.name === "question" && setup.questions[phase.index]!.id === questionId;
  if ((earlier || course) && (earlier?.value ?? null) === value) {
    const isNoted = isOpen && mayChange(game) && turn && (course?.said ?? 0) <= mostChanges;
    return isNoted ? accept({ type: "turn_known", playerId, turn }) : accept();
  }
  if (phase.name === "completed") return refuse("game_over");
  if (!player) return refuse("session_invalid");
  if (phase.name === "lobby") return refuse("not_started");

  const question = setup.questions[phase.index]!;
  if (phase.name !== "question" || !isOpen) return refuse("question_closed");
  if (earlier && !mayChange(game)) return refuse("already_answered");
  if (value !== null && (hasTower(value) || !kindOf(question).takes(question, value)))
    return refuse("validation_failed");
  if (now < phase.startsAt) return refuse("too_early");
  const clock = clockOf(game, phase, player);
  if (isClosed(clock, now)) return refuse("question_closed");
  if ((course?.changes ?? 0) >= mostChanges) return refuse("already_answered");

  const given = happened(game, { ...command, turn }, clock, now);
  return accept(
    ...(player.hasLeft && given.length > 0 ? [{ type: "player_returned", playerId } as const] : []),
    ...given,
  );
}

/** Event for an answer that is taken; none if there is nothing to take back. What replaces another has its own response time. */
function happened(game: Game, { playerId, value, claimedMs, turn }: Taken, clock: Clock, now: number): GameEvent[] {
  const { answers, index } = game.askedQuestions.at(-1)!;
  const isChanged = answers.has(playerId);
  const numbered = turn !== undefined && { turn };
  if (value === null && isChanged) return [{ type: "answer_taken_back", playerId, ...numbered }];
  if (value === null) return numbered ? [{ type: "turn_known", playerId, ...numbered }] : [];
  const tookMs = responseTime(claimedMs, clock, now);
  return [answerGiven(game, game.setup.questions[index]!, { playerId, value, tookMs, isChanged, turn })];
}
