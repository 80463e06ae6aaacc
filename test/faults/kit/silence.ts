import { expect } from "vitest";
import { startProduct } from "../../load/kit/servers";
import { aClass, answered, everybodyIn, playOn } from "./a-class";
import { expectOneTable } from "./agreement";

/** Nobody says a word in an open question, so that the room is put to sleep; then the game goes on. */
export async function silence(ms: number) {
  const product = await startProduct();
  const room = await aClass(product.port, { timeLimit: 300 });
  try {
    const { host, phones } = room;
    host.start();
    await everybodyIn(room, "question");
    await answered(phones[0]!, "B");
    await new Promise((resolve) => setTimeout(resolve, ms));
    for (const { game } of phones) expect(game.get().link).toEqual({ status: "connected", again: false });
    await playOn(room);
    await expectOneTable(product, room);
  } finally {
    room.close();
    await product.stop();
  }
}
