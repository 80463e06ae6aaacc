import { beforeEach, expect, test, vi } from "vitest";
import { decisionsSent } from "#api/decisions-sent";
import { DelayedDecisions, UNDO_MS } from "#features/admin/delayed-decisions";

const sent: string[] = [];
const send = (id: string) => async () => void sent.push(id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  sent.length = 0;
});

test("a decision is sent once, when it can no longer be taken back", async () => {
  const held = new DelayedDecisions();
  held.hold("a", send("a"));
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(held.takeBack("a")).toBe(false);
  held.leave();
  await held.flush();
  expect(sent).toEqual(["a"]);
});

test("what waits is asked for again after a decision was sent, not before", async () => {
  const held = new DelayedDecisions();
  const before = decisionsSent.get();
  const answer = Promise.withResolvers<void>();
  held.hold("a", () => answer.promise);
  held.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(decisionsSent.get()).toBe(before);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(decisionsSent.get()).toBe(before + 1);
  await held.flush();
  expect(decisionsSent.get()).toBe(before + 1);
});

test("a decision that was taken back is never sent", async () => {
  const held = new DelayedDecisions();
  held.hold("a", send("a"));
  held.hold("b", send("b"));
  expect(held.takeBack("a")).toBe(true);
  await held.flush();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(sent).toEqual(["b"]);
});

test("the last of two decisions about one row counts", async () => {
  const held = new DelayedDecisions();
  held.hold("a", send("approved"));
  held.hold("a", send("rejected"));
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(sent).toEqual(["rejected"]);
});

test("a list is asked for once its held decisions are answered; one waits for another, and can be taken back until then", async () => {
  const held = new DelayedDecisions();
  const first = Promise.withResolvers<void>();
  held.hold("a", () => first.promise);
  held.hold("b", send("b"));
  held.hold("c", send("c"));
  const flushed = held.flush().then(() => sent.push("list"));
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, held.takeBack("a"), held.takeBack("b")]).toEqual([[], false, true]);
  first.resolve();
  await flushed;
  expect(sent).toEqual(["c", "list"]);
});

test("leaving the page leaves no decision behind, not even one that waits in line", () => {
  const held = new DelayedDecisions();
  held.hold("a", () => new Promise(() => {}));
  held.hold("b", send("b"));
  void held.flush();
  held.leave();
  expect(sent).toEqual(["b"]);
});
