import { afterEach, expect, test, vi } from "vitest";
import { CoordinatorLine } from "#objects/large-game/lines/coordinator-line";
import type { Report, RelayState } from "#large-game/lines";

/**
 * Wishes that a relay's players send to the coordinator: the first after a pause goes at once, those that follow go together.
 */

const T0 = Date.parse("2026-11-22T09:00:00Z");

afterEach(() => void vi.useRealTimers());

function aLine(relays: number) {
  vi.useFakeTimers({ now: T0 });
  const reports: { at: number; wishes: number }[] = [];
  const report = ({ wishes, relay: _relay }: Report) => {
    reports.push({ at: Date.now() - T0, wishes: wishes.length });
    const decisions = wishes.map(() => ({ ok: true as const, events: [] }));
    return Promise.resolve({ news: { gameId: "g", first: 0, events: [], now: 0, hall: null }, decisions });
  };
  const count = { players: 0, answered: 0, saidHowSure: 0, lastBell: null, heard: 0 };
  const here = { sockets: 0, choosing: 0, emptySince: null, answered: 0, total: 0, absent: [] };
  let heard = 0;
  const say = (): RelayState => ({ relay: 0, heard: heard++, count, here, handed: null });
  const coordinator = { gameId: "g", relays, say, hasWholeGame: () => true, hears: () => {}, isOver: () => {} };
  const line = new CoordinatorLine({ ...coordinator, stub: () => ({ report }) });
  const wish = () => line.sendCommand({ type: "leave", playerId: "p" }, Date.now(), () => {});
  return { line, reports, wish };
}

test.each([
  ["three", 3, 250],
  ["a hundred", 100, 1000],
])("with %s relays the first wish after a pause goes at once, the next ones together", async (_, relays, ms) => {
  const { line, reports, wish } = aLine(relays);
  line.now();
  await vi.advanceTimersByTimeAsync(20);
  wish();
  await vi.advanceTimersByTimeAsync(30);
  wish();
  wish();
  await vi.advanceTimersByTimeAsync(2 * ms);
  wish();
  await vi.advanceTimersByTimeAsync(1);
  line.stop();
  expect(reports).toEqual([
    { at: 0, wishes: 0 },
    { at: 20, wishes: 1 },
    { at: 20 + ms, wishes: 2 },
    { at: 50 + 2 * ms, wishes: 1 },
  ]);
});
