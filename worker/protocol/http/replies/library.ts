import * as z from "zod";
import { licence, reportReasons } from "#protocol/library-words";
import { shown } from "./question";
import { count, id, moment, workedOff, type Frozen, type Reply } from "./reply";
import { grade, language, Origin, ReviewState, subject } from "./sharing";
import { Question } from "./written-question";

/** Null for what the author does not want to be shown. */
const SharedAuthor = z.strictObject({ name: z.string().nullable(), school: z.string().nullable() });
export type SharedAuthor = Reply<typeof SharedAuthor>;
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
  /** The first question in which a word of the search stands, else the first; cut. */
  excerpt: z.string(),
  is_own: z.boolean(),
  /** The caller's copy of it, if there is one. */
  copy_id: id.nullable(),
});
export type LibraryRow = Reply<typeof LibraryRow>;
/** `total` is counted up to `limits.library.counted`; then there are more. */
export const LibraryReply = z.strictObject({
  items: z.array(LibraryRow),
  total: count,
  has_more: z.boolean(),
  page: count,
  page_size: count,
});
export type LibraryReply = Reply<typeof LibraryReply>;

/** A question as a player sees it: what is ordered or matched is shuffled, and nothing tells what is right. */
const GuestQuestion = z.strictObject({
  ...shown,
  id,
  position: count,
  question_text: z.string(),
  time_limit: count,
  points: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  outcome: z.string().optional(),
  image: z
    .strictObject({ id: z.string(), alt: z.string(), width: count.optional(), height: count.optional() })
    .nullish(),
});
export type GuestQuestion = Reply<typeof GuestQuestion>;
const set = {
  ...described,
  description: z.string(),
  licence: z.literal(licence),
  origin: Origin.nullable(),
  listed_at: moment.nullable(),
  is_own: z.boolean(),
  copy: z.strictObject({ id, copied_at: moment }).nullable(),
  /** Whether the questions come with what is right: for approved teachers, and administrators. */
  has_solutions: z.boolean(),
};
/** A set or edition with its questions, in the library and behind a link. */
const SharedSet = z
  .strictObject({ ...set, questions: z.array(z.union([GuestQuestion, Question])) })
  .meta({ id: "SharedSet" });
export type SharedSet = Frozen<z.output<z.ZodObject<typeof set>>> & {
  readonly questions: readonly (Question | GuestQuestion)[];
};
export const SharedSetReply = z.strictObject({ set: SharedSet });
export type SharedSetReply = { readonly set: SharedSet };

export const ReportReply = z.strictObject({ reported: z.literal(true) });
export type ReportReply = Reply<typeof ReportReply>;

/** A row of the administrators' list. `id` is the edition's: decisions are about that. */
const row = {
  ...described,
  /** Always told to administrators; `is_named` says whether the library names the author too. */
  author: z.strictObject({ name: z.string(), email: z.string(), school: z.string().nullable(), is_named: z.boolean() }),
  set_id: id,
  state: ReviewState,
  reason: z.string(),
  picture_count: count,
  submitted_at: moment,
  listed_at: moment.nullable(),
  /** Reports nobody has looked at. */
  reports: count,
  /** Nothing of this author has been listed so far. */
  is_first: z.boolean(),
};
const ReviewRow = z.strictObject(row);
export type ReviewRow = Reply<typeof ReviewRow>;
const ReviewCounts = z.strictObject({ pending: count, reported: count, listed: count, refused: count });
export type ReviewCounts = Reply<typeof ReviewCounts>;
export const ReviewListReply = workedOff(ReviewRow).extend({ counts: ReviewCounts });
export type ReviewListReply = Reply<typeof ReviewListReply>;
const Report = z.strictObject({
  reason: z.enum(reportReasons),
  text: z.string(),
  created_at: moment,
  reporter_role: z.string().meta({ examples: ["teacher"] }),
});
export type Report = Reply<typeof Report>;
const edition = {
  ...row,
  description: z.string(),
  reports_open: z.array(Report),
  /** It replaces an edition that is listed now. */
  replaces: z.boolean(),
};
export const ReviewReply = z.strictObject({ edition: z.strictObject({ ...edition, questions: z.array(Question) }) });
export type ReviewReply = {
  readonly edition: Frozen<z.output<z.ZodObject<typeof edition>>> & { readonly questions: readonly Question[] };
};
