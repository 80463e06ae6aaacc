import { expect, onTestFinished, test } from "vitest";
import { RELAYS, seatedAt, smallRooms } from "../helpers/halls/a-hall";
import { playWatched } from "./a-game";
import { doWatched } from "./a-homework";
import type { Sit } from "./phones";
import { aWatch } from "./watch";

/** A watch that reads the log too. */
function aWatchOfAll() {
  const watch = aWatch();
  const { log, info, warn, error } = console;
  onTestFinished(() => void Object.assign(console, { log, info, warn, error }));
  Object.assign(console, { log: watch.log, info: watch.log, warn: watch.log, error: watch.log });
  return watch;
}

/** Phones sit in each of three rooms. */
function inThreeRooms() {
  let count = 0;
  const sitAt: Sit = (code, name, wire) => seatedAt(code, (count += 1) % RELAYS, name, wire);
  return { settings: smallRooms(), sitAt };
}

test.each(["phones", "numbers", "cards", "board", "hall"] as const)(
  "[T5][T11][T38][T49] %s: no byte goes to a reader who must not have it, or not yet",
  async (kind) => {
    const watch = aWatchOfAll();
    expect(watch.faults(await playWatched(watch, kind, kind === "hall" ? inThreeRooms() : {}))).toEqual([]);
  },
);

test.each(["number", "nickname"] as const)(
  "[T5][T11][T38][T49] homework by %s: no byte goes to the wrong reader either",
  async (by) => {
    const watch = aWatchOfAll();
    expect(watch.faults(await doWatched(watch, by))).toEqual([]);
  },
);
