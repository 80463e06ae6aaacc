import { runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { ring, withClock } from "../helpers/clock";
import { eventually } from "../helpers/eventually";
import { alarmOf, execIn, tablesOf, wholes } from "../helpers/every-object";
import { dies } from "../helpers/halls/hall-faults";

/** Makes the platform's deletion fail in the object's present instance. */
const deletingFails = (room: DurableObjectStub) =>
  runInDurableObject(room, (_, { storage }) => {
    const spy = vi.spyOn(storage, "deleteAll").mockRejectedValue(new Error("internal error"));
    return { mend: () => spy.mockRestore() };
  });

test.each(wholes)(
  "[F27] %s that is deleted and cannot be wiped shows nothing, and is wiped in the end",
  async (_, make) => {
    await withClock(async () => {
      const kept = await make();
      const broken = await Promise.all(kept.rooms().map(deletingFails));
      expect(await kept.removed()).toBe(204);
      expect(await kept.look()).toBe(404);
      // An alarm that is ringing counts as none until it has failed again.
      for (const room of kept.rooms()) await eventually(async () => expect(await alarmOf(room)).not.toBeNull());
      for (const { mend } of broken) mend();
      for (const room of kept.rooms()) {
        await eventually(async () => {
          await ring(room);
          expect(await tablesOf(room)).toEqual([]);
        });
      }
      expect(await kept.look()).toBe(404);
    });
  },
);

test.each(wholes)("[F28] %s of a newer version is left alone, and goes on with the next deploy", async (_, make) => {
  await withClock(async ({ pass, now }) => {
    const kept = await make();
    expect(await kept.change(0)).toBe(200);
    for (const room of kept.rooms()) {
      await execIn(room, "UPDATE notes SET value = value + 100 WHERE key = 'schema'");
      await dies(room);
    }
    expect(await kept.look()).toBe(503);
    expect(await kept.change(1)).toBe(503);
    for (const room of kept.rooms()) {
      await ring(room);
      pass(3_600_000);
      await ring(room);
      await runInDurableObject(room, (object) => object.alarm?.());
      expect(await alarmOf(room)).toBeGreaterThan(now());
    }
    for (const room of kept.rooms()) {
      await execIn(room, "UPDATE notes SET value = value - 100 WHERE key = 'schema'");
      await dies(room);
    }
    expect(await kept.shown()).toBe(1);
  });
});
