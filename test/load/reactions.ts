import { allHear, quiet, seatAll, settledMs, type Player } from "./kit/crowd/class.ts";
import { mean, quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { startBare, startProduct } from "./kit/servers.ts";
import { LoadSocket } from "./kit/socket.ts";
import { format, table } from "./kit/table.ts";
import { choice, bareTarget, productTarget, type Target } from "./kit/targets.ts";

/**
 * `npm run bench -- reactions`: questions after which every phone reacts at once, in turn with questions after which no phone
 * does; and the same frames to a bare room that drops them.
 */
const PLAYERS = 1_000;
const PAIRS = 12;
const GAMES = 3;
const MOST = 1.1;
/** The pause after a close: longer than the host's messages about one burst take. */
const REVEAL_MS = 1_000;

type Question = {
  /** The server's processor seconds: in all, and after the close. */
  readonly cpu: number;
  readonly revealCpu: number;
  readonly messages: number;
  readonly lost: number;
};
type Game = { readonly joinCpu: number; readonly reacting: Question[]; readonly silent: Question[] };

/** The order is silent, reacting, reacting, silent, so that neither always comes first. */
const reactsAt = (i: number) => i % 4 === 1 || i % 4 === 2;

export async function reactionsAtOnce(): Promise<boolean> {
  const product = await startProduct({ env: { ROOM_CAPACITY: "10000" } });
  const server = await startBare();
  try {
    const target = await productTarget(product, choice);
    const bare = bareTarget(server);
    await playGame(target, 20);
    await burstsOf(bare, 20);
    const games: Game[] = [];
    const bursts: number[] = [];
    for (let i = 0; i < GAMES; i++) {
      bursts.push(...(await burstsOf(bare, PLAYERS)));
      games.push(await playGame(target, PLAYERS));
    }
    return print(games, bursts);
  } finally {
    await Promise.all([product.stop(), server.stop()]);
  }
}

/** Processor seconds that the same frames cost a room that drops them. */
async function burstsOf(target: Target, size: number): Promise<number[]> {
  const room = await target.open(1);
  const players = await seatAll(target, room, size);
  await quiet(settledMs(size));
  const cpu: number[] = [];
  for (let i = 0; i < PAIRS; i++) cpu.push(await reveal(target, players, true));
  for (const { socket } of players) socket.close();
  await quiet(300);
  return cpu;
}

async function reveal({ server }: Target, players: readonly Player[], isReacting: boolean): Promise<number> {
  const before = server.usage().cpuSeconds;
  if (isReacting) for (const { number, socket } of players) socket.send({ type: "react", reaction: number % 5 });
  await quiet(REVEAL_MS);
  return server.usage().cpuSeconds - before;
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
  const joinedFrom = target.server.usage().cpuSeconds;
  const players = await seatAll(target, room, size);
  await quiet(settledMs(size));
  const game: Game = { joinCpu: target.server.usage().cpuSeconds - joinedFrom, reacting: [], silent: [] };
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
    const revealCpu = await reveal(target, players, reactsAt(i));
    const cpu = target.server.usage().cpuSeconds - before.cpuSeconds;
    const sent = reactsAt(i) ? size : 0;
    const question = { cpu, revealCpu, messages: heard.messages, lost: Math.abs(sent - heard.reactions) };
    game[reactsAt(i) ? "reacting" : "silent"].push(question);
  }
  for (const socket of [host, ...players.map((player) => player.socket)]) socket.close();
  await quiet(300);
  return game;
}

/** Waits until every phone has received a frame of this type. */
async function all(players: readonly Player[], type: string, act: () => void): Promise<void> {
  const have = allHear(players, type);
  act();
  await have;
}

function print(games: readonly Game[], bursts: readonly number[]): boolean {
  const of = (side: "reacting" | "silent", name: "cpu" | "revealCpu") =>
    games.flatMap((game) => game[side].map((question) => question[name]));
  const game = (side: "reacting" | "silent") => sum(games.map(({ joinCpu }) => joinCpu)) + sum(of(side, "cpu"));
  const burst = 1000 * (mean(of("reacting", "revealCpu")) - mean(of("silent", "revealCpu")));
  const bare = 1000 * mean(bursts);
  const reacted = games.flatMap(({ reacting }) => reacting);
  const lost = sum(games.flatMap(({ reacting, silent }) => [...reacting, ...silent]).map((question) => question.lost));
  const ms = (side: "reacting" | "silent") => 1000 * quantile(of(side, "cpu"), 0.5);
  const rows = [
    [
      "a game of 12 questions, joining included, s",
      ...judged(pair(game("reacting") / GAMES, game("silent") / GAMES, 2)),
      `≤ ${MOST} ×`,
    ],
    ["one question, median, ms", ...pair(ms("reacting"), ms("silent"), 0), ""],
    ["one burst, beside the bare room's, ms", ...pair(burst, bare, 1), ""],
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
  const head = ["server CPU", "all react", "nobody reacts", "ratio", "target"];
  process.stdout.write(`${what}; ${thisMachine()}\n\n${table(head, rows)}`);
  return lost === 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const pair = (over: number, under: number, digits: number) => [
  format(over, digits),
  format(under, digits),
  format(over / under, 2),
];
const judged = ([over, under, ratio]: string[]) => [over!, under!, `${ratio}${Number(ratio) <= MOST ? " ✓" : " ✗"}`];
