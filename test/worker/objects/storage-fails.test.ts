import { expect, test } from "vitest";
import { dies } from "../helpers/halls/hall-faults";
import { breaks, CHANGES, objects } from "../helpers/every-object";

const WRITES = /^\s*(?:INSERT|UPDATE|DELETE)/;
/** The same, and what an object reads to find out what is stored. */
const WRITES_AND_THE_WAY_BACK = /^\s*(?:INSERT|UPDATE|DELETE|SELECT events|SELECT \* FROM outbox)/;

test.each(objects)("[F2] %s that dies between any two calls has every change that it said it made", async (_, make) => {
  const kept = await make();
  for (let which = 0; which < CHANGES; which++) {
    await dies(kept.room());
    expect(await kept.change(which)).toBe(200);
  }
  await dies(kept.room());
  expect(await kept.shown()).toBe(CHANGES);
});

/** A coordinator also stores what its relays report, which may meet the fault before the change does. */
const undisturbed = objects.filter(([name]) => name !== "a coordinator");

test.each(undisturbed)(
  "[F22] %s that cannot store a change says so and has not made it; it counts when it is sent again",
  async (_, make) => {
    const kept = await make();
    expect(await kept.change(0)).toBe(200);
    const broken = await breaks(kept.room(), WRITES);
    expect(await kept.change(1)).toBe(503);
    expect(await kept.shown()).toBe(1);
    broken.mend();
    expect(await kept.shown()).toBe(1);
    expect(await kept.change(1)).toBe(200);
    expect(await kept.shown()).toBe(2);
    await dies(kept.room());
    expect(await kept.shown()).toBe(2);
  },
);

test.each(objects)(
  "[F26] %s that can neither store nor read back ends itself, and goes on from its record",
  async (_, make) => {
    const kept = await make();
    expect(await kept.change(0)).toBe(200);
    await breaks(kept.room(), WRITES_AND_THE_WAY_BACK);
    // Work of its own may meet the fault first; then the call finds a new instance, whose storage works.
    const shown = (await kept.change(1)) === 200 ? 2 : 1;
    expect(await kept.shown()).toBe(shown);
    expect(await kept.change(2)).toBe(200);
    await dies(kept.room());
    expect(await kept.shown()).toBe(shown + 1);
  },
);
