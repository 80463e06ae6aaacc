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
  expect(ids).toEqual(expect.arrayContaining([...numbered("T", 46), ...numbered("F", 33)]));
  const inOrder = ids.toSorted((a, b) => b.charCodeAt(0) - a.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)));
  expect(ids).toEqual([...new Set(inOrder)]);
});

const isThere = (file: string, title: string) => readFileSync(`test/${file}`, "utf8").includes(`"${title}"`);

test("each row names tests that are there", () => {
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const missing = rows.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => (isThere(file!, title!) ? [] : `${id}: ${file} › ${title}`)),
  );
  expect(missing).toEqual([]);
});
