import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBug, testsIn } from "../../planted/bugs.mjs";

const folder = "test/planted";
const patches = readdirSync(folder).filter((file) => file.endsWith(".patch"));

test.each(patches)("%s changes files of today, and the tests that must notice it are there", (file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const changed = Array.from(text.matchAll(/^--- a\/(?<path>.+)$/gm), ({ groups }) => groups!["path"]!);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((path) => !existsSync(path))).toEqual([]);
  for (const { layer, files } of readBug(file, text).tests) {
    const all = globSync(`test/${layer}/**/*`);
    for (const part of files) expect([part, all.some((path) => path.includes(part))]).toEqual([part, true]);
  }
});

test.each(patches)("%s still finds the lines that it changes", (file) => {
  const [, path, , ...hunks] = readFileSync(`${folder}/${file}`, "utf8").split(/^--- a\/(.+)$|^@@.*@@.*$/m);
  const now = readFileSync(path!, "utf8");
  const before = hunks.filter(Boolean).map((hunk) =>
    hunk
      .split("\n")
      .filter((line) => /^[- ]/.test(line))
      .map((line) => line.slice(1))
      .join("\n"),
  );
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((lines) => !now.includes(lines))).toEqual([]);
});

test("a patch names its tests by layer, files and name", () => {
  const read = readBug(
    "lost-seat.patch",
    "A seat is lost.\nTests: unit a.test b.test; e2e c.spec › comes back\n\ndiff --git",
  );
  const tests = [
    { layer: "unit", files: ["a.test", "b.test"], name: "" },
    { layer: "e2e", files: ["c.spec"], name: "comes back" },
  ];
  expect(read).toEqual({ name: "lost-seat", tests });
  expect(() => readBug("lost-seat.patch", "A seat is lost.\n\ndiff --git")).toThrow(
    "does not say which tests notice it",
  );
});

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test("both runners' reports name passed and failed tests", () => {
  const vitest = {
    testResults: [
      {
        assertionResults: [
          { status: "passed", title: "a" },
          { status: "failed", title: "b" },
        ],
      },
    ],
  };
  expect(testsIn(vitest)).toMatchObject({ passed: 1, failed: ["b"] });
  const playwright = {
    suites: [{ specs: [spec("a", "expected")], suites: [{ specs: [spec("b", "unexpected"), spec("c", "skipped")] }] }],
  };
  expect(testsIn(playwright)).toMatchObject({ passed: 1, failed: ["b"] });
  expect(testsIn({ suites: [], errors: [{ message: "no browser" }] })).toEqual({
    passed: 0,
    failed: [],
    why: "no browser",
  });
});
