import { runDurableObjectAlarm } from "cloudflare:test";
import { vi } from "vitest";

/** Runs a test with its own clock: only Date is faked, so that sockets and storage work as usual. */
export async function withClock(play: (clock: { pass: (ms: number) => number; now: () => number }) => Promise<void>) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    await play({
      now: () => Date.now(),
      pass: (ms) => {
        vi.setSystemTime(Date.now() + ms);
        return Date.now();
      },
    });
  } finally {
    vi.useRealTimers();
  }
}

/** Runs a test in a frozen moment: time passes, and the room's timers run, only by `passes`, however slow the machine is. */
export async function inOneMoment(play: (clock: { passes: (ms: number) => Promise<unknown> }) => Promise<void>) {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
  try {
    await play({ passes: (ms) => vi.advanceTimersByTimeAsync(ms) });
  } finally {
    vi.useRealTimers();
  }
}

/** Rings the alarm now, whether it is due or not. False if none was set. */
export const ring = (room: DurableObjectStub) => runDurableObjectAlarm(room);
