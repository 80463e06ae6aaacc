import { vi } from "vitest";
import { isBusyElsewhere } from "../in-node/trips";

/** The real function, because time stands still for the calls. */
const { setImmediate } = globalThis;
const aMoment = () => new Promise<void>((resolve) => void setImmediate(resolve));
/** Moments in which a call gets as far as it can without an answer. */
const MOMENTS = 50;
/** A page waits for a reply this long, and then says that there is no network. */
const PAGE_WAITS_MS = 30_000;

type Begun<T> = { readonly done: Promise<T>; readonly hangs: () => boolean };

/**
 * Begins work while a part of the platform answers nothing. Answers its reply, or null if a page would not wait for it. `hangs`
 * tells whether it has asked that part. Time passes as fast as the work lets it.
 */
export async function inTime<T>(begin: () => Begun<T>): Promise<T | null> {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
  try {
    const until = Date.now() + PAGE_WAITS_MS;
    const there: T[] = [];
    const { done, hangs } = begin();
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

/** The status, code and sentence of a reply. */
export const said = (reply: { status: number; json: { code?: string; error?: string } } | null) =>
  [reply?.status, reply?.json.code, reply?.json.error].join();
export const AWAY = "503,unavailable,Sunucu şu an cevap vermiyor.";
