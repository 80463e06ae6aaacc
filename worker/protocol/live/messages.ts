import type { KindName } from "#question/kinds";
import type { ForeignSeats, WithForeignSeats } from "./foreign-seats";
import type { GameTotals, PlayerStats } from "./figures";
import type { TeamChoice, WithPicking, WithTeam, WithTeams } from "../teams";
import type { GameSettings } from "../game-settings";
import type { LeaderboardRow, ListedPlayer, WithPlayerCount } from "./listed-players";
import type { Confidence, CurrentQuestionFields, EndedFields, OwnResult, QuestionFields } from "./played-question";

/** Messages of the server over a socket, as types. Clients' messages are parsed with the schemas of `client-messages.ts`. */

export type GameStatus = "lobby" | "active" | "completed";
export type GamePhase = "lobby" | "question" | "reveal" | "completed";

/** Share of right answers in a class's best earlier game with this set. */
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
    /** Present if the game is deleted: nothing is left to look at. */
    is_deleted?: true;
    /** For the host: number of questions in another round of the missed ones. */
    missed_questions?: number;
    /** For the host: record that the class played against. Its rate in this game is `player_stats.accuracy`. */
    record?: ClassRecord & { readonly is_beaten: boolean };
  }
>;
/** Questions of a played game that are played again: those that most of the class missed, or all. */
export const playAgain = ["missed", "all"] as const;
/** Next round of a completed game: its players have a seat in it with their old session. */
export type NextGame = {
  readonly game_code: string;
  readonly questions: number;
  readonly which: (typeof playAgain)[number];
};
/** Lets screens load code for questions ahead: `kinds` if not all are choices, `formulas` if a text has one. */
export type WithKinds = { kinds?: readonly KindName[]; formulas?: true };
/** Next round of a completed game, while it is not over. */
type WithNextGame = { next_game?: NextGame };
/** Lets phones load ahead the features that only some games have. Nearly all have reactions, so only their absence is sent. */
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
      /** The host's screens have moved from the last closed question's answer to the leaderboard. */
      leaderboard_shown: boolean;
      server_time: number;
      /** Running question; null in every other phase. */
      question: (QuestionFields & { answered: number; total: number; player_ids: readonly string[] }) | null;
      /** Last closed question and its text, so that a reloaded board can draw the reveal. */
      result: EndedFields | null;
      /** In a completed game: number of questions in another round of the missed ones. */
      missed_questions?: number;
      /** A phone waits for its two digits to be typed here. */
      pair_request?: { readonly tries_left: number; readonly expires_at: number };
      /** Best result of this teacher's classes with this set; missing if none counts. */
      record?: ClassRecord;
      /** With a record, once a question is closed: the class's rate so far. */
      class_rate?: number;
    } & WithKinds &
    WithNextGame
>;

/** `number` as typed; `name` is the short one. */
export type JoinConfirm = { readonly game_code: string; readonly number: number; readonly name: string };

export type PickTeam = { readonly game_code: string; readonly teams: readonly TeamChoice[] };

export type ServerMessage =
  | Server<"welcome", { session_id: string; server_time: number; role: "host" | "player" }>
  | Server<"pong", { timestamp?: number; server_time?: number }>
  | Server<"counter", { count: number }>
  | Server<"error", { message: string; code: string; suggestion?: string; id?: string }>
  /** Confirms that the host's request with this id is done, now or at an earlier try. */
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
        /** A student is signed in: the game goes into their history. */
        account?: true;
      } & WithTeam &
        WithTeams &
        WithKinds &
        WithNextGame &
        WithExtras
    >
  /** Owner of the number, for the pupil to confirm: then `join_lobby` again, with `confirm`. */
  | Server<"join_confirm", JoinConfirm>
  /** The player has no seat yet: they choose a team and send `join_lobby` again with it. */
  | Server<"pick_team", PickTeam>
  | Server<
      "lobby_update",
      WithTeams & WithPicking & WithForeignSeats & { players: readonly ListedPlayer[]; total: number; locked: boolean }
    >
  | Server<"game_started", { total_questions: number; server_time: number }>
  | QuestionStart
  | CurrentQuestion
  | Server<"question_extended", { question_id: string; ends_at: number }>
  /**
   * To the phone: its answer has arrived and counts. The stored event of this name says that the host takes a text as right.
   */
  | Server<"answer_accepted", { question_id: string; answer: string }>
  | AnswerReceived
  | Server<"confidence_accepted", { question_id: string; confidence: Confidence }>
  /** To the host: number of phones for each reaction since the last message. */
  | Server<"reactions", { counts: readonly number[] }>
  /**
   * `player_ids`: players who answered since the last message, empty in a game of several rooms; `taken_back`: players whose
   * answer the host took back.
   */
  | Server<
      "answer_count_update",
      { answered: number; total: number; player_ids: readonly string[]; taken_back?: readonly string[] }
    >
  | QuestionEnd
  | Server<"leaderboard_update", WithTeams & WithPlayerCount & { leaderboard: readonly LeaderboardRow[] }>
  /** To every screen of the host, so that two boards and a remote stay in step. */
  | Server<"leaderboard_shown", { question_id: string; shown: boolean }>
  /** To every screen of the host: a phone wants to steer this game and shows two digits to be typed, or the result of that. */
  | Server<"pair_request", { state: "waiting"; tries_left: number; expires_at: number } | { state: "paired" | "ended" }>
  /**
   * To every screen of the host, once for each network: it took this many seats of the class. The lists have the present
   * number.
   */
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
        /** The game's, which a waiting pupil reads. */
        title?: string;
      } & WithTeam &
        WithTeams &
        WithKinds &
        WithNextGame &
        WithExtras
    >
  | Server<"reconnect_failed", { message: string; code: string }>
  /**
   * The game has several rooms, and this session belongs to another one: a new socket finds it with `&at=`. This one is closed.
   */
  | Server<"moved", { at: string }>
  | Server<"player_removed", { message: string; code?: "seat_freed" }>
  /** To the renamed player alone: the phone shows the new name. */
  | Server<"player_renamed", { player_id: string; nickname: string }>
  /** To the player whom the host has moved into another team. */
  | Server<"player_moved", { player_id: string; team: number }>
  /** To everybody still looking at a completed game: its follow-up game waits for them. */
  | Server<"next_game", NextGame>;

export type ServerMessageOf<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
