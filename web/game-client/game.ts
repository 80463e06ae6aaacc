import type { AskedFields, Confidence, OwnResult, EndedFields, QuestionFields } from "#protocol/live/played-question";
import type { ClassRecord, NextGame } from "#protocol/live/messages";
import type { ForeignSeats } from "#protocol/live/foreign-seats";
import type { GameSettings } from "#protocol/game-settings";
import type { LeaderboardRow, ListedPlayer } from "#protocol/live/listed-players";
import type { GameTotals, PlayerStats } from "#protocol/live/figures";
import type { TeamRow } from "#protocol/teams";
import type { KindName } from "#question/kinds";

/** A screen's copy of one live game, for players and hosts alike. Fields that come from the server keep its names. */
export type LiveGame = {
  readonly role: "player" | "host";
  readonly code: string;
  readonly title: string;
  readonly phase: Phase;
  readonly you: You | null;
  /** For the host: the players, as far as this screen lists them. */
  readonly players: readonly ListedPlayer[];
  readonly playerCount: number;
  readonly locked: boolean;
  readonly settings: GameSettings | null;
  readonly totalQuestions: number;
  readonly kinds: readonly KindName[];
  /** True if some text of the game has a formula. */
  readonly hasFormulas: boolean;
  /** For a phone: the optional features this game has. */
  readonly extras: readonly ExtraName[];
  /** The number on the host's screen: 0 before the first question. */
  readonly questionNumber: number;
  readonly leaderboard: readonly LeaderboardRow[];
  /** In the order of rank; empty for a game without teams. */
  readonly teams: readonly TeamRow[];
  /** For the host: the number of pupils who are choosing a team and have not joined yet. */
  readonly picking?: number;
  /** For the host: seats of the class that strangers may have taken. */
  readonly foreignSeats?: readonly ForeignSeats[];
  /** For the host: the closed question after which its screens show the leaderboard. */
  readonly leaderboardAfter: string | null;
  /** For the host: the number of questions of a finished game that most of the class did not know. */
  readonly missedQuestions: number;
  /** The follow-up game of a finished game; null until there is one. */
  readonly nextGame: NextGame | null;
  /** For the host: the best result of a class with this set and, after the end, if this class has beaten it. */
  readonly record?: (ClassRecord & { readonly is_beaten?: boolean }) | null;
  /** For the host, with a record: the class's rate of right answers so far. */
  readonly classRate?: number | null;
  /** For the host: a phone that asks to be let in, or the outcome. */
  readonly pairing?: Pairing | null;
  /** For a phone: answers that were sent from it but arrived too late, by question. */
  readonly tooLate: Readonly<Record<string, string>>;
  /** The last refusal. Each is a new object, so that a screen can show it exactly once. */
  readonly refusal: Refusal | null;
};

export type ExtraName = "net" | "changes" | "teams" | "confidence" | "reactions";

export type You = {
  readonly playerId: string;
  readonly nickname: string;
  readonly marble: number;
  readonly score: number;
  readonly net?: number | undefined;
  readonly rank: number | null;
  readonly team?: number | undefined;
};

export type Pairing =
  | { readonly state: "waiting"; readonly tries_left: number }
  | { readonly state: "paired" | "ended" };

export type Refusal = { readonly code: string; readonly message: string; readonly suggestion?: string };

type Without<Fields, Field extends string> = Fields extends unknown ? Omit<Fields, Field> : never;
/** A question from its message, without the fields that are true only at that moment. */
export type LiveQuestion = Without<QuestionFields, "server_time"> & {
  /** The player's confidence in their answer. */
  readonly your_confidence?: Confidence;
};
/** The fields of a question that a screen needs to answer in time. */
export type Timed = Pick<LiveQuestion, "question_id" | "starts_at" | "ends_at">;
export type Result = EndedFields & { readonly you?: OwnResult };
export type Phase =
  | { readonly name: "connecting" }
  | { readonly name: "lobby" }
  /** The game is running, and this screen joins with the next question. */
  | { readonly name: "between" }
  | {
      readonly name: "question";
      readonly question: LiveQuestion;
      readonly answer: OwnAnswer;
      /** For the host: the players who have answered, without their answers. */
      readonly answered: number;
      readonly expected: number;
      readonly answeredIds: readonly string[];
    }
  | {
      readonly name: "reveal";
      readonly asked: AskedFields | null;
      readonly result: Result;
      readonly tookMs: number | null;
      /** True if this screen was there while the question ran. */
      readonly wasThere: boolean;
    }
  | { readonly name: "ended"; readonly message: string; readonly stats: PlayerStats | GameTotals | null }
  | { readonly name: "out"; readonly reason: OutReason; readonly message: string };

export type RevealPhase = Extract<Phase, { name: "reveal" }>;

/** The reason why this screen no longer has a seat in the game. */
export type OutReason = "removed" | "replaced" | "left" | "session_invalid" | "not_found" | "signed_out" | "closed";

/** `tookMs` is this device's measurement until the server sends the one that counts. */
export type OwnAnswer = WithTurn &
  (
    | { readonly state: "none" }
    /** The answer is under way, or was refused because it arrived after the close. */
    | {
        readonly state: "sent" | "tooLate";
        readonly value: string;
        readonly tookMs: number | null;
        /** The acknowledged answer, which counts until this one arrives. */
        readonly stands?: string | null;
      }
    | {
        readonly state: "accepted";
        readonly value: string;
        readonly tookMs: number | null;
        readonly verdict: Verdict | null;
      }
  );
/** In a game in which answers may change: the answer's number, higher with each change. An empty value takes it back. */
type WithTurn = { readonly turn?: number | undefined };
type Verdict = { readonly isCorrect: boolean; readonly share?: number | null; readonly points: number };

/** Messages that this device adds to the server's. */
export type LocalMessage =
  | {
      readonly type: "local_answer";
      readonly question_id: string;
      readonly answer: string;
      readonly took_ms: number;
      readonly turn?: number | undefined;
    }
  | { readonly type: "local_out"; readonly reason: OutReason; readonly message: string };

export function newLiveGame(role: LiveGame["role"], code: string, you: You | null = null): LiveGame {
  return {
    role,
    code,
    title: "",
    phase: { name: "connecting" },
    you,
    players: [],
    playerCount: 0,
    locked: false,
    settings: null,
    totalQuestions: 0,
    kinds: [],
    hasFormulas: false,
    extras: [],
    questionNumber: 0,
    leaderboard: [],
    teams: [],
    leaderboardAfter: null,
    missedQuestions: 0,
    nextGame: null,
    tooLate: {},
    refusal: null,
  };
}

const momentary = ["type", "server_time", "remaining_ms", "your_answer", "answered", "total", "player_ids"];

/** The question of a message with all fields of its kind, without those for that moment or that screen alone. */
export const questionOf = (fields: LiveQuestion): LiveQuestion =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !momentary.includes(name))) as LiveQuestion;
