import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { sweepWhenDue } from "../../../worker/local/nightly";

const HOUR = 3_600_000;
const now = Date.parse("2026-11-28T08:00:00Z");

function aFile(hoursAgo: number | null) {
  const folder = mkdtempSync(join(tmpdir(), "bilye-swept-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "swept");
  if (hoursAgo !== null) {
    writeFileSync(file, "");
    const at = (now - hoursAgo * HOUR) / 1000;
    utimesSync(file, at, at);
  }
  return file;
}

test.each([
  ["never ran", null, true],
  ["ran 19 hours ago", 19, false],
  ["ran 21 hours ago", 21, true],
  ["ran tomorrow, by a clock that was set back", -24, true],
])("a nightly job that %s", async (_, hoursAgo, isDue) => {
  const sweep = vi.fn<() => Promise<{ ok: boolean }>>(async () => ({ ok: true }));
  await sweepWhenDue(aFile(hoursAgo), now, sweep);
  expect(sweep).toHaveBeenCalledTimes(isDue ? 1 : 0);
});

test("a nightly job that failed is due again at once", async () => {
  const file = aFile(null);
  await sweepWhenDue(file, now, async () => ({ ok: false }));
  expect(existsSync(file)).toBe(false);
  await sweepWhenDue(file, now, async () => ({ ok: true }));
  expect(existsSync(file)).toBe(true);
});
