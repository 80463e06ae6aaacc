import type { AnswerFigures } from "../live/figures";
import type { ClosedDetails, Confidence } from "../live/played-question";
import type { GameStatus } from "../live/messages";
import type { WithTeam } from "../teams";
import type { Shown, Solution } from "#question/kinds";
import type { HostsPart } from "#question/host-judged";
import type { Distribution, PictureRef } from "#question/question";
import type { Approval, Role } from "./people";

export type GameStatistics = {
  readonly game: {
    readonly game_code: string;
    readonly title: string;
    /** Label given by the teacher; every report of the API has it. */
    readonly label?: string;
    /** Present if done as homework; missing if a class played it together. */
    readonly mode?: "homework";
    /** Present if nobody had a phone: played by cards, or by teams before the board. Every report of the API has it. */
    readonly answers?: "cards" | "board";
    /** Class that played, while it exists. */
    readonly class_name?: string;
    readonly status: GameStatus;
    readonly player_count: number;
    readonly average_score: number | null;
    readonly accuracy: number | null;
    /** Mean share of everything asked: like accuracy, but partly right answers count in part. */
    readonly credit: number | null;
    readonly average_response_ms: number | null;
    readonly duration_ms: number | null;
    readonly completion: number | null;
    readonly started_at: number | null;
    readonly ended_at: number | null;
  };
  readonly questions: readonly (Shown &
    Solution &
    ClosedDetails & {
      /** Language of its texts (BCP 47). */
      readonly lang: string;
      readonly outcome: string;
      readonly image?: PictureRef;
      /** Present in a game without phones: the host judged the question, or it was only shown. */
      readonly by_host?: HostsPart;
      readonly question_id: string;
      readonly question_number: number;
      readonly question_text: string;
      readonly distribution: Readonly<Distribution>;
      readonly correct_rate: number | null;
      readonly credit: number | null;
      readonly unanswered: number;
      readonly average_response_ms: number | null;
      readonly median_response_ms: number | null;
      readonly difficulty: number | null;
      readonly discrimination: number | null;
      /** Answer given by most of those who made the most frequent mistake, and the number who made it. */
      readonly misconception: string | null;
      readonly misconception_count?: number;
      readonly hard: boolean;
      /**
       * For each confidence step, the number of right and wrong answers; present once the game is over, if players were asked.
       */
      readonly confidence?: Readonly<Record<Confidence, { readonly right: number; readonly wrong: number }>>;
      /** Players who were sure, and wrong. */
      readonly sure_and_wrong?: readonly string[];
    })[];
  /** Teams, best first, in a game with teams. */
  readonly teams?: readonly {
    readonly team: number;
    readonly name: string;
    readonly score: number;
    readonly rank: number;
    readonly players: number;
    /** Right ÷ asked of those who were in it at the end. */
    readonly accuracy: number | null;
  }[];
  readonly players: readonly (WithTeam & {
    readonly player_id: string;
    readonly nickname: string;
    readonly marble: number;
    readonly score: number;
    readonly rank: number;
    /** Questions that closed while the player sat in the game: the rates are of those. */
    readonly asked: number;
    readonly accuracy: number | null;
    readonly credit: number | null;
    readonly average_response_ms: number | null;
    readonly needs_support: boolean;
    readonly answers: readonly AnswerFigures[];
  })[];
  /** Rates by outcome, of questions that name one: right ÷ answers given. */
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly questions: number;
    readonly correct_rate: number | null;
    /** In a report by page: the players of the page. */
    readonly players: readonly { readonly player_id: string; readonly correct_rate: number | null }[];
    /** In a report by page: number of all players who knew less than half of their answers. */
    readonly weak?: number;
  }[];
  /** Page of players, in a game that several rooms played. All figures of questions, teams and outcomes cover every player. */
  readonly paged?: ReportPage;
};
export type ReportPage = {
  readonly page: number;
  readonly page_size: number;
  /** Players found by the search. */
  readonly total: number;
  readonly q: string;
  readonly only: ReportPlayers;
  /** Players who may need support. */
  readonly support: number;
  /** Players whose answers were lost. */
  readonly missing_players: number;
};
export type ReportPlayers = "all" | "support";
export type TeacherStats = {
  readonly question_sets: number;
  readonly games: number;
  readonly players: number;
  readonly accuracy: number | null;
  readonly month: {
    readonly games: number;
    readonly players: number;
    /** The month without games that were only opened. */
    readonly played?: { readonly games: number; readonly players: number };
  };
  readonly hardest_questions: readonly {
    readonly question_set_id: string | null;
    readonly question_text: string;
    /** Language of its text (BCP 47); missing if it is Turkish. */
    readonly lang?: string;
    /** Right ÷ players who had a seat. */
    readonly correct_rate: number;
    readonly answers: number;
  }[];
};
export type AdminStats = {
  readonly users: Record<Role, number>;
  readonly teachers: Record<Approval, number>;
  readonly question_sets: number;
  readonly questions: number;
  readonly games: Record<GameStatus, number>;
  readonly players: number;
  /** Sets that wait for an administrator. */
  readonly library: { readonly pending: number; readonly reported: number };
  readonly days: readonly { readonly date: string; readonly games: number; readonly players: number }[];
};
export type StudentStats = {
  readonly games: number;
  readonly average_rank: number | null;
  readonly best_rank: number | null;
  readonly accuracy: number | null;
};
export type UserStats =
  | {
      readonly question_sets: number;
      readonly games: number;
      readonly players: number;
      readonly accuracy: number | null;
    }
  | StudentStats;
