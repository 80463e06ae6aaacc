import { keptAverage } from "#game/net";
import type { Results } from "./results";
import { totals } from "./statistics";

/** The columns of a finished game for lists and sums, which need not open the kept value. */
export function resultColumns(results: Results) {
  const { player_count, questions, correct, wrong, unanswered, average_score, average_net } = totals(results);
  return {
    playerCount: player_count,
    questionsAsked: questions,
    asked: correct + wrong + unanswered,
    correct,
    answered: correct + wrong,
    averageScore:
      average_net === undefined ? keptAverage(false, average_score) : keptAverage(true, average_net * 1_000),
  };
}
