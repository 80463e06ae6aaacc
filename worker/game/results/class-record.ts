import type { ClassRecord } from "#protocol/live/messages";
import type { GameTotals } from "#protocol/live/figures";
import { kindOf } from "#question/kinds";
import { isRight } from "#question/question";
import { closedSoFar, wasAsked, type Game } from "../game";
import { rate } from "./tally";

/** The fewest players for a record: with fewer, a rate says little about a class. */
const FEWEST_PLAYERS = 5;

/** The share of right answers if the game counts for the record of its set; else null. */
export function recordRate({ setup }: Pick<Game, "setup">, totals: GameTotals): number | null {
  const { settings, isExcerpt, questions } = setup;
  if (isExcerpt || settings.answers === "board") return null;
  if (totals.player_count < FEWEST_PLAYERS || totals.questions * 2 < questions.length) return null;
  return rate(totals.correct, totals.correct + totals.wrong + totals.unanswered);
}

/** The record to beat, shown to the host from the making of the game on. */
export function shownRecord({ setup }: Pick<Game, "setup">): { record?: ClassRecord } {
  const { record } = setup;
  return record ? { record: { rate: record.rate, played_at: record.playedAt } } : {};
}

/** The record at the end of the game, shown to the host. */
export function recordAtEnd(game: Game, totals: GameTotals): { record?: ClassRecord & { is_beaten: boolean } } {
  const { record } = shownRecord(game);
  if (!record) return {};
  return { record: { ...record, is_beaten: (recordRate(game, totals) ?? 0) > record.rate } };
}

/** The share of right answers up to the last close, if there is a record to beat. */
export function rateSoFar(game: Game): { class_rate?: number } {
  if (!game.setup.record) return {};
  let [asked, right] = [0, 0];
  for (const askedQuestion of closedSoFar(game)) {
    if (!kindOf(game.setup.questions[askedQuestion.index]!).isJudged) continue;
    for (const player of game.players.values()) if (wasAsked(player, askedQuestion)) asked++;
    for (const answer of askedQuestion.answers.values()) if (isRight(answer)) right++;
  }
  const known = rate(right, asked);
  return known === null ? {} : { class_rate: known };
}
