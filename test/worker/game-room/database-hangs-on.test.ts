import { runInDurableObject } from "cloudflare:test";
import { expect, onTestFinished, test } from "vitest";
import { withClock } from "../helpers/clock";
import { expectOneRow, inTime, isWritten, MINUTE } from "../helpers/d1-away";
import { ofOneObject } from "../helpers/every-object";

let asked = 0;
const never = () => {
  asked += 1;
  return new Promise(() => {});
};
/** A database that takes every question and never answers one. */
const hanging = new Proxy(() => {}, {
  get: (_, name) => (["all", "run", "raw", "first", "batch", "exec"].includes(String(name)) ? never : hanging),
  apply: () => hanging,
}) as unknown as D1Database;

type Pokable = DurableObjectStub & { poke(id: string): Promise<boolean> };

/** Gives an object's present instance a database that hangs. */
const hangs = (room: DurableObjectStub) =>
  runInDurableObject(room, (instance) => {
    const bindings = (instance as unknown as { env: Env }).env;
    const real = bindings.DB;
    const mend = () => void (bindings.DB = real);
    bindings.DB = hanging;
    onTestFinished(mend);
    return { mend };
  });

test.each(ofOneObject)(
  "[F25] D1 never answers %s: it goes on and ends, and tries again after a minute",
  async (_, make) => {
    await withClock(async ({ pass }) => {
      const kept = await make();
      expect(await kept.change(0)).toBe(200);
      const all = await Promise.all(kept.rooms().map(hangs));
      asked = 0;
      expect(await kept.change(1)).toBe(200);
      expect(await kept.ends()).toBe(200);
      expect(await kept.isOver()).toBe(true);
      await Promise.all(kept.rooms().map((room) => (room as Pokable).poke(kept.id)));
      await inTime(kept, pass, () => expect(asked).toBeGreaterThan(0));
      for (const { mend } of all.toReversed()) mend();
      pass(MINUTE + 1);
      await isWritten(kept, pass);
      await expectOneRow(kept);
    });
  },
);
