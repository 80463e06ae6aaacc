import { expect, test } from "vitest";
import type { Env } from "#browser/env";
import { verdictWords } from "#answering/own-pace/verdict-words";
import { homeworkSeats } from "#homework-client/seat";
import { ADevice, aSeat, AServer, CODE } from "./a-homework";

test("[F16] a second tab goes on where the first one is, and neither answers for the other", async () => {
  const { server, one, other } = await twoTabs();
  await one.answer("A");
  tell(other);
  await other.browser.pass(0);
  expect(other.page).toEqual({ name: "question", number: 2 });
  server.isDown = true;
  await one.next();
  await one.answer("B");
  tell(other);
  await other.browser.pass(0);
  expect(other.page).toEqual({ name: "question", number: 3 });
  server.isDown = false;
  one.browser.wake();
  other.browser.wake();
  await one.browser.pass(60_000);
  await other.browser.pass(60_000);
  expect(other.work.get().beads).toEqual(["right", "wrong"]);
  expect(one.work.get().beads).toEqual(["right", "wrong"]);
  expect(one.kept).toEqual([]);
});

test("the verdict shows in the tab that answered, also where another tab got it first", async () => {
  const { server, one, other } = await twoTabs();
  const replies: (() => void)[] = [];
  const fetch: Env["fetch"] = (path, init = {}) =>
    new Promise((resolve) => replies.push(() => resolve(server.answer(path, init))));
  Object.assign(one.browser.env, { fetch });
  one.work.answer("B");
  // The other tab sends the kept answers as well, and is faster.
  tell(other);
  await other.browser.pass(0);
  tell(one);
  expect(one.page).toEqual({ name: "verdict", number: 1 });
  replies.at(-1)!();
  await one.browser.pass(0);
  expect(verdictWords(one.work.get()).title).toBe("Bu sefer olmadı");
  await one.next();
  expect(one.page).toEqual({ name: "question", number: 2 });
});

test("a device follows another one that went further", async () => {
  const server = new AServer();
  const device = new ADevice(server);
  const other = new ADevice(server);
  for (const answer of ["A", "A", "B"]) {
    await other.answer(answer);
    await other.next();
  }
  await device.answer("B");
  expect(device.work.get().beads).toEqual(["right", "right", "wrong"]);
  await device.next();
  expect(device.page).toEqual({ name: "question", number: 4 });
});

test("[T10] another pupil's answers in another tab are neither sent nor kept as one's own, nor touched by this tab", async () => {
  const { server, one, other } = await twoTabs();
  const servers = new AServer();
  other.work.leave();
  const next = new ADevice(servers, one.storage, { ...aSeat, session: "t", playerId: "q", nickname: "Can" });
  servers.isDown = true;
  await next.answer("B");
  tell(one);
  await one.browser.pass(0);
  expect([server.heard, one.page]).toEqual([[], { name: "question", number: 1 }]);
  await one.answer("A");
  tell(next);
  await next.browser.pass(0);
  expect([server.heard, one.work.get().beads, next.kept]).toEqual([["1:1A"], ["right"], [1]]);
  servers.isDown = false;
  next.reload();
  await next.browser.pass(60_000);
  expect([servers.heard, next.work.get().you.answered]).toEqual([["1:1B"], 1]);
  // A tab whose pupil was removed deletes nothing that belongs to the pupil of another tab.
  server.refusal = { status: 403, code: "player_removed" };
  await one.next();
  one.work.retry();
  await one.browser.pass(0);
  expect([one.page.name, homeworkSeats.get(one.storage, CODE)?.playerId]).toEqual(["gone", "q"]);
});

async function twoTabs() {
  const server = new AServer();
  const one = new ADevice(server);
  const other = new ADevice(server, one.storage);
  other.reload();
  await other.browser.pass(0);
  return { server, one, other };
}

/** Notifies a device as a browser notifies its other tabs. Every tab has its own listener. */
function tell(device: ADevice): void {
  device.work.heardOfTab();
}
