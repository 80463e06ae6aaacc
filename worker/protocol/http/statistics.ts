import type { AnswerFigures } from "../live/figures";
import type { ClosedDetails, Confidence } from "../live/played-question";
import type { GameStatus } from "../live/messages";
import type { WithTeam } from "../teams";
import type { Shown, Solution } from "#question/kinds";
import type { HostsPart } from "#question/host-judged";
import type { Distribution, Picture } from "#question/question";
import type { Approval, Role } from "./people";

export type GameStatistics = {
  readonly game: {
    readonly game_code: string;
    readonly title: string;
    /** What the teacher calls the game; every report of the API has it. */
    readonly label?: string;
    /** Done as homework; missing where a class played it together. */
    readonly mode?: "homework";
    /** Where nobody had a phone: by cards, or by teams before the board. Every report of the API has it. */
    readonly answers?: "cards" | "board";
    /** The class that played, while there is one of it. */
    readonly class_name?: string;
    readonly status: GameStatus;
    readonly player_count: number;
    readonly average_score: number | null;
    readonly accuracy: number | null;
    /** The mean share of everything asked: as accuracy, with the partly right as what they are. */
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
      /** The language of its texts (BCP 47). */
      readonly lang: string;
      readonly outcome: string;
      readonly image?: Picture;
      /** Where nobody had a phone: the host said who was right, or it was only shown. */
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
      /** An answer that most of those gave who made the most frequent mistake, and how many made it. */
      readonly misconception: string | null;
      readonly misconception_count?: number;
      readonly hard: boolean;
      /** Once the game is over, where players were asked how sure they are: of each step how many were right and wrong. */
      readonly confidence?: Readonly<Record<Confidence, { readonly right: number; readonly wrong: number }>>;
      /** Who was sure, and wrong. */
      readonly sure_and_wrong?: readonly string[];
    })[];
  /** Where players belonged to teams: best first. */
  readonly teams?: readonly {
    readonly team: number;
    readonly name: string;
    readonly score: number;
    readonly rank: number;
    readonly players: number;
    /** Right ÷ what was asked of those who were in it at the end. */
    readonly accuracy: number | null;
  }[];
  readonly players: readonly (WithTeam & {
    readonly player_id: string;
    readonly nickname: string;
    readonly marble: number;
    readonly score: number;
    readonly rank: number;
    /** The questions that closed while the player sat in the game: the rates are of those. */
    readonly asked: number;
    readonly accuracy: number | null;
    readonly credit: number | null;
    readonly average_response_ms: number | null;
    readonly needs_support: boolean;
    readonly answers: readonly AnswerFigures[];
  })[];
  /** Of the questions that name an outcome: right ÷ answers given. */
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly questions: number;
    readonly correct_rate: number | null;
    /** In a report by page those of the page. */
    readonly players: readonly { readonly player_id: string; readonly correct_rate: number | null }[];
    /** In a report by page: how many of all players knew less than half of what they answered. */
    readonly weak?: number;
  }[];
  /** Of a game that several rooms played: of which of its players this is. Every figure of questions, teams and outcomes is of all. */
  readonly paged?: ReportPage;
};
export type ReportPage = {
  readonly page: number;
  readonly page_size: number;
  /** Players whom the search found. */
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
  readonly month: { readonly games: number; readonly players: number };
  readonly hardest_questions: readonly {
    readonly question_set_id: string | null;
    readonly question_text: string;
    /** The language of its text (BCP 47); missing where it is Turkish. */
    readonly lang?: string;
    /** Right ÷ players who sat there. */
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
