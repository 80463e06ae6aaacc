import * as z from "zod";
import { PlayerAnswer, playerAnswer } from "./players";
import { Asked, ForeignSeats, marble, nickname, playerId, withKinds } from "./playing";
import { KindName, Share, solution } from "./question";
import { count, id, moment, pageOf, rate, type Frozen, type Reply } from "./reply";
import type { PlayerAnswer as PlayerAnswerOf } from "../games";
import type { QuestionFields } from "#protocol/live/played-question";

export const HomeworkState = z.enum(["waiting", "open", "over"]);
export type HomeworkState = z.output<typeof HomeworkState>;
export const HomeworkSettings = z
  .strictObject({
    attempts: count,
    clock: z.enum(["none", "question"]),
    verdict: z.enum(["each", "after_due"]),
    shuffle: z.boolean(),
  })
  .meta({ id: "HomeworkSettings" });
export type HomeworkSettings = Reply<typeof HomeworkSettings>;

// The teacher's side.

const code = z.string().meta({ examples: ["KV7MPX2Q"] });
export const Homework = z
  .strictObject({
    id,
    code,
    title: z.string().meta({ examples: ["Kesirler ödevi"] }),
    question_set_id: id.nullable(),
    class: z.strictObject({ id, name: z.string() }).nullable(),
    settings: HomeworkSettings,
    question_count: count,
    created_at: moment,
    /** Null: at once. */
    opens_at: moment.nullable(),
    due_at: moment,
    /** When its teacher ended it early; null otherwise, and after the last day was put off. */
    closed_at: moment.nullable(),
    state: HomeworkState,
    counts: z.strictObject({
      /** Pupils of the class; null without one. */
      expected: count.nullable(),
      started: count,
      /** Of them those who have answered everything at least once. */
      finished: count,
    }),
    /** Right ÷ asked of everybody's best attempt; null before anybody has begun. */
    accuracy: rate.nullable(),
    /** It is over and its result is written: `/api/game/{code}/statistics` and every report have it. */
    has_report: z.boolean(),
    /** The last day can still be put off. */
    can_extend: z.boolean(),
  })
  .meta({ id: "Homework" });
export type Homework = Reply<typeof Homework>;
export const HomeworkReply = z.strictObject({ homework: Homework });
export type HomeworkReply = Reply<typeof HomeworkReply>;
export const HomeworkList = pageOf(Homework);
export type HomeworkList = Reply<typeof HomeworkList>;

export const BestAttempt = z
  .strictObject({
    attempt: count,
    answered: count,
    right: z.number(),
    /** Of questions that can be right or wrong. */
    judged: count,
    score: z.number(),
  })
  .meta({ id: "BestAttempt" });
export type BestAttempt = Reply<typeof BestAttempt>;
export const HomeworkPupil = z
  .strictObject({
    /** Null where a pupil of the class has not begun. */
    player_id: playerId.nullable(),
    /** Of a class: the number in its list, and the school's. */
    number: count.optional(),
    school_no: count.nullable().optional(),
    name: z.string().meta({ examples: ["Ayşe Kaya"] }),
    marble: marble.nullable(),
    state: z.enum(["not_started", "running", "finished"]),
    /** The present attempt; 0 before the first. */
    attempt: count,
    /** That can still be begun. */
    attempts_left: count,
    /** In the present attempt. */
    answered: count,
    best: BestAttempt.nullable(),
    started_at: moment.nullable(),
    last_at: moment.nullable(),
    /** Too many wrong pins: until then nobody comes back into this place by one. */
    locked_until: moment.nullable(),
  })
  .meta({ id: "HomeworkPupil" });
export type HomeworkPupil = Reply<typeof HomeworkPupil>;
/** `GET /api/homework/{id}/pupils`: everybody; of a class also who has not begun. */
export const HomeworkPupilsReply = z.strictObject({
  homework: Homework,
  pupils: z.array(HomeworkPupil),
  /** Of a class: seats that were taken from a network which is not the teacher's, six or more of one. */
  foreign_seats: z.array(ForeignSeats).optional(),
  /** How each question goes, of first attempts, in the order of the set. */
  questions: z.array(
    z.strictObject({
      question_id: z.string(),
      question_number: count,
      question_text: z.string(),
      lang: z.string(),
      kind: KindName,
      answered: count,
      /** Null where nothing can be right. */
      correct_rate: rate.nullable(),
    }),
  ),
  server_time: moment,
});
export type HomeworkPupilsReply = Reply<typeof HomeworkPupilsReply>;
/** `GET /api/homework/{id}/pupils/{player_id}?attempt=`: what a pupil answered, the best attempt unless said. */
export const HomeworkAnswersReply = z.strictObject({
  pupil: HomeworkPupil,
  attempt: count,
  answers: z.array(PlayerAnswer),
  attempts: z.array(BestAttempt),
});
export type HomeworkAnswersReply = Reply<typeof HomeworkAnswersReply>;
/** `POST …/free-seats`, `POST …/keep-seats`: what is left to be asked. */
export const HomeworkSeatsReply = z.strictObject({ freed: count, foreign_seats: z.array(ForeignSeats) });
export type HomeworkSeatsReply = Reply<typeof HomeworkSeatsReply>;
/** `POST …/pupils/{player_id}/pin`: shown once. */
export const HomeworkPinReply = z.strictObject({ pin: z.string().meta({ examples: ["4821"] }) });
export type HomeworkPinReply = Reply<typeof HomeworkPinReply>;
/** `POST …/pupils/{player_id}/attempt`. */
export const HomeworkPupilReply = z.strictObject({ pupil: HomeworkPupil });
export type HomeworkPupilReply = Reply<typeof HomeworkPupilReply>;

