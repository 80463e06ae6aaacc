import { expect, test } from "vitest";
import { Pace } from "#hosting/cards/camera/pace";
import { aWholeClass, readBySlowDevice } from "../../cards/pace";

/** The sizes of the pictures, W for whole and s for small, on a device that takes these times. */
function taken(pace: Pace, times: readonly number[]): string {
  return times
    .map((ms) => {
      const size = pace.isSmallNext ? "s" : "W";
      pace.took(ms);
      return size;
    })
    .join("");
}
const same = (ms: number, times: number) => Array.from({ length: times }, () => ms);

test("a slow device reads whole and small pictures in turn", () => {
  const pace = new Pace();
  expect(taken(pace, same(400, 7))).toBe("WWsWsWs");
  expect(pace.isSlow).toBe(true);
});

test("a quick one reads whole pictures, also after one that took long", () => {
  expect(taken(new Pace(), [2000, ...same(399, 4), 400, ...same(100, 4)])).toBe("W".repeat(10));
});

test("quick small pictures do not make a device quick, a quick whole one does", () => {
  const pace = new Pace();
  expect(taken(pace, [500, 500, 120, 500, 120])).toBe("WWsWs");
  expect(pace.isSlow).toBe(true);
  expect(taken(pace, [300, 300])).toBe("WW");
  expect(pace.isSlow).toBe(false);
});

test.each([
  [500, 10_000],
  [2_000, 40_000],
])("30 cards before a device of %i ms a picture are read in %i ms, none wrongly", (frameMs, most) => {
  const read = readBySlowDevice({ ...aWholeClass(5), width: 1280, height: 720 }, frameMs, 20);
  expect(read.frames).toBeLessThanOrEqual(20);
  expect(read).toMatchObject({ cards: 30, read: 30, wrong: 0 });
  expect(read.ms).toBeLessThanOrEqual(most);
});
