import { gate, quiet, seatAll, settledMs, type Player } from "./class.ts";
import { quantile } from "./figures.ts";
import { thisMachine } from "./machine.ts";
import { startProduct } from "./servers.ts";
import { LoadSocket } from "./socket.ts";
import { format, table } from "./table.ts";
import { choice, productTarget, type Target } from "./targets.ts";

/** `npm run bench -- reactions`: questions after which every phone reacts at once, and in turn such after which none does. */
const PLAYERS = 1_000;
const PAIRS = 12;
const GAMES = 3;
const MOST = 1.1;
/** After a close: longer than the host's messages about one burst take. */
const REVEAL_MS = 1_000;

type Question = { readonly cpuSeconds: number; readonly messages: number; readonly lost: number };
type Game = { readonly reacting: Question[]; readonly silent: Question[] };

/** Silent, reacting, reacting, silent: neither always comes first. */
const reactsAt = (i: number) => i % 4 === 1 || i % 4 === 2;

export async function reactionsAtOnce(): Promise<boolean> {
  const product = await startProduct({ env: { ROOM_CAPACITY: "10000" } });
  try {
    const target = await productTarget(product, choice);
    await playGame(target, 20);
    const games: Game[] = [];
    for (let i = 0; i < GAMES; i++) games.push(await playGame(target, PLAYERS));
    return print(games);
  } finally {
    await product.stop();
  }
}

async function playGame(target: Target, size: number): Promise<Game> {
  const room = await target.open(2 * PAIRS);
  const host = await LoadSocket.open(target.server.port, room.hostPath);
  const asked = { id: "", number: 0 };
  const heard = { messages: 0, reactions: 0 };
  host.onFrame = ({ type, body }) => {
    if (type !== "question_start" && type !== "reactions") return;
    const told = JSON.parse(body.toString("utf8")) as Record<string, string | number> & { counts?: number[] };
    if (type === "question_start") {
      Object.assign(asked, { id: String(told.question_id), number: Number(told.question_number) });
    } else {
      heard.messages += 1;
      heard.reactions += told.counts!.reduce((sum, count) => sum + count, 0);
    }
  };
  const players = await seatAll(target, room, size);
  await quiet(settledMs(size));
  const game: Game = { reacting: [], silent: [] };
  for (let i = 0; i < 2 * PAIRS; i++) {
    const before = target.server.usage();
    Object.assign(heard, { messages: 0, reactions: 0 });
    const next = i === 0 ? { type: "start_game" } : { type: "next_question", question_number: asked.number };
    await all(players, "question_start", () => host.send({ ...next, game_code: room.code }));
    await all(players, "question_end", () => {
      for (const { number, socket } of players) {
        const answer = "ABCD"[number % 4]!;
        socket.send({ type: "submit_answer", question_id: asked.id, answer, response_time_ms: 1 });
      }
    });
    if (reactsAt(i)) for (const { number, socket } of players) socket.send({ type: "react", reaction: number % 5 });
    await quiet(REVEAL_MS);
    const cpuSeconds = target.server.usage().cpuSeconds - before.cpuSeconds;
    const sent = reactsAt(i) ? size : 0;
    const question = { cpuSeconds, messages: heard.messages, lost: Math.abs(sent - heard.reactions) };
    game[reactsAt(i) ? "reacting" : "silent"].push(question);
  }
  for (const socket of [host, ...players.map((player) => player.socket)]) socket.close();
  await quiet(300);
  return game;
}

/** Until everybody has a frame of this type. */
async function all(players: readonly Player[], type: string, act: () => void): Promise<void> {
  const everybody = gate();
  let have = 0;
  for (const { socket } of players) {
    let isTold = false;
    socket.onFrame = (frame) => {
      if (frame.type !== type || isTold) return;
      isTold = true;
      if (++have === players.length) everybody.open();
    };
  }
  act();
  await everybody.passed;
}

function print(games: readonly Game[]): boolean {
  const cpu = (side: keyof Game) => games.flatMap((game) => game[side].map(({ cpuSeconds }) => cpuSeconds));
  const ratio = (over: number, under: number) => `${format(over / under, 2)}${over / under <= MOST ? " ✓" : " ✗"}`;
  const [reacting, silent] = [cpu("reacting"), cpu("silent")];
  const middles = [quantile(reacting, 0.5), quantile(silent, 0.5)] as const;
  const reacted = games.flatMap((game) => game.reacting);
  const lost = sum(games.flatMap((game) => [...game.reacting, ...game.silent]).map((question) => question.lost));
  const head = ["", "all react", "nobody reacts", "ratio", "target"];
  const rows = [
    [
      "server CPU of a question, median, ms",
      format(middles[0] * 1000, 0),
      format(middles[1] * 1000, 0),
      ratio(...middles),
      `≤ ${MOST} ×`,
    ],
    [
      "server CPU of all questions, s",
      format(sum(reacting), 2),
      format(sum(silent), 2),
      ratio(sum(reacting), sum(silent)),
      "",
    ],
    [
      "messages to the host about one burst, most",
      format(Math.max(...reacted.map((one) => one.messages)), 0),
      "0",
      "",
      "",
    ],
    ["reactions lost or too many", format(lost, 0), "", "", "0"],
  ];
  const what = `${format(PLAYERS, 0)} players, ${GAMES} games of ${PAIRS} questions of each kind, in turn`;
  process.stdout.write(`${what}; ${thisMachine()}\n\n${table(head, rows)}`);
  return lost === 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
