import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const table = readFileSync("test/COVERAGE.md", "utf8");
const rows = [...table.matchAll(/^\|\s+(?<id>[TF]\d+)\s+\|[^|]+\|(?<tests>.+)\|$/gm)].map(({ groups }) => ({
  id: groups!["id"]!,
  tests: [...groups!["tests"]!.matchAll(/(`+)(?<file>[^` ]+) › (?<title>.+?)\1(?=<br>|\s)/g)].map(
    ({ groups }) => groups!,
  ),
}));

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

test("every threat and every fault has its row", () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...numbered("T", 38), ...numbered("F", 24)]));
  const inOrder = ids.toSorted((a, b) => b.charCodeAt(0) - a.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)));
  expect(ids).toEqual([...new Set(inOrder)]);
});

test.each(rows)("$id names tests that are there", ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  const missing = tests.filter(({ file, title }) => !readFileSync(`test/${file}`, "utf8").includes(`"${title}"`));
  expect(missing).toEqual([]);
});
