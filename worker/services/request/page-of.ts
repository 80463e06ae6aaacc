import type { Page, PlainPageQuery } from "#protocol/http/page";

/** The requested page of a list that is short enough to be read whole. */
export const pageOf = <Row>(rows: readonly Row[], { page, page_size }: PlainPageQuery): Page<Row> => ({
  items: rows.slice((page - 1) * page_size, page * page_size),
  total: rows.length,
  page,
  page_size,
});
