import { useState } from "react";
import type { Page } from "#protocol/http/page";

/** A paged list that grows at its end: the loader's first page, and what was asked for after it. */
export function usePages<Row extends { readonly id: string }>(
  first: Page<Row>,
  load: (page: number) => Promise<Page<Row>>,
) {
  const [known, setKnown] = useState(first);
  const [more, setMore] = useState<readonly Page<Row>[]>([]);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  // The loader ran again: what was added to the old list does not belong to the new one.
  if (known !== first) {
    setKnown(first);
    setMore([]);
  }
  const pages = [first, ...more];
  const last = pages.at(-1)!;
  const showMore = async () => {
    setState("busy");
    try {
      const next = await load(last.page + 1);
      setMore((old) => [...old, next]);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  // A row that slipped to the next page while somebody was added at the top comes twice: it is shown once.
  const rows = [...new Map(pages.flatMap(({ items }) => items.map((row) => [row.id, row] as const))).values()];
  return { rows, hasMore: last.page * last.page_size < last.total, showMore, state };
}
