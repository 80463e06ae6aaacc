import { expect, test } from "vitest";
import { hashingQueue, QueueFull } from "#auth/hashing-queue";

/** A clock whose time passes while the processor works, and otherwise jumps to the next timer. */
function aClock() {
  let at = 1_000_000;
  const timers: { at: number; ring: () => void }[] = [];
  const lost = { is: false };
  return {
    /** Set `is` to lose every call that waits from now on: it is never woken. */
    lost,
    now: () => at,
    wait: (ms: number) => new Promise<void>((ring) => lost.is || timers.push({ at: at + ms, ring })),
    work: (ms: number) => (at += ms),
    async runOut() {
      for (;;) {
        await new Promise((done) => setImmediate(done));
        timers.sort((a, b) => a.at - b.at);
        const timer = timers.shift();
        if (!timer) return;
        at = Math.max(at, timer.at);
        timer.ring();
      }
    },
  };
}

function aQueue(hashMs: number) {
  const clock = aClock();
  const queue = hashingQueue(clock);
  const spans: [from: number, to: number][] = [];
  /** By default each is for an account of its own. */
  const hash = (line?: string, account: string | null = crypto.randomUUID(), isBeyondLimit = false) =>
    queue.run(
      () => {
        const from = clock.now() - 1_000_000;
        spans.push([from, clock.work(hashMs) - 1_000_000]);
        return Promise.resolve();
      },
      { line, account: account ?? undefined, isBeyondLimit },
    );
  return { clock, queue, spans, hash };
}

test("[T40] one is hashed at a time, a rest as long follows, twelve wait, and no more", async () => {
  const { clock, spans, hash } = aQueue(150);
  const asked = Array.from({ length: 15 }, () => hash());
  const settled = Promise.allSettled(asked);
  await clock.runOut();
  expect(spans).toEqual(Array.from({ length: 13 }, (_, i) => [i * 300, i * 300 + 150]));
  const refused = (await settled).flatMap((one) => (one.status === "rejected" ? [one.reason as QueueFull] : []));
  expect(refused.map((error) => [error instanceof QueueFull, error.retryAfterSeconds])).toEqual([
    [true, 4],
    [true, 4],
  ]);
});

