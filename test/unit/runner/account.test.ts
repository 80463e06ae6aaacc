import { expect, test } from "vitest";
import { Account, progressOf } from "../../runner/account.mjs";
import { closing } from "../../runner/closing.mjs";

const passed = (file: string, title = "adds up", ms = 5) => ({
  event: "test",
  layer: "unit",
  file,
  title,
  ended: "passed",
  ms,
});

function aRun() {
  const account = new Account(["unit", "e2e"]);
  account.take({ event: "plan", layer: "unit", files: 2 }, 0);
  account.take({ event: "begin", layer: "unit", file: "test/unit/a.test.ts" }, 0);
  return account;
}

test("a layer's line shows its progress and its current file", () => {
  const account = aRun();
  const [unit, e2e] = account.layers;
  expect(progressOf(e2e!)).toBe("e2e    starting");
  expect(progressOf(unit!)).toBe("unit   0/2 files, 0 passed  unit/a.test.ts");
  account.take(passed("test/unit/a.test.ts"), 0);
  account.take({ event: "end", layer: "unit", file: "test/unit/a.test.ts", ms: 9 }, 9);
  expect(progressOf(unit!)).toBe("unit   1/2 files, 1 passed");
});

test("the end names each failure with its place, the wanted and the seen value, and how to run just that again", () => {
  const account = aRun();
  const seen: string[] = [];
  account.onBad = ({ title }: { title: string }) => seen.push(title);
  account.take({
    ...passed("test/unit/a.test.ts", "divides"),
    line: 12,
    ended: "failed",
    faults: [{ message: "AssertionError: no", wanted: '{\n  "a": 1,\n}', seen: "2" }],
  });
  account.close("unit", { endedBadly: true, log: "x.log" });
  account.take({ ...passed("test/e2e/b.spec.ts", "looks"), layer: "e2e" });
  account.close("e2e", { endedBadly: false, log: "y.log" });
  expect(seen).toEqual(["divides"]);
  const said = closing(account);
  expect(said).toEqual(
    expect.arrayContaining([
      "FAILED test/unit/a.test.ts:12 › divides",
      "    AssertionError: no",
      '    wanted: { "a": 1, }',
      "    seen:   2",
      "again: npm test -- unit/a.test.ts",
      "     0.0 s  test/unit/a.test.ts › divides",
    ]),
  );
  expect(said.at(-1)).toBe("1 passed, 1 failed");
});

test("a second try is told apart, and a skipped test has not passed", () => {
  const account = aRun();
  account.take({ ...passed("test/unit/a.test.ts", "shakes"), ended: "flaky" });
  account.take({ ...passed("test/unit/a.test.ts", "is left out"), ended: "skipped" });
  expect(account.total).toEqual({ passed: 0, failed: 1, flaky: 1 });
  expect(closing(account)).toContain("SECOND TRY test/unit/a.test.ts › shakes");
});

test.each([
  ["ended badly without a failed test", true, "ended with an error"],
  ["ran nothing", false, "ran no test"],
])("a layer that %s has failed", (_, endedBadly, said) => {
  const account = aRun();
  if (endedBadly) account.take(passed("test/unit/a.test.ts"));
  account.close("unit", { endedBadly, log: "x.log" });
  expect(account.total.failed).toBe(1);
  expect(closing(account).join("\n")).toContain(said);
});

test("a failure outside every test is a failure of its file", () => {
  const account = aRun();
  account.take({ event: "fault", layer: "unit", file: "test/unit/a.test.ts", faults: [{ message: "cannot be read" }] });
  expect(closing(account)).toContain("FAILED test/unit/a.test.ts › outside its tests");
});
