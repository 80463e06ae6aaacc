import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain, waitAfter } from "#shared/ask-again";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = new Error("busy");
const broken = new Error("broken");

/** Asks with these outcomes, one after the other; the last one stays. Returns what came of it, and when it was asked. */
async function asking(outcomes: readonly unknown[], waits: readonly number[]) {
  const begun = Date.now();
  const asked: number[] = [];
  const ask = () => {
    asked.push(Date.now() - begun);
    const outcome = outcomes[Math.min(asked.length, outcomes.length) - 1];
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  const over = askAgain(ask, (error, failures) => (error === broken ? undefined : waits[failures])).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return { reply: await over, asked };
}

test("each failure has its wait, and those after the list the last one", () => {
  expect([0, 1, 2, 5_000].map((failures) => waitAfter(failures, [1_000, 2_000, 5_000]))).toEqual([
    1_000, 2_000, 5_000, 5_000,
  ]);
});

test("tries at once again where the wait is nothing", async () => {
  expect(await asking([busy, "here"], [0])).toEqual({ reply: "here", asked: [0, 0] });
});

test("asks again after each wait until there is a reply, even an empty one", async () => {
  expect(await asking([busy, busy, "here"], [100, 200])).toEqual({ reply: "here", asked: [0, 100, 300] });
  expect(await asking([undefined], [100])).toEqual({ reply: undefined, asked: [0] });
});

test("throws the last error when the waits are used up", async () => {
  expect(await asking([busy], [100, 200])).toEqual({ reply: busy, asked: [0, 100, 300] });
  expect(await asking([busy], [])).toEqual({ reply: busy, asked: [0] });
});

test("does not ask again after an error that will not pass", async () => {
  expect(await asking([busy, broken, "never"], [100, 200])).toEqual({ reply: broken, asked: [0, 100] });
});
