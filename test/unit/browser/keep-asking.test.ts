import { expect, test } from "vitest";
import { keepAsking } from "#browser/keep-asking";
import { ABrowser } from "./a-browser";

type Options = Partial<Parameters<typeof keepAsking<number>>[1]>;

/** Asks once a second unless the options say otherwise; `asked` has the times. */
function asking(options: Options = {}) {
  const browser = new ABrowser();
  const asked: number[] = [];
  const taken: number[] = [];
  const stop = keepAsking(browser.env, {
    ask: () => Promise.resolve(asked.push(browser.now)),
    take: (reply) => {
      taken.push(reply);
      return 0;
    },
    every: 1_000,
    ...options,
  });
  return { browser, asked, taken, stop };
}

test("asks at once and then every so often, until it is stopped", async () => {
  const { browser, asked, taken, stop } = asking();
  await browser.pass(2_500);
  stop();
  await browser.pass(10_000);
  expect([asked, taken, browser.waiting]).toEqual([[0, 1_000, 2_000], [1, 2, 3], 0]);
});

test("waits before the first try if it is told to", async () => {
  const { browser, asked } = asking({ first: 300 });
  await browser.pass(1_500);
  expect(asked).toEqual([300, 1_300]);
});

test("waits for as long as the reply asks for, and ends with null", async () => {
  const waits = [5_000, 0, null];
  const { browser, asked } = asking({ take: () => waits.shift()! });
  await browser.pass(60_000);
  expect([asked, browser.waiting]).toEqual([[0, 5_000, 6_000], 0]);
});

test("drops a reply that comes after the end, and asks for none while one is under way", async () => {
  const browser = new ABrowser();
  const replies: ((reply: string) => void)[] = [];
  const taken: string[] = [];
  const stop = keepAsking(browser.env, {
    ask: () => new Promise<string>((resolve) => replies.push(resolve)),
    take: (reply) => taken.push(reply),
    every: 1_000,
    wakes: true,
  });
  await browser.pass(0);
  browser.wake();
  await browser.pass(10_000);
  expect(replies).toHaveLength(1);
  stop();
  replies[0]!("late");
  await browser.pass(10_000);
  expect([taken, replies.length, browser.waiting]).toEqual([[], 1, 0]);
});

test("goes on after a reply that could not be taken", async () => {
  const { browser, asked } = asking({
    take: () => {
      throw new Error("a fault of the page");
    },
  });
  const faults: unknown[] = [];
  const hear = (fault: unknown) => faults.push(fault);
  process.on("unhandledRejection", hear);
  await browser.pass(1_500);
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", hear);
  expect([asked, faults.length]).toEqual([[0, 1_000], 2]);
});

test.each([
  ["asks", {}, [0, 1_000, 2_000, 3_000]],
  ["waits", { whenSeen: true }, [0, 2_500]],
  ["waits and wakes", { whenSeen: true, wakes: true }, [0, 2_500]],
])("a hidden page that %s, and is shown after 2.5 s", async (_, options, times) => {
  const { browser, asked } = asking(options);
  await browser.pass(500);
  browser.isVisible = false;
  await browser.pass(1_500);
  // The network went away.
  browser.wake();
  await browser.pass(500);
  browser.isVisible = true;
  browser.wake();
  await browser.pass(999);
  expect(asked).toEqual(times);
});

test.each([
  ["does not wake", { whenSeen: true }, [0, 1_000]],
  ["wakes", { wakes: true }, [0, 400, 1_400]],
])("a page that %s and is back before its time", async (_, options, times) => {
  const { browser, asked } = asking(options);
  await browser.pass(400);
  browser.wake();
  await browser.pass(1_100);
  expect(asked).toEqual(times);
});

test("a loop that is stopped while a reply is taken is over", async () => {
  const browser = new ABrowser();
  const asked: number[] = [];
  const stop = keepAsking(browser.env, {
    ask: () => Promise.resolve(asked.push(browser.now)),
    take: () => {
      stop();
      return 500;
    },
    every: 1_000,
  });
  await browser.pass(10_000);
  expect([asked, browser.waiting]).toEqual([[0], 0]);
});
