import { expect, test } from "vitest";
import { readOnce } from "#services/games/remembered-results";
import { writeResults } from "#game/results/stored-form";
import { statistics } from "#game/results/statistics";
import { judgedText } from "#question/written/typed-judge";
import { drawn, meta } from "./a-report";

test("a finished game is computed for the first look, a running one at each", () => {
  const results = drawn("B", "A");
  const first = statistics(results, meta);
  expect(statistics(results, { ...meta, label: "7B" })).toEqual({
    ...first,
    game: { ...first.game, label: "7B" },
  });
  expect(statistics(results, meta).questions).toBe(first.questions);
  const running = { ...meta, status: "active" } as const;
  expect(statistics(results, running).questions).not.toBe(statistics(results, running).questions);
});

test("the same text of a game is read once; a changed one is read again", () => {
  const [before, after] = [drawn("B"), drawn("A")].map(writeResults) as [string, string];
  const first = readOnce("g", before);
  expect(readOnce("g", before)).toBe(first);
  expect(readOnce("other", before)).not.toBe(first);
  expect(readOnce("g", after)).not.toBe(first);
  expect(readOnce("g", before)).toEqual(first);
});

test("nothing is kept of games that nobody asks for any more: the last looks fill three million letters", () => {
  const text = writeResults(drawn("B"));
  const long = `${text.slice(0, -1)},"note":"${"x".repeat(1_200_000)}"}`;
  const [one, two] = [readOnce("1", long), readOnce("2", long)];
  expect([readOnce("1", long), readOnce("2", long)]).toEqual([one, two]);
  expect(readOnce("1", long)).toBe(one);
  readOnce("3", long);
  expect(readOnce("1", long)).toBe(one);
  expect(readOnce("2", long)).not.toBe(two);
});

test("a text that a class writes often is folded once, and judged by the answers that the question accepts now", () => {
  const body = { accepted: ["Ankara"], typo: true };
  expect(judgedText(body, "ankera")).toBe(judgedText(body, "ankera"));
  expect(judgedText({ ...body, typo: false }, "ankera").why).toBeNull();
});
