import type { GameTotals } from "#protocol/live/figures";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { RegisterHostSuccess, ServerMessageOf } from "#protocol/live/messages";
import { kindOf } from "#question/kinds";
import { lastClosed, type Game, type FollowUpGame, type Question } from "#game/game";
import { countsNet } from "#game/net";
import { averageOf } from "#game/results/statistics";
import { closedQuestions } from "#game/results/player-stats";
import { rate, sum } from "#game/results/tally";
import { sharedEnd } from "#game/view";
import { lobbyFor } from "#game/view/lists";
import { endedFields, questionEndFields } from "#game/view/parts";
import { hostSnapshot } from "#game/view/snapshots";
import { teamsFor } from "#game/view/teams";
import type { Coordinator } from "./coordinator";
import { closedFor, firstRows } from "./ranks/ranked";
import type { OfAll } from "./sums";
import { ROWS, type Sums } from "./ranks/table";

/** Messages to the host of a large game: as in one room, with as many rows as a screen shows. */

export function questionEndForHost({ game, all }: Coordinator): ServerMessageOf<"question_end"> | null {
  const closed = closedFor(game, all);
  if (!closed) return null;
  const { askedQuestion, distribution } = closed;
  const fields = questionEndFields(game, askedQuestion, "host", () => true);
  const player_count = game.players.size;
  return { type: "question_end", ...fields, leaderboard: firstRows(all, ROWS), distribution, player_count };
}

/** The game with its newest players only, the latest last, as in a smaller game's list. */
const newest = (game: Game): Game => ({ ...game, players: new Map([...game.players].slice(-ROWS)), standings: [] });

export const lobbyForHost = ({ game }: Coordinator, sums: OfAll): ServerMessageOf<"lobby_update"> => ({
  ...lobbyFor(newest(game), "host", isThere(sums), sums.choosing),
  total: game.players.size,
  ...teamsFor(game, "host"),
});

export const boardForHost = (coordinator: Coordinator): { leaderboard: LeaderboardRow[]; player_count: number } => ({
  leaderboard: firstRows(coordinator.all, ROWS),
  ...teamsFor(coordinator.game, "host"),
  player_count: coordinator.game.players.size,
});

/** Everything a host's screen needs on coming. */
export function snapshotForHost(coordinator: Coordinator, sums: OfAll, now: number): RegisterHostSuccess {
  const { game } = coordinator;
  const few = newest(game);
  const present = new Set([...few.players.keys()].filter(isThere(sums)));
  const { question, result: _, ...snapshot } = hostSnapshot(few, now, present, sums.choosing);
  const { answered, total } = sums;
  return {
    ...snapshot,
    ...boardForHost(coordinator),
    question: question && { ...question, answered, total: Math.max(total, answered), player_ids: [] },
    result: resultForHost(coordinator, few),
    ...(game.phase.name === "completed" && { missed_questions: missedIn(coordinator).length }),
  };
}

function resultForHost(coordinator: Coordinator, few: Game): RegisterHostSuccess["result"] {
  const askedQuestion = lastClosed(few);
  const end = questionEndForHost(coordinator);
  if (!askedQuestion || !end) return null;
  const { type: _, ...fields } = end;
  return { ...endedFields(few, askedQuestion, "host", () => true), ...fields };
}

const isThere =
  ({ absent }: OfAll) =>
  (playerId: string) =>
    !absent.has(playerId);

/** Questions that fewer than half of those who were asked knew. */
const missedIn = (coordinator: Coordinator): Question[] => {
  const asked = closedQuestions(coordinator.game);
  return coordinator.all.questions.flatMap(({ asked: of, right }, i) => {
    const question = asked[i]!;
    return kindOf(question).isJudged && right < of / 2 ? [question] : [];
  });
};

export const questionsAgain = (coordinator: Coordinator, which: FollowUpGame["which"]): readonly Question[] =>
  which === "all" ? coordinator.game.setup.questions : missedIn(coordinator);

export function gameEndForHost(coordinator: Coordinator) {
  const { game, all } = coordinator;
  const judged = judgedSums(coordinator);
  return {
    ...sharedEnd(game, "host", () => true),
    final_leaderboard: firstRows(all, ROWS),
    player_stats: totalsOf(coordinator, judged),
    missed_questions: missedIn(coordinator).length,
  };
}

function totalsOf({ game, all }: Coordinator, judged: readonly Sums[]): GameTotals {
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
    ...averageOf(rate(points, game.players.size) ?? 0, countsNet(game.setup.settings)),
    average_response_ms: rate(sum(judged.map(({ tookMs }) => tookMs)), given),
  };
}

const judgedSums = ({ game, all }: Coordinator): Sums[] =>
  all.questions.filter((_, i) => kindOf(closedQuestions(game)[i]!).isJudged);
