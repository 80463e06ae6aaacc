import type { KindName } from "#question/kinds";
import type { ForeignSeats, WithForeignSeats } from "./foreign-seats";
import type { GameTotals, PlayerStats } from "./figures";
import type { TeamChoice, WithPicking, WithTeam, WithTeams } from "../teams";
import type { GameSettings } from "../game-settings";
import type { LeaderboardRow, ListedPlayer, WithPlayerCount } from "./listed-players";
import type { Confidence, CurrentQuestionFields, EndedFields, OwnResult, QuestionFields } from "./played-question";

/** What the server says over a socket, as types. What clients say is parsed with the schemas of `client-messages.ts`. */

export type GameStatus = "lobby" | "active" | "completed";
export type GamePhase = "lobby" | "question" | "reveal" | "completed";

/** How many questions of the set a class knew of all that it was asked, in its best game before. */
export type ClassRecord = { readonly rate: number; readonly played_at: number };

type Server<T extends string, Fields = unknown> = { readonly type: T } & Readonly<Fields>;

export type QuestionStart = Server<"question_start", QuestionFields>;
type CurrentQuestion = Server<"current_question", CurrentQuestionFields>;

export type QuestionEnd = Server<"question_end", EndedFields & { you?: OwnResult }>;
type AnswerReceived = Server<
  "answer_received",
  {
    is_correct: boolean | null;
    share?: number | null;
    points_earned: number;
    question_id: string;
    score: number;
    response_time_ms: number;
  }
>;
export type GameEnd = Server<
  "game_end",
  WithTeams & {
    final_leaderboard: readonly LeaderboardRow[];
    player_stats: PlayerStats | GameTotals;
    message: string;
    /** Nothing is left of it to look at. */
    is_deleted?: true;
    /** For the host: how many questions another round of the missed ones would have. */
    missed_questions?: number;
    /** For the host: what the class played against. Its own rate is `player_stats.accuracy`. */
    record?: ClassRecord & { readonly is_beaten: boolean };
  }
>;
/** Which questions of a played game are played again: those that most of the class did not know, or all. */
export const playAgain = ["missed", "all"] as const;
/** The next round of a completed game: whoever sat in the one has a seat in the other for the old session. */
export type NextGame = {
  readonly game_code: string;
  readonly questions: number;
  readonly which: (typeof playAgain)[number];
};
/** For screens to load ahead what they show the questions with: `kinds` where not all are choices, `formulas` where a text has one. */
export type WithKinds = { kinds?: readonly KindName[]; formulas?: true };
/** What a completed game tells of its next round, while that is not over. */
type WithNextGame = { next_game?: NextGame };
/** For phones to load ahead what only some games have. Reactions, which nearly all have, are named where there are none. */
export type WithExtras = { confidence?: true; reactions?: false };

export type RegisterHostSuccess = Server<
  "register_host_success",
  WithTeams &
    WithPicking &
    WithForeignSeats &
    WithPlayerCount & {
      game_code: string;
      game_status: GameStatus;
      phase: GamePhase;
      title: string;
      players: readonly ListedPlayer[];
      settings: GameSettings;
      leaderboard: readonly LeaderboardRow[];
      total_questions: number;
      question_number: number;
      locked: boolean;
      /** The host's screens are past the answer of the last closed question, at the leaderboard. */
      leaderboard_shown: boolean;
      server_time: number;
      /** The running question; null in every other phase. */
      question: (QuestionFields & { answered: number; total: number; player_ids: readonly string[] }) | null;
      /** The last closed question, with what was asked, so that a reloaded board can draw the reveal. */
      result: EndedFields | null;
      /** Of a completed game: how many questions another round of the missed ones would have. */
      missed_questions?: number;
      /** A phone waits for its two digits to be typed here. */
      pair_request?: { readonly tries_left: number; readonly expires_at: number };
      /** The best that a class of this teacher has done with this set; missing where none counts. */
      record?: ClassRecord;
      /** With a record, once a question is closed: how much the class has known up to here. */
      class_rate?: number;
    } & WithKinds &
    WithNextGame
