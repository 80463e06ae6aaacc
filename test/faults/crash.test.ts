import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type Product } from "../load/kit/servers";
import { aClass, everybodyIn, openQuestion, playOn, reveal, sitDown, type Class } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { aDevice, isBack, until } from "./kit/device";

/** Every class is brought to another moment of its game; then the power goes, for all of them at once. */
const moments = {
  lobby: { settings: {}, reach: async () => {} },
  "reading time": {
    settings: { reading_seconds: 5 },
    reach: async (room: Class) => {
      room.host.start();
      await everybodyIn(room, "question");
    },
  },
  "an open question": { settings: {}, reach: openQuestion },
  "a question whose bell rings meanwhile": { settings: {}, timeLimit: 5, reach: openQuestion },
  "the reveal": { settings: {}, reach: reveal },
  "the leaderboard": {
    settings: {},
    reach: async (room: Class) => {
      await reveal(room);
      room.host.showLeaderboard(true);
      await until(room.host, "the leaderboard is shown", ({ game }) => game.leaderboardAfter !== null);
    },
  },
  "the end": { settings: {}, reach: playOn },
} as const;
type Moment = keyof typeof moments;
const names = Object.keys(moments) as Moment[];

let product: Product;
const rooms = new Map<Moment, Class>();
const room = (moment: Moment) => rooms.get(moment)!;

beforeAll(async () => {
  product = await startProduct();
  for (const name of names) {
    const { settings, reach, ...more } = moments[name];
    const room = await aClass(product.port, { settings, ...more });
    rooms.set(name, room);
    await reach(room);
  }
  for (const name of ["an open question", "a question whose bell rings meanwhile"] as const) {
    room(name).phones[1]!.game.answer("A");
  }
  const { port, stateDir } = product;
  await product.kill();
  product = await startProduct({ port, stateDir });
});
afterAll(async () => {
  for (const room of rooms.values()) room.close();
  await product.stop();
});

test("[F2] a phone that knows nothing but its seat sees its answer after the crash", async () => {
  const { phones } = room("an open question");
  const { game, seat, accepted } = phones[0]!;
  game.close();
  phones[0] = sitDown(aDevice(product.port), seat);
  await until(phones[0].game, "the answer is there", ({ game }) => {
    return game.phase.name === "question" && game.phase.answer.state === "accepted";
  });
  expect(phones[0].accepted).toEqual(accepted);
});

test.each(names)("[F2] killed in %s: the game goes on, nothing is lost or counted twice", async (moment) => {
  const { host, phones } = room(moment);
  for (const screen of moment === "the end" ? [] : [host, ...phones.map(({ game }) => game)]) await isBack(screen);
  await playOn(room(moment));
  await expectOneTable(product, room(moment));
});
