import * as z from "zod";
import { storedSchema } from "#protocol/http/game-settings";
import {
  eachHomeworkSetting,
  homeworkSettings,
  type HomeworkSettings as Settings,
} from "#protocol/settings/homework-settings";
import { PlayerAnswer, playerAnswer, type PlayerAnswer as PlayerAnswerOf } from "./players";
import { Asked, ForeignSeats, marble, nickname, playerId, scored, withKinds } from "./playing";
import { KindName, Share, solution, repliedIn } from "./question";
import { count, id, moment, pageOf, rate, timeZone, withLeftOut, type Frozen, type ReplyOf } from "./reply";
import type { FieldsIn } from "#question/fields/fields";
import type { QuestionFields } from "#protocol/live/played-question";

export const HomeworkState = z.enum(["waiting", "open", "over"]);
export type HomeworkState = z.output<typeof HomeworkState>;
export const HomeworkSettings = z
  .strictObject({
    ...(eachHomeworkSetting((name) => storedSchema(homeworkSettings[name].values)) as unknown as {
      readonly [Name in keyof Settings]: z.ZodType<Settings[Name]>;
    }),
    /** Both only where net is counted. */
    scoring: z.literal("net").optional(),
    wrong_costs: z.literal([3, 4]).optional(),
  })
  .meta({ id: "HomeworkSettings" });
export type HomeworkSettings = ReplyOf<typeof HomeworkSettings>;

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
    /** Time the teacher ended it early; null otherwise, and after an extension. */
    closed_at: moment.nullable(),
    /** The teacher's. */
    time_zone: timeZone,
    state: HomeworkState,
    counts: z.strictObject({
      /** Pupils of the class; null without one. */
      expected: count.nullable(),
      started: count,
      /** Pupils who have answered everything at least once. */
      finished: count,
    }),
    /** Right ÷ asked of everybody's best attempt; null before anybody has begun. */
    accuracy: rate.nullable(),
    /** It is over and its result is written: `/api/game/{code}/statistics` and every report have it. */
    has_report: z.boolean(),
    /** The homework can still be extended. */
    can_extend: z.boolean(),
    /** Present if it ended without its answers: its object is gone, as after a restored backup. */
    lost: z.literal(true).optional(),
  })
  .meta({ id: "Homework" });
export type Homework = ReplyOf<typeof Homework>;
export const HomeworkReply = z.strictObject({ homework: Homework });
export type HomeworkReply = ReplyOf<typeof HomeworkReply>;
export const NewHomeworkReply = HomeworkReply.extend(withLeftOut);
export type NewHomeworkReply = ReplyOf<typeof NewHomeworkReply>;
export const HomeworkList = pageOf(Homework);
export type HomeworkList = ReplyOf<typeof HomeworkList>;

export const BestAttempt = z
  .strictObject({
    attempt: count,
    answered: count,
    right: z.number(),
    /** Number of questions that can be right or wrong. */
    judged: count,
    ...scored,
  })
  .meta({ id: "BestAttempt" });
export type BestAttempt = ReplyOf<typeof BestAttempt>;
export const HomeworkPupil = z
  .strictObject({
    /** Null for a pupil of the class who has not begun. */
    player_id: playerId.nullable(),
    /** In a class: number in its list, and the school's. */
    number: count.optional(),
    school_no: count.nullable().optional(),
    name: z.string().meta({ examples: ["Ayşe Kaya"] }),
    marble: marble.nullable(),
    state: z.enum(["not_started", "running", "finished"]),
    /** Present attempt; 0 before the first. */
    attempt: count,
    /** Attempts that can still be begun. */
    attempts_left: count,
    /** Answers in the present attempt. */
    answered: count,
    /** Questions of the present attempt that are over: answered, left blank, or their clock ran out. */
    done: count,
    best: BestAttempt.nullable(),
    started_at: moment.nullable(),
    last_at: moment.nullable(),
    /** End of the lock after too many wrong pins: until then nobody returns to this seat by pin. */
    locked_until: moment.nullable(),
  })
  .meta({ id: "HomeworkPupil" });
export type HomeworkPupil = ReplyOf<typeof HomeworkPupil>;
/** `GET /api/homework/{id}/pupils`: everybody, with a class also those who have not begun. */
export const HomeworkPupilsReply = z.strictObject({
  homework: Homework,
  pupils: z.array(HomeworkPupil),
  /** In a class: seats taken from a network other than the teacher's, if six or more from one. */
  foreign_seats: z.array(ForeignSeats).optional(),
  /** First attempts at each question, in the order of the set. */
  questions: z.array(
    z.strictObject({
      question_id: z.string(),
      question_number: count,
      question_text: z.string(),
      lang: z.string(),
      kind: KindName,
      answered: count,
      /** Null if nothing can be right. */
      correct_rate: rate.nullable(),
    }),
  ),
  server_time: moment,
});
export type HomeworkPupilsReply = ReplyOf<typeof HomeworkPupilsReply>;
/** `GET /api/homework/{id}/pupils/{player_id}?attempt=`: a pupil's answers, by default of the best attempt. */
export const HomeworkAnswersReply = z.strictObject({
  pupil: HomeworkPupil,
  attempt: count,
  answers: z.array(PlayerAnswer),
  attempts: z.array(BestAttempt),
});
export type HomeworkAnswersReply = ReplyOf<typeof HomeworkAnswersReply>;
/** `POST …/free-seats`, `POST …/keep-seats`: the networks still to be decided on. */
export const HomeworkSeatsReply = z.strictObject({ freed: count, foreign_seats: z.array(ForeignSeats) });
export type HomeworkSeatsReply = ReplyOf<typeof HomeworkSeatsReply>;
/** `POST …/pupils/{player_id}/pin`: shown once. */
export const HomeworkPinReply = z.strictObject({ pin: z.string().meta({ examples: ["4821"] }) });
export type HomeworkPinReply = ReplyOf<typeof HomeworkPinReply>;
/** `POST …/pupils/{player_id}/attempt`. */
export const HomeworkPupilReply = z.strictObject({ pupil: HomeworkPupil });
export type HomeworkPupilReply = ReplyOf<typeof HomeworkPupilReply>;