>;

/** `number` as it was typed; `name` is the short one. */
export type JoinConfirm = { readonly game_code: string; readonly number: number; readonly name: string };

export type PickTeam = { readonly game_code: string; readonly teams: readonly TeamChoice[] };

export type ServerMessage =
  | Server<"welcome", { session_id: string; server_time: number; role: "host" | "player" }>
  | Server<"pong", { timestamp?: number; server_time?: number }>
  | Server<"counter", { count: number }>
  | Server<"error", { message: string; code: string; suggestion?: string; id?: string }>
  /** What the host asked for under this id has been done, now or the first time it was asked. */
  | Server<"done", { id: string }>
  | Server<
      "join_success",
      {
        game_code: string;
        player_id: string;
        nickname: string;
        marble: number;
        session_id: string;
        game_status: GameStatus;
        /** A student is signed in: the game goes to the own history. */
        account?: true;
      } & WithTeam &
        WithTeams &
        WithKinds &
        WithNextGame &
        WithExtras
    >
  /** Whose number it is, for the pupil to say yes to: then `join_lobby` again, with `confirm`. */
  | Server<"join_confirm", JoinConfirm>
  /** Nobody sits yet: the player chooses a team, then `join_lobby` again with it. */
  | Server<"pick_team", PickTeam>
  | Server<
      "lobby_update",
      WithTeams & WithPicking & WithForeignSeats & { players: readonly ListedPlayer[]; total: number; locked: boolean }
    >
  | Server<"game_started", { total_questions: number; server_time: number }>
  | QuestionStart
  | CurrentQuestion
  | Server<"question_extended", { question_id: string; ends_at: number }>
  | Server<"answer_accepted", { question_id: string; answer: string }>
  | AnswerReceived
  | Server<"confidence_accepted", { question_id: string; confidence: Confidence }>
  /** To the host: how many phones sent which reaction since the last one. */
  | Server<"reactions", { counts: readonly number[] }>
  /**
   * `player_ids`: who has answered since the last one, nobody in a game of several rooms; `taken_back`: whose answer the host
   * has taken back.
   */
  | Server<
      "answer_count_update",
      { answered: number; total: number; player_ids: readonly string[]; taken_back?: readonly string[] }
    >
  | QuestionEnd
  | Server<"leaderboard_update", WithTeams & WithPlayerCount & { leaderboard: readonly LeaderboardRow[] }>
  /** To every screen of the host, so that two boards and a remote stay in step. */
  | Server<"leaderboard_shown", { question_id: string; shown: boolean }>
  /** To every screen of the host: a phone wants to steer this game, and shows two digits to be typed; or what came of it. */
  | Server<"pair_request", { state: "waiting"; tries_left: number; expires_at: number } | { state: "paired" | "ended" }>
  /** To every screen of the host, once a network: it took so many seats of the class. The lists say how many it has now. */
  | Server<"foreign_seats", ForeignSeats>
  | GameEnd
  | RegisterHostSuccess
  | Server<
      "reconnect_success",
      {
        game_code: string;
        player_id: string;
        nickname: string;
        marble: number;
        score: number;
        game_status: GameStatus;
        session_id: string;
        rank: number;
      } & WithTeam &
        WithTeams &
        WithKinds &
        WithNextGame &
        WithExtras
    >
  | Server<"reconnect_failed", { message: string; code: string }>
  /** The game has several rooms, and this session's is another one: a new socket finds it with `&at=`. This one is closed. */
  | Server<"moved", { at: string }>
  | Server<"player_removed", { message: string; code?: "seat_freed" }>
  /** To the renamed player alone: the phone shows its new name. */
  | Server<"player_renamed", { player_id: string; nickname: string }>
  /** To the player whom the host has put into another team. */
  | Server<"player_moved", { player_id: string; team: number }>
  /** To everybody who still looks at a completed game: its next round waits for them. */
  | Server<"next_game", NextGame>;

export type ServerMessageOf<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
