import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { numbersFrom } from "#shared/seeded";
import { hashingQueue, type QueueFull } from "#auth/hashing-queue";
import { ApiError } from "#api/api-error";
import { sendPatiently } from "#api/send-patiently";

const busy = (retryAfterSeconds: number | null) =>
  new ApiError({ status: 503, code: "busy", message: "Şu anda çok kişi giriş yapıyor.", retryAfterSeconds });
const send = vi.fn<() => Promise<void>>();
const waits: boolean[] = [];
const sent = (leaving = new AbortController()) =>
  sendPatiently(send, { signal: leaving.signal, onWait: (isWaiting) => waits.push(isWaiting) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  send.mockReset();
  waits.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a busy server is asked again by itself, after the pause it asked for", async () => {
  send.mockRejectedValueOnce(busy(3)).mockRejectedValueOnce(busy(null)).mockResolvedValueOnce();
  const done = sent();
  await vi.advanceTimersByTimeAsync(4499);
  expect(send).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4500);
  await done;
  expect(send).toHaveBeenCalledTimes(3);
  expect(waits).toEqual([true, false, true, false]);
});

test("a server that stays busy is given up after three minutes", async () => {
  send.mockRejectedValue(busy(4));
  const outcome = sent().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await outcome).toMatchObject({ code: "busy" });
  expect(send).toHaveBeenCalledTimes(31);
});

const hash = () => new Promise<void>((done) => setTimeout(done, 150));

test.each([0, 1_000, 10_000])("[T40] forty who register from one line within %i ms are all let in", async (within) => {
  vi.spyOn(Math, "random").mockImplementation(numbersFrom(within + 1));
  for (let round = 0; round < 20; round++) {
    const queue = hashingQueue();
    const register = () =>
      queue.run(hash, { line: "192.0.2.1" }).catch(({ retryAfterSeconds }: QueueFull) => {
        throw busy(retryAfterSeconds);
      });
    const form = async () => {
      await new Promise((done) => setTimeout(done, Math.random() * within));
      await sendPatiently(register, { signal: new AbortController().signal, onWait: () => {} });
    };
    const all = Promise.allSettled(Array.from({ length: 40 }, form));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await all).filter(({ status }) => status === "rejected")).toEqual([]);
    expect(queue.count()).toBe(40);
  }
});

test("[T40] forty who register from one line are all let in beside a flood from an IPv4 and an IPv6 address", async () => {
  vi.spyOn(Math, "random").mockImplementation(numbersFrom(1));
  const queue = hashingQueue();
  const flood = setInterval(() => {
    for (const line of ["198.51.100.1", "2001:db8:1::/48"])
      void queue.run(hash, { line, account: crypto.randomUUID() }).catch(() => {});
  }, 20);
  await vi.advanceTimersByTimeAsync(2_000);
  const register = () =>
    queue.run(hash, { line: "192.0.2.1" }).catch(({ retryAfterSeconds }: QueueFull) => {
      throw busy(retryAfterSeconds);
    });
  const forms = Array.from({ length: 40 }, () =>
    sendPatiently(register, { signal: new AbortController().signal, onWait: () => {} }),
  );
  const all = Promise.allSettled(forms);
  await vi.advanceTimersByTimeAsync(60_000);
  clearInterval(flood);
  expect((await all).filter(({ status }) => status === "rejected")).toEqual([]);
});

test.each([
  ["a wrong password", new ApiError({ status: 401, code: "invalid_credentials", message: "x" })],
  ["a server that is away", new ApiError({ status: 503, code: "unavailable", message: "x", retryAfterSeconds: 5 })],
  ["a long wait", busy(16)],
])("%s is shown at once", async (_, error) => {
  send.mockRejectedValue(error);
  await expect(sent()).rejects.toBe(error);
  expect(waits).toEqual([]);
});

test("after leaving nothing is sent any more, and nothing keeps waiting", async () => {
  send.mockRejectedValue(busy(3));
  const leaving = new AbortController();
  const done = sent(leaving);
  await vi.advanceTimersByTimeAsync(1000);
  leaving.abort();
  await done;
  expect(vi.getTimerCount()).toBe(0);
  expect(send).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([true, false]);
});
