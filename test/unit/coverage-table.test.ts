import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const [, ...sections] = readFileSync("test/COVERAGE.md", "utf8").split(/^### (?=[TF]\d+ )/m);
/** Files, each with the titles below it. */
const listed = (text: string) =>
  text.split(/^- /m).flatMap((part) => {
    const file = /^`(?<file>[^` ]+)`$/m.exec(part)?.groups!["file"];
    return [...part.matchAll(/^ {2}- (?<marks>`+)(?<title>.+?)\k<marks>(?=\s|$)/gm)].map(({ groups }) => ({
      file,
      title: groups!["title"]!.trim(),
    }));
  });
const rows = sections.map((section) => ({
  id: section.split(" ", 1)[0]!,
  tests: listed(section.split(/^##? /m)[0]!),
}));

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

test("every threat and every fault has its section", () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...numbered("T", 58), ...numbered("F", 38)]));
  const inOrder = ids.toSorted((a, b) => b.charCodeAt(0) - a.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)));
  expect(ids).toEqual([...new Set(inOrder)]);
});

const isThere = (file: string | undefined, title: string) =>
  file !== undefined && readFileSync(`test/${file}`, "utf8").includes(`"${title}"`);

test("the table of ASVS names tests that are there, and says where there are none", () => {
  const table = readFileSync("test/COVERAGE.md", "utf8")
    .split(/^## ASVS 5/m)[1]!
    .split(/^## /m)[0]!;
  const lines = table.split("\n").filter((line) => /^\| +\d/.test(line));
  expect(lines.length).toBeGreaterThan(50);
  const named = lines.map((line) =>
    [...line.matchAll(/`(?<file>[\w/.-]+\.ts)` › `(?<title>[^`]+)`/g)].map(({ groups }) => groups!),
  );
  expect(lines.filter((line, i) => named[i]!.length === 0 && !/ – +\|$/.test(line))).toEqual([]);
  expect(named.flat().filter(({ file, title }) => !isThere(file, title!))).toEqual([]);
});

test("every row is looked at in each place, by tests that are there", () => {
  const part = readFileSync("test/COVERAGE.md", "utf8")
    .split(/^## Place by place/m)[1]!
    .split(/^## /m)[0]!;
  const lines = part.split("\n").filter((line) => /^\| [TF]\d/.test(line));
  const cells = lines.map((line) => line.split("|").slice(1, -1));
  expect(cells.filter((row) => row.length !== 5 || row.some((cell) => cell.trim() === ""))).toEqual([]);
  const ids = cells.flatMap(([ranges]) =>
    ranges!.split(",").flatMap((range) => {
      const [from, to = from] = range.trim().split("–");
      const first = Number(from!.slice(1));
      return Array.from({ length: Number(to!.slice(1)) - first + 1 }, (_, i) => `${from![0]!}${first + i}`);
    }),
  );
  expect(ids.toSorted()).toEqual([...numbered("T", 58), ...numbered("F", 38)].toSorted());
  const files = lines.flatMap((line) =>
    [...line.matchAll(/`(?<file>[^`]+\.ts)`/g)].map(({ groups }) => groups!["file"]!),
  );
  const meant = listed(part.slice(part.lastIndexOf("|")));
  expect(new Set(meant.map(({ file }) => file))).toEqual(new Set(files));
  expect(meant.filter(({ file, title }) => !isThere(file, title))).toEqual([]);
});

test("each section names tests that are there", () => {
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const missing = rows.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => (isThere(file, title) ? [] : `${id}: ${file} › ${title}`)),
  );
  expect(missing).toEqual([]);
});
