import type { GameView } from "#protocol/http/replies/game-view";
import type { LeaderboardReply } from "#protocol/http/replies/games";
import type { PlayerStatsReply } from "#protocol/http/replies/players";
import type { ServerMessage } from "#protocol/live/messages";
import { counter } from "#game/view/replies";
import { viewsOf, type Views } from "../game-room/views";
import type { WholeGame } from "#large-game/lines";
import type { Relay } from "#large-game/relay";
import { statsOfPlayers } from "#large-game/view";

type Known = { readonly relay: Relay; readonly wholeGame: WholeGame | null };

/** Views of a relay: its own players as in a single room, and everybody else from the coordinator's data. */
export function relayViews(known: () => Known): Views {
  const own = viewsOf(() => known().relay.game);
  return {
    ...own,
    lobby: (...asked) => ({ ...own.lobby(...asked), ...known().wholeGame?.lobby }),
    counter: (sockets) => counter(known().wholeGame?.sockets ?? sockets),
    teamChoices: () => known().wholeGame?.choices ?? own.teamChoices(),
    shown: (view, playerId) => ({ ...view, ...ofAll(known(), view, playerId) }),
  };
}

/** The fields of a view that concern the whole game, to replace this room's own. */
function ofAll(known: Known, view: object, playerId: string | null): object {
  if ("type" in view) return inMessage(known, view as ServerMessage, playerId);
  if ("session_id" in view) return teamsNow(known, view);
  if ("stats" in view) return { stats: { ...(view as PlayerStatsReply).stats, ...placeIn(known, playerId) } };
  if ("leaderboard" in view) return atClose(known, view as LeaderboardReply);
  return "you" in view ? inView(known, view as GameView, playerId) : {};
}

function inMessage(known: Known, message: ServerMessage, playerId: string | null): object {
  const { relay, wholeGame } = known;
  switch (message.type) {
    case "question_end":
      return relay.ranked?.atClose ?? {};
    case "game_end":
      return { ...relay.ranked?.atEnd, ...(playerId !== null && { player_stats: statsOfPlayers(relay)(playerId) }) };
    case "lobby_update":
      return wholeGame?.lobby ?? {};
    case "join_success":
    case "reconnect_success":
      return teamsNow(known, message);
    default:
      return {};
  }
}

/** All data about the whole game that a phone without a socket gets in one call. */
function inView(known: Known, { game, you, result, end }: GameView, playerId: string | null): Partial<GameView> {
  const { relay, wholeGame } = known;
  return {
    game: { ...game, player_count: wholeGame?.lobby.total ?? relay.ranked?.playerCount ?? game.player_count },
    ...(you && { you: { ...you, ...teamsNow(known, you) } }),
    ...(result && { result: { ...result, ...relay.ranked?.atClose } }),
    ...(end && { end: { ...end, ...relay.ranked?.atEnd, ...placeOf(known, playerId) } }),
  };
}

const teamsNow = ({ wholeGame }: Known, view: object) =>
  "teams" in view && wholeGame?.lobby.teams ? { teams: wholeGame.lobby.teams } : {};

function atClose({ relay: { game, ranked } }: Known, { leaderboard, teams }: LeaderboardReply): LeaderboardReply {
  if (!ranked) return { leaderboard, ...(teams && { teams }) };
  const told = game.phase.name === "completed" ? ranked.atEnd : null;
  return {
    leaderboard: told?.final_leaderboard ?? ranked.atClose.leaderboard,
    ...(teams && { teams: told?.teams ?? ranked.atClose.teams ?? teams }),
  };
}

const placeOf = (known: Known, playerId: string | null) => {
  const player_stats = playerId === null ? undefined : statsOfPlayers(known.relay)(playerId);
  return player_stats && { player_stats };
};

/** Player and team counts and the team's rank. The other figures are the player's own. */
function placeIn(known: Known, playerId: string | null) {
  const stats = playerId === null ? undefined : statsOfPlayers(known.relay)(playerId);
  if (!stats) return {};
  const { player_count, team, team_rank, team_players } = stats;
  return { player_count, ...(team !== undefined && { team, team_rank, team_players }) };
}