test("[T40] nine of a line wait, and leave places to others", async () => {
  const { clock, hash } = aQueue(150);
  const flood = Array.from({ length: 30 }, () => hash("192.0.2.1"));
  const other = hash("192.0.2.2");
  const settled = Promise.allSettled(flood);
  await clock.runOut();
  await expect(other).resolves.toBeUndefined();
  expect((await settled).filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("[T40] two of an account wait, and four of newcomers: neither takes all places of a line", async () => {
  const { clock, hash } = aQueue(150);
  const started = hash("192.0.2.1");
  const floods = ["ali", null].map((account) => Array.from({ length: 30 }, () => hash("192.0.2.1", account)));
  const others = ["can", "efe", "ada"].map((account) => hash("192.0.2.1", account));
  const elsewhere = Array.from({ length: 3 }, () => hash("192.0.2.2", "ali"));
  const all = Promise.all([[started], ...floods, others, elsewhere].map((some) => Promise.allSettled(some)));
  await clock.runOut();
  const served = (await all).map((some) => some.filter(({ status }) => status === "fulfilled").length);
  expect(served).toEqual([1, 2, 4, 3, 2]);
});

test("[T40] accounts that send their right passwords without end wait among the strangers of their line", async () => {
  const { clock, hash } = aQueue(150);
  const accounts = ["ali", "can", "efe", "ada", "ece"];
  const flood = (times: number) =>
    Promise.allSettled(
      Array.from({ length: times }, () => accounts.map((account) => hash("192.0.2.1", account))).flat(),
    );
  for (let round = 0; round < 6; round++) await Promise.all([flood(1), clock.runOut()]);
  const again = flood(8);
  const others = Promise.allSettled(Array.from({ length: 8 }, () => hash("192.0.2.1")));
  const elsewhere = Promise.allSettled(Array.from({ length: 2 }, () => hash("192.0.2.2", "ali")));
  await clock.runOut();
  const served = (await Promise.all([again, others, elsewhere])).map(
    (some) => some.filter(({ status }) => status === "fulfilled").length,
  );
  expect(served).toEqual([4, 8, 1]);
  clock.work(600_000);
  const later = flood(1);
  await clock.runOut();
  expect((await later).map(({ status }) => status)).toEqual(accounts.map(() => "fulfilled"));
});

test("[T40] one task of each other line waits while two lines have all places, and no more than twelve wait", async () => {
  const { clock, hash } = aQueue(150);
  const flood = ["192.0.2.1", "2001:db8:0::/48"].flatMap((network) => Array.from({ length: 30 }, () => hash(network)));
  const others = Array.from({ length: 14 }, (_, i) => hash(`198.51.100.${i}`));
  const [again, nameless] = [hash("198.51.100.0"), hash()];
  const all = Promise.all([flood, others, [again, nameless]].map((some) => Promise.allSettled(some)));
  await clock.runOut();
  const served = (await all).map((some) => some.filter(({ status }) => status === "fulfilled").length);
  expect(served).toEqual([13, 12, 0]);
});

test.each([
  ["by itself", 0, [5, 6]],
  ["while another line waits", 1, [5, 4]],
  ["while four others wait", 4, [2, 1]],
])(
  "[T40] strangers of a line, who register or are beyond its limit, leave places to its known devices: %s",
  async (_, lines, most) => {
    const { clock, hash } = aQueue(150);
    const started = hash("192.0.2.1", null);
    const elsewhere = Array.from({ length: lines }, (_, i) => hash(`198.51.100.${i}`));
    const flood = Array.from({ length: 30 }, (_, i) =>
      hash("192.0.2.1", i % 2 ? null : crypto.randomUUID(), i % 2 === 0),
    );
    const known = Array.from({ length: 6 }, () => hash("192.0.2.1"));
    const all = Promise.all([[started, ...flood], known, elsewhere].map((some) => Promise.allSettled(some)));
    await clock.runOut();
    const served = (await all).map((some) => some.filter(({ status }) => status === "fulfilled").length);
    expect(served).toEqual([...most, lines]);
  },
);

test("[T40] strangers beside as many known devices of their line as may wait have one place, and leave others theirs", async () => {
  const { clock, hash } = aQueue(150);
  const started = hash("192.0.2.1");
  const known = Array.from({ length: 9 }, () => hash("192.0.2.1"));
  const strangers = Array.from({ length: 4 }, () => hash("192.0.2.1", null));
  const others = Array.from({ length: 2 }, () => hash(undefined, null));
  const all = Promise.all([[started, ...known], strangers, others].map((some) => Promise.allSettled(some)));
  await clock.runOut();
  const served = (await all).map((some) => some.filter(({ status }) => status === "fulfilled").length);
  expect(served).toEqual([10, 1, 2]);
});

test("[T40] those who register have the places of all alone, from however many lines; whoever signs in waits behind them", async () => {
  const { clock, hash } = aQueue(150);
  const flood = Array.from({ length: 40 }, (_, i) => hash(`198.51.100.${i}`, null));
  const others = Array.from({ length: 14 }, (_, i) => hash(`203.0.113.${i}`));
  const all = Promise.all([flood, others].map((some) => Promise.allSettled(some)));
  await clock.runOut();
  const served = (await all).map((some) => some.filter(({ status }) => status === "fulfilled").length);
  expect(served).toEqual([13, 12]);
});

test("a slower machine rests longer", async () => {
  const { clock, spans, hash } = aQueue(400);
  await Promise.all([hash(), clock.runOut()]);
  spans.length = 0;
  await Promise.all([hash(), hash(), hash(), clock.runOut()]);
  const rests = spans.slice(1).map(([from], i) => from - spans[i]![1]);
  expect(rests).toEqual([400, 400]);
});

test("a task that never comes back from waiting holds nobody up", async () => {
  const { clock, queue, spans, hash } = aQueue(150);
  const first = hash();
  clock.lost.is = true;
  void queue.run(() => Promise.reject(new Error("hashed for nobody")));
  clock.lost.is = false;
  await Promise.all([first, hash(), clock.runOut()]);
  expect(spans).toEqual([
    [0, 150],
    [600, 750],
  ]);
});

test("a clock that is set back holds nobody up", async () => {
  const { clock, spans, hash } = aQueue(150);
  await Promise.all([hash(), clock.runOut()]);
  clock.work(-300_000);
  await Promise.all([hash(), clock.runOut()]);
  expect(spans[1]![0]).toBeLessThan(0);
});

test("the condition is checked again after a wait, and only then", async () => {
  const { clock, queue, spans, hash } = aQueue(150);
  const asked: string[] = [];
  const mayNot = (name: string) => () => {
    asked.push(name);
    return Promise.reject(new Error(name));
  };
  const one = queue.run(() => Promise.resolve("hashed"), { mayStill: mayNot("first") });
  const two = queue
    .run(() => Promise.resolve("hashed"), { mayStill: mayNot("second") })
    .catch((error: Error) => error.message);
  await Promise.all([one, hash(), clock.runOut()]);
  expect([await one, await two, asked, spans.length]).toEqual(["hashed", "second", ["second"], 1]);
});
