import * as z from "zod";
import { noHomeworkTitle } from "../field-faults";
import { noNickname } from "../join-faults";
import { AnswerText, joinFields } from "../live/client-messages";
import { NetworkName } from "../live/foreign-seats";
import { homeworkLimits, homeworkValues } from "../homework-limits";
import { nameUpTo } from "./text";

/** Homework: the teacher's calls below `/api/homework`, by id, and the pupil's, by the code in the address `/odev/{code}`. */

const Title = nameUpTo(homeworkLimits.title, noHomeworkTitle);
/** Milliseconds since 1970; the call checks if it lies in the future. */
const Moment = z.int("Bir tarih seçin.").min(0).max(8.64e15);
const ATTEMPTS = `Deneme hakkı 1 ile ${homeworkLimits.attempts} arasında olabilir.`;

export const NewHomeworkBody = z.object({
  question_set_id: z.string().min(1).max(64),
  /** Defaults to the set's title. */
  title: Title.optional(),
  class_id: z.string().min(1).max(64).nullish(),
  /** Opening time; at once if missing. */
  opens_at: Moment.nullish(),
  due_at: Moment,
  attempts: z.int(ATTEMPTS).min(1, ATTEMPTS).max(homeworkLimits.attempts, ATTEMPTS).default(1),
  clock: z.enum(homeworkValues.clock).default("none"),
  verdict: z.enum(homeworkValues.verdict).default("each"),
  scoring: z.enum(homeworkValues.scoring).default("accuracy"),
  /** Number of wrong answers that cost a right one, if net is counted. */
  wrong_costs: z.literal([3, 4]).optional(),
  /** Every pupil gets the questions in a different order. */
  shuffle: z.boolean().default(false),
});
export const HomeworkChangeBody = z.object({ title: Title.optional(), due_at: Moment.optional() });

const { nickname, number, confirm, join_key } = joinFields;
/** Join of a new pupil, or with `pin` of one who returns on another device. */
export const HomeworkJoinBody = z
  .object({
    nickname,
    number,
    /** Works as in a game: with a number the first call shows whose it is, the second takes the seat. */
    confirm,
    join_key,
    pin: z.string().max(16).optional(),
  })
  .check(({ value, issues }) => {
    if (value.nickname !== undefined || value.number !== undefined) return;
    issues.push({ code: "custom", input: value, path: ["nickname"], message: noNickname });
  });
export const HomeworkAnswerBody = z.object({
  question_id: z.string().min(1).max(64),
  /** Null leaves the question blank, in homework that counts net. */
  answer: AnswerText.nullable(),
  /** Attempt of the answer, by default the present one. A phone that stored answers offline sends it. */
  attempt: z.int().min(1).max(1000).optional(),
  confidence: z.literal([1, 2, 3]).optional(),
});
/** Attempt that the phone believes to be the present one: a repeated request begins no second new one. */
export const NextAttemptBody = z.object({ after: z.int().min(1).max(1000).optional() });

/** Seats of the class taken from this network. */
export const SeatsOfNetworkBody = z.object({ network: NetworkName });
