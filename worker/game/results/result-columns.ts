import type { Results } from "./results";
import { totals } from "./statistics";

/** The columns of a finished game that lists and sums read, so that they need not open the value. */
export function resultColumns(results: Results) {
  const { player_count, questions, correct, wrong, unanswered, average_score } = totals(results);
  return {
    playerCount: player_count,
    questionsAsked: questions,
    asked: correct + wrong + unanswered,
    correct,
    answered: correct + wrong,
    averageScore: Math.round(average_score),
  };
}
