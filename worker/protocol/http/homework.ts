import * as z from "zod";
import { noHomeworkTitle } from "../field-faults";
import { noNickname } from "../join-faults";
import { AnswerText, joinFields, keepAnswered } from "../live/client-messages";
import { NetworkName, whatIsKept } from "../live/foreign-seats";
import { homeworkLimits } from "../homework-limits";
import {
  eachHomeworkSetting,
  homeworkCounting,
  homeworkSettings,
  type HomeworkScoring,
  type HomeworkSettings,
} from "../settings/homework-settings";
import { askedSchema } from "./game-settings";
import { clockMoment } from "./moments";
import { nameUpTo } from "./text";

/** Homework: the teacher's calls below `/api/homework`, by id, and the pupil's, by the code in the address `/odev/{code}`. */

const Title = nameUpTo(homeworkLimits.title, noHomeworkTitle);
/** Milliseconds since 1970; the call checks if it lies in the future. */
const Moment = clockMoment("Bir tarih seçin.");
const asked = eachHomeworkSetting((name) => {
  const { values, usual, label } = homeworkSettings[name];
  const said = "min" in values ? `${label} ${values.min} ile ${values.max} arasında olabilir.` : undefined;
  return askedSchema(values, said).default(usual);
}) as unknown as { readonly [Name in keyof HomeworkSettings]: z.ZodDefault<z.ZodType<HomeworkSettings[Name]>> };

export const NewHomeworkBody = z.object({
  question_set_id: z.string().min(1).max(64),
  /** Defaults to the set's title. */
  title: Title.optional(),
  class_id: z.string().min(1).max(64).nullish(),
  /** Opening time; at once if missing. */
  opens_at: Moment.nullish(),
  due_at: Moment,
  ...asked,
  scoring: askedSchema(homeworkCounting.scoring.values).default("accuracy") as z.ZodDefault<z.ZodType<HomeworkScoring>>,
  wrong_costs: (askedSchema(homeworkCounting.wrong_costs.values) as z.ZodType<3 | 4>).optional(),
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

/** Pupils who are removed together: a whole homework's at most. */
export const RemovePupilsBody = z.object({ player_ids: z.array(z.string().max(64)).min(1).max(homeworkLimits.pupils) });
export const FreeSeatsBody = z.object({ network: NetworkName, ...keepAnswered });
export const KeepSeatsBody = z.object({ network: NetworkName, ...whatIsKept });
