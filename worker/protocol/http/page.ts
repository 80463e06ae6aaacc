import * as z from "zod";
import { limits } from "#shared/limits";

export type Page<Row> = {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
};
/** Page of a work list: `next` is the next call's `after`, null if nothing follows. */
export type WorkedOffPage<Row> = Page<Row> & { readonly next: string | null };
/**
 * Query of every list: `?q=&page=1&page_size=20`. Invalid numbers fall back, so that a hand-edited address still shows a list.
 */
export const PageQuery = z.object({
  /** Cut, not refused: a pasted sentence searches for its beginning. */
  q: z
    .string()
    .transform((q) => q.slice(0, 2 * limits.search).trim())
    .catch("")
    .default(""),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  page_size: z.coerce
    .number()
    .int()
    .min(1)
    .transform((rows) => Math.min(rows, limits.page.max))
    .catch(limits.page.default)
    .default(limits.page.default),
});
export type PageQuery = z.infer<typeof PageQuery>;
/**
 * Query of a work list, which gets shorter while it is read: `after` continues behind a row, where `page` would skip as many
 * rows as have left the list. An invalid `after` counts as missing.
 */
export const WorkedOffQuery = PageQuery.extend({
  after: z
    .string()
    .regex(/^\d{1,16}-\d{1,16}$/)
    .optional()
    .catch(undefined),
});
export type WorkedOffQuery = z.infer<typeof WorkedOffQuery>;

/** Query of a list without search. */
export const PlainPageQuery = PageQuery.omit({ q: true });
export type PlainPageQuery = z.infer<typeof PlainPageQuery>;

/** Query for the players of a large game's report; ignored for any other game. */
export const ReportQuery = PageQuery.extend({
  page_size: z.coerce
    .number()
    .int()
    .min(1)
    .transform((rows) => Math.min(rows, limits.rowsForHost))
    .catch(limits.reportPage)
    .default(limits.reportPage),
  only: z.enum(["all", "support"]).catch("all").default("all"),
});
export type ReportQuery = z.infer<typeof ReportQuery>;
