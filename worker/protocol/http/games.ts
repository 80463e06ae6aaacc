import * as z from "zod";
import { limits } from "#shared/limits";
import { AnswerText, HowSure, hostFields, joinFields } from "../live/client-messages";
import {
  playAgain,
  type ClassRecord,
  type GamePhase,
  type GameStatus,
  type NextGame,
  type QuestionEnd,
  type RegisterHostSuccess,
  type WithExtras,
  type WithKinds,
} from "../live/messages";
import { type Confidence, type CurrentQuestionFields } from "../live/played-question";
import { type GameSettings } from "../game-settings";
import { type LeaderboardRow, type ListedPlayer } from "../live/listed-players";
import type { AnswerFigures, GameTotals, PlayerStats } from "../live/figures";
import type { TeamChoice, WithTeam, WithTeams } from "../teams";
import type { Body, Shown, Solution } from "#question/kinds";
import type { PictureRef } from "#question/question";
import { SettingsBody } from "./game-settings";
import type { Page } from "./page";
import type { StudentStats } from "./statistics";
import { lineUpTo } from "./text";

const Label = lineUpTo(limits.gameLabel, "Etiket yazı olmalı.");

export const NewGameBody = z.object({
  question_set_id: z.string().min(1).max(64),
  settings: SettingsBody.prefault({}),
  label: Label.default(""),
});
/** Next round of a played game: with its settings and label, for the players who sat in it. */
export const NextGameBody = z.object({ from_game: z.string().max(32), which: z.enum(playAgain) });
export const GameChangeBody = z.object({ label: Label });
export const JoinBody = z.object({ game_code: z.string().max(32), ...joinFields }).check(({ value, issues }) => {
  if (value.nickname !== undefined || value.number !== undefined) return;
  issues.push({ code: "custom", input: value, path: ["nickname"], message: "Bir takma ad yaz." });
});
/** Join with a seat of the previous round. */
export const CarriedJoinBody = z.object({ game_code: z.string().max(32), from_session: z.string().min(1).max(128) });
/** Bodies of a host's HTTP calls: the fields of the socket's frames. */
export const HostBodies = Object.fromEntries(
  Object.entries(hostFields).map(([type, fields]) => [type, z.object(fields)]),
) as { readonly [T in keyof typeof hostFields]: z.ZodObject<(typeof hostFields)[T]> };
export const AnswerBody = z.object({
  question_id: z.string().min(1).max(64),
  answer: AnswerText,
  response_time_ms: z.unknown().optional(),
});

export const ConfidenceBody = z.object({ question_id: z.string().min(1).max(64), confidence: HowSure });

export type Game = Readonly<WithKinds> & {
  readonly id: string;
  readonly game_code: string;
  readonly title: string;
  /** Label given by the teacher. Missing in replies of a live room, which does not know it. */
  readonly label?: string;
  /** Present if done as homework; missing if a class played it together. */
  readonly mode?: "homework";
  readonly status: GameStatus;
  readonly phase: GamePhase;
  readonly question_set_id: string | null;
  readonly total_questions: number;
  /** Number on the host's screen: 0 in the lobby, then 1 for the first question. */
  readonly question_number: number;
  readonly player_count: number;
  readonly settings: GameSettings;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly ended_at: number | null;
};
/** Fields of `register_host_success`, so that a board can poll; `end` is the host's `game_end`. */
export type HostView = Omit<RegisterHostSuccess, "type"> & {
  readonly end:
    | (WithTeams & {
        readonly final_leaderboard: readonly LeaderboardRow[];
        readonly player_stats: GameTotals;
        readonly message: string;
        readonly missed_questions?: number;
        readonly record?: ClassRecord & { readonly is_beaten: boolean };
      })
    | null;
};
export type GameReply = { readonly game: Game };
/** Game in a list. A finished game has its figures, a running one null. */
export type ListedGame = Game & {
  readonly label: string;
  /** Class that played, while it exists. */
  readonly class_name?: string;
  readonly accuracy: number | null;
  readonly average_score: number | null;
};

