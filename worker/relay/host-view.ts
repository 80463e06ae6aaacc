import type { GameTotals } from "#protocol/figures";
import type { GameEnd, ServerMessageOf } from "#protocol/messages";
import { kindOf } from "#question/kinds";
import { closedQuestions } from "../game/player-stats";
import { rate, sum } from "../game/tally";
import { sharedEnd } from "../game/view";
import { questionEndFields } from "../game/view-parts";
import type { Head } from "./head";
import { closedFor, firstRows } from "./ranked";
import { ROWS, type Sums } from "./table";

/** What the host hears of a question's end and of the game's: as in one room, with as many rows as a screen shows. */

export function questionEndForHost({ game, all }: Head): ServerMessageOf<"question_end"> | null {
  const closed = closedFor(game, all);
  if (!closed) return null;
  const { round, distribution } = closed;
  const fields = questionEndFields(game, round, "host", () => true);
  return { type: "question_end", ...fields, leaderboard: firstRows(all, ROWS), distribution };
}

export function gameEndForHost(head: Head): Omit<GameEnd, "player_stats"> & { player_stats: GameTotals } {
  const { game, all } = head;
  const judged = judgedSums(head);
  const missed = judged.filter(({ asked, right }) => asked > 0 && right / asked < 0.5);
  return {
    ...sharedEnd(game, "host", () => true),
    final_leaderboard: firstRows(all, ROWS),
    player_stats: totalsOf(head, judged),
    missed_questions: missed.length,
  };
}

function totalsOf({ game, all }: Head, judged: readonly Sums[]): GameTotals {
  const [asked, given] = [sum(judged.map((one) => one.asked)), sum(judged.map((one) => one.given))];
  const correct = sum(judged.map(({ right }) => right));
  const points = sum(all.scores.flat().map(([score, players]) => score * players));
  return {
    player_count: game.players.size,
    questions: closedQuestions(game).length,
    correct,
    wrong: given - correct,
    unanswered: asked - given,
    accuracy: rate(correct, asked) ?? 0,
    average_score: rate(points, game.players.size) ?? 0,
    average_response_ms: rate(sum(judged.map(({ tookMs }) => tookMs)), given),
  };
}

const judgedSums = ({ game, all }: Head): Sums[] =>
  all.questions.filter((_, i) => kindOf(closedQuestions(game)[i]!).isJudged);
