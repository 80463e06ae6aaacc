import { expect, test, vi } from "vitest";
import { GameLog } from "#objects/game-room/storage/log";
import { EventSourced } from "#objects/game-room/storage/event-sourced";

type Event = { readonly adds: number };

/** A room whose state is a count, over a database that rolls failed transactions back, as the platform does. */
function aRoom() {
  let rows: Event[][] = [];
  const disk = { isFull: false, isReadable: true };
  const transactionSync = <T>(work: () => T): T => {
    const before = [...rows];
    try {
      return work();
    } catch (error) {
      rows = before;
      throw error;
    }
  };
  const abort = vi.fn<(reason: string) => void>();
  const wentBack = vi.fn<() => void>();
  const log = {
    append(events: Event[]) {
      if (disk.isFull) throw new Error("database or disk is full: SQLITE_FULL");
      rows.push(events);
    },
    *events() {
      if (!disk.isReadable) throw new Error("disk I/O error");
      yield* rows.flat();
    },
  };
  const recorded = new EventSourced<{ sum: number }, Event>({
    ctx: { storage: { transactionSync }, abort } as never,
    log: log as never,
    begin: () => ({ sum: 0 }),
    apply: (state, { adds }) => void (state.sum += adds),
    onRestored: wentBack,
  });
  const add = (adds: number, besides?: () => void) => recorded.record(0, (happens) => happens({ adds }), besides);
  return { add, disk, abort, wentBack, sum: () => recorded.state.sum, onRecord: () => rows.flat().length };
}

const full = (): never => {
  throw new Error("SQLITE_FULL");
};

test("[F22] an event that finds no room on the disk has not happened: it throws, and memory equals the record", () => {
  const { add, disk, wentBack, sum, onRecord } = aRoom();
  add(1);
  disk.isFull = true;
  expect(() => add(10)).toThrow("SQLITE_FULL");
  expect([sum(), onRecord(), wentBack.mock.calls.length]).toEqual([1, 1, 1]);
  disk.isFull = false;
  expect(add(100)).toEqual([{ adds: 100 }]);
  expect([sum(), onRecord(), wentBack.mock.calls.length]).toEqual([101, 2, 1]);
});

test("[F22] events are on record together with the rows that belong to them, or not at all", () => {
  const { add, sum, onRecord } = aRoom();
  expect(() => add(10, full)).toThrow("SQLITE_FULL");
  expect([sum(), onRecord()]).toEqual([0, 0]);
});

test("[F22] a room whose record cannot be read back does not go on", () => {
  const { add, disk, abort } = aRoom();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
  Object.assign(disk, { isFull: true, isReadable: false });
  expect(() => add(10)).toThrow("disk I/O error");
  expect(abort).toHaveBeenCalledOnce();
});

test("[F22] a log reports that it found no room", () => {
  const log = new GameLog({ exec: full });
  expect(() => log.append([{ type: "lobby_locked", locked: true }], 0)).toThrow("SQLITE_FULL");
});