/** `GET /api/game/{code}`: the public part, and the parts for a session or the owner. */
export type GameView = {
  readonly game: Pick<
    Game,
    | "game_code"
    | "title"
    | "status"
    | "phase"
    | "player_count"
    | "total_questions"
    | "question_number"
    | "kinds"
    | "formulas"
  > &
    Partial<Game> & { readonly players?: readonly ListedPlayer[]; readonly locked?: boolean };
  readonly server_time: number;
  /** For the owner alone, while the game has its room. */
  readonly host?: HostView;
  readonly you?: WithTeam &
    WithTeams & {
      readonly player_id: string;
      readonly nickname: string;
      readonly marble: number;
      readonly score: number;
      readonly rank: number;
      readonly answer: string | null;
      /** Confidence in that answer. */
      readonly confidence?: Confidence;
    };
  readonly question?: Omit<CurrentQuestionFields, "your_answer"> | null;
  readonly result?: Omit<QuestionEnd, "type"> | null;
  /** End of a completed game, so that a polling phone draws the same last screen. */
  readonly end?:
    | (WithTeams & {
        readonly final_leaderboard: readonly LeaderboardRow[];
        readonly player_stats: PlayerStats;
        readonly message: string;
      })
    | null;
  /** For players and the owner of a completed game, while its follow-up game is not over. */
  readonly next_game?: NextGame;
};
/** `GET /api/game/{code}/join`: the game takes players; otherwise the reply is the refusal that joining would get. */
export type JoinableReply = {
  readonly generated_names: boolean;
  /** Players join with a number of the class: the school's, or that of the list. */
  readonly number?: "school_no" | "number";
  /** Players choose one of these: `POST /api/game/join` needs a `team`. */
  readonly teams?: readonly TeamChoice[];
};
export type JoinReply = Readonly<WithKinds> &
  Readonly<WithExtras> &
  WithTeam &
  WithTeams & {
    readonly game_code: string;
    readonly player_id: string;
    readonly nickname: string;
    readonly marble: number;
    readonly session_id: string;
    readonly game_status: GameStatus;
    /** A student is signed in: the game goes into their history. */
    readonly account?: true;
  };
/** Reply of `POST /api/game/answer` and `/confidence`. The verdict is null until it may be known. */
export type AnswerReply = {
  readonly accepted: true;
  readonly is_correct: boolean | null;
  readonly share: number | null;
  readonly points_earned: number | null;
  readonly score: number;
};
/** For the owner of a game in several rooms: one page, with its number, its size and the number of rows. */
export type LeaderboardReply = WithTeams &
  Partial<Omit<Page<never>, "items">> & { readonly leaderboard: readonly LeaderboardRow[] };
/** `GET /api/game/{code}/players`: newest player first. */
export type PlayersReply = Page<ListedPlayer>;
export type PlayerReply = {
  readonly player: WithTeam & {
    readonly player_id: string;
    readonly nickname: string;
    readonly marble: number;
    readonly score: number;
    readonly rank: number;
    readonly game_code: string;
    readonly game_status: GameStatus;
    readonly is_connected: boolean;
    /** In a game with a class: number in its list. */
    readonly number?: number;
  };
};
/** `POST /api/player/{id}/claim`; `is_new` tells if this call gave the player to the account. */
export type ClaimReply = PlayerReply & { readonly is_new: boolean };
export type PlayerAnswer = Shown &
  Solution &
  AnswerFigures & { readonly question_text: string; readonly lang: string; readonly image?: PictureRef };
export type PlayerStatsReply = { readonly stats: PlayerStats & { readonly answers: readonly PlayerAnswer[] } };
/** `GET /api/player/{id}/missed`: the questions the caller missed in a finished game, as they were played, for practice. */
export type MissedReply = {
  readonly game_code: string;
  readonly title: string;
  readonly questions: readonly PracticeQuestion[];
};
/** `question` has the fields that the judge of its kind takes (`#question/kinds`), the right answer included. */
export type PracticeQuestion = {
  readonly question: Body & {
    readonly id: string;
    readonly text: string;
    readonly lang?: string;
    readonly image?: PictureRef;
    readonly outcome?: string;
    /** Missing for games played before explanations were stored. */
    readonly explanation?: string;
  };
  /** Answer the player gave then; null for none. */
  readonly answer: string | null;
};
export type HistoryRow = {
  readonly game_code: string;
  /** Present if done as homework. */
  readonly mode?: "homework";
  readonly player_id: string;
  readonly title: string;
  readonly nickname: string;
  readonly marble: number;
  readonly score: number;
  readonly rank: number;
  readonly player_count: number;
  readonly correct: number;
  readonly wrong: number;
  readonly unanswered: number;
  readonly accuracy: number;
  /** The player's team and its rank, in a game with teams. */
  readonly team?: { readonly name: string; readonly rank: number };
  readonly played_at: number;
};

/** Page of past games; `stats` covers all of them, for any page or search. */
export type HistoryReply = Page<HistoryRow> & { readonly stats: StudentStats };
