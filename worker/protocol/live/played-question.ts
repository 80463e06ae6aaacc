import type { FieldsIn } from "#question/fields/fields";
import type { Shown, Solution } from "#question/kinds";
import type { AnswerText as WrittenText, Details, Distribution, HostsPart, PictureRef } from "#question/question";
import type { GameSettings } from "../game-settings";
import type { WithTeam, WithTeams } from "../teams";
import type { LeaderboardRow, NetCounts, Scored, WithPlayerCount } from "./listed-players";

/** Confidence of a player in an answer: guessed, thinks so, sure. */
export type Confidence = 1 | 2 | 3;

/** Player's part of `question_end`. */
export type OwnResult = WithTeam &
  Scored &
  Partial<NetCounts> & {
    readonly answer: string | null;
    /** Null if nothing can be right. */
    readonly is_correct: boolean | null;
    /** Share that was right, 0 to 1; null if nothing can be right, or there is no answer. */
    readonly share?: number | null;
    readonly points_earned: number;
    readonly rank: number;
    readonly previous_rank: number | null;
    readonly streak: number;
    /** Player's confidence in the answer. */
    readonly confidence?: Confidence;
  };

/** How answers count, in a game in which they may change, or that counts net; in other games it need not be known. */
export type WithCounting = { answers_change?: true; scoring?: GameSettings["scoring"] };

/** Question with its solution for the host; the solution is null for everybody else. */
export type QuestionFields = Shown & Solution & WithCounting & CommonFields;
type CommonFields = {
  question_id: string;
  question_text: string;
  /** Language of its texts (BCP 47). */
  lang?: string;
  image?: PictureRef;
  /** In a game without phones: the host says who was right ("+" or "-"), or nobody answers. */
  by_host?: HostsPart;
  /** Seconds on the clock, including the game's time factor and extensions; null without a clock. */
  time_limit: number | null;
  question_number: number;
  total_questions: number;
  points: number;
  server_time: number;
  starts_at: number;
  /** Null if the question runs until it is ended. */
  ends_at: number | null;
  /** Set if the player is asked for their confidence after the answer. */
  confidence?: true;
};
export type CurrentQuestionFields = QuestionFields & {
  remaining_ms: number | null;
  your_answer: string | null;
  your_confidence?: Confidence;
  /** Highest turn of the player's answers, 0 for none: where answers may change, another device goes on from there. */
  your_turn?: number;
};

/** Answers of a class at the close: texts written, places touched, items placed. */
export type ClosedText = Omit<WrittenText, "key" | "why"> &
  Partial<Pick<WrittenText, "why">> & { readonly hidden: boolean };
export type ClosedDetails = Omit<Details, "texts"> & { readonly texts?: readonly ClosedText[] };
/**
 * Fields of a question's end. A screen that joins after the close also gets the question. `points` is then the question's
 * worth, unless it holds the places touched on a picture (sent to hosts only): then `worth` has the worth.
 */
export type EndedFields = Omit<QuestionEndFields, "points"> &
  Partial<Omit<AskedFields, "points">> & {
    points?: AskedFields["points"] | Details["points"];
    worth?: AskedFields["points"];
  };

export type QuestionEndFields = Solution &
  WithTeams &
  WithPlayerCount &
  ClosedDetails &
  FieldsIn<"close"> & {
    question_id: string;
    leaderboard: readonly LeaderboardRow[];
    distribution: Distribution;
    is_last: boolean;
    /** Set if the host has accepted or hidden an answer since the close: these are the new figures. */
    revised?: true;
    /** Addresses of the next question's pictures, to be fetched ahead. */
    next_media?: readonly string[];
    /** For the host, if there is a record to beat: the class's accuracy so far. */
    class_rate?: number;
  };

/** The question itself, sent in a `question_end` to a screen that joins after the close. */
export type AskedFields = Shown &
  Pick<CommonFields, "question_text" | "points" | "question_number" | "lang" | "image" | "by_host">;
