import { allHear, quiet, seatAll, settledMs, type Player } from "./kit/crowd/class.ts";
import { quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { startProduct } from "./kit/servers.ts";
import { LoadSocket } from "./kit/socket.ts";
import { format, table } from "./kit/table.ts";
import { choice, productTarget, type Target } from "./kit/targets.ts";

/** `npm run bench -- teams`: two games at once, one in eight teams and one without, whose questions are closed in turn. */
const PLAYERS = 1_000;
const PAIRS = 16;
const RUNS = 3;
const MOST = 1.1;
const settings = { teams: { names: Array.from("ABCDEFGH", (letter) => `Takım ${letter}`), pick: "auto" } };

type Side = "teams" | "none";
/** `ms`: until the last phone has the end; `middleMs`: until half of them have it. */
type Close = {
  readonly ms: number;
  readonly middleMs: number;
  readonly cpuSeconds: number;
  readonly bytes: number;
  readonly faults: number;
};
type Closes = Record<Side, Close[]>;
type Game = {
  readonly code: string;
  readonly host: LoadSocket;
  readonly players: Player[];
  id: string;
  number: number;
};

export async function teamsBesideNone(): Promise<boolean> {
  const product = await startProduct({ env: { ROOM_CAPACITY: "10000" } });
  try {
    const target = await productTarget(product, choice);
    await play(target, 20);
    const runs: Closes[] = [];
    for (let i = 0; i < RUNS; i++) runs.push(await play(target, PLAYERS));
    return print(runs);
  } finally {
    await product.stop();
  }
}

async function play(target: Target, size: number): Promise<Closes> {
  const games = { none: await opened(target, size, {}), teams: await opened(target, size, settings) };
  await quiet(settledMs(size));
  const closes: Closes = { teams: [], none: [] };
  for (let i = 0; i < PAIRS; i++) {
    // Change the order, so that neither side always comes first.
    const order: Side[] = i % 2 === 0 ? ["none", "teams"] : ["teams", "none"];
    for (const side of order) closes[side].push(await playQuestion(target, games[side], i));
  }
  for (const { host, players } of Object.values(games)) {
    for (const socket of [host, ...players.map((player) => player.socket)]) socket.close();
  }
  await quiet(300);
  return closes;
}

async function opened(target: Target, size: number, more: object): Promise<Game> {
  const room = await target.open(PAIRS, more);
  const host = await LoadSocket.open(target.server.port, room.hostPath);
  const game: Game = { code: room.code, host, players: [], id: "", number: 0 };
  host.onFrame = ({ type, body }) => {
    if (type !== "question_start") return;
    const told = JSON.parse(body.toString("utf8")) as Record<string, string | number>;
    Object.assign(game, { id: String(told.question_id), number: Number(told.question_number) });
  };
  game.players.push(...(await seatAll(target, room, size)));
  return game;
}

/** Everybody but one answers, so that the host closes the question: only the close is measured. */
async function playQuestion({ server }: Target, game: Game, index: number): Promise<Close> {
  const { host, players, code } = game;
  const hasStarted = allHear(players, "question_start");
  const next = index === 0 ? { type: "start_game" } : { type: "next_question", question_number: game.number };
  host.send({ ...next, game_code: code });
  await hasStarted;
  const answering = players.slice(1);
  const isAcknowledged = allHear(answering, "answer_accepted");
  for (const { socket, number } of answering) {
    const answer = "ABCD"[(number + index) % 4]!;
    socket.send({ type: "submit_answer", question_id: game.id, answer, response_time_ms: number });
  }
  await isAcknowledged;
  await quiet(400);

  const have = allHear(players, "question_end");
  const before = server.usage();
  const from = performance.now();
  host.send({ type: "end_question", question_id: game.id });
  const at = await have;
  await quiet(200);
  const told = players.map(({ heard }) => heard.at(-1)?.body ?? Buffer.alloc(0));
  return {
    ms: Math.max(...at) - from,
    middleMs: quantile(at, 0.5) - from,
    cpuSeconds: server.usage().cpuSeconds - before.cpuSeconds,
    bytes: quantile(
      told.map(({ length }) => length),
      0.5,
    ),
    faults: at.filter((one) => !Number.isFinite(one)).length,
  };
}

function print(runs: readonly Closes[]): boolean {
  const of = (side: Side, name: keyof Close) => runs.flatMap((run) => run[side].map((close) => close[name]));
  const row = (what: string, name: keyof Close, digits: number, take = middle, target = "") => {
    const [over, under] = [take(of("teams", name)), take(of("none", name))];
    const verdict = target === "" ? "" : over / under <= MOST ? " ✓" : " ✗";
    const ratio = `${format(over / under, 2)}${verdict}`;
    return [what, format(over, digits), format(under, digits), ratio, target];
  };
  const pairs = of("teams", "ms").map((ms, i) => ms / of("none", "ms")[i]!);
  const faults = sum([...of("teams", "faults"), ...of("none", "faults")]);
  const rows = [
    row("closed → everybody has the end, ms", "ms", 1, middle, `≤ ${MOST} ×`),
    ["the same, median of the pairs' ratios", "", "", format(middle(pairs), 2), ""],
    row("closed → half of them have it, ms", "middleMs", 1),
    row("server CPU of all closes, s", "cpuSeconds", 2, sum, `≤ ${MOST} ×`),
    row("question_end to a phone, bytes", "bytes", 0),
    ["lost messages", format(faults, 0), "", "", "0"],
  ];
  const what = `${format(PLAYERS, 0)} players each, ${RUNS} × ${PAIRS} questions of each game, in turn, medians`;
  process.stdout.write(`${what}; ${thisMachine()}\n\n${table(["", "8 teams", "no teams", "ratio", "target"], rows)}`);
  return faults === 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const middle = (numbers: readonly number[]) => quantile(numbers, 0.5);
