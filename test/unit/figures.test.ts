import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES, publishedOf } from "../load/figures";
import type { Figures } from "../load/kit/figures";
import { compared, verdict } from "../load/kit/verdicts";
import { middleOf, namesIn, outside, plain, shown, tablesIn, type Published } from "../load/kit/published";

const pages = PAGES.map((page) => readFileSync(page, "utf8"));

test("the tables of the documents equal docs/figures", () => {
  const stale = PAGES.filter((_, i) => plain(pages[i]!) !== plain(shown(pages[i]!, publishedOf)));
  expect(stale, "npm run figures").toEqual([]);
});

test("each file is shown, and no table of docs/figures.md stands by hand", () => {
  const files = readdirSync("docs/figures").map((file) => file.replace(".json", ""));
  expect(new Set(pages.flatMap(namesIn))).toEqual(new Set(files));
  expect(tablesIn(outside(pages[0]!))).toEqual([]);
});

const isWhole = ({ date, machine, state, tables }: Published) =>
  /^\d{4}-\d\d-\d\d$/.test(date) && machine !== "" && state !== "" && tables.length > 0;

test("each file says when and where it was measured", () => {
  const of = readdirSync("docs/figures").map((file) => publishedOf(file.replace(".json", "")));
  expect(of.filter((one) => !isWhole(one))).toEqual([]);
});

const printed = `Eight teams; load 1.3

| | 8 teams | ratio |
| --- | ---: | ---: |
| closed, ms | 30.2 | 1.00 ✓ |
| lost | 0 | |
`;

test("reads the output of a bench", () => {
  expect(tablesIn(printed)).toEqual([
    {
      head: ["", "8 teams", "ratio"],
      rows: [
        ["closed, ms", "30.2", "1.00 ✓"],
        ["lost", "0", ""],
      ],
    },
  ]);
});

const run = (...cells: string[]) => ({ head: ["", "", "", ""], rows: [cells] });

test("shows the middle of three runs, and the lower and the higher one in brackets", () => {
  const of = middleOf([
    run("joined, ms", "19 ÷ 9 = 2.04", "1,348 ✓", "0"),
    run("joined, ms", "17 ÷ 9 = 1.85", "997 ✓", "0"),
    run("joined, ms", "20 ÷ 9 = 2.22", "2,001 ✗", "0"),
  ]);
  expect(of.rows).toEqual([["joined, ms", "19 ÷ 9 = 2.04 (1.85–2.22)", "1,348 ✓ (997–2,001)", "0"]]);
});

test("a table comes between its marks, with day and command; the width of columns says nothing", () => {
  const [table] = tablesIn(printed);
  const measured = { command: "npm run bench -- teams", date: "2026-11-22", machine: "m", state: "load 1.3" };
  const page = "a\n\n<!-- figures: teams -->\n<!-- /figures -->\n\nb\n";
  const text = shown(page, () => ({ ...measured, tables: [table!] }));
  expect(text).toContain("| closed, ms | 30.2 | 1.00 ✓ |\n");
  expect(text).toContain("\n2026-11-22, load 1.3, `npm run bench -- teams`.\n\n<!-- /figures -->\n\nb\n");
  expect(plain(text.replace("| lost | 0 |  |", "| lost       |    0 |        |"))).toBe(plain(text));
});

test("a verdict is met or not met if all games are on one side of the goal, and undecided otherwise", () => {
  expect(verdict([0.9, 1.1], 1.1)).toBe("met");
  expect(verdict([0.9, 1.2], 1.1)).toBe("undecided");
  expect(verdict([1.2, 1.3], 1.1)).toBe("not met");
  expect(verdict([1, 1.3], 1, true)).toBe("met");
  expect(verdict([0.9, 1.3], 1, true)).toBe("undecided");
  expect(verdict([0.8, 0.9], 1, true)).toBe("not met");
});

const games = (...all: number[]) => all.map((ackP99) => ({ ackP99, faults: 0 }) as Figures);

test("shows the pair of games with the middle ratio, and the spread of all", () => {
  const size = { players: 200, product: games(6, 9, 8), beside: games(5, 5, 5) };
  const text = compared("a bare room", [size], [{ name: "ack", of: "ackP99", digits: 1, goals: { 200: 1.2 } }]);
  expect(text).toContain("| ack | 8.0 ÷ 5.0 = 1.60 (1.20–1.80) undecided | ≤ 1.2 |");
});
