import { middle, type Figures } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { playGame, type Plan } from "./kit/play.ts";
import { startFloor, startProduct } from "./kit/servers.ts";
import { compare, compareWithStoring, format, growth, type Row } from "./kit/table.ts";
import { floorTarget, productTarget } from "./kit/targets.ts";

/** Plays more questions in a small class, which is over in milliseconds and would give no usable figure. */
const planFor = (players: number): Plan => ({ spreads: 1, spreadMs: 1_000, herds: players <= 200 ? 12 : 4 });
/**
 * The number of games on each side. They alternate, so that a busy minute of the machine affects both; the middle one counts.
 */
const rounds = (players: number): number => (players <= 1000 ? 3 : 1);

/**
 * Plays whole games over real sockets, on the product and on a bare room that only broadcasts, or also stores. False if any
 * figure was wrong.
 */
export async function compareWithFloor(sizes: readonly number[]): Promise<boolean> {
  const from = performance.now();
  const rows: Row[] = [];
  for (const players of sizes) {
    rows.push(await measure(players));
    process.stderr.write(`${format(players, 0)} players done\n`);
  }
  const seconds = (performance.now() - from) / 1000;
  const intro = `${thisMachine()}, ${format(seconds, 0)} s in all`;
  process.stdout.write([intro, compare(rows), compareWithStoring(rows), growth(rows)].join("\n\n"));
  return rows.every(({ product }) => product.faults === 0);
}

/** Starts a fresh runtime for each size, so that the memory is what this class alone has taken. */
async function measure(players: number): Promise<Row> {
  const product = await startProduct({ env: { ROOM_CAPACITY: "10000" } });
  const floor = await startFloor();
  const storing = await startFloor("StoringRoom");
  try {
    const sides = { floor: floorTarget(floor), storing: floorTarget(storing), product: await productTarget(product) };
    for (const target of Object.values(sides)) await playGame(target, 20, planFor(20));
    const games: Record<keyof typeof sides, Figures[]> = { floor: [], storing: [], product: [] };
    for (let round = 0; round < rounds(players); round++) {
      for (const side of ["floor", "storing", "product"] as const) {
        games[side].push(await playGame(sides[side], players, planFor(players)));
      }
    }
    return { players, product: ofAll(games.product), floor: ofAll(games.floor), storing: ofAll(games.storing) };
  } finally {
    await Promise.all([product.stop(), floor.stop(), storing.stop()]);
  }
}

/** Keeps the memory of the first game, because later games reuse the memory that it left. */
const ofAll = (games: readonly Figures[]): Figures => ({
  ...middle(games),
  kilobytesASocket: games[0]!.kilobytesASocket,
});
