import * as z from "zod";
import { licence, reportReasons } from "#protocol/library-words";
import { shown, repliedIn } from "./question";
import { count, id, moment, workedOff, type Frozen, type ReplyOf } from "./reply";
import { grade, language, Origin, ReviewState, subject } from "./sharing";
import { QuestionOfSet } from "./written-question";

/** Null for each field the author chose not to show. */
const SharedAuthor = z.strictObject({ name: z.string().nullable(), school: z.string().nullable() });
type SharedAuthor = ReplyOf<typeof SharedAuthor>;
const described = {
  id,
  title: z.string().meta({ examples: ["Kesirlerle toplama"] }),
  language,
  subject: subject.nullable(),
  grade: grade.nullable(),
  kinds: z.array(z.string().meta({ examples: ["choice"] })),
  outcomes: z.array(z.string()),
  question_count: count,
  author: SharedAuthor,
  copies: count,
};
export const LibraryRow = z.strictObject({
  ...described,
  has_pictures: z.boolean(),
  /** Says why the set was found: the question with most words of the search, cut, or else an outcome or the description. */
  reason: z.string(),
  /** The same, or the first question. */
  excerpt: z.string(),
  /** First picture of the set's questions. */
  cover: id.nullable(),
  is_own: z.boolean(),
  /** The caller's copy, if there is one. */
  copy_id: id.nullable(),
});
export type LibraryRow = ReplyOf<typeof LibraryRow>;
/** `total` stops at `limits.library.counted`; `has_more` tells if there are more. */
export const LibraryReply = z.strictObject({
  items: z.array(LibraryRow),
  total: count,
  has_more: z.boolean(),
  page: count,
  page_size: count,
  /** No set fits the whole search; these have some of its words. */
  is_near: z.literal(true).optional(),
  /** `subject=own` has narrowed the list: the caller's sets have subjects. */
  in_own_subjects: z.literal(true).optional(),
});
export type LibraryReply = ReplyOf<typeof LibraryReply>;

/** Question as a player sees it: items to order or match are shuffled, and nothing reveals what is right. */
const GuestQuestion = z.strictObject({
  ...shown,
  id,
  position: count,
  question_text: z.string(),
  ...repliedIn("library"),
  image: z
    .strictObject({ id: z.string(), alt: z.string(), width: count.optional(), height: count.optional() })
    .nullish(),
});
export type GuestQuestion = ReplyOf<typeof GuestQuestion>;
const set = {
  ...described,
  description: z.string(),
  licence: z.literal(licence),
  origin: Origin.nullable(),
  listed_at: moment.nullable(),
  is_own: z.boolean(),
  copy: z.strictObject({ id, copied_at: moment }).nullable(),
  /** The questions include what is right: for approved teachers, and administrators. */
  has_solutions: z.boolean(),
};
/** Set or edition with its questions, in the library and behind a link. */
const SharedSet = z
  .strictObject({ ...set, questions: z.array(z.union([GuestQuestion, QuestionOfSet])) })
  .meta({ id: "SharedSet" });
export type SharedSet = Frozen<z.output<z.ZodObject<typeof set>>> & {
  readonly questions: readonly (QuestionOfSet | GuestQuestion)[];
};
export const SharedSetReply = z.strictObject({ set: SharedSet });
export type SharedSetReply = { readonly set: SharedSet };

export const ReportReply = z.strictObject({ reported: z.literal(true) });
export type ReportReply = ReplyOf<typeof ReportReply>;

/** Row of the administrators' list. `id` is the edition's: decisions are about that. */
const row = {
  ...described,
  /** Author, always shown to administrators; `is_named` tells if the library shows the name too. */
  author: z.strictObject({ name: z.string(), email: z.string(), school: z.string().nullable(), is_named: z.boolean() }),
  set_id: id,
  state: ReviewState,
  reason: z.string(),
  picture_count: count,
  submitted_at: moment,
  listed_at: moment.nullable(),
  /** Reports nobody has handled. */
  reports: count,
  /** No set of this author has been listed so far. */
  is_first: z.boolean(),
};
const ReviewRow = z.strictObject(row);
export type ReviewRow = ReplyOf<typeof ReviewRow>;
const ReviewCounts = z.strictObject({ pending: count, reported: count, listed: count, refused: count });
export type ReviewCounts = ReplyOf<typeof ReviewCounts>;
export const ReviewListReply = workedOff(ReviewRow).extend({ counts: ReviewCounts });
export type ReviewListReply = ReplyOf<typeof ReviewListReply>;
const Report = z.strictObject({
  reason: z.enum(reportReasons),
  text: z.string(),
  created_at: moment,
  reporter_role: z.string().meta({ examples: ["teacher"] }),
});
export type Report = ReplyOf<typeof Report>;
const edition = {
  ...row,
  description: z.string(),
  reports_open: z.array(Report),
  /** A listed edition exists and will be replaced. */
  replaces: z.boolean(),
};
export const ReviewReply = z.strictObject({
  edition: z.strictObject({ ...edition, questions: z.array(QuestionOfSet) }),
});
export type ReviewReply = {
  readonly edition: Frozen<z.output<z.ZodObject<typeof edition>>> & { readonly questions: readonly QuestionOfSet[] };
};
