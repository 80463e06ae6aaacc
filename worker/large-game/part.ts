import { netIn, sentPoints } from "#game/net";
import { relayOf } from "#shared/ids";
import type { Game } from "#game/game";
import { overviewAsStored, writePart, type Unreported, type PartSize } from "#game/results/stored-parts";
import { resultQuestions, resultTeams, results, type Results } from "#game/results/results";
import { totals, type Meta } from "#game/results/statistics";
import { statusOf } from "#game/view/parts";
import { sum } from "#game/results/tally";
import type { Relay } from "./relay";

/**
 * The stored form of a game in several rooms: each relay keeps its players in a part of their own, and the coordinator keeps
 * the rest.
 */

type Played = Pick<Relay, "game" | "ranked">;

/** A relay's part, of a finished or a running game: an open question is not in it. */
export function partText({ game, ranked }: Played, kept: Results = results(game)): string {
  const inTeams = (ranked?.inTeams ?? []).map((ranks) => new Map(ranks));
  return writePart(
    kept,
    kept.players.map(({ team, score }) => (team === undefined ? 0 : (inTeams[team]?.get(score) ?? 0))),
  );
}

/** Sums that a part adds to the columns of the game. */
export function partSums(kept: Results) {
  const { player_count: players, correct, wrong, unanswered } = totals(kept);
  const answered = correct + wrong;
  return {
    players,
    asked: answered + unanswered,
    correct,
    answered,
    score: sentPoints(kept.wrongCosts !== undefined, sum(kept.players.map(({ score }) => score))),
  };
}

/** `isThere`: tells whether a relay's part exists; in a running game each relay has its own. */
export function overviewText(game: Game, relays: number, isThere: (relay: number) => boolean): string {
  const seats = [...game.players.values()];
  const parts = Array.from({ length: relays }, (_, relay): PartSize => {
    return { relay, players: seats.filter(({ id }) => (relayOf(id) ?? 0) === relay).length };
  });
  return overviewAsStored({
    questions: resultQuestions(game),
    ...(game.teams.length > 0 && { teams: resultTeams(game) }),
    ...netIn(game.setup),
    teamPlayers: game.teams.map((_, team) => seats.filter((player) => player.team === team).length),
    parts: parts.filter(({ relay }) => isThere(relay)),
    missing: parts.filter(({ relay }) => !isThere(relay)),
    sameAccount: sameAccount(game),
  });
}

/** The coordinator's answer in place of a report: the Worker reads the parts where they are. */
export const overviewPart = (game: Game, relays: number): Unreported => ({
  parts: { gameId: game.setup.gameId, text: overviewText(game, relays, () => true), meta: metaOf(game) },
});

export function metaOf(game: Game): Meta {
  const { code: gameCode, title } = game.setup;
  const endedAt = game.phase.name === "completed" ? game.phase.endedAt : null;
  return { gameCode, title, status: statusOf(game), startedAt: game.startedAt, endedAt };
}

function sameAccount(game: Game): string[][] {
  const seats = new Map<string, string[]>();
  for (const { id, userId } of game.players.values()) {
    if (userId !== null) seats.set(userId, [...(seats.get(userId) ?? []), id]);
  }
  return [...seats.values()].filter((ids) => ids.length > 1);
}
