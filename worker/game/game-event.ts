import type { Confidence } from "#protocol/live/played-question";
import type { EndReason, FollowUpGame } from "./game";

/** An event of a game. A stored event keeps its meaning: add optional fields or a new type, never change one. */
export type GameEvent =
  | {
      type: "player_joined";
      playerId: string;
      sessionHash: string;
      userId: string | null;
      nickname: string;
      marble: number;
      /** The seat was taken in the lobby without a socket, at this moment. */
      unseenSince?: number;
      /** The player's team, in a game with teams. */
      team?: number;
      /** The network from which the seat was taken, and its line if that has another name. Earlier, the line alone. */
      network?: string;
      line?: string;
    }
  /** `isUnseen`: the lobby let the seat go, since nobody was seen in it. */
  | { type: "player_left"; playerId: string; isUnseen?: true }
  | { type: "player_returned"; playerId: string }
  | { type: "player_claimed"; playerId: string; userId: string }
  /** `isFreed`: with others of its network. */
  | { type: "player_kicked"; playerId: string; isFreed?: true }
  | { type: "player_renamed"; playerId: string; nickname: string }
  /** The host has put the player into another team. */
  | { type: "player_moved"; playerId: string; team: number }
  /** The name of a place has changed, before or after somebody sits in it. */
  | { type: "place_renamed"; playerId: string; nickname: string }
  /** The game's class, and the game with it, has another teacher. */
  | { type: "handed_over"; ownerId: string }
  | { type: "lobby_locked"; locked: boolean }
  /**
   * The host has said that this network is the class's with its seats up to this one; or lets a barred one in again. A version before lets
   * in and keeps with either, and says no `upTo`.
   */
  | { type: "network_known"; network: string; upTo?: number; isLetInAgain?: true }
  /** The host has freed the seats of this network: it gets no new ones. `line`: its line, if that has another name. */
  | { type: "network_barred"; network: string; line?: string }
  | { type: "game_started"; at: number }
  /** A question without a clock has no end. */
  | { type: "question_started"; index: number; startsAt: number; endsAt: number | null }
  | { type: "question_extended"; index: number; endsAt: number }
  | {
      type: "answer_given";
      playerId: string;
      /** The answer to a question of any kind: the event keeps the name it was first stored under. */
      choice: string;
      tookMs: number;
      points: number;
      correct: boolean;
      /** Set if `correct` does not say it all: part credit, or null for a question that has no right answer. */
      share?: number | null;
      /** Present if the answer replaces an earlier one. */
      isChanged?: true;
      /** Number of this answer, if it came with one. */
      turn?: number;
    }
  | { type: "confidence_given"; playerId: string; confidence: Confidence }
  /** Everybody has answered: up to `until` the question waits for players who have not said how sure they are. */
  | { type: "everybody_answered"; index: number; until: number }
  /** The host has taken back a tapped answer, or a player their own. */
  | { type: "answer_taken_back"; playerId: string; turn?: number }
  /** The answer that stands has come again, under a higher number. */
  | { type: "turn_known"; playerId: string; turn: number }
  /** Absent today, or there after all. */
  | { type: "player_absent"; playerId: string; absent: boolean }
  /** The question's bell has rung, and the question goes on for players with extra time. */
  | { type: "bell_rang"; index: number }
  | { type: "question_ended"; index: number; at: number }
  /**
   * The host accepts a text as right, or no longer does. `verdicts`: the effect on the answers given; `firsts`: on the very first
   * ones of those that were changed. The message of this name says that an answer has arrived, which is stored as `answer_given`.
   */
  | {
      type: "answer_accepted";
      index: number;
      text: string;
      accepted: boolean;
      /** Player, share, points of everybody for whom something changed. */
      verdicts: readonly (readonly [playerId: string, share: number | null, points: number])[];
      firsts?: readonly (readonly [playerId: string, isRight: boolean])[];
    }
  | { type: "text_hidden"; index: number; key: string; hidden: boolean }
  | { type: "leaderboard_shown"; shown: boolean }
  | { type: "game_completed"; at: number; reason: EndReason }
  /** The host's request with this id has been done. */
  | { type: "request_done"; id: string }
  | { type: "pairing_offered"; tokenHash: string; until: number; signIn?: string }
  | { type: "pairing_asked"; pairHash: string; digits: string; until: number }
  | { type: "pairing_confirmed" }
  | { type: "pairing_mistyped" }
  | ({ type: "next_game_made"; at: number } & FollowUpGame)
  | { type: "next_game_over"; gameId: string };

export type Happened<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;
