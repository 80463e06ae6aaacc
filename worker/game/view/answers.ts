import type { ServerMessage } from "#protocol/live/messages";
import { verdictOf } from "#question/kinds";
import type { Answer } from "#question/question";
import type { Game, Round } from "../game";
import * as part from "./parts";

/** Messages to a player about their own answer. */

export function verdict(game: Game, playerId: string, { index }: Round, answer: Answer): ServerMessage | undefined {
  const player = game.players.get(playerId);
  const question = game.opening.questions[index]!;
  return (
    player && {
      type: "answer_received",
      is_correct: verdictOf(question, answer),
      share: answer.share,
      points_earned: answer.points,
      question_id: question.id,
      score: part.shownScore(game, player),
      response_time_ms: answer.tookMs,
    }
  );
}

/** Acknowledges a stored answer, as often as it is sent. The verdict comes with it only if verdicts come at once. */
export function acknowledgement(game: Game, playerId: string, round: Round | undefined): ServerMessage[] {
  const answer = round?.answers.get(playerId);
  if (!round || !answer) return [];
  const question_id = game.opening.questions[round.index]!.id;
  const accepted = { type: "answer_accepted", question_id, answer: answer.value } as const;
  const received = part.wasJudgedAtOnce(game, round, answer) && verdict(game, playerId, round, answer);
  return received ? [accepted, received] : [accepted];
}

/** Acknowledges how sure a player is of their answer, and then sends the verdict, if verdicts come at once. */
export function saidHowSure(game: Game, playerId: string, round: Round | undefined): ServerMessage[] {
  const said = round && confidenceAgain(game, playerId, game.opening.questions[round.index]!.id);
  const verdicts = acknowledgement(game, playerId, round).filter(({ type }) => type === "answer_received");
  return said ? [...said, ...verdicts] : [];
}

/** Reply to a player who sends the same confidence again. */
export function confidenceAgain(game: Game, playerId: string, question_id: string): ServerMessage[] {
  const confidence = roundOf(game, question_id)?.answers.get(playerId)?.confidence;
  return confidence ? [{ type: "confidence_accepted", question_id, confidence }] : [];
}

/** Reply to a player who sends the same answer again: it is acknowledged again, but the verdict is not repeated. */
export function acceptedAgain(game: Game, playerId: string, questionId: string): ServerMessage[] {
  const accepted = acknowledgement(game, playerId, roundOf(game, questionId));
  return accepted.filter(({ type }) => type === "answer_accepted");
}

/** The round of a question that was asked. */
export const roundOf = (game: Game, questionId: string): Round | undefined =>
  game.rounds.find(({ index }) => game.opening.questions[index]!.id === questionId);
