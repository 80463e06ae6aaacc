import * as z from "zod";
import type { KindName, Shown } from "#question/kinds";
import { reportReasons, type licence, type ReportReason } from "../library-words";
import { limits } from "../limits";
import { PageQuery } from "./page";
import type { Question } from "./question-sets";
import type { Origin, ReviewState } from "./sharing";
import { textUpTo } from "./text";

/** Lists, joined by commas: `subject=fen,biyoloji`. What is no value of theirs is left out, so that a hand-edited address still shows something. */
const listOf = <T>(read: (text: string) => T | null) =>
  z
    .string()
    .transform((text) =>
      text
        .slice(0, 200)
        .split(",")
        .flatMap((one) => read(one.trim()) ?? []),
    )
    .catch([])
    .default([]);
const word = (text: string): string | null => (/^[a-z0-9]{1,20}$/.test(text) ? text : null);
const number = (text: string): number | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);

export const LibraryQuery = PageQuery.extend({
  /** `own`: of the subjects of the caller's own sets. */
  subject: listOf(word),
  grade: listOf(number),
  language: listOf((text) => word(text.split("-")[0]!)),
  kind: listOf(word),
  sort: z.enum(["copies", "newest"]).catch("copies"),
  page: z.coerce.number().int().min(1).max(limits.library.pages).catch(1).default(1),
  page_size: z
    .unknown()
    .optional()
    .transform((): number => limits.library.pageSize),
});
export type LibraryQuery = z.output<typeof LibraryQuery>;

/** Null for what the author does not want to be shown. */
export type SharedAuthor = { readonly name: string | null; readonly school: string | null };
type Described = {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly subject: string | null;
  readonly grade: number | null;
  readonly kinds: readonly string[];
  readonly outcomes: readonly string[];
  readonly question_count: number;
  readonly author: SharedAuthor;
  readonly copies: number;
};
export type LibraryRow = Described & {
  readonly has_pictures: boolean;
  /** The first question in which a word of the search stands, else the first; cut. */
  readonly excerpt: string;
  readonly is_own: boolean;
  /** The caller's copy of it, if there is one. */
  readonly copy_id: string | null;
};
/** `total` is counted up to `limits.library.counted`; then there are more. */
export type LibraryReply = {
  readonly items: readonly LibraryRow[];
  readonly total: number;
  readonly has_more: boolean;
  readonly page: number;
  readonly page_size: number;
};

/** A set or edition with its questions, in the library and behind a link. */
export type SharedSet = Described & {
  readonly description: string;
  readonly licence: typeof licence;
  readonly origin: Origin | null;
  readonly listed_at: number | null;
  readonly is_own: boolean;
  readonly copy: { readonly id: string; readonly copied_at: number } | null;
  /** Whether the questions come with what is right: for approved teachers, and administrators. */
  readonly has_solutions: boolean;
  readonly questions: readonly (Question | GuestQuestion)[];
};
/** A question as a player sees it: what is ordered or matched is shuffled, and nothing tells what is right. */
export type GuestQuestion = Omit<Shown, "kind"> & {
  readonly kind?: KindName | undefined;
  readonly id: string;
  readonly position: number;
  readonly question_text: string;
  readonly time_limit: number;
  readonly points: 0 | 1 | 2;
  readonly outcome?: string;
  readonly image?: { readonly id: string; readonly alt: string } | null;
};
export type SharedSetReply = { readonly set: SharedSet };

/** With `again` another copy where there is one already. */
export const CopyBody = z.object({ again: z.boolean().default(false) });

export const ReportBody = z.object({
  reason: z.enum(reportReasons, "Bir neden seçin."),
  text: z.string().trim().check(textUpTo(limits.reason)).default(""),
});
export type ReportReply = { readonly reported: true };

export const ReviewQuery = PageQuery.extend({
  /** `refused` holds the hidden ones too; `reported` those with a report nobody has looked at. */
  state: z.enum(["pending", "reported", "listed", "refused"]).catch("pending").default("pending"),
});
export const DecisionBody = z
  .object({
    decision: z.enum(["list", "refuse", "hide"], "Bir karar seçin."),
    reason: z.string().trim().check(textUpTo(limits.reason)).default(""),
  })
  .refine(({ decision, reason }) => decision === "list" || reason !== "", {
    path: ["reason"],
    message: "Nedenini yazın: setin yazarına gider.",
  });

/** A row of the administrators' list. `id` is the edition's: decisions are about that. */
export type ReviewRow = Omit<Described, "copies"> & {
  readonly set_id: string;
  readonly state: ReviewState;
  readonly reason: string;
  readonly picture_count: number;
  readonly copies: number;
  readonly submitted_at: number;
  readonly listed_at: number | null;
  /** Reports nobody has looked at. */
  readonly reports: number;
  /** Nothing of this author has been listed so far. */
  readonly is_first: boolean;
};
export type ReviewCounts = Readonly<Record<"pending" | "reported" | "listed" | "refused", number>>;
export type ReviewListReply = {
  readonly items: readonly ReviewRow[];
  readonly counts: ReviewCounts;
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
};
export type Report = {
  readonly reason: ReportReason;
  readonly text: string;
  readonly created_at: number;
  readonly reporter_role: string;
};
export type ReviewReply = {
  readonly edition: ReviewRow & {
    readonly description: string;
    readonly questions: readonly Question[];
    readonly reports_open: readonly Report[];
    /** It replaces an edition that is listed now. */
    readonly replaces: boolean;
  };
};
