import { afterAll, beforeAll, expect, test } from "vitest";
import { relayOf } from "#shared/ids";
import {
  aClass,
  answered,
  demoAccounts,
  everybodyIn,
  join,
  openQuestion,
  playOn,
  reveal,
  sitDown,
  type Class,
  type Phone,
} from "./kit/a-class";
import { expectOneHall } from "./kit/agreement";
import { aLine } from "../lines/line";
import { aDevice, until } from "./kit/device";
import { startFaulty } from "./kit/faulty";
import { serve, type Served } from "./kit/served";

/**
 * Games of three rooms and their coordinator: after every fault all rooms have the same table, and nothing is counted twice.
 * They mostly wait, so all of them are played at once.
 */

const NAMES = ["Ali", "Ece", "Can", "Naz", "Efe", "Su"];
const SEATS = { ROOM_CAPACITY: "3", MAX_CAPACITY: "9" };

type Place = { readonly port: number; readonly accounts: Awaited<ReturnType<typeof demoAccounts>> };

/** A game of six players, one of whom has no socket. */
async function aHall({ port, accounts }: Place, wanted: Parameters<typeof aClass>[1] = {}) {
  const filter = await aLine(port, { refusesSockets: true });
  const room = await aClass(port, {
    names: NAMES,
    accounts,
    ...wanted,
    settings: { ...wanted.settings, capacity: 9 },
    deviceOf: (who) => aDevice(who === 5 ? filter.port : port),
  });
  return Object.assign(room, { filter });
}
type Hall = Awaited<ReturnType<typeof aHall>>;

const leave = (room: Hall) => {
  room.close();
  room.filter.close();
};

/** The object of a relay that has players in it. */
const relayWith = ({ phones }: Class) => relayOf(phones[0]!.seat.playerId)!;

const moments = {
  lobby: async () => {},
  "an open question": openQuestion,
  "a question whose bell rings meanwhile": openQuestion,
  "the moment of a close": async (room: Class) => {
    await openQuestion(room);
    room.host.endQuestion();
  },
  "the reveal": reveal,
  "the end": playOn,
} as const;
type Moment = keyof typeof moments;
const names = Object.keys(moments) as Moment[];

let product: Served;
let faulty: Awaited<ReturnType<typeof startFaulty>> & Place;
/** Games in every phase at the moment when the product is killed; a new product continues with their state. */
let killed: Promise<Map<Moment, Hall>>;

beforeAll(async () => {
  killed = allKilled();
  // The tests that await this promise report its failure.
  killed.catch(() => {});
  const started = await startFaulty(SEATS);
  faulty = { ...started, accounts: await demoAccounts(started.port) };
});
afterAll(async () => {
  for (const room of (await killed).values()) leave(room);
});

async function allKilled() {
  product = await serve({ env: SEATS });
  const { port, stateDir } = product;
  const served = { port, accounts: await demoAccounts(port) };
  const halls = await Promise.all(
    names.map(async (moment) => {
      const room = await aHall(served, moment.includes("bell") ? { timeLimit: 5 } : {});
      await moments[moment](room);
      return [moment, room] as const;
    }),
  );
  await product.stop();
  product = await serve({ port, stateDir, env: SEATS });
  for (const [, { host, phones }] of halls)
    for (const screen of [host, ...phones.map(({ game }) => game)]) screen.retry();
  return new Map(halls);
}

const closes = {
  "a relay says and hears nothing for ten seconds": { dies: [], silentMs: 10_000 },
  "the coordinator dies": { dies: ["coordinator"], silentMs: 0 },
  "a relay dies": { dies: ["relay"], silentMs: 0 },
  "both die": { dies: ["coordinator", "relay"], silentMs: 0 },
} as const;
const cases = Object.keys(closes) as (keyof typeof closes)[];

test.concurrent.each(cases)("[F36] %s in the middle of a close: one table everywhere in the end", async (what) => {
  const room = await aHall(faulty);
  try {
    const { host, phones, code } = room;
    const relay = relayWith(room);
    await openQuestion(room);
    await faulty.fault({ does: "at close", code, relay, ...closes[what] });
    host.endQuestion();
    const others = phones.filter(({ seat }) => relayOf(seat.playerId) !== relay);
    for (const { game } of others) await until(game, "the reveal", ({ game }) => game.phase.name === "reveal");
    await everybodyIn(room, "reveal");
    expect(await faulty.deaths(code)).toBe(closes[what].dies.length);
    await playOn(room);
    await expectOneHall(faulty, room);
  } finally {
    leave(room);
  }
});

test.concurrent.each(names)("[F2][F36] a hall killed in %s goes on: one table everywhere", async (moment) => {
  const room = (await killed).get(moment)!;
  await playOn(room);
  await expectOneHall(product, room);
});

test.concurrent("[F3][F36] rooms that die while a question runs, and all of them: phones are back, late players get in, removed ones are gone", async () => {
  const room = await aHall(faulty);
  try {
    const { host, phones, code } = room;
    await openQuestion(room);
    await faulty.fault({ does: "dies", code, relay: relayWith(room) });
    await answered(phones[2]!, "A");
    const [gone] = phones.splice(3, 1);
    host.kick(gone!.seat.playerId);
    await until(host, "one is removed", ({ game }) => game.players.length === phones.length);
    phones.push(sitDown(aDevice(faulty.port), await join(faulty.port, code, "Geç")));
    const objects = [undefined, 0, 1, 2].map(
      (relay) => ({ does: "dies", code, ...(relay !== undefined && { relay }) }) as const,
    );
    await Promise.all(objects.map((object) => faulty.fault(object)));
    expect(await faulty.deaths(code)).toBe(5);
    await everyoneIsBack(phones);
    await playOn(room);
    await until(gone!.game, "the removed one is out", ({ game }) => game.phase.name === "out");
    await expectOneHall(faulty, room);
  } finally {
    leave(room);
  }
});

async function everyoneIsBack(phones: readonly Phone[]) {
  for (const { game } of phones) {
    await until(game, "the phone is back", ({ link, isPolling }) => link.status === "connected" || isPolling);
  }
}
