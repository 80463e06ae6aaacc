import { hidesStanding } from "#protocol/game-settings";
import { limits } from "#shared/limits";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import { kindOf } from "#question/kinds";
import { detailsForPlayer } from "#game/details";
import { closedSoFar, lastClosed, type Game, type AskedQuestion } from "#game/game";
import { teamsAtClose, teamsFor } from "#game/view/teams";
import type { Ranked } from "../relay-event";
import { asRow, countedOf, mergedScores, ranksAmong, type Table } from "./table";

/**
 * Makes each relay's message from its own table, once the tables of all are merged. `game` is the coordinator's. Anything that
 * is the same for all relays is made once.
 */
export function rankedFor(
  game: Game,
  all: Table,
  { isTold, isLast }: { isTold: boolean; isLast: boolean },
): (own: Table) => Ranked {
  const leaderboard = onPhone(all);
  const completed: Game = { ...game, phase: { name: "completed", endedAt: 0, reason: "played" } };
  const ranks = ranksAmong(mergedScores(all.scores));
  const inTeams = game.teams.map((_, i) => ranksAmong(all.scores[i] ?? []));
  const shared = {
    playerCount: game.players.size,
    teamPlayers: membersOf(game),
    teams: game.teams.map(({ score, rank, previousRank }) => ({ score, rank, previousRank })),
    isTold,
    atClose: { leaderboard: hidesStanding(game.setup.settings) ? [] : leaderboard, ...closeFor(game, all) },
    ...(isLast && { atEnd: { final_leaderboard: leaderboard, ...teamsFor(completed, "player") } }),
  };
  return (own) => ({
    type: "ranked",
    ranks: ranks(mergedScores(own.scores)),
    inTeams: inTeams.map((ranksIn, i) => ranksIn(own.scores[i] ?? [])),
    ...shared,
  });
}

/** The best of the whole game, with their ranks. */
export function firstRows({ best, scores }: Table, rows: number): LeaderboardRow[] {
  const shown = best.slice(0, rows);
  const ranks = new Map(ranksAmong(mergedScores(scores))(shown.map((row) => [countedOf(row), 1])));
  return shown.map((row) => ({ ...asRow(row), rank: ranks.get(countedOf(row))! }));
}

/** The best rows for a phone, without streaks and counts: a phone shows only its own player's. */
const onPhone = (all: Table): LeaderboardRow[] =>
  firstRows(all, limits.leaderboardOnPhone).map(
    ({ streak: _streak, right: _right, wrong: _wrong, blank: _blank, ...row }) => row,
  );

/**
 * Number of members of each team in the list of places. Players who have left are members, though their team plays without
 * them.
 */
const membersOf = ({ teams, players }: Game): number[] =>
  teams.map((_, i) => [...players.values()].filter(({ team }) => team === i).length);

function closeFor(game: Game, all: Table): Omit<Ranked["atClose"], "leaderboard"> {
  const closed = closedFor(game, all);
  if (!closed) return {};
  const { question, askedQuestion, distribution } = closed;
  return { ...teamsAtClose(game, "player"), distribution, ...detailsForPlayer(question, askedQuestion) };
}

/** The fields of the last closed question, computed from the answers of all relays. */
export function closedFor(game: Game, all: Table) {
  const askedQuestion = lastClosed(game);
  if (!askedQuestion) return null;
  const question = game.setup.questions[askedQuestion.index]!;
  const values = Object.entries(all.values).flatMap(([value, times]) => Array<string>(times).fill(value));
  const asked = all.questions[closedSoFar(game).length - 1]?.asked ?? 0;
  const distribution = kindOf(question).distribution(question, values, asked);
  return { question, askedQuestion: withAnswers(askedQuestion, values), distribution };
}

/** The coordinator's asked question with these answers: the coordinator itself has nobody's answers. */
const withAnswers = (askedQuestion: AskedQuestion, values: readonly string[]): AskedQuestion => ({
  ...askedQuestion,
  answers: new Map(values.map((value, i) => [String(i), { value, share: null, tookMs: 0, points: 0 }])),
});
