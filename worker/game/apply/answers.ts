import { changesIn, mayChange } from "../changes";
import type { AskedQuestion, Game } from "../game";
import type { Happened } from "../game-event";

type AboutAnswer = Happened<"answer_given" | "answer_taken_back" | "turn_known" | "confidence_given">;

/** Applies what happened to a player's answer to the open question. */
export function applyAnswer(game: Game, event: AboutAnswer): void {
  const askedQuestion = game.askedQuestions.at(-1);
  if (game.phase.name !== "question" || !askedQuestion) return;
  const { playerId } = event;
  const { answers } = askedQuestion;
  const before = answers.get(playerId);
  if (event.type === "confidence_given" && before) {
    answers.set(playerId, { ...before, confidence: event.confidence });
  }
  if (mayChange(game)) follow(askedQuestion, event);
  if (event.type === "answer_given") {
    const { choice: value, tookMs, points } = event;
    const share = shareIn(event);
    const said = before?.confidence && { confidence: before.confidence };
    answers.set(playerId, { value, share, tookMs, points, ...said });
    const isShown = before || askedQuestion.emptiedAfterBell.has(playerId);
    if (game.phase.hasRung && !isShown) askedQuestion.afterBell.add(playerId);
  }
  if (event.type === "answer_taken_back") {
    answers.delete(playerId);
    if (game.phase.hasRung && before && !askedQuestion.afterBell.has(playerId)) {
      askedQuestion.emptiedAfterBell.add(playerId);
    }
  }
}

const shareIn = ({ correct, share = correct ? 1 : 0 }: Happened<"answer_given">): number | null => share;

/** Keeps the very first answer, the number of changes since, of what else was said about it, and the highest turn. */
function follow({ courses }: AskedQuestion, event: AboutAnswer): void {
  const { turn, first, changes, said } = courses.get(event.playerId) ?? { turn: 0, first: null, changes: 0, said: 0 };
  const isStep = event.type === "confidence_given";
  const isSaid = isStep || event.type === "turn_known";
  const isChange = first !== null && !isSaid;
  courses.set(event.playerId, {
    turn: Math.max(turn, (!isStep && event.turn) || 0),
    first: first ?? (event.type === "answer_given" ? { value: event.choice, isRight: shareIn(event) === 1 } : null),
    changes: changes + (!isChange ? 0 : event.type === "answer_given" ? changesIn(event.choice) : 1),
    said: said + (isSaid ? 1 : 0),
  });
}
