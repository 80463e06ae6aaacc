import { expect, onTestFinished, test, vi } from "vitest";
import type { Env } from "#browser/env";
import { verdictWords } from "#answering/own-pace/verdict-words";
import { ADevice, AServer } from "./a-homework";

test("an answer's result shows at once, and the next question waits for a press", async () => {
  const device = new ADevice(new AServer());
  expect(device.page).toEqual({ name: "question", number: 1 });
  await device.answer("A");
  expect(device.page).toEqual({ name: "verdict", number: 1 });
  expect(verdictWords(device.work.get())).toEqual({
    tone: "right",
    title: "Doğru!",
    text: "Şimdiye kadar 1 / 1 doğru.",
  });
  await device.next();
  await device.answer("B");
  expect(verdictWords(device.work.get())).toEqual({
    tone: "plain",
    title: "Bu sefer olmadı",
    text: "5 soru daha var, acele yok.",
  });
  expect(device.kept).toEqual([]);
});

test("an answer leads straight on, to the end, if nothing is shown before the last day", async () => {
  const device = new ADevice(new AServer({ verdict: "after_due" }, 3));
  for (const number of [1, 2, 3]) {
    expect(device.page).toEqual({ name: "question", number });
    await device.answer("B");
  }
  expect(device.page).toEqual({ name: "finished" });
  expect(device.work.get().beads).toEqual(["given", "given", "given"]);
});

test("[F9] five questions are answered without a network; they arrive later, in order, each once", async () => {
  const server = new AServer();
  const device = new ADevice(server);
  server.isDown = true;
  for (const number of [1, 2, 3, 4, 5]) {
    expect(device.page).toEqual({ name: "question", number });
    await device.answer("AABAB"[number - 1]!);
    expect(device.page).toEqual({ name: "verdict", number });
    await device.next();
  }
  expect(device.kept).toEqual([1, 2, 3, 4, 5]);
  // A reload without a network finds the questions that are left, and the answers of this device.
  device.reload();
  await device.browser.pass(0);
  expect(device.page).toEqual({ name: "question", number: 6 });
  await device.answer("A");
  await device.next();
  expect(device.page).toEqual({ name: "waiting" });
  server.isDown = false;
  await device.browser.pass(120_000);
  expect(server.heard).toEqual(["1:1A", "1:2A", "1:3B", "1:4A", "1:5B", "1:6A"]);
  expect(device.kept).toEqual([]);
  expect(device.work.get().beads).toEqual(["right", "right", "wrong", "right", "wrong", "right"]);
  expect(device.page).toEqual({ name: "question", number: 7 });
  expect(device.work.get().link).toBe("idle");
});

test("a network that is back is noticed at once", async () => {
  const server = new AServer();
  const device = new ADevice(server);
  server.isDown = true;
  await device.answer("A");
  expect(device.work.get().link).toBe("offline");
  server.isDown = false;
  device.browser.wake();
  await device.browser.pass(0);
  expect(server.heard).toEqual(["1:1A"]);
  expect(device.page).toEqual({ name: "verdict", number: 1 });
  expect(device.work.get().last?.verdict?.is_correct).toBe(true);
});

test("an answer whose connection is cut under way is sent again at once", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = new AServer();
  const device = new ADevice(server);
  device.browser.answer = () => {
    device.browser.answer = server.answer;
    throw new TypeError("other side closed");
  };
  await device.answer("A");
  expect(server.heard).toEqual(["1:1A"]);
  expect(device.work.get().link).toBe("idle");
});

test("a lost reply is asked for again, and the first answer counts", async () => {
  const server = new AServer();
  const device = new ADevice(server);
  device.browser.answer = (path, init) => {
    const reply = server.answer(path, init);
    if (path.endsWith("/answer")) {
      device.browser.answer = server.answer;
      throw new TypeError("cut");
    }
    return reply;
  };
  await device.answer("A");
  expect(device.kept).toEqual([1]);
  await device.browser.pass(10_000);
  expect(server.heard).toEqual(["1:1A", "1:1A"]);
  expect(device.work.get().beads).toEqual(["right"]);
  expect(device.kept).toEqual([]);
});

test.each([200, 400, 401, 404, 409, 410, 451])(
  "[F30] a filter's page with %i drops no answer and throws nobody out",
  async (status) => {
    const server = new AServer();
    const device = new ADevice(server);
    device.browser.answer = () => new Response("<html>Bu site engellendi</html>", { status });
    await device.answer("A");
    expect([device.kept, device.work.get().link]).toEqual([[1], "offline"]);
    device.browser.answer = server.answer;
    await device.browser.pass(10_000);
    expect([server.heard, device.kept, device.page]).toEqual([["1:1A"], [], { name: "verdict", number: 1 }]);
  },
);

