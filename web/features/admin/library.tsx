import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ReviewListReply } from "#protocol/http/replies/library";
import { review, type ReviewTab } from "#api/library-api";
import { useListFilters } from "#screens/use-list-filters";
import * as page from "#screens/page/page.module.css";
import { EmptyState } from "#ui/empty-state.tsx";
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

const tabIn = (name: string | null) => tabs.find(({ id }) => id === name) ?? tabs[0];
const tabAt = ({ searchParams }: URL) => tabIn(searchParams.get("durum")).id;

export async function loader({ request }: LoaderFunctionArgs) {
  const state = tabAt(new URL(request.url));
  await heldReviews.flush();
  return { state, first: await review.list({ state }) };
}

/** Opens another set of the same list without loading the list again, so that it keeps its length. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || tabAt(currentUrl) !== tabAt(nextUrl));

/** Handed-in sets, reported sets, and earlier decisions. */
export function Component() {
  const { state, first } = useLoaderData<typeof loader>();
  return <Reviewing key={state} state={state} first={first} />;
}

function Reviewing({ state, first }: { readonly state: ReviewTab; readonly first: ReviewListReply }) {
  const narrow = useListFilters();
  const deciding = useReview();
  const counts = countsAfter(first.counts, deciding.done.values());
  return (
    <>
      <h1 className={page.title}>Kütüphane</h1>
      <div className={page.tools}>
        <Tabs
          label="Setler"
          panelId="setler"
          tabs={tabs.map((tab) => ({ ...tab, count: counts[tab.id] }))}
          selected={state}
          onSelect={(id) => narrow({ durum: id === "pending" ? "" : id, set: "" })}
        />
      </div>
      <div id="setler" role="tabpanel" aria-label={tabIn(state).label}>
        {first.total === 0 ? (
          <EmptyState title={tabIn(state).empty} />
        ) : (
          <ReviewDesk state={state} first={first} deciding={deciding} />
        )}
      </div>
    </>
  );
}
