import { expect, test } from "vitest";
import { listOutcome } from "../../../web/lib/class-list/read-list";
import { fixture } from "./reading";

/** Always the same numbers. */
function randomBelow(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

test.each(["e-okul.xls", "pages.xls"])("3,000 broken copies of %s: each is read or refused", (name) => {
  const whole = fixture(name);
  const below = randomBelow(whole.length);
  const outcomes = { read: 0, refused: 0 };
  for (let copy = 0; copy < 3_000; copy++) {
    const broken = whole.slice(0, copy % 10 === 0 ? below(whole.length) : whole.length);
    for (let i = 0; i <= below(12) && broken.length > 0; i++) {
      broken[below(broken.length)] = copy % 3 === 0 ? 0xff : below(256);
    }
    outcomes[listOutcome(broken).ok ? "read" : "refused"]++;
  }
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(100);
});

const at = (whole: Uint8Array, offset: number, value: number) => {
  const copy = whole.slice();
  new DataView(copy.buffer).setUint32(offset, value, true);
  return copy;
};

test.each([
  ["the folder's chain bites its tail", (file: Uint8Array) => at(file, 48, 0)],
  ["the list of tables bites its tail", (file: Uint8Array) => at(file, 68, 1)],
  ["a table behind the end", (file: Uint8Array) => at(file, 76, 0x00ffffff)],
])("%s: refused", (_, change) => {
  expect(listOutcome(change(fixture("e-okul.xls")))).toMatchObject({ ok: false });
});
