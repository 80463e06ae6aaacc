import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { logFile } from "../../../worker/local/log-file";

test("lines are written behind those that are there", () => {
  const folder = mkdtempSync(join(tmpdir(), "bilye-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "bilye.log");
  logFile(path)("bir");
  logFile(path)("iki");
  expect(readFileSync(path, "utf8")).toBe("bir\niki\n");
});

test.skipIf(!existsSync("/dev/full"))("[F22] a line for which the disk has no room ends nothing", () => {
  expect(() => logFile("/dev/full")("bir")).not.toThrow();
});
