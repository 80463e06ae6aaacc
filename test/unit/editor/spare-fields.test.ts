import { expect, test } from "vitest";
import type { QuestionDraft } from "#question/kinds";
import type { Pair } from "#question/match";
import { aWholeQuestion } from "../../builders/questions";
import { draft as match } from "#kinds/match/draft";
import { draft as order } from "#kinds/order/draft";
import { emptyDraft, faultsOf, isComplete, isSame, tidied, tidy } from "#features/editor/drafts/draft";

const options = { A: "Bir", B: "İki", C: "Üç", D: " " };
const whole: QuestionDraft = aWholeQuestion({ question_text: "Hangisi?", options, correct_option: "B" });
const items = (...texts: string[]) => order.tidied({ kind: "order", items: texts }, tidy).items;
const pairs = (...all: Pair[]) => match.tidied({ kind: "match", pairs: all }, tidy).pairs;
const spot = { id: "a".repeat(43), alt: "Harita" };

test("empty options at the end are not stored, and are no fault", () => {
  const stored = tidied(whole);
  expect([stored.options, isComplete(whole)]).toEqual([{ A: "Bir", B: "İki", C: "Üç" }, true]);
  expect(isSame(whole, stored)).toBe(true);
});

test.each<[string, Partial<QuestionDraft>, string[]]>([
  ["marked", { correct_option: "D" }, ["D"]],
  ["in the middle", { options: { ...options, C: "", D: "Dört" } }, ["C"]],
  ["with a picture without words", { option_images: { D: { ...spot, alt: "" } } }, ["D.alt"]],
])("an empty option that is %s stays and is named", (_, change, keys) => {
  const draft = { ...whole, ...change } as QuestionDraft;
  expect([Object.keys(tidied(draft).options ?? {}).length, faultsOf(draft).map(({ key }) => key)]).toEqual([4, keys]);
});

test("two options stay, written or not", () => {
  const { options: stored } = tidied({ ...emptyDraft(), question_text: "Hangisi?" });
  expect(stored).toEqual({ A: "", B: "" });
});

test("an empty card or pair at the end is not stored, down to three", () => {
  const [pair, none] = [
    { left: "a", right: "b" },
    { left: "", right: "" },
  ];
  expect(items("a", "b", "c", "d", " ")).toEqual(["a", "b", "c", "d"]);
  expect(items("a", "", "", "")).toEqual(["a", "", ""]);
  expect(pairs(pair, pair, pair, none)).toEqual([pair, pair, pair]);
  expect(pairs(pair, none, { left: "", right: "b" }, none)).toHaveLength(3);
});
