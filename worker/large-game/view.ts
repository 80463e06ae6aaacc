import type { GameEnd, ServerMessageOf } from "#protocol/live/messages";
import { lastClosed } from "#game/game";
import { livePlayerStats } from "#game/results/player-stats";
import { sharedEnd } from "#game/view";
import { questionEndFields } from "#game/view/parts";
import type { PlayerStats } from "#protocol/live/figures";
import type { Relay } from "./relay";

/**
 * Messages to a relay's phones that need data about all players: the fields of a single room, with the coordinator's figures in
 * place of this room's.
 */

export function questionEnd({ game, ranked }: Relay): ServerMessageOf<"question_end"> | null {
  const askedQuestion = lastClosed(game);
  if (!askedQuestion || !ranked) return null;
  return { type: "question_end", ...questionEndFields(game, askedQuestion, "player", () => true), ...ranked.atClose };
}

export const gameEnd = ({ game, ranked }: Relay): Omit<GameEnd, "player_stats"> => ({
  ...sharedEnd(game, "player", () => true),
  ...ranked?.atEnd,
});

/** The figures of players, with their places among all, computed once for all of them. */
export function statsOfPlayers({ game, ranked }: Relay): (playerId: string) => PlayerStats | undefined {
  const inTeams = (ranked?.inTeams ?? []).map((ranks) => new Map(ranks));
  return (playerId) => {
    const player = game.players.get(playerId);
    const stats = livePlayerStats(game, playerId, new Map());
    if (!player || !stats || !ranked) return stats;
    const { team, score } = player;
    const rank = team === null ? undefined : inTeams[team]?.get(score);
    const inTeam = team !== null &&
      rank !== undefined && { team, team_rank: rank, team_players: ranked.teamPlayers[team]! };
    return { ...stats, player_count: ranked.playerCount, ...inTeam };
  };
}
