import type { PlayerAnswer, PlayerStatsReply } from "#protocol/http/games";
import type { PlayerStats } from "#protocol/messages";
import { closedRounds, wasAsked, type Answer, type Game, type Question } from "./game";
import { mean, rate } from "./tally";

type Standing = { readonly score: number; readonly rank: number; readonly playerCount: number };
/** One for each question of the game, in order; null where none was given, undefined where none was asked of the player. */
export type Answers = readonly (Answer | null | undefined)[];

/** A player's answers to the closed questions. */
export function closedAnswers(game: Game, playerId: string): Answers {
  const player = game.players.get(playerId);
  return closedRounds(game).map((round) => {
    return round.answers.get(playerId) ?? (player && wasAsked(player, round) ? null : undefined);
  });
}

export const isAsked = (answer: Answers[number]): answer is Answer | null => answer !== undefined;
export const isGiven = (answer: Answers[number]): answer is Answer => answer !== undefined && answer !== null;

/** One player's figures, for a running game and for a kept one alike. */
export function statsOf({ score, rank, playerCount }: Standing, answers: Answers): PlayerStats {
  const asked = answers.filter(isAsked).length;
  const given = answers.filter(isGiven);
  const correct = given.filter((answer) => answer.correct).length;
  return {
    score,
    rank,
    player_count: playerCount,
    correct,
    wrong: given.length - correct,
    unanswered: asked - given.length,
    accuracy: rate(correct, asked) ?? 0,
    average_response_ms: mean(given.map((answer) => answer.tookMs)),
    best_streak: bestStreak(answers),
  };
}

export function livePlayerStats(game: Game, playerId: string): PlayerStats | undefined {
  const player = game.players.get(playerId);
  if (!player) return undefined;
  return statsOf(
    { score: player.score, rank: player.rank, playerCount: game.players.size },
    closedAnswers(game, playerId),
  );
}

type Asked = Pick<Question, "id" | "text" | "options" | "correct">;

/** The reply to `GET /api/player/{id}/stats`: the figures, and every answer beside its question. */
export function statsReply(standing: Standing, questions: readonly Asked[], answers: Answers): PlayerStatsReply {
  return {
    stats: { ...statsOf(standing, answers), answers: answers.map((answer, i) => written(questions[i]!, answer)) },
  };
}

const written = (question: Asked, answer: Answers[number]): PlayerAnswer => ({
  question_id: question.id,
  question_text: question.text,
  options: question.options,
  answer: answer?.choice ?? null,
  correct_option: question.correct,
  is_correct: answer?.correct ?? false,
  points_earned: answer?.points ?? 0,
  response_time_ms: answer?.tookMs ?? null,
  ...(answer === undefined && { asked: false as const }),
});

function bestStreak(answers: Answers): number {
  let best = 0;
  let running = 0;
  for (const answer of answers) {
    running = answer?.correct ? running + 1 : 0;
    best = Math.max(best, running);
  }
  return best;
}
