import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserEnv } from "#browser/env";
import { call, type ApiReply } from "#api/requests";

let replies: ((reply: Response) => void)[] = [];

beforeEach(() => {
  replies = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", EventTarget);
  vi.stubGlobal("fetch", untilAborted);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("[F29] a reply that never comes counts as a network that is away", async () => {
  const heard = asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toMatchObject([{ ok: false, status: 0, code: "network" }]);
});

test("a reply that takes ten seconds is waited for", async () => {
  const heard = asked();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  replies[0]!(Response.json({ game: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ ok: true, body: { game: 1 } }]);
});

function asked(): ApiReply<unknown>[] {
  const heard: ApiReply<unknown>[] = [];
  void call<"GET /api/game/:code">(browserEnv(), "/api/game/123456", "game", {}).then((reply) => heard.push(reply));
  return heard;
}

const untilAborted = (_: string, init?: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    replies.push(resolve);
    init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
