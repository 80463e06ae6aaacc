import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  await vi.advanceTimersByTimeAsync(3499);
  expect(send).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3500);
  await done;
  expect(send).toHaveBeenCalledTimes(3);
  expect(waits).toEqual([true, false, true, false]);
});

test("a third refusal is shown", async () => {
  send.mockRejectedValue(busy(1));
  const outcome = sent().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toMatchObject({ code: "busy" });
  expect(send).toHaveBeenCalledTimes(3);
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
