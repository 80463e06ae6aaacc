import { beforeEach, expect, test, vi } from "vitest";
import type { ObjectTables, OutboxRow } from "#objects/lifecycle/object-tables";
import { Outbox, type Deliveries } from "#objects/lifecycle/outbox";
import { Upkeep } from "#objects/lifecycle/upkeep";

vi.spyOn(console, "warn").mockImplementation(() => {});

let stored: Map<string, OutboxRow>;
let notes: Map<string, number | null>;
let isForeign: boolean;
beforeEach(() => {
  stored = new Map();
  notes = new Map();
  isForeign = false;
});

const someTables = () =>
  ({
    outbox: () => [...stored.values(), ...(isForeign ? [{ kind: "pictures", tries: 0, dueAt: 0 }] : [])],
    note: (key: string) => notes.get(key) ?? null,
    setNote: (key: string, value: number | null) => void notes.set(key, value),
    putOutbox: (row: OutboxRow) => void stored.set(row.kind, row),
    dropOutbox: (kind: string) => void stored.delete(kind),
  }) as unknown as ObjectTables<never>;

const anOutbox = (deliver: Deliveries, tried = () => {}): Outbox =>
  new Outbox({ tables: someTables(), deliver, waitUntil: () => {}, tried });

/** A write to D1 that ends when the test says so. */
function aWrite() {
  const { promise, resolve } = Promise.withResolvers<number | void>();
  return { write: vi.fn<() => Promise<number | void>>(() => promise), ends: resolve };
}

test("a write that is asked for again while it runs is still owed, and made afterwards", async () => {
  const details = aWrite();
  const outbox = anOutbox({ details: details.write });
  outbox.put("details", 0);
  outbox.run(0);
  outbox.put("details", 10);
  outbox.run(10);
  expect(details.write).toHaveBeenCalledTimes(1);
  details.ends(undefined);
  await outbox.underway;
  expect(stored.get("details")).toMatchObject({ tries: 0, dueAt: 10 });
  outbox.run(20);
  expect(details.write).toHaveBeenCalledTimes(2);
});

test("one write is made at a time: the results wait for the details that are being written", async () => {
  const details = aWrite();
  const results = aWrite();
  const outbox = anOutbox({ details: details.write, results: results.write });
  outbox.put("details", 0);
  outbox.run(0);
  outbox.put("results", 10);
  outbox.run(10);
  expect(results.write).not.toHaveBeenCalled();
  // Nothing rings in vain before the running write gives way.
  expect(outbox.dueAt).toBe(60_000);
  details.ends(undefined);
  await outbox.underway;
  expect([...stored.keys()]).toEqual(["results"]);
  outbox.run(20);
  results.ends(99);
  await outbox.underway;
  expect(outbox.wipeAt).toBe(99);
  expect(notes.get("wipe_at")).toBe(99);
});

test("a write that D1 never answers gives way after a minute", async () => {
  const started = aWrite();
  const results = vi.fn<() => Promise<number>>(async () => 5);
  const outbox = anOutbox({ started: started.write, results });
  outbox.put("started", 0);
  outbox.run(0);
  outbox.put("results", 59_000);
  outbox.run(59_999);
  expect(results).not.toHaveBeenCalled();
  outbox.run(60_000);
  await outbox.underway;
  expect(outbox.isEmpty).toBe(true);
});

test("a result that was taken back while it was written keeps nobody's data for less time", async () => {
  const results = aWrite();
  const outbox = anOutbox({ results: results.write, details: async () => {} });
  outbox.put("results", 0);
  outbox.run(0);
  outbox.keepUntil(null);
  outbox.drop("results");
  outbox.put("details", 10);
  results.ends(77);
  await outbox.underway;
  expect(outbox.wipeAt).toBeNull();
  outbox.run(20);
  await outbox.underway;
  expect(outbox.wipeAt).toBeNull();
});

test("a write that fails is tried again later, and the object stays", async () => {
  const outbox = anOutbox({ results: () => Promise.reject(new Error("D1 is away")) });
  outbox.keepUntil(1);
  outbox.put("results", 0);
  outbox.run(0);
  await outbox.underway;
  expect(stored.get("results")).toMatchObject({ tries: 1 });
  expect(outbox.wipeAt).toBeNull();
});

test("an object with entries of a newer version stays, and a part of a game owes no start", () => {
  isForeign = true;
  const outbox = anOutbox({ results: async () => 1 });
  outbox.keepUntil(1);
  outbox.put("started", 0);
  expect(stored.size).toBe(0);
  expect(outbox.wipeAt).toBeNull();
});

test("an entry that this object cannot send is kept for the version that can", async () => {
  stored.set("details", { kind: "details", tries: 0, dueAt: 0 });
  const outbox = anOutbox({ results: async () => 1 });
  outbox.put("results", 0);
  outbox.run(0);
  await outbox.underway;
  expect([[...stored.keys()], outbox.hasUnknownEntries, outbox.wipeAt]).toEqual([["details"], true, null]);
});

test("after a transaction that failed, the write underway is still the one that is owed", async () => {
  const results = aWrite();
  const outbox = anOutbox({ results: results.write });
  outbox.put("results", 0);
  outbox.run(0);
  outbox.reload();
  results.ends(5);
  await outbox.underway;
  expect([outbox.isEmpty, outbox.wipeAt]).toEqual([true, 5]);
});

test("whoever waits for a write waits for the one that was asked for meanwhile, too", async () => {
  const started = aWrite();
  const results = vi.fn<() => Promise<number>>(() => new Promise((resolve) => setTimeout(resolve, 0, 5)));
  const outbox: Outbox = anOutbox({ started: started.write, results }, () => outbox.run(20));
  outbox.put("started", 0);
  outbox.run(0);
  outbox.put("results", 10);
  outbox.run(10);
  const both = outbox.underway;
  started.ends(undefined);
  await both;
  expect(outbox.isEmpty).toBe(true);
});

test("an object that waits for a newer version wakes to look for it", () => {
  isForeign = true;
  const setAlarm = vi.fn<(at: number) => Promise<void>>(async () => {});
  const ctx = { storage: { setAlarm }, waitUntil: () => {} } as unknown as ConstructorParameters<
    typeof Upkeep
  >[0]["ctx"];
  const upkeep = new Upkeep({ ctx, tables: someTables(), deliver: {}, due: () => [null], tick: () => {} });
  upkeep.arm();
  expect(setAlarm).toHaveBeenCalledTimes(1);
});
