import * as z from "zod";
import { count, id, moment, pageOf, rate, type ReplyOf } from "./reply";
import { grade, language, LibraryPlace, Origin, subject, Visibility } from "./sharing";
import { QuestionOfSet } from "./written-question";

export type { QuestionOfSet } from "./written-question";

const questionSet = {
  id,
  title: z.string().meta({ examples: ["Başkentler"] }),
  description: z.string(),
  language,
  subject: subject.nullable(),
  grade: grade.nullable(),
  visibility: Visibility,
  /** Null for a set never handed in to the library, or taken out by its author. */
  library: LibraryPlace.nullable(),
  /** Folder, visible to its owner alone like everything about folders and the archive; empty without one. */
  folder: z.string().meta({ examples: ["7. sınıf"] }),
  archived: z.boolean(),
  question_count: count,
  created_at: moment,
  updated_at: moment,
};
export const QuestionSet = z.strictObject(questionSet);
export type QuestionSet = ReplyOf<typeof QuestionSet>;
/** Set in a list, with its last game. */
export const ListedSet = z.strictObject({
  ...questionSet,
  /** First picture of the set's questions. */
  cover: id.nullable(),
  total_seconds: count,
  last_game: z.strictObject({ game_code: z.string(), at: moment, accuracy: rate.nullable() }).nullable(),
});
export type ListedSet = ReplyOf<typeof ListedSet>;
/** Page of the list, and the number of sets in each folder: archived sets count only as archived. */
export const SetsReply = pageOf(ListedSet).extend({
  /** Sorted by name. */
  folders: z.array(z.strictObject({ name: z.string().meta({ examples: ["7. sınıf"] }), count })),
  unfiled: count,
  archived: count,
});
export type SetsReply = ReplyOf<typeof SetsReply>;
/** Number of the teacher's sets that were filed. */
export const FiledReply = z.strictObject({ filed: count });
export type FiledReply = ReplyOf<typeof FiledReply>;
/** Outcomes of the teacher's questions, in alphabetical order. */
export const OutcomesReply = z.strictObject({ outcomes: z.array(z.string().meta({ examples: ["M.7.1.2"] })) });
export type OutcomesReply = ReplyOf<typeof OutcomesReply>;
export const Draft = z.record(z.string(), z.unknown());
export type Draft = Readonly<Record<string, unknown>>;
export const QuestionSetReply = z.strictObject({
  question_set: z
    .strictObject({
      ...questionSet,
      origin: Origin.nullable(),
      questions: z.array(QuestionOfSet),
      drafts: z.array(Draft),
    })
    .meta({ id: "QuestionSet" }),
});
type Written = Omit<ReplyOf<typeof QuestionSetReply>["question_set"], "questions">;
export type QuestionSetReply = { readonly question_set: Written & { readonly questions: readonly QuestionOfSet[] } };
/**
 * The set's stamps after this write and before it: the writer's next change of the set is no conflict, unless somebody else
 * wrote before this.
 */
export const QuestionReply = z.strictObject({
  question: QuestionOfSet,
  set_updated_at: moment,
  set_updated_at_before: moment,
});
export type QuestionReply = {
  readonly question: QuestionOfSet;
  readonly set_updated_at: number;
  readonly set_updated_at_before: number;
};