// The pupil's side.

/** What anybody may see who has the address. */
export const HomeworkFacts = z
  .strictObject({
    code,
    title: z.string(),
    teacher: z.string(),
    class_name: z.string().nullable(),
    question_count: count,
    opens_at: moment.nullable(),
    /** When it is over: the last day, or when the teacher ended it. */
    due_at: moment,
    settings: HomeworkSettings,
    state: HomeworkState,
    /** What a pupil starts with. */
    joins_by: z.enum(["nickname", "number", "school_no"]),
    ...withKinds,
  })
  .meta({ id: "HomeworkFacts" });
export type HomeworkFacts = Reply<typeof HomeworkFacts>;
/** `given`: nobody says yet whether it was right, or nothing can be; `missed`: its clock ran out. */
export const Bead = z.enum(["right", "partial", "wrong", "given", "missed"]);
export type Bead = z.output<typeof Bead>;
export const HomeworkYou = z
  .strictObject({
    player_id: playerId,
    nickname,
    marble,
    number: count.optional(),
    attempt: count,
    attempts_left: count,
    /** `ready`: the next question has a clock and waits for `POST …/next`. */
    phase: z.enum(["question", "ready", "finished"]),
    /** Of the present question, from 1; of a finished attempt the last one's. */
    question_number: count,
    answered: count,
    /** Null as long as nobody may know. */
    right: z.number().nullable(),
    best: BestAttempt.nullable(),
  })
  .meta({ id: "HomeworkYou" });
export type HomeworkYou = Reply<typeof HomeworkYou>;
/** As in a game, with nothing in `correct_option` and `solution`. */
export type HomeworkQuestion = QuestionFields;
export const HomeworkVerdict = z.strictObject({
  ...solution,
  question_id: z.string(),
  answer: z.string().nullable(),
  is_correct: z.boolean().nullable(),
  share: Share,
  points_earned: z.number(),
  explanation: z.string(),
});
export type HomeworkVerdict = Reply<typeof HomeworkVerdict>;

/** `GET /api/homework/{code}`: with a `session-id` also the pupil's own part. */
export const HomeworkView = z.strictObject({
  homework: HomeworkFacts,
  server_time: moment,
  you: HomeworkYou.optional(),
  /** Of the present attempt, in the pupil's own order, as far as it has come. */
  beads: z.array(Bead).optional(),
  question: Asked.nullable().optional(),
  /** The questions after it, at most five; none where they have a clock. */
  ahead: z.array(Asked).optional(),
});
export type HomeworkView = Frozen<z.output<typeof HomeworkView>>;
/** 201 of `POST …/join`, and 200 where the pupil came back (then without a pin: it was typed). */
export const HomeworkJoinReply = z.strictObject({
  ...HomeworkView.shape,
  session_id: z.string().meta({ examples: ["KV7MPX2Q.0b7c2Zr8sXk5tYw4uEo6iPa1"] }),
  pin: z.string().nullable(),
});
export type HomeworkJoinReply = Reply<typeof HomeworkJoinReply>;
/** 200 of a join by number that was not confirmed yet: nobody sits. */
export const HomeworkJoinConfirm = z.strictObject({ code, number: count, name: z.string() });
export type HomeworkJoinConfirm = Reply<typeof HomeworkJoinConfirm>;

/** `POST …/answer`: stored. The same again for the same question of the same attempt, whatever was sent then. */
export const HomeworkAnswerReply = z.strictObject({
  accepted: z.literal(true),
  question_id: z.string(),
  attempt: count,
  /** The one that counts. */
  answer: z.string(),
  /** Null where verdicts come after the last day. */
  verdict: HomeworkVerdict.nullable(),
  you: HomeworkYou,
  /** The present question now; null where it waits for `POST …/next`, and after the last. */
  question: Asked.nullable(),
  /** What may be shown ahead since this answer: put beside what is known by its id. */
  ahead: z.array(Asked),
});
export type HomeworkAnswerReply = Reply<typeof HomeworkAnswerReply>;
/** `GET …/review`: of an attempt that is finished or over; the best one unless `?attempt=` says. */
export const HomeworkReviewReply = z.strictObject({
  attempt: count,
  answers: z.array(z.strictObject({ ...playerAnswer, explanation: z.string() })),
});
export type HomeworkReviewReply = {
  readonly attempt: number;
  readonly answers: readonly (PlayerAnswerOf & { readonly explanation: string })[];
};
export const HomeworkResult = z.strictObject({
  player_id: playerId,
  nickname,
  marble,
  best: BestAttempt,
  /** Of the best attempt. */
  beads: z.array(Bead),
});
export type HomeworkResult = Reply<typeof HomeworkResult>;
/** 410 `homework_over` of every call of a pupil; `result` of a session that is known, null where nobody began. */
export const HomeworkOver = z.strictObject({
  error: z.string(),
  code: z.literal("homework_over"),
  homework: HomeworkFacts,
  result: HomeworkResult.nullable(),
  /** Of a pupil who came back with the pin: `review` takes it. */
  session_id: z.string().optional(),
});
export type HomeworkOver = Reply<typeof HomeworkOver>;
