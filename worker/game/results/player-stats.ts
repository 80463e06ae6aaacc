import type { PlayerAnswer, PlayerStatsReply } from "#protocol/http/replies/players";
import type { PlayerStats } from "#protocol/live/figures";
import { kindOf, type Body, verdictOf } from "#question/kinds";
import { isRight, type Answer } from "#question/question";
import { netIn, scored, sentPoints, type WithNet } from "../net";
import { closedSoFar, wasAsked, type Game, type Question } from "../game";
import { mean, rate } from "./tally";
import { ranksInTeams } from "../ranks-in-teams";

export type Standing = {
  readonly score: number;
  readonly rank: number;
  readonly playerCount: number;
  /** The place in the player's team. */
  readonly inTeam?: Pick<PlayerStats, "team" | "team_rank" | "team_players"> | undefined;
};
/** An answer for each question of the game, in order; null if none was given, undefined if the player was not asked. */
export type AnswersInOrder = readonly (Answer | null | undefined)[];

/** A player's answers to the closed questions. */
export function closedAnswers(game: Game, playerId: string): AnswersInOrder {
  const player = game.players.get(playerId);
  return closedSoFar(game).map((askedQuestion) => {
    return askedQuestion.answers.get(playerId) ?? (player && wasAsked(player, askedQuestion) ? null : undefined);
  });
}

export const closedQuestions = (game: Game): Question[] =>
  closedSoFar(game).map(({ index }) => game.setup.questions[index]!);

export const isAsked = (answer: AnswersInOrder[number]): answer is Answer | null => answer !== undefined;
export const isGiven = (answer: AnswersInOrder[number]): answer is Answer => answer !== undefined && answer !== null;

/** The answers that could be right or wrong: rates, streaks and sums count no others. */
export const judgedOnly = (questions: readonly Body[], answers: AnswersInOrder): AnswersInOrder =>
  answers.filter((_, i) => kindOf(questions[i]!).isJudged);

/** Figures of one player's answers, in a running game and in a kept one alike. */
export function figuresOf(questions: readonly Body[], all: AnswersInOrder) {
  const answers = judgedOnly(questions, all);
  const asked = answers.filter(isAsked).length;
  const given = answers.filter(isGiven);
  const correct = given.filter(isRight).length;
  return {
    correct,
    wrong: given.length - correct,
    unanswered: asked - given.length,
    accuracy: rate(correct, asked) ?? 0,
    average_response_ms: mean(given.map((answer) => answer.tookMs)),
    best_streak: bestStreak(answers),
  };
}

function statsOf(
  { score, rank, playerCount, inTeam }: Standing,
  questions: readonly Body[],
  answers: AnswersInOrder,
  { wrongCosts }: WithNet,
): PlayerStats {
  return {
    ...scored(wrongCosts !== undefined, score),
    rank,
    player_count: playerCount,
    ...figuresOf(questions, answers),
    ...(wrongCosts !== undefined && { wrong_costs: wrongCosts }),
    ...inTeam,
  };
}

/** `inTeams`: given if many players get their figures, so that it is worked out once. */
export function livePlayerStats(
  game: Game,
  playerId: string,
  inTeams = ranksInTeams(game.standings),
): PlayerStats | undefined {
  const player = game.players.get(playerId);
  if (!player) return undefined;
  return statsOf(
    { score: player.score, rank: player.rank, playerCount: game.players.size, inTeam: inTeams.get(playerId) },
    closedQuestions(game),
    closedAnswers(game, playerId),
    netIn(game.setup),
  );
}

type Asked = Body & Pick<Question, "id" | "text" | "lang" | "image">;

/** The reply to `GET /api/player/{id}/stats`: the figures, and every answer beside its question. */
export function statsReply(
  standing: Standing,
  { questions, wrongCosts }: { readonly questions: readonly Asked[] } & WithNet,
  answers: AnswersInOrder,
): PlayerStatsReply {
  const isNet = wrongCosts !== undefined;
  return {
    stats: {
      ...statsOf(standing, questions, answers, wrongCosts === undefined ? {} : { wrongCosts }),
      answers: answers.map((answer, i) => answerBeside(questions[i]!, answer, isNet)),
    },
  };
}

export const answerBeside = (question: Asked, answer: AnswersInOrder[number], isNet: boolean): PlayerAnswer => ({
  question_id: question.id,
  kind: question.kind ?? "choice",
  question_text: question.text,
  lang: question.lang ?? "tr",
  ...(question.image && { image: question.image }),
  ...kindOf(question).shown(question),
  answer: answer?.value ?? null,
  ...kindOf(question).solution(question),
  is_correct: verdictOf(question, answer),
  share: answer?.share ?? null,
  points_earned: sentPoints(isNet, answer?.points ?? 0),
  response_time_ms: answer?.tookMs ?? null,
  ...(answer?.confidence && { confidence: answer.confidence }),
  ...(answer === undefined && { asked: false as const }),
});

function bestStreak(answers: AnswersInOrder): number {
  let best = 0;
  let running = 0;
  for (const answer of answers) {
    running = isRight(answer) ? running + 1 : 0;
    best = Math.max(best, running);
  }
  return best;
}
