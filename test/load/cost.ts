import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { prepareDatabase } from "../../worker/local/database.ts";
import { product } from "../../worker/local/runtime.ts";
import { openState } from "../../worker/local/state.ts";
import { playGame } from "./play.ts";
import { buildProduct, freePort } from "./servers.ts";
import { format, table } from "./table.ts";
import { productTarget } from "./targets.ts";

/**
 * `npm run bench -- cost`: one real game of a class, counted on the local runtime as the platform would bill it, and priced
 * with its published tariff (Workers Paid, November 2026, beyond what the plan includes).
 */
const PLAYERS = 40;
const QUESTIONS = 20;
const ANSWERS_OVER_MS = 5_000;
const MINUTES = 20;
const PROMISED = 0.0011;
const GIGABYTES = 0.128;
const MILLION = 1_000_000;
/** Dollars for one of each. */
const tariff = {
  workerRequest: 0.3 / MILLION,
  roomRequest: 0.15 / MILLION,
  gigabyteSecond: 12.5 / MILLION,
  rowWritten: 1 / MILLION,
  rowRead: 0.001 / MILLION,
  logLine: 0.6 / MILLION,
};
const MESSAGES_A_REQUEST = 20;

type Counts = Record<
  | "workerRequests"
  | "roomRequests"
  | "roomMessages"
  | "roomRowsRead"
  | "roomRowsWritten"
  | "alarmsSet"
  | "d1RowsRead"
  | "d1RowsWritten"
  | "awakeMs"
  | "logLines",
  number
>;

export async function priceOfAGame(): Promise<boolean> {
  const counted = await countOneGame();
  const lines = bill(counted);
  const naiveLines = bill(naive);
  const [ours, theirs] = [total(lines), total(naiveLines)];
  const rows = lines.map(({ name, count, dollars }, i) => [
    name,
    format(count, 0),
    dollarsOf(dollars),
    format(naiveLines[i]!.count, 0),
    dollarsOf(naiveLines[i]!.dollars),
  ]);
  process.stdout.write(
    [
      `One game of ${PLAYERS} players and ${QUESTIONS} questions, the answers of each over ${ANSWERS_OVER_MS / 1000} s\n`,
      table(
        ["", "counted", "price", "naive design", "price"],
        [
          ...rows,
          [
            "one game",
            "",
            `${dollarsOf(ours)} ${ours <= PROMISED ? "✓" : "✗"} (≤ $${PROMISED})`,
            "",
            dollarsOf(theirs),
          ],
          ["a million games a month", "", `$${format(ours * MILLION, 0)}`, "", `$${format(theirs * MILLION, 0)}`],
        ],
      ),
    ].join("\n"),
  );
  return ours <= PROMISED;
}

async function countOneGame(): Promise<Counts> {
  await buildProduct();
  const root = mkdtempSync(join(tmpdir(), "bilye-cost-"));
  const state = openState(root);
  await prepareDatabase(state, false);
  const port = await freePort();
  const script = readFileSync(resolve("test/load/counting-worker.js"), "utf8");
  const { runtime, ready } = product(state, { port, meter: script });
  try {
    await ready;
    const counts = async () => (await (await fetch(`http://localhost:${port}/api/counts`)).json()) as Counts;
    const target = await productTarget({
      port,
      usage: () => ({ cpuSeconds: 0, megabytes: 0 }),
      stop: () => Promise.resolve(),
    });
    await target.open(QUESTIONS); // the set was written on another day
    const before = await counts();
    const { faults } = await playGame(target, PLAYERS, { herds: 0, spreads: QUESTIONS, spreadMs: ANSWERS_OVER_MS });
    if (faults > 0) throw new Error(`${faults} wrong messages: what was counted is no good game`);
    const after = await counts();
    return Object.fromEntries(
      Object.entries(after).map(([name, count]) => [name, count - before[name as keyof Counts]]),
    ) as Counts;
  } finally {
    await runtime.dispose();
    rmSync(root, { recursive: true, force: true });
  }
}

/** Timers in memory, so the room never sleeps; answers and a ping every 30 s over HTTP or script; a D1 row each. */
const answersGiven = PLAYERS * QUESTIONS;
const naive: Counts = {
  workerRequests: answersGiven + 2 * PLAYERS + QUESTIONS,
  roomRequests: answersGiven + 2 * PLAYERS + QUESTIONS,
  roomMessages: (PLAYERS + 1) * MINUTES * 2,
  roomRowsRead: 0,
  // The state is stored after every answer and join.
  roomRowsWritten: answersGiven + PLAYERS + 2 * QUESTIONS,
  alarmsSet: 0,
  d1RowsRead: 4 * answersGiven + 10 * PLAYERS,
  // A row with one index for each answer, the player's row with its score, and the game's row for each question.
  d1RowsWritten: 3 * answersGiven + 2 * PLAYERS + 2 * QUESTIONS,
  awakeMs: MINUTES * 60_000,
  // The platform's own line for every call and message, and one of ours.
  logLines: 2 * (answersGiven + 2 * PLAYERS) + (PLAYERS + 1) * MINUTES * 2,
};

function bill(counts: Counts) {
  const { workerRequests, roomRequests, roomMessages, awakeMs } = counts;
  return [
    line("Worker requests", workerRequests, tariff.workerRequest),
    line("room requests (sockets opened, calls, alarms)", roomRequests, tariff.roomRequest),
    line("messages to the room, twenty a request", roomMessages, tariff.roomRequest / MESSAGES_A_REQUEST),
    line("seconds awake, 128 MB", awakeMs / 1000, GIGABYTES * tariff.gigabyteSecond),
    line("rows written in the room", counts.roomRowsWritten, tariff.rowWritten),
    line("alarms set, a row each", counts.alarmsSet, tariff.rowWritten),
    line("rows read in the room", counts.roomRowsRead, tariff.rowRead),
    line("rows written in D1", counts.d1RowsWritten, tariff.rowWritten),
    line("rows read in D1", counts.d1RowsRead, tariff.rowRead),
    line("log lines", counts.logLines, tariff.logLine),
  ];
}

const line = (name: string, count: number, each: number) => ({ name, count, dollars: count * each });
const total = (lines: readonly { dollars: number }[]) => lines.reduce((sum, { dollars }) => sum + dollars, 0);
const dollarsOf = (dollars: number) => `$${dollars.toFixed(6)}`;
