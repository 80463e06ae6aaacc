import { expect, test } from "vitest";
import type { ReviewRow } from "#protocol/http/replies/library";
import { countsAfter } from "#features/admin/library/counts-after";
import type { Deed } from "#features/admin/library/use-review";

const before = { pending: 5, reported: 5, listed: 5, refused: 5 };
const after = (state: ReviewRow["state"], reports: number, deed: Deed) =>
  countsAfter(before, [{ row: { state, reports } as ReviewRow, deed, step: "held" }]);

test.each([
  ["pending", 0, "moved", {}],
  ["pending", 0, "listed", { pending: 4, listed: 6 }],
  ["pending", 0, "refused", { pending: 4, refused: 6 }],
  ["listed", 0, "hidden", { listed: 4, refused: 6 }],
  ["listed", 2, "kept", { reported: 4 }],
  ["listed", 2, "hidden", { reported: 4, listed: 4, refused: 6 }],
  // The set was hidden by three reports.
  ["hidden", 3, "listed", { reported: 4, listed: 6 }],
  ["hidden", 3, "hidden", { reported: 4, refused: 6 }],
  ["hidden", 0, "listed", { refused: 4, listed: 6 }],
  ["refused", 0, "listed", { refused: 4, listed: 6 }],
] as const)("the tabs count a set that was %s with %d reports and is %s now", (state, reports, deed, change) => {
  expect(after(state, reports, deed)).toEqual({ ...before, ...change });
});