// The pupil's side.

/** Facts that anybody with the address may see. */
export const HomeworkFacts = z
  .strictObject({
    code,
    title: z.string(),
    teacher: z.string(),
    class_name: z.string().nullable(),
    question_count: count,
    opens_at: moment.nullable(),
    /** End of the homework: the last day, or the moment the teacher ended it. */
    due_at: moment,
    /** The teacher's. */
    time_zone: timeZone,
    settings: HomeworkSettings,
    state: HomeworkState,
    /** Field a pupil joins with. */
    joins_by: z.enum(["nickname", "number", "school_no"]),
    ...withKinds,
  })
  .meta({ id: "HomeworkFacts" });
export type HomeworkFacts = ReplyOf<typeof HomeworkFacts>;
/** `given`: the verdict is not known yet, or nothing can be right; `missed`: its clock ran out. */
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
    /** Number of the present question, from 1; in a finished attempt of the last one. */
    question_number: count,
    answered: count,
    /** Null as long as nobody may know. */
    right: z.number().nullable(),
    best: BestAttempt.nullable(),
  })
  .meta({ id: "HomeworkYou" });
export type HomeworkYou = ReplyOf<typeof HomeworkYou>;
/** Question as in a game, with nothing in `correct_option` and `solution`. */
export type HomeworkQuestion = QuestionFields;
export const HomeworkVerdict = z.strictObject({
  ...solution,
  question_id: z.string(),
  answer: z.string().nullable(),
  is_correct: z.boolean().nullable(),
  share: Share,
  points_earned: z.number(),
  ...repliedIn("close"),
});
export type HomeworkVerdict = ReplyOf<typeof HomeworkVerdict>;

/** `GET /api/homework/{code}`: with a `session-id` also the pupil's part. */
export const HomeworkView = z.strictObject({
  homework: HomeworkFacts,
  server_time: moment,
  you: HomeworkYou.optional(),
  /** Beads of the present attempt so far, in the pupil's order. */
  beads: z.array(Bead).optional(),
  question: Asked.nullable().optional(),
  /** Questions after the present one, at most five; empty for questions with a clock. */
  ahead: z.array(Asked).optional(),
});
export type HomeworkView = Frozen<z.output<typeof HomeworkView>>;
/** 201 of `POST …/join`, and 200 for a returning pupil (then without a pin: it was typed). */
export const HomeworkJoinReply = z.strictObject({
  ...HomeworkView.shape,
  session_id: z.string().meta({ examples: ["KV7MPX2Q.0b7c2Zr8sXk5tYw4uEo6iPa1"] }),
  pin: z.string().nullable(),
});
export type HomeworkJoinReply = ReplyOf<typeof HomeworkJoinReply>;
/** 200 of a join by number before confirmation: no seat is taken yet. */
export const HomeworkJoinConfirm = z.strictObject({ code, number: count, name: z.string() });
export type HomeworkJoinConfirm = ReplyOf<typeof HomeworkJoinConfirm>;

/**
 * `POST …/answer`: stored. Repeating it for the same question of the same attempt gets the same reply, whatever answer is sent.
 */
export const HomeworkAnswerReply = z.strictObject({
  accepted: z.literal(true),
  question_id: z.string(),
  attempt: count,
  /** Answer that counts. */
  /** Null if the question was left blank. */
  answer: z.string().nullable(),
  /** Null if verdicts come after the last day. */
  verdict: HomeworkVerdict.nullable(),
  you: HomeworkYou,
  /** Question that is present now; null if it waits for `POST …/next`, and after the last. */
  question: Asked.nullable(),
  /** Questions that may be shown ahead after this answer: the client adds them to its own by id. */
  ahead: z.array(Asked),
});
export type HomeworkAnswerReply = ReplyOf<typeof HomeworkAnswerReply>;
/** `GET …/review`: answers of a finished or expired attempt, by default of the best one; `?attempt=` chooses another. */
export const HomeworkReviewReply = z.strictObject({
  attempt: count,
  answers: z.array(z.strictObject({ ...playerAnswer, ...repliedIn("close") })),
});
export type HomeworkReviewReply = {
  readonly attempt: number;
  readonly answers: readonly (PlayerAnswerOf & FieldsIn<"close">)[];
};
export const HomeworkResult = z.strictObject({
  player_id: playerId,
  nickname,
  marble,
  best: BestAttempt,
  /** Beads of the best attempt. */
  beads: z.array(Bead),
});
export type HomeworkResult = ReplyOf<typeof HomeworkResult>;
/** 410 `homework_over` of every call of a pupil; `result` of a known session, null if nobody began. */
export const HomeworkOver = z.strictObject({
  error: z.string(),
  code: z.literal("homework_over"),
  homework: HomeworkFacts,
  result: HomeworkResult.nullable(),
  /** Session of a pupil who returned with the pin: `review` takes it. */
  session_id: z.string().optional(),
});
export type HomeworkOver = ReplyOf<typeof HomeworkOver>;

/** The same address for its owner, and for a pupil. */
export const HomeworkSeen = z.union([HomeworkReply, HomeworkView]);
export const HomeworkJoined = z.union([HomeworkJoinConfirm, HomeworkJoinReply]);
