import type { HostMessage } from "#protocol/live/client-messages";
import type { KeptSeats } from "#protocol/live/foreign-seats";

/** A host's request. One with an id is done once, however often it is sent. */
export type HostCommand = { id?: string } & (
  | { type: "start" }
  | { type: "next"; questionNumber: number | null }
  /** Ends the open question. If a question's id is given and another question is open, nothing happens. */
  | { type: "end_question"; questionId?: string | null }
  | { type: "extend_question"; seconds: number; questionId?: string | null }
  | { type: "end"; reason: "ended" | "deleted" }
  | { type: "kick"; playerId: string }
  /**
   * Frees every seat that the host is asked about by this name, or those without an answer; `keep_seats` says that the network is the
   * class's. `hostNetworks`: the networks of the host's own screens, which only the room knows.
   */
  | { type: "free_seats"; network: string; keepsAnswered?: boolean; hostNetworks?: ReadonlySet<string> }
  | ({ type: "keep_seats"; hostNetworks?: ReadonlySet<string> } & KeptSeats)
  | { type: "rename"; playerId: string; nickname: string }
  | { type: "move"; playerId: string; team: number }
  | { type: "lock"; locked: boolean }
  | { type: "show_leaderboard"; shown: boolean }
  /** Counts every answer that folds to this text as right from now on, or no longer does. */
  | { type: "accept_answer"; questionId: string; text: string; accepted: boolean }
  | { type: "hide_text"; questionId: string; text: string; hidden: boolean }
  /** Answers from cards or taps. Each one sets or replaces the player's answer; null takes it back. */
  | {
      type: "host_answers";
      questionId: string;
      answers: readonly (readonly [playerId: string, value: string | null])[];
    }
  | { type: "pair_confirm"; digits: string }
  | { type: "host_absent"; playerIds: readonly string[]; absent: boolean }
);

export function hostCommand(message: HostMessage): HostCommand {
  const { id } = message;
  return id === undefined ? commandFor(message) : { ...commandFor(message), id };
}

function commandFor(message: HostMessage): HostCommand {
  switch (message.type) {
    case "start_game":
      return { type: "start" };
    case "next_question":
      return { type: "next", questionNumber: message.question_number ?? null };
    case "end_question":
      return { type: "end_question", questionId: message.question_id ?? null };
    case "extend_question":
      return { type: "extend_question", seconds: message.seconds, questionId: message.question_id ?? null };
    case "end_game":
      return { type: "end", reason: "ended" };
    case "kick_player":
      return { type: "kick", playerId: message.player_id };
    case "free_seats":
      return { type: message.type, network: message.network, ...(message.keep_answered && { keepsAnswered: true }) };
    case "keep_seats":
      return {
        type: message.type,
        network: message.network,
        ...(message.up_to && { up_to: message.up_to }),
        ...(message.barred && { barred: message.barred }),
      };
    case "rename_player":
      return { type: "rename", playerId: message.player_id, nickname: message.nickname };
    case "move_player":
      return { type: "move", playerId: message.player_id, team: message.team };
    case "lock_lobby":
      return { type: "lock", locked: message.locked };
    case "show_leaderboard":
      return { type: "show_leaderboard", shown: message.shown };
    case "accept_answer":
      return { type: message.type, questionId: message.question_id, text: message.text, accepted: message.accepted };
    case "hide_text":
      return { type: message.type, questionId: message.question_id, text: message.text, hidden: message.hidden };
    case "host_answers":
      return { type: message.type, questionId: message.question_id, answers: message.answers };
    case "pair_confirm":
      return { type: message.type, digits: message.digits };
    case "host_absent":
      return { type: message.type, playerIds: message.player_ids, absent: message.absent };
  }
}
