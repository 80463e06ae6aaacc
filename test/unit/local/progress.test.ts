import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { elapsed, progress } from "../../../worker/local/progress.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Records everything written to a terminal of this width, or to a file. */
function anOutput(terminal: { columns: number } | null) {
  const written: string[] = [];
  const out = { isTTY: terminal !== null, ...terminal, write: (text: string) => written.push(text) };
  return { out, written };
}

test("a file gets the first line, then one every eight seconds, and the last", () => {
  const { out, written } = anOutput(null);
  const packages = progress("Paketler", out);
  packages.step("0/480");
  vi.advanceTimersByTime(7_000);
  packages.step("100/480");
  vi.advanceTimersByTime(2_000);
  packages.step("200/480");
  vi.advanceTimersByTime(10_000);
  packages.done("kuruldu");
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([
    "Paketler: 0/480 (0 sn)\n",
    "Paketler: 100/480 (8 sn)\n",
    "Paketler: 200/480 (16 sn)\n",
    "Paketler: kuruldu (19 sn)\n",
  ]);
});

test("a terminal has one line that moves, no longer than it is wide, and leaves the last one", () => {
  const { out, written } = anOutput({ columns: 30 });
  const build = progress("Derleme", out);
  build.step("sayfalar, parçalar ve biçimler");
  vi.advanceTimersByTime(1_000);
  build.say("uyarı");
  build.done("bitti");
  const line = "\r\x1b[KDerleme: sayfalar, parçalar v";
  expect(written).toEqual([line, line, "\r\x1b[Kuyarı\n", line, "\r\x1b[K", "Derleme: bitti (1 sn)\n"]);
});

test("a terminal without control signs is written to as a file is", () => {
  vi.stubEnv("TERM", "dumb");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { out, written } = anOutput({ columns: 80 });
  const build = progress("Derleme", out);
  build.step("Worker");
  build.clear();
  expect(written).toEqual(["Derleme: Worker (0 sn)\n"]);
});

test("a process that ends in the middle of a line ends the line", () => {
  const { out, written } = anOutput({ columns: 80 });
  const before = process.listeners("exit");
  const build = progress("Derleme", out);
  build.step("Worker");
  const leave = process.listeners("exit").find((listener) => !before.includes(listener))!;
  leave(130);
  expect(written.at(-1)).toBe("\n");
  build.clear();
  expect(process.listeners("exit")).toEqual(before);
});

test.each([
  [400, "0 sn"],
  [59_000, "59 sn"],
  [125_000, "2 dk 05 sn"],
])("%i ms is shown as %s", (ms, said) => {
  expect(elapsed(ms)).toBe(said);
});
