import { expect, test } from "vitest";
import { countOf } from "#features/admin/people-search/people-search-dialog.tsx";
import { roleOf } from "#features/admin/people-words.tsx";
import { leftFirst } from "#features/admin/schools/invite-dialog.tsx";
import { dollars } from "#features/admin/usage/cost.tsx";

test("the cost of a day is shown, though it is less than a dollar, or than a cent", () => {
  expect([0, 0.0007, 0.07, 2.346, 1240].map(dollars)).toEqual(["0,00", "0,0007", "0,07", "2,35", "1.240,00"]);
});

test("a search that found as many as it may says that these are the first", () => {
  expect([0, 49, 50].map((length) => countOf(Array.from({ length }, () => ({}))))).toEqual(["0", "49", "ilk 50"]);
});

test("a role is shown with the right of administration beside it", () => {
  expect(roleOf({ role: "teacher", rights: ["school"] })).toBe("Öğretmen, okul yöneticisi");
  expect(roleOf({ role: "teacher", rights: [] })).toBe("Öğretmen");
  expect(roleOf({ role: "admin", rights: ["all"] })).toBe("Yönetici");
});

const row = (name: string, verdict: "invited" | "added" | "invalid") => ({ name, email: "", verdict, reason: "" });

test("rows of a list for which nothing is done stand before the others, each part in the order of the list", () => {
  const rows = [row("a", "invited"), row("b", "invalid"), row("c", "added"), row("d", "invalid")];
  expect(leftFirst(rows).map(({ name, place }) => `${name}${place}`)).toEqual(["b1", "d3", "a0", "c2"]);
});

test("an invitation beyond the school's domains stands before those within, in letters of any kind", () => {
  const to = (name: string, host: string) => ({ ...row(name, "invited"), email: `${name}@${host}` });
  const rows = [to("a", "xn--de-3ia.k12.tr"), to("b", "gmail.com"), to("c", "okul.k12.tr"), row("d", "invalid")];
  expect(leftFirst(rows, ["okul.k12.tr", "çde.k12.tr"]).map(({ name }) => name)).toEqual(["d", "b", "a", "c"]);
  expect(leftFirst(rows).map(({ name }) => name)).toEqual(["d", "a", "b", "c"]);
});
