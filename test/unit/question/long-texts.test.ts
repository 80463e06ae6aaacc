import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "#shared/limits";
import { kindOf } from "#question/kinds";
import { hasTower } from "#question/text";

const long = `a${"\u0301\u0316".repeat(1_000)}`;

test.each([
  { kind: "choice", options: { A: long, B: "iki" }, correct_option: "A" },
  { kind: "multi", options: { A: long, B: "iki" }, correct_option: "A" },
  { kind: "poll", options: { A: long, B: "iki" } },
  { kind: "order", items: [long, "iki", "üç"] },
  {
    kind: "match",
    pairs: [
      { left: long, right: "bir" },
      { left: "iki", right: long },
      { left: "üç", right: "dört" },
    ],
  },
  { kind: "typed", accepted: [long] },
] as const)("reading a $kind composes no text that is too long anyway", (fields) => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  onTestFinished(() => normalize.mockRestore());
  const { read, faults } = kindOf(fields);
  expect(faults(read(fields).draft)).not.toEqual([]);
  const composed = normalize.mock.contexts.map((text) => String(text).length);
  expect(Math.max(0, ...composed)).toBeLessThanOrEqual(2 * limits.optionText);
});

test.each(
  ([{ kind: "typed", accepted: ["bir"] }, { kind: "cloud" }] as const).flatMap((body) =>
    ["²", "ﷺ", "½", "한"].map((letter) => [body.kind, letter, body] as const),
  ),
)("a %s refuses an answer of a thousand %s for its length, before folding it", (_, letter, body) => {
  const lower = vi.spyOn(String.prototype, "toLocaleLowerCase");
  onTestFinished(() => lower.mockRestore());
  expect(kindOf(body).takes(body as never, letter.repeat(limits.keptAnswer))).toBe(false);
  expect(lower).not.toHaveBeenCalled();
});

test.each(["x", "ﷺ"])("an accepted text of a thousand %s is refused for its length, before it is folded", (letter) => {
  const lower = vi.spyOn(String.prototype, "toLocaleLowerCase");
  onTestFinished(() => lower.mockRestore());
  const { read, faults } = kindOf({ kind: "typed" });
  const { draft } = read({ accepted: [letter.repeat(limits.keptAnswer)] });
  expect(faults(draft)).toMatchObject([{ message: expect.stringContaining("karakterden uzun") as string }]);
  expect(lower).not.toHaveBeenCalled();
});

test("[T48] signs that nobody sees are no marks of a tower, so that a row of them can be divided in one way", () => {
  const unseen = ["\u034f", "\ufe0f", "\u{e0100}", "\u180b", "\u200d", "\u00ad"];
  expect(unseen.filter((sign) => hasTower(sign.repeat(9)))).toEqual([]);
  expect(unseen.filter((sign) => !hasTower(`\u0301${sign.repeat(20)}`.repeat(9)))).toEqual([]);
});
