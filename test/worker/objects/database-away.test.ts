import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, onTestFinished, test } from "vitest";
import { ring, withClock } from "../helpers/clock";
import { eventually } from "../helpers/eventually";
import { alarmOf, execIn, owesNothing, rowsInD1, wholes, type Kept } from "../helpers/every-object";
import { dies } from "../helpers/halls/hall-faults";

const MINUTE = 60_000;

const ringAll = (kept: Kept) => Promise.all(kept.rooms().map(ring));
const allDie = (kept: Kept) => Promise.all(kept.rooms().map(dies));
type Pass = (ms: number) => number;
/** Rings until it holds; time goes on, since a try that failed is made again later. */
const inTime = (kept: Kept, pass: Pass, look: () => void | Promise<void>) =>
  eventually(async () => {
    pass(10_000);
    await ringAll(kept);
    await look();
  });
const isWritten = (kept: Kept, pass: Pass) =>
  inTime(kept, pass, async () => {
    for (const room of kept.rooms()) expect(await owesNothing(room)).toBe(true);
  });
/** Two pupils of five had answered. */
const expectOneRow = async ({ id }: Kept) =>
  expect(await rowsInD1(id)).toEqual([{ ended_at: expect.any(Number), player_count: 5, answered: 2 }]);

test.each(wholes)(
  "[F5][F20] D1 is away while %s goes on, ends and dies again and again: it is written once D1 is back",
  async (_, make) => {
    await withClock(async ({ pass }) => {
      const kept = await make();
      expect(await kept.change(0)).toBe(200);
      await env.DB.exec("ALTER TABLE games RENAME TO games_away");
      try {
        expect(await kept.change(1)).toBe(200);
        expect(await kept.ends()).toBe(200);
        for (let minute = 0; minute < 30; minute += 6) {
          pass(6 * MINUTE);
          await ringAll(kept);
          // The platform forgets an alarm once its handler is through; a ring of the test forgets it at once.
          for (const room of kept.rooms()) await eventually(async () => expect(await alarmOf(room)).not.toBeNull());
          await allDie(kept);
          expect(await kept.isOver()).toBe(true);
        }
      } finally {
        await env.DB.exec("ALTER TABLE games_away RENAME TO games");
      }
      pass(6 * MINUTE);
      await isWritten(kept, pass);
      await expectOneRow(kept);
    });
  },
);

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

test.each(wholes)("[F25] D1 never answers %s: it goes on and ends, and tries again after a minute", async (_, make) => {
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
});

test.each(wholes)(
  "[F5] %s that dies between a write to D1 and the note of it writes the same once more",
  async (_, make) => {
    await withClock(async ({ pass }) => {
      const kept = await make();
      for (const which of [0, 1]) expect(await kept.change(which)).toBe(200);
      expect(await kept.ends()).toBe(200);
      await isWritten(kept, pass);
      const before = await rowsInD1(kept.id);
      for (const room of kept.rooms()) {
        await execIn(room, "DELETE FROM notes WHERE key = 'wipe_at'");
        await execIn(room, "INSERT INTO outbox VALUES ('results', 0, 0)");
      }
      await allDie(kept);
      pass(MINUTE + 1);
      await isWritten(kept, pass);
      await expectOneRow(kept);
      expect(await rowsInD1(kept.id)).toEqual(before);
    });
  },
);
