import { expect, test } from "vitest";
import { nobodysHash } from "#objects/homework-room/calls/secrets";

const homework = { code: "H1A2B3C", homeworkId: "homework" };
const distinct = (all: readonly (string | number)[]) => new Set(all.map((who) => nobodysHash(homework, who))).size;
const some = Array.from({ length: 5_000 }, (_, i) => i);

test("[T51] wrong pins at invented names are counted at 256 places, however many are invented; each number has a place of its own", () => {
  expect([distinct(some.map((i) => `ada ${i}`)), distinct(some)]).toEqual([256, 5_000]);
});
