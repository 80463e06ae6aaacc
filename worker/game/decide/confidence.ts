import { kindOf } from "#question/kinds";
import { accept, refuse, type CommandOf, type Decision } from "../command";
import { mayChange, mostChanges } from "../changes";
import type { Game, Question } from "../game";
import { clockOf, isClosed } from "../timing";

/** Tells whether players are asked how sure they are of their answer. A poll or a word cloud has nothing to be sure of. */
export const asksHowSure = ({ setup }: Pick<Game, "setup">, question: Question): boolean =>
  setup.settings.confidence === true && kindOf(question).isJudged;

export function sayHowSure(game: Game, command: CommandOf<"confidence">, now: number): Decision {
  const { phase, setup } = game;
  const { playerId, questionId, confidence } = command;
  const askedQuestion = game.askedQuestions.find(({ index }) => setup.questions[index]!.id === questionId);
  const answer = askedQuestion?.answers.get(playerId);
  if (answer?.confidence === confidence) return accept();
  if (phase.name === "completed") return refuse("game_over");
  const player = game.players.get(playerId);
  if (!player) return refuse("session_invalid");
  if (phase.name === "lobby") return refuse("not_started");
  const question = setup.questions[phase.index]!;
  if (phase.name !== "question" || question.id !== questionId) return refuse("question_closed");
  if (!asksHowSure(game, question)) return refuse("confidence_not_asked");
  if (!answer) return refuse("not_answered");
  if (answer.confidence !== undefined && !mayChange(game)) return refuse("confidence_given");
  if (isClosed(clockOf(game, phase, player), now)) return refuse("question_closed");
  if ((askedQuestion?.courses.get(playerId)?.said ?? 0) > mostChanges) return refuse("confidence_given");
  return accept({ type: "confidence_given", playerId, confidence });
}
