import * as z from "zod";
import type { KindName, Solution } from "#question/kinds";
import { isBlank, tidy } from "#question/text";
import { AnswerText, joinFields } from "../client-messages";
import { homeworkLimits } from "../homework-limits";
import type { QuestionFields } from "../messages";
import type { PlayerAnswer } from "./games";
import type { Page } from "./page";
import { textUpTo } from "./text";

/** Homework: the teacher's calls below `/api/homework`, by id, and the pupil's, by the code in the address `/odev/{code}`. */

const Title = z
  .string("Ödeve bir ad verin.")
  .transform((text) => tidy(text).replace(/\s+/gu, " "))
  .check(textUpTo(homeworkLimits.title))
  .refine((title) => !isBlank(title), "Ödeve bir ad verin.");
/** Milliseconds since 1970; whether it lies in the future the call knows. */
const Moment = z.int("Bir tarih seçin.").min(0).max(8.64e15);
const ATTEMPTS = `Deneme hakkı 1 ile ${homeworkLimits.attempts} arasında olabilir.`;

export const NewHomeworkBody = z.object({
  question_set_id: z.string().min(1).max(64),
  /** Without one it is called as its set. */
  title: Title.optional(),
  class_id: z.string().min(1).max(64).nullish(),
  /** At once, unless it says when. */
  opens_at: Moment.nullish(),
  due_at: Moment,
  attempts: z.int(ATTEMPTS).min(1, ATTEMPTS).max(homeworkLimits.attempts, ATTEMPTS).default(1),
  clock: z.enum(["none", "question"]).default("none"),
  verdict: z.enum(["each", "after_due"]).default("each"),
  /** Every pupil gets the questions in an order of the own. */
  shuffle: z.boolean().default(false),
});
export const HomeworkChangeBody = z.object({ title: Title.optional(), due_at: Moment.optional() });

const { nickname, number, confirm, join_key } = joinFields;
/** A new pupil, or with `pin` one who comes back on another device. */
export const HomeworkJoinBody = z
  .object({
    nickname,
    number,
    /** As in a game: with a number the first call says whose it is, the second takes the place. */
    confirm,
    join_key,
    pin: z.string().max(16).optional(),
  })
  .check(({ value, issues }) => {
    if (value.nickname !== undefined || value.number !== undefined) return;
    issues.push({ code: "custom", input: value, path: ["nickname"], message: "Bir takma ad yaz." });
  });
export const HomeworkAnswerBody = z.object({
  question_id: z.string().min(1).max(64),
  answer: AnswerText,
  /** In which attempt; the present one unless said. A phone that kept answers says it. */
  attempt: z.int().min(1).max(1000).optional(),
  confidence: z.literal([1, 2, 3]).optional(),
});
/** The attempt that the phone takes for the present one: asked again for the same one, no second is begun. */
export const NextAttemptBody = z.object({ after: z.int().min(1).max(1000).optional() });

export type HomeworkState = "waiting" | "open" | "over";
export type HomeworkSettings = {
  readonly attempts: number;
  readonly clock: "none" | "question";
  readonly verdict: "each" | "after_due";
  readonly shuffle: boolean;
};

// The teacher's side.

export type Homework = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly question_set_id: string | null;
  readonly class: { readonly id: string; readonly name: string } | null;
  readonly settings: HomeworkSettings;
  readonly question_count: number;
  readonly created_at: number;
  /** Null: at once. */
  readonly opens_at: number | null;
  readonly due_at: number;
  /** When its teacher ended it early; null otherwise, and after the last day was put off. */
  readonly closed_at: number | null;
  readonly state: HomeworkState;
  readonly counts: {
    /** Pupils of the class; null without one. */
    readonly expected: number | null;
    readonly started: number;
    /** Of them those who have answered everything at least once. */
    readonly finished: number;
  };
  /** Right ÷ asked of everybody's best attempt; null before anybody has begun. */
  readonly accuracy: number | null;
  /** It is over and its result is written: `/api/game/{code}/statistics` and every report have it. */
  readonly has_report: boolean;
  /** The last day can still be put off. */
  readonly can_extend: boolean;
};
export type HomeworkReply = { readonly homework: Homework };
export type HomeworkList = Page<Homework>;

