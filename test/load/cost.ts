import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { prepareDatabase } from "../../worker/local/database.ts";
import { product } from "../../worker/local/runtime.ts";
import { openState } from "../../worker/local/state.ts";
import { tariff } from "../../worker/shared/prices.ts";
import { picture } from "../pictures.ts";
import { doHomework } from "./homework/homework-once.ts";
import { playGame } from "./kit/play.ts";
import { freePort } from "../free-port.mjs";
import { buildProduct } from "./kit/servers.ts";
import { format, table } from "./kit/table.ts";
import { productTarget, signedIn } from "./kit/targets.ts";

/**
 * `npm run bench -- cost`: one real game of a class, counted on the local runtime as the platform would bill it, and priced
 * with its published tariff (Workers Paid, November 2026, beyond what the plan includes).
 */
const PLAYERS = 30;
const QUESTIONS = 20;
const ANSWERS_OVER_MS = 5_000;
const MINUTES = 20;
/** A day of a school of 1,000: what its classes and its teachers do. */
const day = { games: 34 * 4, homework: 34, visits: 60 * 5 } as const;
/** Calls of a teacher's visit after the sign-in. */
const LOOKS = [
  "auth/me",
  "question-sets",
  "game/teacher",
  "game/teacher/stats",
  "homework",
  "classes",
  "user/sessions",
  "config",
] as const;
/** Pictures in one game, if its questions have any. */
const PICTURES = 10;
const PROMISED = 0.0009;
const GIGABYTES = 0.128;
const MILLION = 1_000_000;
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
  | "logLines"
  | "r2Reads",
  number
>;

export async function priceOfAGame(): Promise<boolean> {
  const { game: counted, pictures, homework, visit } = await countOneGame();
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
  process.stdout.write(`\n${PICTURES} pictures on its ${PLAYERS + 1} screens, besides\n\n${picturesTable(pictures)}`);
  process.stdout.write(`\nThe same class and questions as homework\n\n${priceTable("one homework", homework)}`);
  const all = added(counted, day.games, added(homework, day.homework, added(visit, day.visits)));
  process.stdout.write(
    `\n${day.games} games, ${day.homework} homework, ${day.visits} visits of teachers\n\n${priceTable("one day of a school of 1,000", all)}`,
  );
  return ours <= PROMISED;
}

function priceTable(what: string, counts: Counts): string {
  const lines = bill(counts).filter(({ count }) => count > 0);
  const rows = lines.map(({ name, count, dollars }) => [name, format(count, 0), dollarsOf(dollars)]);
  return table(["", "counted", "price"], [...rows, [what, "", dollarsOf(total(lines))]]);
}

/** Prices the pictures. On your own domain the platform caches them near the class; `workers.dev` has no such cache. */
function picturesTable({ workerRequests, logLines, r2Reads }: Counts): string {
  const lines = (reads: number) => [
    line("Worker requests", workerRequests, tariff.workerRequest),
    line("log lines", logLines, tariff.logLine),
    line("reads of R2", reads, tariff.r2Read),
  ];
  const [cached, uncached] = [lines(r2Reads), lines((PLAYERS + 1) * PICTURES)];
  const rows = cached.map(({ name, count, dollars }, i) => [
    name,
    format(count, 0),
    dollarsOf(dollars),
    format(uncached[i]!.count, 0),
    dollarsOf(uncached[i]!.dollars),
  ]);
  return table(
    ["", "own domain", "price", "workers.dev", "price"],
    [...rows, ["pictures of one game", "", dollarsOf(total(cached)), "", dollarsOf(total(uncached))]],
  );
}

async function countOneGame(): Promise<Record<"game" | "pictures" | "homework" | "visit", Counts>> {
  await buildProduct();
  const root = mkdtempSync(join(tmpdir(), "bilye-cost-"));
  const state = openState(root);
  await prepareDatabase(state, false);
  const port = await freePort();
  const script = readFileSync(resolve("test/load/kit/workers/counting-worker.js"), "utf8");
  const { runtime, ready } = product(state, { port, meter: script });
  try {
    await ready;
    const counts = async () => (await (await fetch(`http://localhost:${port}/api/counts`)).json()) as Counts;
    const server = { port, usage: () => ({ cpuSeconds: 0, megabytes: 0 }), stop: () => Promise.resolve() };
    const target = await productTarget(server);
    await target.open(QUESTIONS); // the set was written on another day
    const before = await counts();
    const { faults } = await playGame(target, PLAYERS, { herds: 0, spreads: QUESTIONS, spreadMs: ANSWERS_OVER_MS });
    if (faults > 0) throw new Error(`${faults} wrong messages: the counted game does not count`);
    const game = difference(before, await counts());
    const ids = await uploadPictures(port, await signedIn(server));
    const uploaded = await counts();
    for (let screen = 0; screen <= PLAYERS; screen++) {
      for (const id of ids) await (await fetch(`http://localhost:${port}/media/${id}`)).arrayBuffer();
    }
    const shown = await counts();
    await doHomework(server, PLAYERS, QUESTIONS);
    const done = await counts();
    const token = await signedIn(server);
    const headers = { authorization: `Bearer ${token}` };
    for (const path of LOOKS) {
      const { status } = await fetch(`http://localhost:${port}/api/${path}`, { headers });
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
    return {
      game,
      pictures: difference(uploaded, shown),
      homework: difference(shown, done),
      visit: difference(done, await counts()),
    };
  } finally {
    await runtime.dispose();
    rmSync(root, { recursive: true, force: true });
  }
}

/** Adds this many times as much to other counts. */
const added = (counts: Counts, times: number, others?: Counts) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, times * count + (others?.[name as keyof Counts] ?? 0)]),
  ) as Counts;
const difference = (before: Counts, after: Counts) => added(before, -1, after);

/** Uploads whole pictures that differ in their coded part. */
async function uploadPictures(port: number, token: string): Promise<string[]> {
  const at = `http://localhost:${port}/api`;
  const ids: string[] = [];
  for (let i = 0; i < PICTURES; i++) {
    const body = picture("webp").fill(i, -24, -2);
    const sent = await fetch(`${at}/media`, { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
    ids.push(((await sent.json()) as { media: { id: string } }).media.id);
  }
  return ids;
}

/**
 * Model of the alternative: timers in memory, so the room never sleeps; answers and a ping every 30 s over HTTP; a row in D1
 * for each.
 */
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
  // Count a row with one index for each answer, the player's row with its score, and the game's row for each question.
  d1RowsWritten: 3 * answersGiven + 2 * PLAYERS + 2 * QUESTIONS,
  awakeMs: MINUTES * 60_000,
  // Count the platform's own line and one of ours for every call and message.
  r2Reads: 0,
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
