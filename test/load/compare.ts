import { availableParallelism } from "node:os";
import { processesOfPhones, type Crowd } from "./kit/crowd/crowd.ts";
import type { Figures } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { playGame, type Plan } from "./kit/play.ts";
import { startBare, startProduct, type BareRoom, type Server } from "./kit/servers.ts";
import { playersWithSocket } from "./kit/sockets-at-most.ts";
import { format } from "./kit/table.ts";
import { bareTarget, productTarget, type Target } from "./kit/targets.ts";
import { compared, type Games, type Line } from "./kit/verdicts.ts";

/**
 * Plays whole games over real sockets, on the product and on bare ones that only parse, score and broadcast, in turn, so that a
 * busy minute of the machine affects both. Every score, rank and count that a phone is sent is computed again outside.
 */

const ROOM_GAMES = 5;
/** A large game takes half a minute. */
const LARGE_GAMES = 3;
const RELAY_SEATS = 1_000;
const STORM_MS = 10_000;
/** Small games ask more questions, or a p99 would be a handful of answers. */
const questionsOf = (players: number): Plan => ({ herds: Math.max(4, Math.min(25, Math.round(4_000 / players))) });

const roomLines: readonly Line[] = [
  { name: "a question at every player p99, ms", of: "fanOutP99", digits: 1, goals: { 40: 1.3, 200: 1.1, 1000: 1.1 } },
  { name: "the same p50, ms", of: "fanOutP50", digits: 1 },
  { name: "an answer’s acknowledgement p99, ms", of: "ackP99", digits: 1, goals: { 40: 1.3, 200: 1.2, 1000: 1.2 } },
  { name: "the same p50, ms", of: "ackP50", digits: 1 },
  { name: "answers a second", of: "answersPerSecond", digits: 0, goals: { 200: 1, 1000: 1 }, isMoreBetter: true },
  { name: "answers → all have the end, ms", of: "lastAnswerToEndMs", digits: 0 },
  { name: "all joined, ms", of: "joinAllMs", digits: 0, goals: { 200: 1.1, 1000: 1.1 } },
  { name: "processor time of a game, s", of: "cpuSeconds", digits: 2, goals: { 1000: 1.1 } },
  { name: "of it, of one join, ms", of: "joinCpuMs", digits: 2 },
  { name: "memory a socket, kB", of: "kilobytesASocket", digits: 0, goals: { 1000: 1.1 }, isOfFirst: true },
  { name: "bytes a player and question", of: "bytes", digits: 0 },
];
/** A process may not have the files for 10,000 sockets here. */
const ofTheLargest = (goal: number) => ({ [playersWithSocket(10_000)]: goal });
const hallLines = (): readonly Line[] => [
  { name: "all joined, ms", of: "joinAllMs", digits: 0, goals: ofTheLargest(1.8) },
  { name: "processor time of one join, ms", of: "joinCpuMs", digits: 2 },
  { name: "processor time of a game, s", of: "cpuSeconds", digits: 2, goals: ofTheLargest(1.4) },
  { name: "a question at every player p99, ms", of: "fanOutP99", digits: 0, goals: ofTheLargest(1.1) },
  { name: "an answer’s acknowledgement p99, ms", of: "ackP99", digits: 0, goals: ofTheLargest(1.1) },
  { name: "answers a second", of: "answersPerSecond", digits: 0, isMoreBetter: true },
  { name: "answers → all have the end, ms", of: "lastAnswerToEndMs", digits: 0 },
  { name: "memory a socket, kB", of: "kilobytesASocket", digits: 0, isOfFirst: true },
  { name: "bytes a player and question", of: "bytes", digits: 0 },
  { name: "back after all sockets were lost p99, ms", of: "backP99", digits: 0 },
];

type Side = { readonly server: Server; readonly target: Target; readonly settings?: object };
type Start = (players: number) => Promise<Side>;
type Contest = {
  readonly product: Start;
  readonly beside: Readonly<Record<string, Start>>;
  readonly lines: readonly Line[];
};

const bareRoom =
  (room?: BareRoom): Start =>
  async () => {
    const server = await startBare(room);
    return { server, target: bareTarget(server) };
  };
const room =
  (checkout?: string, env?: Readonly<Record<string, string>>): Start =>
  async () => {
    const server = await startProduct({ env: { ROOM_CAPACITY: "10000", ...env }, checkout });
    return { server, target: await productTarget(server) };
  };
const bareRooms = {
  "a bare room": bareRoom(),
  "a bare room that writes a row for each answer": bareRoom("RowRoom"),
  "a bare room that writes answers in batches": bareRoom("BatchRoom"),
};

