import type { ReactNode } from "react";
import type { Page as NumberedPage, WorkedOffPage } from "#protocol/http/page";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useListFilters } from "../use-list-filters";
import { usePages } from "../use-pages";
import { MoreButton } from "./more-button";

type Page<Row> = NumberedPage<Row> & Partial<WorkedOffPage<Row>>;

type Props<Row extends { readonly id: string }> = {
  readonly first: Page<Row>;
  readonly load: (page: number, after?: string) => Promise<Page<Row>>;
  /** Shown if there is no row. */
  readonly none: ReactNode;
  readonly moreLabel?: string;
  /** The server lists no more rows than these. */
  readonly limit?: number;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** The rows of a list, which grows at its end. */
export function PagedRows<Row extends { readonly id: string }>({
  first,
  load,
  none,
  moreLabel,
  limit = Infinity,
  children,
}: Props<Row>) {
  const { rows, hasMore, ...more } = usePages(first, load);
  if (rows.length === 0) return none;
  return (
    <>
      {children(rows)}
      <MoreButton {...more} hasMore={hasMore && rows.length < limit} label={moreLabel} />
    </>
  );
}

type NothingProps = {
  readonly title: string;
  /** The label of the button that takes the filters away, and the filters' names in the address. */
  readonly all: string;
  readonly filters: readonly string[];
};

/** Shown if the filters leave no row. */
export function NothingFound({ title, all, filters }: NothingProps) {
  const narrow = useListFilters();
  const clear = () => narrow(Object.fromEntries(filters.map((name) => [name, ""])));
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="alt" onClick={clear}>
          {all}
        </Button>
      }
    />
  );
}
