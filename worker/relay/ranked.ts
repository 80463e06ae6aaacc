import { limits } from "#protocol/limits";
import type { LeaderboardRow } from "#protocol/listed-players";
import { kindOf } from "#question/kinds";
import { detailsForPlayer } from "../game/details";
import { closedRounds, lastClosed, type Game, type Round } from "../game/game";
import { teamsAtClose, teamsFor } from "../game/view/teams";
import type { Ranked } from "./relay-event";
import { mergedScores, ranksOf, type Scores, type Table } from "./table";

/** What one relay is told once the tables of all are one. `game`: the head's. */
export function rankedFor(
  game: Game,
  all: Table,
  own: Table,
  { isTold, isLast }: { isTold: boolean; isLast: boolean },
): Ranked {
  const leaderboard = onPhone(all);
  const completed: Game = { ...game, phase: { name: "completed", endedAt: 0, reason: "played" } };
  return {
    type: "ranked",
    ranks: ranksOf(flat(own.scores), flat(all.scores)),
    inTeams: game.teams.map((_, i) => ranksOf(own.scores[i] ?? [], all.scores[i] ?? [])),
    playerCount: game.players.size,
    teamPlayers: membersOf(game),
    teams: game.teams.map(({ score, rank, previousRank }) => ({ score, rank, previousRank })),
    isTold,
    atClose: { leaderboard: game.opening.settings.show_leaderboard ? leaderboard : [], ...closeFor(game, all) },
    ...(isLast && { atEnd: { final_leaderboard: leaderboard, ...teamsFor(completed, "player") } }),
  };
}

/** The best of the whole game, with their ranks. */
export function firstRows({ best, scores }: Table, rows: number): LeaderboardRow[] {
  const ranks = new Map(ranksOf(flat(scores), flat(scores)));
  return best.slice(0, rows).map(({ correctMs: _correctMs, ...row }) => ({ ...row, rank: ranks.get(row.score)! }));
}

/** A phone is told nobody's streak but the own. */
const onPhone = (all: Table): LeaderboardRow[] =>
  firstRows(all, limits.leaderboardOnPhone).map(({ streak: _streak, ...row }) => row);

export const flat = (scores: readonly Scores[]): Scores => scores.reduce(mergedScores, []);

/** Who has left is a member in the list of places, though no team plays with him. */
const membersOf = ({ teams, players }: Game): number[] =>
  teams.map((_, i) => [...players.values()].filter(({ team }) => team === i).length);

function closeFor(game: Game, all: Table): Omit<Ranked["atClose"], "leaderboard"> {
  const closed = closedFor(game, all);
  if (!closed) return {};
  const { question, round, distribution } = closed;
  return { ...teamsAtClose(game, "player"), distribution, ...detailsForPlayer(question, round) };
}

/** The last closed question with the answers of all relays. */
export function closedFor(game: Game, all: Table) {
  const round = lastClosed(game);
  if (!round) return null;
  const question = game.opening.questions[round.index]!;
  const values = Object.entries(all.values).flatMap(([value, times]) => Array<string>(times).fill(value));
  const asked = all.questions[closedRounds(game).length - 1]?.asked ?? 0;
  const distribution = kindOf(question).distribution(question, values, asked);
  return { question, round: withAnswers(round, values), distribution };
}

/** The head's round has nobody's answers: these stand for all of them. */
const withAnswers = (round: Round, values: readonly string[]): Round => ({
  ...round,
  answers: new Map(values.map((value, i) => [String(i), { value, share: null, tookMs: 0, points: 0 }])),
});