export type BestAttempt = {
  readonly attempt: number;
  readonly answered: number;
  readonly right: number;
  /** Of questions that can be right or wrong. */
  readonly judged: number;
  readonly score: number;
};
export type HomeworkPupil = {
  /** Null where a pupil of the class has not begun. */
  readonly player_id: string | null;
  /** Of a class: the number in its list, and the school's. */
  readonly number?: number;
  readonly school_no?: number | null;
  readonly name: string;
  readonly marble: number | null;
  readonly state: "not_started" | "running" | "finished";
  /** The present attempt; 0 before the first. */
  readonly attempt: number;
  /** That can still be begun. */
  readonly attempts_left: number;
  /** In the present attempt. */
  readonly answered: number;
  readonly best: BestAttempt | null;
  readonly started_at: number | null;
  readonly last_at: number | null;
  /** Too many wrong pins: until then nobody comes back into this place by one. */
  readonly locked_until: number | null;
};
/** `GET /api/homework/{id}/pupils`: everybody; of a class also who has not begun. */
export type HomeworkPupilsReply = {
  readonly homework: Homework;
  readonly pupils: readonly HomeworkPupil[];
  /** How each question goes, of first attempts, in the order of the set. */
  readonly questions: readonly {
    readonly question_id: string;
    readonly question_number: number;
    readonly question_text: string;
    readonly lang: string;
    readonly kind: KindName;
    readonly answered: number;
    /** Null where nothing can be right. */
    readonly correct_rate: number | null;
  }[];
  readonly server_time: number;
};
/** `GET /api/homework/{id}/pupils/{player_id}?attempt=`: what a pupil answered, the best attempt unless said. */
export type HomeworkAnswersReply = {
  readonly pupil: HomeworkPupil;
  readonly attempt: number;
  readonly answers: readonly PlayerAnswer[];
  readonly attempts: readonly BestAttempt[];
};
/** `POST …/pupils/{player_id}/pin`: shown once. */
export type HomeworkPinReply = { readonly pin: string };
/** `POST …/pupils/{player_id}/attempt`. */
export type HomeworkPupilReply = { readonly pupil: HomeworkPupil };

// The pupil's side.

/** What anybody may see who has the address. */
export type HomeworkFacts = {
  readonly code: string;
  readonly title: string;
  readonly teacher: string;
  readonly class_name: string | null;
  readonly question_count: number;
  readonly opens_at: number | null;
  /** When it is over: the last day, or when the teacher ended it. */
  readonly due_at: number;
  readonly settings: HomeworkSettings;
  readonly state: HomeworkState;
  /** What a pupil starts with. */
  readonly joins_by: "nickname" | "number" | "school_no";
  readonly kinds?: readonly KindName[];
};
/** `given`: nobody says yet whether it was right, or nothing can be; `missed`: its clock ran out. */
export type Bead = "right" | "partial" | "wrong" | "given" | "missed";
export type HomeworkYou = {
  readonly player_id: string;
  readonly nickname: string;
  readonly marble: number;
  readonly number?: number;
  readonly attempt: number;
  readonly attempts_left: number;
  /** `ready`: the next question has a clock and waits for `POST …/next`. */
  readonly phase: "question" | "ready" | "finished";
  /** Of the present question, from 1; of a finished attempt the last one's. */
  readonly question_number: number;
  readonly answered: number;
  /** Null as long as nobody may know. */
  readonly right: number | null;
  readonly best: BestAttempt | null;
};
/** As in a game, with nothing in `correct_option` and `solution`. */
export type HomeworkQuestion = QuestionFields;
export type HomeworkVerdict = Solution & {
  readonly question_id: string;
  readonly answer: string | null;
  readonly is_correct: boolean | null;
  readonly share: number | null;
  readonly points_earned: number;
  readonly explanation: string;
};

/** `GET /api/homework/{code}`: with a `session-id` also the pupil's own part. */
export type HomeworkView = {
  readonly homework: HomeworkFacts;
  readonly server_time: number;
  readonly you?: HomeworkYou;
  /** Of the present attempt, in the pupil's own order, as far as it has come. */
  readonly beads?: readonly Bead[];
  readonly question?: HomeworkQuestion | null;
  /** The questions after it, at most five; none where they have a clock. */
  readonly ahead?: readonly HomeworkQuestion[];
};
/** 201 of `POST …/join`, and 200 where the pupil came back (then without a pin: it was typed). */
export type HomeworkJoinReply = HomeworkView & { readonly session_id: string; readonly pin: string | null };
/** 200 of a join by number that was not confirmed yet: nobody sits. */
export type HomeworkJoinConfirm = { readonly code: string; readonly number: number; readonly name: string };

/** `POST …/answer`: stored. The same again for the same question of the same attempt, whatever was sent then. */
export type HomeworkAnswerReply = {
  readonly accepted: true;
  readonly question_id: string;
  readonly attempt: number;
  /** The one that counts. */
  readonly answer: string;
  /** Null where verdicts come after the last day. */
  readonly verdict: HomeworkVerdict | null;
  readonly you: HomeworkYou;
  /** The present question now; null where it waits for `POST …/next`, and after the last. */
  readonly question: HomeworkQuestion | null;
  /** What may be shown ahead since this answer: put beside what is known by its id. */
  readonly ahead: readonly HomeworkQuestion[];
};
/** `GET …/review`: of an attempt that is finished or over; the best one unless `?attempt=` says. */
export type HomeworkReviewReply = {
  readonly attempt: number;
  readonly answers: readonly (PlayerAnswer & { readonly explanation: string })[];
};
/** 410 `homework_over` of every call of a pupil; `result` of a session that is known, null where nobody began. */
export type HomeworkOver = {
  readonly error: string;
  readonly code: "homework_over";
  readonly homework: HomeworkFacts;
  readonly result: HomeworkResult | null;
  /** Of a pupil who came back with the pin: `review` takes it. */
  readonly session_id?: string;
};
export type HomeworkResult = {
  readonly player_id: string;
  readonly nickname: string;
  readonly marble: number;
  readonly best: BestAttempt;
  /** Of the best attempt. */
  readonly beads: readonly Bead[];
};