test("a slow answer is kept on the device, and the pupil does not wait for it", async () => {
  const server = new AServer();
  const device = new ADevice(server);
  const replies: (() => void)[] = [];
  const fetch: Env["fetch"] = (path, init = {}) =>
    new Promise((resolve) => replies.push(() => resolve(server.answer(path, init))));
  Object.assign(device.browser.env, { fetch });
  device.work.answer("A");
  await device.browser.pass(4_000);
  expect(device.page).toEqual({ name: "question", number: 1 });
  await device.browser.pass(1_000);
  expect(device.page).toEqual({ name: "verdict", number: 1 });
  expect(verdictWords(device.work.get()).title).toBe("Cevabın bu cihazda");
  replies.at(-1)!();
  await device.browser.pass(0);
  expect(verdictWords(device.work.get()).title).toBe("Doğru!");
});

test("a clock begins with a press, and once it has run out the question is not asked again", async () => {
  const server = new AServer({ clock: "question" });
  const device = new ADevice(server);
  expect(device.page).toEqual({ name: "ready" });
  await device.next();
  expect(device.page).toEqual({ name: "question", number: 1 });
  await device.answer("A");
  expect(device.page).toEqual({ name: "verdict", number: 1 });
  device.work.rest();
  await device.next();
  expect(device.page).toEqual({ name: "ready" });
  await device.next();
  expect(device.page).toEqual({ name: "question", number: 2 });
  device.work.missed();
  expect(device.page).toEqual({ name: "missed", number: 2 });
});

test("nothing is asked after the last moment, and late answers are named", async () => {
  const server = new AServer();
  const device = new ADevice(server);
  server.isDown = true;
  await device.answer("A");
  server.isDown = false;
  server.isOver = true;
  await device.browser.pass(60_000);
  expect(device.page).toEqual({ name: "over", result: null });
  expect(device.kept).toEqual([1]);
  // The teacher put the end off: kept answers still count.
  server.isOver = false;
  device.reload();
  await device.browser.pass(0);
  expect(server.heard).toEqual(["1:1A"]);
  expect(device.kept).toEqual([]);
});

test.each([
  [404, "not_found", "deleted"],
  [403, "player_removed", "removed"],
  [403, "seat_freed", "freed"],
  [401, "session_invalid", "unknown"],
] as const)("%i %s: the place is gone, and this device forgets it", async (status, code, why) => {
  const server = new AServer();
  const device = new ADevice(server);
  server.refusal = { status, code };
  await device.answer("A");
  expect(device.page).toEqual({ name: "gone", why });
  expect(device.storage.length).toBe(0);
  expect(device.browser.waiting).toBe(0);
});

test.each([
  [429, "rate_limited"],
  [503, "busy"],
  [500, "internal"],
] as const)("%i %s: the same call goes again later", async (status, code) => {
  const server = new AServer();
  const device = new ADevice(server);
  server.refusal = { status, code };
  await device.answer("A");
  expect(device.kept).toEqual([1]);
  server.refusal = null;
  await device.browser.pass(60_000);
  expect(device.work.get().beads).toEqual(["right"]);
});

test("an answer that the server will never take does not stand in the way of the next", async () => {
  const server = new AServer();
  const device = new ADevice(server);
  server.refusal = { status: 400, code: "invalid" };
  device.work.answer("A");
  server.refusal = { status: 400, code: "invalid" };
  await device.browser.pass(0);
  expect(device.kept).toEqual([]);
  server.refusal = null;
  device.browser.wake();
  await device.browser.pass(0);
  expect(device.page).toEqual({ name: "question", number: 1 });
});

test("another attempt begins at the first question, without anything kept of the one before", async () => {
  const server = new AServer({}, 2);
  const device = new ADevice(server);
  for (const answer of ["A", "B"]) {
    await device.answer(answer);
    await device.next();
  }
  expect(device.page).toEqual({ name: "finished" });
  await device.work.tryAgain();
  expect(device.page).toEqual({ name: "question", number: 1 });
  await device.answer("A");
  expect(server.heard.at(-1)).toBe("2:1A");
});

test("a device without storage still does a homework", async () => {
  const server = new AServer({}, 2);
  const device = new ADevice(server);
  Object.assign(device.storage, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  await device.answer("A");
  await device.next();
  await device.answer("B");
  await device.next();
  expect(device.page).toEqual({ name: "finished" });
});

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}
