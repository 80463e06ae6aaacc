import type { ReviewCounts, ReviewRow } from "#protocol/http/replies/library";
import type { ReviewTab } from "#api/library-api";
import type { Deed, Done } from "./use-review";

const after: Partial<Record<Deed, ReviewTab>> = {
  listed: "listed",
  kept: "listed",
  refused: "refused",
  hidden: "refused",
};

/** Counts of the tabs, including decisions made since they were loaded, held or sent. */
export function countsAfter(counts: ReviewCounts, done: Iterable<Done>): ReviewCounts {
  const now = { ...counts };
  for (const { row, deed } of done) {
    const to = after[deed];
    if (to === undefined) continue;
    for (const tab of tabsOf(row)) now[tab] -= 1;
    now[to] += 1;
  }
  return now;
}

/** Tabs that show a row. A reported set is also listed, unless the reports have hidden it. */
function tabsOf({ state, reports }: ReviewRow): ReviewTab[] {
  const reported: ReviewTab[] = reports > 0 ? ["reported"] : [];
  if (state === "pending") return ["pending"];
  if (state === "listed") return ["listed", ...reported];
  return reports > 0 ? reported : ["refused"];
}
