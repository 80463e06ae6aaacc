import { expect, vi } from "vitest";
import { killedAfter } from "../in-node/trips";
import type { call } from "./http";

/** A call, and what is seen of everything that it changes. */
export type Scene = {
  readonly ask: () => ReturnType<typeof call>;
  readonly look: () => Promise<unknown>;
  /** Lets the time pass after which a call may be made again. */
  readonly pass?: () => Promise<unknown>;
};

/**
 * The process is killed, or the database is away, after each trip of a call in turn. Who hears a reply hears that a later try
 * may work. Asked again, the call does the rest, and nothing is lost, doubled or left half done. What is seen afterwards is compared
 * with what a call sees that nobody disturbed.
 */
export async function wholeWhereverKilled(make: () => Promise<Scene>): Promise<void> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const undisturbed = await make();
  const { status } = await undisturbed.ask();
  expect(status).toBeLessThan(300);
  const whole = await undisturbed.look();
  let trips = 0;
  for (; ; trips++) {
    const { ask, look, pass } = await make();
    const { done, wasCut } = await killedAfter(trips, ask);
    if (!wasCut) break;
    expect([trips, done.status]).toEqual([trips, expect.toSatisfy((status: number) => status < 300 || status === 503)]);
    await pass?.();
    expect([trips, (await ask()).status]).toEqual([trips, expect.toSatisfy((status: number) => status < 300)]);
    expect([trips, await look()]).toEqual([trips, whole]);
  }
  expect(trips).toBeGreaterThan(0);
  vi.restoreAllMocks();
}
