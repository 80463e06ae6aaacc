import type { Shown, Solution } from "#question/kinds";
import type { HostsPart } from "#question/host-judged";
import type { AnswerText as WrittenText, Details, Distribution, Picture } from "#question/question";
import type { WithTeam, WithTeams } from "../teams";
import type { LeaderboardRow, WithPlayerCount } from "./listed-players";

/** How sure a player is of an answer: guessed, thinks so, sure. */
export type Confidence = 1 | 2 | 3;

/** A player's own part of `question_end`. */
export type OwnResult = WithTeam & {
  readonly answer: string | null;
  /** Null where nothing can be right. */
  readonly is_correct: boolean | null;
  /** How much of it was right, 0 to 1; null where nothing can be, and of no answer. */
  readonly share?: number | null;
  readonly points_earned: number;
  readonly score: number;
  readonly rank: number;
  readonly previous_rank: number | null;
  readonly streak: number;
  /** What the player has said to it. */
  readonly confidence?: Confidence;
};

/** What is right, for the host; null for everybody else. */
export type QuestionFields = Shown & Solution & CommonFields;
type CommonFields = {
  question_id: string;
  question_text: string;
  /** The language of its texts (BCP 47). */
  lang?: string;
  image?: Picture;
  /** Where nobody has a phone: the host says who was right ("+" or "-"), or nobody answers. */
  by_host?: HostsPart;
  /** Seconds on the clock, the game's time factor and extensions included; null without a clock. */
  time_limit: number | null;
  question_number: number;
  total_questions: number;
  points: number;
  server_time: number;
  starts_at: number;
  /** Null where the question runs until it is ended. */
  ends_at: number | null;
  /** After the answer the player is asked how sure that was. */
  confidence?: true;
};
export type CurrentQuestionFields = QuestionFields & {
  remaining_ms: number | null;
  your_answer: string | null;
  your_confidence?: Confidence;
};

/** What a class wrote, touched or put where. */
export type ClosedText = Omit<WrittenText, "key" | "why"> &
  Partial<Pick<WrittenText, "why">> & { readonly hidden: boolean };
export type ClosedDetails = Omit<Details, "texts"> & { readonly texts?: readonly ClosedText[] };
/**
 * For a screen that comes after the close: `points` is what the question is worth. A host is told by it where a picture was
 * touched, and by `worth` what that question is worth.
 */
export type EndedFields = Omit<QuestionEndFields, "points"> &
  Partial<Omit<AskedFields, "points">> & {
    points?: AskedFields["points"] | Details["points"];
    worth?: AskedFields["points"];
  };

export type QuestionEndFields = Solution &
  WithTeams &
  WithPlayerCount &
  ClosedDetails & {
    question_id: string;
    leaderboard: readonly LeaderboardRow[];
    distribution: Distribution;
    explanation: string;
    is_last: boolean;
    /** The host has accepted or hidden an answer since the close: this is how it stands now. */
    revised?: true;
    /** Addresses of the next question's pictures, to be fetched ahead. */
    next_media?: readonly string[];
    /** For the host, where there is a record to beat: how much the class has known up to here, as accuracy. */
    class_rate?: number;
  };

/** What was asked, in a `question_end` for a screen that comes after the close and has not seen the question. */
export type AskedFields = Shown &
  Pick<CommonFields, "question_text" | "points" | "question_number" | "lang" | "image" | "by_host">;
