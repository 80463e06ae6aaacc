import * as z from "zod";
import { reportReasons } from "../library-words";
import { limits } from "#shared/limits";
import { PageQuery, WorkedOffQuery } from "./page";
import { textUpTo } from "./text";

/**
 * Reads a comma-separated list: `subject=fen,biyoloji`. Skips invalid values, so that a hand-edited address still shows
 * something.
 */
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
  /** `own`: the subjects of the caller's sets. */
  subject: listOf(word),
  grade: listOf(number),
  language: listOf((text) => word(text.split("-")[0]!)),
  kind: listOf(word),
  /** `best`: sets whose title has the words first, then those whose outcomes have them; of these the most copied. */
  sort: z.enum(["best", "copies", "newest"]).catch("best"),
});
export type LibraryQuery = z.output<typeof LibraryQuery>;

/** With `again` makes another copy if there is one already. */
export const CopyBody = z.object({ again: z.boolean().default(false) });

export const ReportBody = z.object({
  reason: z.enum(reportReasons, "Bir neden seçin."),
  text: z.string().trim().check(textUpTo(limits.reason)).default(""),
});

export const ReviewQuery = WorkedOffQuery.extend({
  /** `refused` includes hidden ones; `reported` those with a report nobody has handled. */
  state: z.enum(["pending", "reported", "listed", "refused"]).catch("pending").default("pending"),
});
export const DecisionBody = z
  .object({
    decision: z.enum(["list", "refuse", "hide"], "Bir karar seçin."),
    reason: z.string().trim().check(textUpTo(limits.reason)).default(""),
    /** Edition that was seen, so that no other one is decided on. By default the one in the address. */
    edition_id: z.string().max(64).optional(),
  })
  .refine(({ decision, reason }) => decision === "list" || reason !== "", {
    path: ["reason"],
    message: "Nedenini yazın: setin yazarına gider.",
  });
