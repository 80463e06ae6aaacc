import { usual, usualEnd, type CompactRow } from "#protocol/live/compact";
import { marbleOf } from "#protocol/marble";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { ServerMessage } from "#protocol/live/messages";
import type { You } from "./game";

/** A message with the fields that the compact wire left out. One of the full wire stays as it is. */
export function filledIn(message: ServerMessage, you: You | null): ServerMessage {
  const rows = (short: readonly CompactRow[]): LeaderboardRow[] =>
    short.map((row) => ({
      // Use the name as an id, because it is unique in the game.
      player_id: row.nickname === you?.nickname ? you.playerId : row.nickname,
      marble: marbleOf(row.nickname),
      is_connected: true,
      previous_rank: null,
      ...row,
    }));
  switch (message.type) {
    case "question_start":
    case "current_question":
      return { ...usualAt(message.starts_at), ...message };
    case "question_end":
      return { ...usualEnd, ...message, leaderboard: rows(message.leaderboard) };
    case "game_end":
      return { ...message, final_leaderboard: rows(message.final_leaderboard) };
    default:
      return message;
  }
}

const usualAt = (starts_at: number) => ({ ...usual, server_time: starts_at });
