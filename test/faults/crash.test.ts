import { afterAll, beforeAll, expect, test } from "vitest";
import type { Link } from "#game-client/connection";
import {
  aClass,
  answered,
  demoAccounts,
  everybodyIn,
  openQuestion,
  playOn,
  reveal,
  sitDown,
  type Class,
} from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { aDevice, isBack, until } from "./kit/device";
import { aMinutePasses } from "./kit/disk";
import { serve, type Served } from "./kit/served";

/** Brings each class to another moment of its game; then the power fails for all of them at once. */
const moments = {
  lobby: { settings: {}, reach: async () => {} },
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
  "reading time": {
    settings: { reading_seconds: 3 },
    reach: async (room: Class) => {
      room.host.start();
      await everybodyIn(room, "question");
    },
  },
  "the end": { settings: {}, reach: playOn },
} as const;
type Moment = keyof typeof moments;
const names = Object.keys(moments) as Moment[];

const PUPILS = 30;
/**
 * The time for which a phone retries by itself, with a margin. If a slow machine takes longer to start, the pupil presses the
 * button.
 */
const WHILE_PHONES_TRY = 20_000;

let product: Served;
let whole: Class;
/** Nicknames of the pupils whose phones did not come back by themselves. */
let needHelp: () => readonly string[];
const rooms = new Map<Moment, Class>();
const room = (moment: Moment) => rooms.get(moment)!;

beforeAll(async () => {
  product = await serve();
  const { port, stateDir } = product;
  const accounts = await demoAccounts(port);
  whole = await aClass(port, { accounts, names: Array.from({ length: PUPILS }, (_, i) => `Oyuncu ${i + 1}`) });
  whole.host.start();
  await everybodyIn(whole, "question");
  await Promise.all(whole.phones.slice(0, PUPILS / 2).map((phone, i) => answered(phone, "ABCD"[i % 4] as "A")));
  for (const name of names) {
    const { settings, reach, ...more } = moments[name];
    const room = await aClass(port, { accounts, settings, ...more });
    rooms.set(name, room);
    await reach(room);
  }
  for (const name of ["an open question", "a question whose bell rings meanwhile"] as const) {
    room(name).phones[1]!.game.answer("A");
  }

  const gaveUp = new Set<string>();
  for (const { game, seat } of whole.phones) {
    game.subscribe(() => game.get().link.status === "disconnected" && gaveUp.add(seat.nickname));
  }
  const stoppedAt = performance.now();
  await product.stop();
  // Skip the minute that a room waits between two attempts to hand over its results.
  aMinutePasses(stateDir);
  product = await serve({ port, stateDir });
  const wasSoon = performance.now() - stoppedAt < WHILE_PHONES_TRY;
  needHelp = () => (wasSoon ? [...gaveUp] : []);
});
afterAll(() => [whole, ...rooms.values()].forEach((room) => room.close()));

test("[F2][F3] a deploy in the middle of a question: thirty phones come back by themselves, each once, with their answers", async () => {
  const { host, phones } = whole;
  for (const screen of [host, ...phones.map(({ game }) => game)]) {
    await until<{ readonly link: Link }>(screen, "the loss is noticed", ({ link }) => {
      return link.status !== "connected" || link.again;
    });
    await isBack(screen);
  }
  expect(needHelp()).toEqual([]);
  const { game } = await until(host, "everybody is there again", ({ game }) => {
    return game.players.length > 0 && game.players.every(({ is_connected }) => is_connected);
  });
  expect(game.players.map(({ player_id }) => player_id).toSorted()).toEqual(
    phones.map(({ seat }) => seat.playerId).toSorted(),
  );
  expect(game.phase).toMatchObject({ name: "question", answered: PUPILS / 2 });
  await playOn(whole);
  await expectOneTable(product, whole);
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
