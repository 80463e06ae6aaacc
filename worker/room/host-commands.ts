import type { ClientMessage } from "#protocol/messages";
import type { Command } from "../game/command";

type HostMessage = Extract<
  ClientMessage,
  {
    type:
      | "start_game"
      | "next_question"
      | "end_question"
      | "extend_question"
      | "end_game"
      | "kick_player"
      | "rename_player"
      | "lock_lobby"
      | "show_leaderboard";
  }
>;

/** What a host's message asks for. */
export function hostCommand(message: HostMessage): Command {
  switch (message.type) {
    case "start_game":
      return { type: "start" };
    case "next_question":
      return { type: "next", questionNumber: message.question_number ?? null };
    case "end_question":
      return { type: "end_question" };
    case "extend_question":
      return { type: "extend_question", seconds: message.seconds };
    case "end_game":
      return { type: "end", reason: "ended" };
    case "kick_player":
      return { type: "kick", playerId: message.player_id };
    case "rename_player":
      return { type: "rename", playerId: message.player_id, nickname: message.nickname };
    case "lock_lobby":
      return { type: "lock", locked: message.locked };
    case "show_leaderboard":
      return { type: "show_leaderboard", shown: message.shown };
  }
}
