import type { AskedFields, Confidence, OwnResult, EndedFields, QuestionFields } from "#protocol/live/played-question";
import type { ClassRecord, NextGame } from "#protocol/live/messages";
import type { ForeignSeats } from "#protocol/live/foreign-seats";
import type { GameSettings } from "#protocol/game-settings";
import type { LeaderboardRow, ListedPlayer } from "#protocol/live/listed-players";
import type { GameTotals, PlayerStats } from "#protocol/live/figures";
import type { TeamRow, WithTeam } from "#protocol/teams";
import type { KindName } from "#question/kinds";

/** What a screen knows of one live game, a player's and the host's alike. Server's things keep the server's names. */
export type LiveGame = {
  readonly role: "player" | "host";
  readonly code: string;
  readonly title: string;
  readonly phase: Phase;
  readonly you: You | null;
  /** For the host. */
  readonly players: readonly ListedPlayer[];
  readonly playerCount: number;
  readonly locked: boolean;
  readonly settings: GameSettings | null;
  readonly totalQuestions: number;
  readonly kinds: readonly KindName[];
  /** Some text of it has a formula. */
  readonly hasFormulas: boolean;
  /** For a phone: what this game has that only some have. */
  readonly extras: readonly ExtraName[];
  /** The number on the host's screen: 0 before the first question. */
  readonly questionNumber: number;
  readonly leaderboard: readonly LeaderboardRow[];
  /** As they stand, best first; of a game without teams none. */
  readonly teams: readonly TeamRow[];
  /** For the host: how many choose a team and have not come in yet. */
  readonly picking?: number;
  /** For the host: seats of the class that may be strangers'. */
  readonly foreignSeats?: readonly ForeignSeats[];
  /** For the host: the closed question after which its screens stand at the leaderboard. */
  readonly leaderboardAfter: string | null;
  /** For the host: how many questions of a finished game most of the class did not know. */
  readonly missedQuestions: number;
  /** The round that follows a finished game; null while there is none. */
  readonly nextGame: NextGame | null;
  /** For the host: the best that a class has done with this set, and after the end whether this one has beaten it. */
  readonly record?: (ClassRecord & { readonly is_beaten?: boolean }) | null;
  /** For the host, with a record: how much the class has known up to here. */
  readonly classRate?: number | null;
  /** For the host: a phone that asks to be let in, or how that ended. */
  readonly pairing?: Pairing | null;
  /** For a phone: by question what was sent from it and did not arrive in time. */
  readonly late: Readonly<Record<string, string>>;
  /** The last refusal; a new one is a new object, so that a screen can say it once. */
  readonly refusal: Refusal | null;
};

export type ExtraName = "teams" | "confidence" | "reactions";

export type You = WithTeam & {
  readonly playerId: string;
  readonly nickname: string;
  readonly marble: number;
  readonly score: number;
  readonly rank: number | null;
};

export type Pairing =
  | { readonly state: "waiting"; readonly tries_left: number }
  | { readonly state: "paired" | "ended" };

export type Refusal = { readonly code: string; readonly message: string; readonly suggestion?: string };

type Without<Fields, Field extends string> = Fields extends unknown ? Omit<Fields, Field> : never;
/** A question as its message brought it, but for what holds only at the moment of that. */
export type LiveQuestion = Without<QuestionFields, "server_time"> & {
  /** What the player has said of the own answer. */
  readonly your_confidence?: Confidence;
};
/** What a screen has to know of a question to answer it in time. */
export type Timed = Pick<LiveQuestion, "question_id" | "starts_at" | "ends_at">;
export type Result = EndedFields & { readonly you?: OwnResult };
export type Phase =
  | { readonly name: "connecting" }
  | { readonly name: "lobby" }
  /** The game runs, and the next question brings this screen in. */
  | { readonly name: "between" }
  | {
      readonly name: "question";
      readonly question: LiveQuestion;
      readonly answer: OwnAnswer;
      /** For the host: who has answered, never what. */
      readonly answered: number;
      readonly expected: number;
      readonly answeredIds: readonly string[];
    }
  | {
      readonly name: "reveal";
      readonly asked: AskedFields | null;
      readonly result: Result;
      readonly tookMs: number | null;
      /** This screen was there while the question ran. */
      readonly wasThere: boolean;
    }
  | { readonly name: "ended"; readonly message: string; readonly stats: PlayerStats | GameTotals | null }
  | { readonly name: "out"; readonly reason: OutReason; readonly message: string };

export type RevealPhase = Extract<Phase, { name: "reveal" }>;

/** Why this screen has no place in the game any more. */
export type OutReason = "removed" | "replaced" | "left" | "session_invalid" | "not_found" | "signed_out" | "closed";

/** `tookMs` is this device's measure until the server says which one counted. */
export type OwnAnswer =
  | { readonly state: "none" }
  /** On its way; or refused, since the question had closed before it arrived. */
  | { readonly state: "sent" | "late"; readonly value: string; readonly tookMs: number | null }
  | {
      readonly state: "accepted";
      readonly value: string;
      readonly tookMs: number | null;
      readonly verdict: Verdict | null;
    };
type Verdict = { readonly isCorrect: boolean; readonly share?: number | null; readonly points: number };

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
    late: {},
    refusal: null,
  };
}

const momentary = ["type", "server_time", "remaining_ms", "your_answer", "answered", "total", "player_ids"];

/** The question of a message, with whatever its kind has, without what holds for that moment or that screen alone. */
export const questionOf = (fields: LiveQuestion): LiveQuestion =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !momentary.includes(name))) as LiveQuestion;
