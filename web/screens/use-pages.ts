import { useState } from "react";
import type { Page as NumberedPage, WorkedOffPage } from "#protocol/http/page";

type Page<Row> = NumberedPage<Row> & Partial<WorkedOffPage<Row>>;

export type Grown<Row> = {
  readonly first: Page<Row>;
  readonly more: readonly Page<Row>[];
  readonly state: "idle" | "busy" | "failed";
};

/**
 * A paged list that grows at its end: the loader's first page, and the pages loaded after it. If the server says where a page
 * ends, the next one begins there, however many rows have left the list meanwhile.
 */
export function usePages<Row extends { readonly id: string }>(
  first: Page<Row>,
  load: (page: number, after?: string) => Promise<Page<Row>>,
) {
  const [grown, setGrown] = useState<Grown<Row>>({ first, more: [], state: "idle" });
  // The loader ran again: pages added to the old list do not belong to the new one.
  if (grown.first !== first) setGrown({ first, more: [], state: "idle" });
  const pages = [first, ...grown.more];
  const last = pages.at(-1)!;
  const become = (change: Change<Row>) => setGrown((list) => grownBy(list, first, change));
  const showMore = async () => {
    become({ state: "busy" });
    try {
      become({ state: "idle", next: await load(last.page + 1, last.next ?? undefined) });
    } catch {
      become({ state: "failed" });
    }
  };
  // A row may come twice, because another one added at the top moved it to the next page: show it once.
  const rows = [...new Map(pages.flatMap(({ items }) => items.map((row) => [row.id, row] as const))).values()];
  const hasMore = last.next === undefined ? last.page * last.page_size < last.total : last.next !== null;
  return { rows, hasMore, showMore, state: grown.state };
}

type Change<Row> = { readonly state: Grown<Row>["state"]; readonly next?: Page<Row> };

/** The list after a page loaded below `first`; one that belongs to an older list changes nothing. */
export function grownBy<Row>(list: Grown<Row>, first: Page<Row>, { state, next }: Change<Row>): Grown<Row> {
  if (list.first !== first) return list;
  return { first, more: next ? [...list.more, next] : list.more, state };
}
