import { afterAll, expect, test, vi } from "vitest";
import { hashing } from "#auth/passwords";
import { tryBefore } from "../described/asking";
import { everyCall } from "../described/every-call";
import { call, type Refusal } from "../helpers/http";
import { hanging, inAnotherThread, isBusyElsewhere } from "../in-node/trips";

/** The real function, because time stands still for the calls. */
const { setImmediate } = globalThis;
const aMoment = () => new Promise<void>((resolve) => void setImmediate(resolve));
/** Moments in which a call gets as far as it can without an answer. */
const MOMENTS = 50;
/** A page waits for a reply this long, and then says that there is no network. */
const PAGE_WAITS_MS = 30_000;

vi.spyOn(hashing, "run").mockImplementation((hash) => inAnotherThread(hash()));
afterAll(() => void vi.restoreAllMocks());

/** The reply to a call that D1 does not answer; null if a page would not wait for it. */
async function unanswered([method, path, asked]: Parameters<typeof call>) {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
  try {
    const until = Date.now() + PAGE_WAITS_MS;
    const there: Awaited<ReturnType<typeof call<Refusal>>>[] = [];
    const { done, hangs } = hanging(() => call(method, path, asked));
    done.then((reply) => there.push(reply)).catch(() => {});
    while (there.length === 0 && (Date.now() < until || !hangs())) {
      for (let i = 0; (i < MOMENTS || isBusyElsewhere()) && there.length === 0; i++) await aMoment();
      if (there.length === 0) await vi.advanceTimersByTimeAsync(1_000);
    }
    return there[0] ?? null;
  } finally {
    vi.useRealTimers();
  }
}

/** A call that was answered and is not made again, unlike a look or one whose mail did not go out behind its reply. */
const isDone = (name: string) => !/^GET|\/(?:resend|request)$/.test(name);

test("[F25] D1 never answers, whatever is called: a page hears in time that it is the server, and what it asks again is done", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const wrong: unknown[] = [];
  tryBefore(async ({ call: name }, asked) => {
    const reply = await unanswered([name.split(" ")[0]!, asked.path, asked]);
    if (reply && reply.status < 500) return isDone(name) ? reply : null;
    const said = [reply?.status, reply?.json.code, reply?.json.error];
    if (said.join() !== "503,unavailable,Sunucu şu an cevap vermiyor.") wrong.push([name, ...said]);
    return null;
  });
  await everyCall().finally(() => tryBefore(async () => null));
  expect(wrong).toEqual([]);
});