/**
 * `npm run bench -- rooms 40 200 1000`: the product's room beside bare ones. With a folder at the end: beside the room of the
 * product in that checkout.
 */
export function compareRooms(sizes: readonly number[], checkout?: string): Promise<boolean> {
  const beside = checkout ? { [checkout]: room(checkout) } : bareRooms;
  return measure(sizes, { product: room(), beside, lines: roomLines }, { games: ROOM_GAMES });
}

/** `npm run bench -- one-pc`: a class on a school's PC, whose front door passes everything on, beside the same without it. */
export function compareOnePc(): Promise<boolean> {
  const contest = { product: room(undefined, { HOST: "0.0.0.0" }), beside: { "without the front door": room() } };
  const lines = withoutGoals({ lines: roomLines.filter(({ isOfFirst }) => !isOfFirst) });
  return measure([40], { ...contest, lines }, { games: ROOM_GAMES });
}

const relaysOf = (players: number): number => Math.max(2, Math.ceil(players / RELAY_SEATS));
const bareHall: Start = async (players) => {
  const server = await startBare();
  return { server, target: bareTarget(server, relaysOf(players)) };
};
const largeGame =
  (checkout?: string): Start =>
  async (players) => {
    // One seat more: a game for 1,000 players, as many as usual, would be opened in one room.
    const capacity = players + 1;
    const env = { ROOM_CAPACITY: String(Math.ceil(capacity / relaysOf(players))), MAX_CAPACITY: String(capacity) };
    const server = await startProduct({ env, checkout });
    return { server, target: await productTarget(server), settings: { capacity } };
  };

/** `npm run bench -- halls 1000 2500`: a large game in a coordinator and relays beside the same in bare ones. */
export async function compareHalls(sizes: readonly number[], checkout?: string): Promise<boolean> {
  const beside = checkout ? { [checkout]: largeGame(checkout) } : { "a bare hall": bareHall };
  const crowd = await processesOfPhones(Math.max(2, Math.min(4, availableParallelism())));
  try {
    const how = { games: LARGE_GAMES, phones: crowd.crowd("hall"), stormMs: STORM_MS };
    return await measure(sizes.map(playersWithSocket), { product: largeGame(), beside, lines: hallLines() }, how);
  } finally {
    crowd.stop();
  }
}

type How = { readonly games: number; readonly phones?: Crowd; readonly stormMs?: number };

/** Starts fresh runtimes for each size, so that the memory is what this game alone has taken. False if any figure was wrong. */
async function measure(sizes: readonly number[], contest: Contest, how: How): Promise<boolean> {
  const from = performance.now();
  const names = Object.keys(contest.beside);
  const measured: Record<string, Games[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const players of sizes) {
    const games = await played(players, contest, how);
    for (const name of names) measured[name]!.push({ players, product: games.product!, beside: games[name]! });
    process.stderr.write(`${format(players, 0)} players done\n`);
  }
  const intro = `${thisMachine()}, ${format((performance.now() - from) / 1000, 0)} s in all`;
  const tables = names.map((name, i) =>
    compared(name, measured[name]!, i === 0 ? contest.lines : withoutGoals(contest)),
  );
  process.stdout.write([intro, ...tables].join("\n\n"));
  const all = Object.values(measured).flatMap((sizes) =>
    sizes.flatMap(({ product, beside }) => [...product, ...beside]),
  );
  return all.every(({ faults }) => faults === 0);
}

const withoutGoals = ({ lines }: Pick<Contest, "lines">): Line[] => lines.map(({ goals: _goals, ...line }) => line);

async function played(players: number, { product, beside }: Contest, { games: count, phones, stormMs }: How) {
  const sides: (Side & { readonly name: string })[] = [];
  // One after the other: a runtime that starts is known by being the only one.
  for (const [name, start] of Object.entries({ ...beside, product })) sides.push({ name, ...(await start(players)) });
  const games: Record<string, Figures[]> = Object.fromEntries(sides.map(({ name }) => [name, []]));
  try {
    // Once all code has run often, a figure is that of a server that has been up for a while.
    await Promise.all(sides.map(({ target, settings }) => playGame(target, 20, { herds: 25 }, { settings })));
    for (let round = 0; round < count; round++) {
      for (const { name, target, settings } of sides) {
        const isStormed = name === "product" && round === 0;
        const how = { phones, settings, ...(isStormed && { stormMs }) };
        games[name]!.push(await playGame(target, players, questionsOf(players), how));
      }
    }
    return games;
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()));
  }
}
