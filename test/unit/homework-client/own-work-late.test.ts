import { expect, test } from "vitest";
import type { Env } from "#browser/env";
import { ADevice, AServer } from "./a-homework";

test("a poll that an answer has overtaken takes nothing back, and the next answer is heard", async () => {
  const { device, come } = await lateReplies({ verdict: "after_due" });
  device.browser.wake();
  await device.answer("A");
  await come(1);
  await come(0);
  expect(device.work.get().beads).toEqual(["given"]);
  await device.answer("B");
  await come(0);
  expect(device.work.get().beads).toEqual(["given", "given"]);
  expect(device.page).toEqual({ name: "question", number: 3 });
});

test("a poll from before another attempt does not bring the last one back", async () => {
  const { device, come } = await lateReplies({}, 1);
  await device.answer("A");
  await come(0);
  await device.next();
  device.browser.wake();
  void device.work.tryAgain();
  await come(1);
  expect(device.page).toEqual({ name: "question", number: 1 });
  await come(0);
  expect(device.page).toEqual({ name: "question", number: 1 });
});

test("[F9] a slow line does not delay the clock, and the bell rings while an answer is still arriving", async () => {
  const server = new AServer({ clock: "question" });
  const device = new ADevice(server);
  device.browser.answer = (path, init) => {
    device.browser.now += 1_200;
    return server.answer(path, init);
  };
  await device.next();
  // The last known server time was 1,000,000, 600 ms ago. An answer sent now takes 600 ms, less 200 ms of tolerance.
  expect(device.work.arrival()).toBe(1_001_000);
});

test("a question whose answer came too late does not count as unanswered", async () => {
  const server = new AServer({ clock: "question" });
  const device = new ADevice(server);
  await device.next();
  server.isLate = true;
  await device.answer("B");
  expect(device.page).toEqual({ name: "missed", number: 1 });
  expect(device.work.get()).toMatchObject({ last: { number: 1, answer: "B" }, beads: ["missed"], unsent: [] });
  await device.next();
  expect(device.page).toEqual({ name: "question", number: 2 });
});

test("one press leads on from a missed question, which the server closes a moment after its bell", async () => {
  const server = new AServer({ clock: "question" });
  const device = new ADevice(server);
  await device.next();
  device.work.missed();
  await device.browser.pass(0);
  // The look at the bell came too early: the question is still open for answers on their way.
  expect(device.work.get().beads).toEqual([]);
  server.close();
  await device.next();
  expect(device.work.get().beads).toEqual(["missed"]);
  expect(device.page).toEqual({ name: "question", number: 2 });
});

/** A network on which the test decides which reply comes when; the server has answered each at once. */
async function lateReplies(...settings: ConstructorParameters<typeof AServer>) {
  const server = new AServer(...settings);
  const device = new ADevice(server);
  await device.browser.pass(0);
  const replies: (() => void)[] = [];
  const fetch: Env["fetch"] = (path, init = {}) => {
    const reply = server.answer(path, init);
    return new Promise((resolve) => replies.push(() => resolve(reply)));
  };
  Object.assign(device.browser.env, { fetch });
  const come = async (which: number) => {
    replies.splice(which, 1)[0]!();
    await device.browser.pass(0);
  };
  return { device, come };
}
