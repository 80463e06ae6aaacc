import { expect, test } from "vitest";
import { cloud } from "#question/cloud";

test.each([
  ["özgürlük", true],
  ["x".repeat(30), true],
  ["x".repeat(31), false],
  ["👩🏽‍🚀".repeat(30), true],
  ["👩🏽‍🚀".repeat(31), false],
  ["?", true],
  [" ", false],
  ["\u200b", false],
])("[K14] %j is taken as a word: %s", (value, isTaken) => {
  expect(cloud.takes({ kind: "cloud" }, value)).toBe(isTaken);
});

test("equal words are counted as one, and none is right or wrong", () => {
  const values = ["Barış", "barış", "BARIŞ!", "umut", "barış"];
  expect(cloud.details!({ kind: "cloud" }, values).texts).toEqual([
    { key: "bariş", text: "barış", count: 4, is_correct: null, why: null },
    { key: "umut", text: "umut", count: 1, is_correct: null, why: null },
  ]);
  expect(cloud.distribution({ kind: "cloud" }, values, 7)).toEqual({ given: 5, none: 2 });
  expect(cloud.share({ kind: "cloud" }, "umut")).toBe(null);
});

test("the language of the set is kept, for its fold and its order", () => {
  expect(cloud.played({ kind: "cloud", lang: "ku" })).toEqual({ kind: "cloud", lang: "ku" });
  expect(cloud.same!({ kind: "cloud", lang: "ku" }, "dîl")).toBe("dîl");
  expect(cloud.same!({ kind: "cloud" }, "dîl")).toBe("dil");
});

test("there is nothing to fill in, nothing to show besides, and nothing right", () => {
  const { draft, faults } = cloud.read({});
  expect([draft, faults, cloud.faults(draft)]).toEqual([{ kind: "cloud" }, [], []]);
  const body = cloud.body(draft)!;
  expect([cloud.shown(body), cloud.solution(body)]).toEqual([{ kind: "cloud" }, { correct_option: null }]);
});
