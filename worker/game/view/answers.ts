import type { MessageTo, ServerMessageOf } from "#protocol/live/messages";
import { verdictOf } from "#question/kinds";
import type { Answer } from "#question/question";
import { mayChange, turnOf } from "../changes";
import type { Game, AskedQuestion } from "../game";
import * as part from "./parts";

/** Messages to a player about their own answer. */

export function verdict(
  game: Game,
  playerId: string,
  { index }: AskedQuestion,
  answer: Answer,
): ServerMessageOf<"answer_received"> | undefined {
  const player = game.players.get(playerId);
  const question = game.setup.questions[index]!;
  return (
    player && {
      type: "answer_received",
      is_correct: verdictOf(question, answer),
      share: answer.share,
      points_earned: part.pointsIn(game, answer.points),
      question_id: question.id,
      ...part.shownScore(game, player),
      response_time_ms: answer.tookMs,
    }
  );
}

/**
 * Acknowledges a stored answer, as often as it is sent; where answers may change, the one that stands, or null for none. The
 * verdict comes with it only if verdicts come at once.
 */
export function acknowledgement(
  game: Game,
  playerId: string,
  askedQuestion: AskedQuestion | undefined,
): MessageTo<"player">[] {
  const answer = askedQuestion?.answers.get(playerId);
  if (!askedQuestion || (!answer && !mayChange(game))) return [];
  const question_id = game.setup.questions[askedQuestion.index]!.id;
  const turn = turnOf(game, askedQuestion, playerId);
  const accepted = { type: "answer_accepted", question_id, answer: answer?.value ?? null, ...turn } as const;
  if (!answer) return [accepted];
  const received = part.wasJudgedAtOnce(game, askedQuestion, answer) && verdict(game, playerId, askedQuestion, answer);
  return received ? [accepted, received] : [accepted];
}

/** Acknowledges how sure a player is of their answer, and then sends the verdict, if verdicts come at once. */
export function saidHowSure(
  game: Game,
  playerId: string,
  askedQuestion: AskedQuestion | undefined,
): MessageTo<"player">[] {
  const said = askedQuestion && confidenceAgain(game, playerId, game.setup.questions[askedQuestion.index]!.id);
  const verdicts = acknowledgement(game, playerId, askedQuestion).filter(({ type }) => type === "answer_received");
  return said ? [...said, ...verdicts] : [];
}

/** Reply to a player who sends the same confidence again. */
export function confidenceAgain(game: Game, playerId: string, question_id: string): MessageTo<"player">[] {
  const confidence = answerIn(game, question_id)?.answers.get(playerId)?.confidence;
  return confidence ? [{ type: "confidence_accepted", question_id, confidence }] : [];
}

/** Reply to a player who sends the same answer again: it is acknowledged again, but the verdict is not repeated. */
export function acceptedAgain(game: Game, playerId: string, questionId: string): MessageTo<"player">[] {
  const accepted = acknowledgement(game, playerId, answerIn(game, questionId));
  return accepted.filter(({ type }) => type === "answer_accepted");
}

/** The asked question with this id. */
export const answerIn = (game: Game, questionId: string): AskedQuestion | undefined =>
  game.askedQuestions.find(({ index }) => game.setup.questions[index]!.id === questionId);
