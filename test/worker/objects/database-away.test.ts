import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { withClock } from "../helpers/clock";
import { allDie, expectOneRow, isWritten, MINUTE, ringAll } from "../helpers/d1-away";
import { eventually } from "../helpers/eventually";
import { alarmOf, execIn, rowsInD1, wholes } from "../helpers/every-object";

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
