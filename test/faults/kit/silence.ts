import { expect } from "vitest";
import { answered, everybodyIn, playOn, type Class } from "./a-class";
import { expectOneTable } from "./agreement";
import type { Served } from "./served";

/** Nobody says a word in an open question, so that the room is put to sleep; then the game goes on. */
export async function silence(product: Served, room: Class, ms: number) {
  const { host, phones } = room;
  host.start();
  await everybodyIn(room, "question");
  await answered(phones[0]!, "B");
  await new Promise((resolve) => setTimeout(resolve, ms));
  for (const { game } of phones) expect(game.get().link).toEqual({ status: "connected", again: false });
  await playOn(room);
  await expectOneTable(product, room);
}
