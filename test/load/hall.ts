import { availableParallelism } from "node:os";
import { aCrowd, type Crowd } from "./crowd.ts";
import { openFilesAtMost } from "./file-limit.ts";
import type { Figures } from "./figures.ts";
import { thisMachine } from "./machine.ts";
import { playGame, type Plan } from "./play.ts";
import { startFloor, startProduct } from "./servers.ts";
import { format, table } from "./table.ts";
import { floorTarget, productTarget, type Target } from "./targets.ts";

/**
 * `npm run bench -- 10000`: a hall. One room that only broadcasts and one room of the product with everybody in it play the same
 * game in one run, with phones in several processes; every score, rank and count is worked out again outside.
 */
const PLAN: Plan = { spreads: 1, spreadMs: 10_000, herds: 3 };
const SMALL = 40;
/** Besides its sockets a process has files of its own open. */
const FILES_BESIDES = 500;

type Side = { readonly name: string; readonly figures: Figures };

export async function aHall(players: number): Promise<boolean> {
  const limit = openFilesAtMost(players + FILES_BESIDES);
  if (limit < players + FILES_BESIDES) {
    process.stdout.write(
      `A process here may have ${limit} files open and this command may not lift that bound: at most ${limit - FILES_BESIDES} phones.\n`,
    );
    return false;
  }
  const from = performance.now();
  const processes = Math.max(2, Math.min(4, availableParallelism()));
  const { crowd, stop } = await aCrowd(processes);
  try {
    const bare = await onFloor(players, crowd);
    const room = await onProduct(players, crowd, { ROOM_CAPACITY: String(players) });
    const seconds = (performance.now() - from) / 1000;
    process.stdout.write(
      `${thisMachine()}, ${processes} processes of phones, ${format(seconds, 0)} s in all\n\n${print(players, bare, [room])}`,
    );
    return room.figures.faults === 0;
  } finally {
    stop();
  }
}

async function onFloor(players: number, crowd: Crowd): Promise<Figures> {
  const floor = await startFloor();
  try {
    return await played(floorTarget(floor), players, crowd);
  } finally {
    await floor.stop();
  }
}

async function onProduct(players: number, crowd: Crowd, env: Record<string, string>): Promise<Side> {
  const product = await startProduct({ env });
  try {
    return { name: "one room", figures: await played(await productTarget(product), players, crowd) };
  } finally {
    await product.stop();
  }
}

/** After a small game, so that nothing is done for the first time. */
async function played(target: Target, players: number, phones: Crowd): Promise<Figures> {
  await playGame(target, SMALL, { spreads: 0, spreadMs: 0, herds: 4 });
  const figures = await playGame(target, players, PLAN, { phones });
  process.stderr.write(`${format(players, 0)} players done\n`);
  return figures;
}

const lines: readonly (readonly [name: string, of: keyof Figures, digits: number, atMost?: number])[] = [
  ["all joined, ms", "joinAllMs", 0],
  ["question to all p50, ms", "fanOutP50", 0],
  ["question to all p99, ms", "fanOutP99", 0, 1.3],
  ["answer acknowledged p50, all at once, ms", "ackP50", 0],
  ["answer acknowledged p99, all at once, ms", "ackP99", 0, 1.3],
  ["answer acknowledged p50, over ten seconds, ms", "spreadAckP50", 1],
  ["answer acknowledged p99, over ten seconds, ms", "spreadAckP99", 1],
  ["answers a second, all at once", "answersPerSecond", 0],
  ["answers → all have the end, ms", "lastAnswerToEndMs", 0],
  ["bytes a player and question", "bytes", 0],
  ["frames a player and question", "frames", 1],
  ["server CPU of a game, s", "cpuSeconds", 2],
  ["memory a socket, KB", "kilobytesASocket", 0],
  ["lost or wrong messages", "faults", 0],
];

function print(players: number, bare: Figures, sides: readonly Side[]): string {
  const head = [`${format(players, 0)} players`, "bare room", ...sides.map(({ name }) => `${name} ÷ bare`), "target"];
  const rows = lines.map(([name, of, digits, atMost]) => [
    name,
    format(bare[of], digits),
    ...sides.map(({ figures }) => {
      const ratio = figures[of] / bare[of];
      const verdict = atMost === undefined ? "" : ratio <= atMost ? " ✓" : " ✗";
      const isSum = of === "faults" || bare[of] === 0;
      return `${format(figures[of], digits)}${isSum ? "" : ` = ${ratio.toFixed(2)} ×${verdict}`}`;
    }),
    atMost === undefined ? "" : `≤ ${atMost} ×`,
  ]);
  return table(head, rows);
}
