import { expect } from "vitest";
import { answered, everybodyIn, playOn, type Class } from "./a-class";
import { expectOneTable } from "./agreement";
import type { Served } from "./served";

/** Lets time pass in an open question without any message, so that the room falls asleep; then the game goes on. */
export async function silence(product: Served, room: Class, passes: () => Promise<unknown>) {
  const { host, phones } = room;
  host.start();
  await everybodyIn(room, "question");
  await answered(phones[0]!, "B");
  await passes();
  for (const { game } of phones) expect(game.get().link).toEqual({ status: "connected", again: false });
  expect(await room.answered()).toBe(1);
  await playOn(room);
  await expectOneTable(product, room);
}
