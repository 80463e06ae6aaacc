import * as z from "zod";
import { limits } from "../limits";
import { fitsDraft, isBlank, questionFaults, type QuestionDraft } from "../question";
import { optionKeys, type Options } from "../messages";
import { PageQuery } from "./page";
import { textUpTo, tidy } from "./text";

const Id = z.string("Bu alan eksik.").min(1, "Bu alan eksik.").max(64);

/** Texts are trimmed here; their lengths and the rest are judged as a whole by `questionFaults`. */
const questionShape = {
  question_text: z.string("Soru metnini yazın.").transform(tidy),
  options: z.unknown().transform(optionsOf),
  correct_option: z.enum(optionKeys, "Doğru şıkkı işaretleyin."),
  time_limit: z.number("Süre tam sayı olmalı.").default(limits.timeLimitSeconds.default),
  points: z.union([z.literal(0), z.literal(1), z.literal(2)], "Puan 0, 1 ya da 2 olabilir.").default(1),
  explanation: z.string().transform(tidy).default(""),
};

function optionsOf(value: unknown, context: z.core.$RefinementCtx): Options {
  const wrong = (message: string): Options => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("Şıkları yazın.");
  const entries = new Map(Object.entries(value));
  const options: Options = {};
  for (const key of optionKeys) {
    const option: unknown = entries.get(key);
    if (entries.delete(key)) {
      if (typeof option !== "string") return wrong("Şıklar yazı olmalı.");
      options[key] = tidy(option);
    }
  }
  return entries.size > 0 ? wrong("Şıklar yalnız A, B, C ve D olabilir.") : options;
}

/** A fault of one option stands beside that option and beside the whole. */
function judge(question: QuestionDraft, context: z.core.$RefinementCtx) {
  for (const { field, key, message } of questionFaults(question)) {
    context.addIssue({ code: "custom", path: [field], message });
    if (key) context.addIssue({ code: "custom", path: [field, key], message });
  }
}

export const QuestionInput = z.object(questionShape).superRefine(judge);
export type QuestionInput = z.infer<typeof QuestionInput>;
export const NewQuestionBody = z
  .object({ ...questionShape, question_set_id: Id, position: z.int().min(0).optional() })
  .superRefine(judge);
/** The fields to change; what they make together with the rest is judged as a whole by `QuestionInput`. */
export const QuestionChangeBody = z.object({
  question_text: questionShape.question_text.optional(),
  options: z.unknown().optional(),
  correct_option: questionShape.correct_option.optional(),
  time_limit: questionShape.time_limit.unwrap().optional(),
  points: questionShape.points.unwrap().optional(),
  explanation: questionShape.explanation.unwrap().optional(),
  /** The `updated_at` the writer last saw: refused with `edit_conflict` when somebody wrote since. */
  if_updated_at: z.number().optional(),
});

const setShape = {
  title: z
    .string("Sete bir ad verin.")
    .transform(tidy)
    .refine((title) => !isBlank(title), "Sete bir ad verin.")
    .check(textUpTo(limits.setTitle)),
  description: z.string().transform(tidy).check(textUpTo(limits.setDescription)),
};
export const NewSetBody = z.object({ title: setShape.title, description: setShape.description.default("") });
/** Not looked into: whatever an editor of today or tomorrow needs to go on writing. */
const Draft = z
  .record(z.string(), z.unknown(), "Taslak okunamadı.")
  .refine((draft) => fitsDraft(draft), "Taslak çok uzun, kısaltın.");
export const SetChangeBody = z.object({
  title: setShape.title.optional(),
  description: setShape.description.optional(),
  drafts: z
    .array(Draft, "Taslaklar okunamadı.")
    .max(limits.draftsPerSet, `Bir sette en çok ${limits.draftsPerSet} taslak durabilir.`)
    .optional(),
  question_ids: z.array(Id).max(limits.questionsPerSet).optional(),
  if_updated_at: z.number().optional(),
});
export const ImportBody = z.object({
  title: setShape.title,
  description: setShape.description.default(""),
  /** Counted before they are looked at: a body of two megabytes can hold a million empty ones. */
  questions: z
    .array(z.unknown(), "En az bir soru gerekli.")
    .min(1, "En az bir soru gerekli.")
    .max(limits.questionsPerSet, `Bir sette en çok ${limits.questionsPerSet} soru olabilir.`)
    .pipe(z.array(QuestionInput)),
});
/** The list of sets: newest first, as every list; the other orders are for the screen. */
export const SetsQuery = PageQuery.extend({ sort: z.enum(["created", "updated", "title", "played"]).catch("created") });

export type Question = QuestionInput & {
  readonly id: string;
  readonly question_set_id: string;
  readonly position: number;
  readonly updated_at: number;
};
export type QuestionSet = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly question_count: number;
  readonly created_at: number;
  readonly updated_at: number;
};
/** A row of the list: also when the set was last played. */
export type ListedSet = QuestionSet & {
  readonly total_seconds: number;
  readonly last_game: { readonly game_code: string; readonly at: number; readonly accuracy: number | null } | null;
};
export type Draft = Readonly<Record<string, unknown>>;
export type QuestionSetReply = {
  readonly question_set: QuestionSet & { readonly questions: readonly Question[]; readonly drafts: readonly Draft[] };
};
/**
 * The set's own stamp after this write and before it: the writer's next change of the set is no conflict, unless somebody
 * else wrote before this.
 */
export type QuestionReply = {
  readonly question: Question;
  readonly set_updated_at: number;
  readonly set_updated_at_before: number;
};
