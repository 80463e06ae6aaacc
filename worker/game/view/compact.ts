import { limits } from "#shared/limits";
import { usual, usualEnd, type CompactRow } from "#protocol/live/compact";
import { marbleOf } from "#protocol/marble";
import type { ServerMessage } from "#protocol/live/messages";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { QuestionEndFields } from "#protocol/live/played-question";
import type { CompactTeam } from "#protocol/teams";
import type { Outgoing } from "../view";

type Message = ServerMessage | Outgoing["message"];

/** The message for a client on the compact wire; the same one if nothing can be left out. */
export function compact(message: Message): object {
  switch (message.type) {
    case "question_start":
    case "current_question":
      return without({ ...usual, server_time: message.starts_at }, message);
    case "question_end":
      return without(usualEnd, { ...message, ...compactStandings(message) });
    case "game_end":
      return { ...message, final_leaderboard: compactRows(message.final_leaderboard) };
    case "lobby_update":
      return { ...message, players: [] };
    default:
      return message;
  }
}

const without = (usual: Readonly<Record<string, unknown>>, fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => usual[name] !== value));

/** The standings for a phone. In a game with teams it shows the teams and the player's own row, and no leaderboard. */
function compactStandings({ leaderboard, teams }: Pick<QuestionEndFields, "leaderboard" | "teams">) {
  if (!teams) return { leaderboard: compactRows(leaderboard) };
  return {
    leaderboard: [],
    teams: teams.map(({ name: _name, players: _players, marbles: _marbles, ...row }): CompactTeam => row),
  };
}

const compactRows = (rows: readonly LeaderboardRow[]): CompactRow[] =>
  rows.slice(0, limits.leaderboardOnCompactWire).map(({ nickname, marble, score, net, rank }) => ({
    nickname,
    ...(marble !== marbleOf(nickname) && { marble }),
    score,
    ...(net !== undefined && { net }),
    rank,
  }));
