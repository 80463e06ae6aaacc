import { expect, test } from "vitest";
import { grownBy, type Grown } from "#screens/use-pages";

const page = (number: number, ...items: string[]) => ({ items, page: number, page_size: 2, total: 4 });
const first = page(1, "a", "b");
const busy: Grown<string> = { first, more: [], state: "busy" };

test("the next page is appended, and a failure takes nothing away", () => {
  const next = page(2, "c", "d");
  const grown = grownBy(busy, first, { state: "idle", next });
  expect(grown).toEqual({ first, more: [next], state: "idle" });
  expect(grownBy(grown, first, { state: "failed" })).toEqual({ first, more: [next], state: "failed" });
});

test("a page that was asked for under another search changes nothing", () => {
  const older = page(1, "x", "y");
  expect(grownBy(busy, older, { state: "idle", next: page(2, "z") })).toBe(busy);
  expect(grownBy(busy, older, { state: "failed" })).toBe(busy);
});
