import type { OptionKey } from "#protocol/messages";
import type { EndReason, Game } from "./game";

/** What happened. A stored event keeps its meaning: add optional fields or a new type, never change one. */
export type GameEvent =
  | {
      type: "player_joined";
      playerId: string;
      sessionHash: string;
      userId: string | null;
      nickname: string;
      marble: number;
    }
  | { type: "player_left"; playerId: string }
  | { type: "player_returned"; playerId: string }
  | { type: "player_kicked"; playerId: string }
  | { type: "player_renamed"; playerId: string; nickname: string }
  | { type: "lobby_locked"; locked: boolean }
  | { type: "game_started"; at: number }
  | { type: "question_started"; index: number; startsAt: number; endsAt: number }
  | { type: "question_extended"; index: number; endsAt: number }
  | { type: "answer_given"; playerId: string; choice: OptionKey; tookMs: number; points: number; correct: boolean }
  | { type: "question_ended"; index: number; at: number }
  | { type: "game_completed"; at: number; reason: EndReason };

/** What a fact does to the game. It never refuses: a recorded event has happened. */
export function apply(_game: Game, _event: GameEvent): void {
  throw new Error("not written yet");
}
