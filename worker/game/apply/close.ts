import { isRight, type Answer } from "#question/question";
import { kindOf } from "#question/kinds";
import { closedSoFar, noFigures, wasAsked, type Game, type Player, type Question } from "../game";
import type { Happened } from "../game-event";
import { closeForTeams, correctForTeam, standTeams } from "./teams";
import { byStanding, rank } from "../ranking";

/** Applies a question's close to the players, and the host's later decision on an answer. */

/**
 * Closes a question: its verdicts become known. Scores and streaks move here, and later only if the host decides otherwise on
 * an answer.
 */
export function close(game: Game, event: Happened<"question_ended">): void {
  moveScores(game, event);
  rank(game.standings);
}

/** Everything a close changes except the players' ranks, which need the answers of every room. */
export function moveScores(game: Game, { index, at }: Pick<Happened<"question_ended">, "index" | "at">): void {
  const askedQuestion = game.askedQuestions.at(-1);
  if (!askedQuestion) return;
  const question = game.setup.questions[index]!;
  const { isJudged } = kindOf(question);
  for (const player of game.players.values()) {
    const answer = askedQuestion.answers.get(player.id);
    const isAsked = question.by_host !== "skips" && !player.hasLeft && !player.isAbsent;
    if (!isAsked && !answer) askedQuestion.left.add(player.id);
    if (player.isRanked) player.previousRank = player.rank;
    player.isRanked = true;
    addTo(player, { answer, isJudged, isAsked: wasAsked(player, askedQuestion) });
  }
  closeForTeams(game, askedQuestion);
  game.standings.sort(byStanding);
  game.phase = { name: "reveal", index, closedAt: at, isLeaderboardShown: false };
}

/**
 * Accepts an answer after the close, or no longer does, as if it had been so from the beginning: points, streaks and ranks of
 * the players who gave it change.
 */
export function acceptAnswer(game: Game, event: Happened<"answer_accepted">): void {
  const { index, text, accepted, verdicts, firsts = [] } = event;
  const askedQuestion = game.askedQuestions.find((asked) => asked.index === index);
  const question = game.setup.questions[index];
  if (!askedQuestion || !question) return;
  // The changed body is of the same kind; the question keeps its other fields.
  game.setup.questions[index] = (kindOf(question).accepting?.(question, text, accepted) ?? question) as Question;
  askedQuestion.isRevised = true;
  for (const [playerId, share, points] of verdicts) {
    const player = game.players.get(playerId);
    const answer = askedQuestion.answers.get(playerId);
    if (!player || !answer) continue;
    askedQuestion.answers.set(playerId, { ...answer, share, points });
    correctForTeam(askedQuestion, playerId, points - answer.points);
    count(game, player);
  }
  for (const [playerId, isRight] of firsts) {
    const course = askedQuestion.courses.get(playerId);
    if (course?.first) askedQuestion.courses.set(playerId, { ...course, first: { ...course.first, isRight } });
  }
  standTeams(game);
  game.standings.sort(byStanding);
  rank(game.standings);
}

/** Recounts a player's figures from the closed questions. */
function count(game: Game, player: Player): void {
  Object.assign(player, noFigures);
  for (const askedQuestion of closedSoFar(game)) {
    const answer = askedQuestion.answers.get(player.id);
    const { isJudged } = kindOf(game.setup.questions[askedQuestion.index]!);
    addTo(player, { answer, isJudged, isAsked: wasAsked(player, askedQuestion) });
  }
}

type Closed = { readonly answer: Answer | undefined; readonly isJudged: boolean; readonly isAsked: boolean };

/** Adds a closed question to a player's figures. */
function addTo(player: Player, { answer, isJudged, isAsked }: Closed): void {
  player.score += answer?.points ?? 0;
  if (isJudged) {
    player.streak = isRight(answer) ? player.streak + 1 : 0;
    if (isRight(answer)) player.right += 1;
    else if (answer) player.wrong += 1;
    else if (isAsked) player.blank += 1;
  }
  player.bestStreak = Math.max(player.bestStreak, player.streak);
  if (answer && isRight(answer)) player.correctMs += answer.tookMs;
}
