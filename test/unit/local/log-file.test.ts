import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { logFile } from "../../../worker/local/log-file";

function aLog() {
  const folder = mkdtempSync(join(tmpdir(), "bilye-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "bilye.log");
}

const at = { now: () => new Date(2026, 10, 28, 9, 5, 7) };

test("lines are written behind those that are there, each with the machine's own time", () => {
  const path = aLog();
  logFile(path, at)("bir");
  logFile(path, at)('{"level":"info"}');
  const time = "2026-11-28 09:05:07";
  expect(readFileSync(path, "utf8")).toBe(`${time} bir\n{"time":"${time}","level":"info"}\n`);
});

test("a log that has grown large is kept beside the new one, also while the product runs", () => {
  const path = aLog();
  const log = logFile(path, { ...at, mostBytes: 20 });
  for (const line of ["bir", "iki", "üç"]) log(line);
  expect(readFileSync(path, "utf8")).toMatch(/ üç\n$/);
  expect(readFileSync(`${path}.1`, "utf8")).toMatch(/ iki\n$/);
});

test.skipIf(!existsSync("/dev/full"))("[F22] a line for which the disk has no room ends nothing", () => {
  expect(() => logFile("/dev/full")("bir")).not.toThrow();
});
