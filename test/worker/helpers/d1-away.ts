import { expect } from "vitest";
import { ring } from "./clock";
import { eventually } from "./eventually";
import { owesNothing, rowsInD1, type Kept } from "./every-object";
import { dies } from "./halls/hall-faults";

/** Time that passes while D1 is away, and the one row that is there in the end. */

export const MINUTE = 60_000;

export const ringAll = (kept: Kept) => Promise.all(kept.rooms().map(ring));
export const allDie = (kept: Kept) => Promise.all(kept.rooms().map(dies));
type Pass = (ms: number) => number;
/** Rings until it holds; time goes on, since a try that failed is made again later. */
export const inTime = (kept: Kept, pass: Pass, look: () => void | Promise<void>) =>
  eventually(async () => {
    pass(10_000);
    await ringAll(kept);
    await look();
  });
export const isWritten = (kept: Kept, pass: Pass) =>
  inTime(kept, pass, async () => {
    for (const room of kept.rooms()) expect(await owesNothing(room)).toBe(true);
  });
/** Two pupils of five had answered. */
export const expectOneRow = async ({ id }: Kept) =>
  expect(await rowsInD1(id)).toEqual([{ ended_at: expect.any(Number), player_count: 5, answered: 2 }]);
