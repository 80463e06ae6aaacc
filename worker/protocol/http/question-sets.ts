import * as z from "zod";
import { noFolderName, noSetTitle, setFull } from "../field-faults";
import { limits } from "#shared/limits";
import { questionFaults } from "#question/fields/faults";
import { questionFields } from "#question/fields/fields";
import { fitsDraft, isKind, kindOf, type QuestionDraft } from "#question/kinds";
import { usualLanguage } from "#question/language";
import { readPicture } from "#question/picture/picture";
import type { Fault } from "#question/question";
import { isBlank, tidy } from "#question/text";
import { searchKey } from "#shared/fold";
import { PageQuery } from "./page";
import { changedFields, newFields } from "./question-fields";
import { language, placed } from "./set-fields";
import { SharingBody } from "./sharing";
import { flag, idOr, lineUpTo, nameUpTo, someOf, textUpTo } from "./text";

const Id = idOr("Bu alan eksik.");

/** Fields of every kind of question; texts are trimmed here. The kind itself reads its other fields. */
const common = {
  question_text: z.string("Soru metnini yazın.").transform(tidy),
  image: z.unknown().transform((value, context) => {
    const picture = readPicture(value);
    if (value !== null && !picture) context.addIssue({ code: "custom", message: "Resim okunamadı, yeniden ekleyin." });
    return picture;
  }),
};

/** Schema of a question of any kind with additional fields; reports all faults at once. */
const questionWith = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const { question_text, image } = common;
  const schema = z.object({ question_text, ...newFields, image: image.default(null) });
  const others = z.object(shape);
  return z.record(z.string(), z.unknown()).transform((fields, context) => {
    const [read, besides] = [schema.safeParse(fields), others.safeParse(fields)];
    for (const { error } of [read, besides]) {
      for (const issue of error?.issues ?? []) context.addIssue({ ...issue, code: "custom" });
    }
    const { kind = "choice" } = fields;
    if (!isKind(kind)) {
      context.addIssue({ code: "custom", path: ["kind"], message: "Bu türde soru yok." });
      return z.NEVER;
    }
    const report = (faults: readonly Fault[]) => {
      for (const { field, key, message } of faults) {
        // Reports a fault of one part beside that part and beside the whole.
        context.addIssue({ code: "custom", path: [field], message });
        if (key !== undefined) context.addIssue({ code: "custom", path: [field, key], message });
      }
    };
    const { draft, faults } = kindOf({ kind }).read(fields);
    if (!read.success || !besides.success || faults.length > 0) {
      report(faults);
      return z.NEVER;
    }
    const time_limit = fields["time_limit"] === undefined ? kindOf({ kind }).defaultSeconds : read.data.time_limit;
    const question = { ...read.data, ...draft, time_limit };
    report(questionFaults(question));
    return { ...question, ...besides.data };
  });
};

export const QuestionInput = questionWith({});
/** Without a fault: nothing is missing. */
export type QuestionInput = QuestionDraft;
export const NewQuestionBody = questionWith({ question_set_id: Id, position: z.int().min(0).optional() });
/** Fields to change, those of the kind in any form; `QuestionInput` judges the resulting question as a whole. */
export const QuestionChangeBody = z.looseObject({
  question_text: common.question_text.optional(),
  ...changedFields,
  image: common.image.optional(),
  /** The `updated_at` the writer last saw: refused with `edit_conflict` if somebody has written since. */
  if_updated_at: z.number().optional(),
});

const isFolderName = (name: string): boolean => !isBlank(name) && searchKey(name) !== "";
const Folder = lineUpTo(limits.folder, noFolderName).refine((name) => name === "" || isFolderName(name), noFolderName);
const Archived = flag();

const setShape = {
  title: nameUpTo(limits.setTitle, noSetTitle),
  description: z.string().transform(tidy).check(textUpTo(limits.setDescription)),
  language,
};
const wholeSet = {
  title: setShape.title,
  description: setShape.description.default(""),
  language: setShape.language.default(usualLanguage),
  subject: placed.subject.default(null),
  grade: placed.grade.default(null),
  /** Empty: no folder. */
  folder: Folder.default(""),
};
export const NewSetBody = z.object(wholeSet);
/** Draft, not inspected: an editor of today or tomorrow may store anything it needs. */
const Draft = z
  .record(z.string(), z.unknown(), "Taslak okunamadı.")
  .refine((draft) => fitsDraft(draft), "Taslak çok uzun, kısaltın.");
/** Sharing fields, ignored here because another call changes them: a script may send back the set as it read it. */
const sharedAs = {
  visibility: SharingBody.shape.visibility.optional().catch(undefined),
  show_author: SharingBody.shape.show_author.catch(undefined),
  show_school: SharingBody.shape.show_school.catch(undefined),
};
export const SetChangeBody = z.object({
  ...sharedAs,
  title: setShape.title.optional(),
  description: setShape.description.optional(),
  language: setShape.language.optional(),
  subject: placed.subject.optional(),
  grade: placed.grade.optional(),
  folder: Folder.optional(),
  archived: Archived.optional(),
  drafts: z
    .array(Draft, "Taslaklar okunamadı.")
    .max(limits.draftsPerSet, `Bir sette en çok ${limits.draftsPerSet} taslak durabilir.`)
    .optional(),
  question_ids: z.array(Id).max(limits.questionsPerSet).optional(),
  if_updated_at: z.number().optional(),
});
const someQuestions = someOf(z.unknown(), "En az bir soru gerekli.").max(limits.questionsPerSet, setFull);
/** Counts the questions before it checks them: a body of four megabytes can hold a million empty ones. */
export const ImportHead = z.object({ ...wholeSet, questions: someQuestions });
export const ImportBody = z.object({ ...wholeSet, questions: someQuestions.pipe(z.array(QuestionInput)) });
/** Set for repeating outcomes: copies of the teacher's questions with one of them. */
export const RepeatBody = z.object({
  title: setShape.title,
  outcomes: someOf(
    z.string().transform(tidy).check(textUpTo(questionFields.outcome.values.upTo)),
    "En az bir kazanım gerekli.",
  ).max(limits.outcomesToRepeat, `En çok ${limits.outcomesToRepeat} kazanım seçilebilir.`),
});
/** Files several sets at once: into or out of a folder, into or out of the archive. */
export const FilingBody = z
  .object({
    question_set_ids: someOf(Id, "En az bir set gerekli.").max(
      limits.quota.approved.sets,
      `En çok ${limits.quota.approved.sets} set olabilir.`,
    ),
    folder: Folder.optional(),
    archived: Archived.optional(),
  })
  .refine(({ folder, archived }) => folder !== undefined || archived !== undefined, {
    path: ["folder"],
    message: "Klasörü ya da arşivi yazın.",
  });
/** New name of a folder; with an empty one its sets stay, without a folder. */
export const FolderNameBody = z.object({ folder: Folder.refine((name) => name !== "", noFolderName), name: Folder });
/** Query of the list of sets: newest first like every list; the screen offers the other orders. */
export const SetsQuery = PageQuery.extend({
  sort: z.enum(["created", "updated", "title", "played"]).catch("created"),
  /** Folder's name, folded for comparison; empty for sets without one. An overlong name matches no folder. */
  folder: z
    .string()
    .transform((name) => searchKey(name.slice(0, 4 * limits.folder)))
    .optional(),
  archived: z.enum(["true", "false"]).catch("false").default("false"),
});
