import { nothingLike } from "#words/sentence-forms";
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { ReviewListReply } from "#protocol/http/replies/library";
import { review, type ReviewTab } from "#api/library-api";
import { keptPage } from "#screens/kept-page.tsx";
import { useListFilters } from "#screens/use-list-filters";
import * as page from "#screens/page/page.module.css";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { ReviewDesk } from "./library/review-desk";
import { countsAfter } from "./library/counts-after";
import { heldReviews, useReview } from "./library/use-review";

const tabs = [
  { id: "pending", label: "Bekleyen", empty: "Bekleyen set yok." },
  { id: "reported", label: "Bildirilen", empty: "Bildirilen set yok." },
  { id: "listed", label: "Listede", empty: "Listede set yok." },
  { id: "refused", label: "Reddedilen", empty: "Reddedilen set yok." },
] as const satisfies readonly { id: ReviewTab; label: string; empty: string }[];

type Wanted = { readonly state: ReviewTab; readonly q: string };

const tabIn = (name: string | null) => tabs.find(({ id }) => id === name) ?? tabs[0];
const wantedAt = ({ searchParams }: URL) => ({
  state: tabIn(searchParams.get("durum")).id,
  q: searchParams.get("q") ?? "",
});

async function load({ request }: LoaderFunctionArgs) {
  const wanted = wantedAt(new URL(request.url));
  await heldReviews.flush();
  return { wanted, first: await review.list(wanted) };
}

/** Opens another set of the same list without loading the list again, so that it keeps its length. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !isSame(wantedAt(currentUrl), wantedAt(nextUrl)));

const isSame = (one: Wanted, other: Wanted) => one.state === other.state && one.q === other.q;

export const { loader, Component } = keptPage(load, Library);

/** Handed-in sets, reported sets, and earlier decisions. */
function Library({ wanted, first }: Awaited<ReturnType<typeof load>>) {
  return <Reviewing key={wanted.state} wanted={wanted} first={first} />;
}

function Reviewing({ wanted, first }: { readonly wanted: Wanted; readonly first: ReviewListReply }) {
  const { state, q } = wanted;
  const narrow = useListFilters();
  const deciding = useReview(first);
  const counts = countsAfter(first.counts, deciding.done.values());
  return (
    <>
      <h1 className={page.title}>Kütüphane</h1>
      <div className={`row wrap between ${page.tools}`}>
        <Tabs
          label="Setler"
          panelId="setler"
          tabs={tabs.map((tab) => ({ ...tab, count: counts[tab.id] }))}
          selected={state}
          onSelect={(id) => narrow({ durum: id === "pending" ? "" : id, set: "" })}
        />
        <SearchField label="Set ya da öğretmen ara" value={q} onSearch={(text) => narrow({ q: text, set: "" })} />
      </div>
      <div id="setler" role="tabpanel" aria-label={tabIn(state).label}>
        {first.total === 0 ? (
          <EmptyState title={q === "" ? tabIn(state).empty : nothingLike(q, "set")} />
        ) : (
          <ReviewDesk key={q} wanted={wanted} first={first} deciding={deciding} />
        )}
      </div>
    </>
  );
}
