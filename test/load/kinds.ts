import { allHear, quiet, seatAll, settledMs, type Player } from "./kit/crowd/class.ts";
import { quantile } from "./kit/figures.ts";
import { thisMachine } from "./kit/machine.ts";
import { startProduct } from "./kit/servers.ts";
import { LoadSocket } from "./kit/socket.ts";
import { format, table } from "./kit/table.ts";
import { choice, productTarget, TIME_LIMIT_SECONDS, type Target } from "./kit/targets.ts";

/**
 * `npm run bench -- kinds`: one game of choices and typed questions in turn, each answered by everybody at once; all texts
 * differ.
 */
const PLAYERS = 1_000;
const PAIRS = 12;
const GAMES = 3;
const ACKNOWLEDGED = 1.3;
const TAKEN = 1.5;

type Times = { acks: number[]; endMs: number; takenMs: number };
type Game = { chosen: Times[]; written: Times[]; faults: number };

/** The order is choice, typed, typed, choice, so that neither is always the one that wakes the room. */
const isWrittenAt = (i: number) => i % 4 === 1 || i % 4 === 2;
const questionAt = (i: number) => (isWrittenAt(i) ? written(i) : choice(i));
const written = (i: number) => ({
  kind: "typed",
  question_text: `${i + 1}. Türkiye’nin en yüksek dağının adını yaz.`.padEnd(80, "."),
  accepted: ["Ağrı Dağı", "Ağrı"],
  typo: true,
  time_limit: TIME_LIMIT_SECONDS,
});

export async function writtenBesideChosen(): Promise<boolean> {
  const product = await startProduct({ env: { ROOM_CAPACITY: "10000" } });
  try {
    const target = await productTarget(product, questionAt);
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
  host.onFrame = ({ type, body }) => {
    if (type !== "question_start") return;
    const { question_id, question_number } = JSON.parse(body.toString("utf8")) as Record<string, string | number>;
    Object.assign(asked, { id: String(question_id), number: Number(question_number) });
  };
  const players = await seatAll(target, room, size);
  await quiet(settledMs(size));
  const game: Game = { chosen: [], written: [], faults: 0 };
  for (let i = 0; i < 2 * PAIRS; i++) {
    const hasStarted = allHear(players, "question_start");
    const next = i === 0 ? { type: "start_game" } : { type: "next_question", question_number: asked.number };
    host.send({ ...next, game_code: room.code });
    await hasStarted;
    const isWritten = isWrittenAt(i);
    const { times, faults } = await playQuestion(host, players, asked.id, isWritten);
    game[isWritten ? "written" : "chosen"].push(times);
    game.faults += faults;
  }
  for (const socket of [host, ...players.map((player) => player.socket)]) socket.close();
  await quiet(300);
  return game;
}

/** Everybody but one answers, so that the host closes the question; then the host accepts one of the written answers. */
async function playQuestion(host: LoadSocket, players: readonly Player[], questionId: string, isWritten: boolean) {
  const answering = players.slice(1);
  const answerOf = ({ number }: Player) => (isWritten ? `dağ ${number}` : "ABCD"[number % 4]!);
  const isAcknowledged = allHear(answering, "answer_accepted");
  const sentAt = performance.now();
  for (const player of answering) {
    player.sentAt = performance.now();
    const response_time_ms = Math.round(player.sentAt - sentAt);
    player.socket.send({ type: "submit_answer", question_id: questionId, answer: answerOf(player), response_time_ms });
  }
  const acks = (await isAcknowledged).map((at, i) => at - answering[i]!.sentAt);

  const end = await timed(players, () => host.send({ type: "end_question", question_id: questionId }));
  await quiet(300);
  if (!isWritten) return { times: { acks, endMs: end.ms, takenMs: 0 }, faults: end.missing };
  const text = answerOf(players[6]!);
  const taken = await timed(players, () =>
    host.send({ type: "accept_answer", question_id: questionId, text, accepted: true }),
  );
  await quiet(300);
  const isTaken = /"revised":true/.test(taken.last) && /"is_correct":true/.test(taken.last);
  return { times: { acks, endMs: end.ms, takenMs: taken.ms }, faults: end.missing + taken.missing + (isTaken ? 0 : 1) };
}

/** The time until everybody has the question's end. `last` is the message to the player whose answer may be accepted. */
async function timed(players: readonly Player[], act: () => void) {
  const have = allHear(players, "question_end");
  const from = performance.now();
  act();
  const at = await have;
  return {
    ms: Math.max(...at) - from,
    missing: at.filter((one) => !Number.isFinite(one)).length,
    last: players[6]!.heard.at(-1)?.body.toString("utf8") ?? "",
  };
}

function print(games: readonly Game[]): boolean {
  const of = (side: "chosen" | "written") => games.flatMap((game) => game[side]);
  const p99 = (side: "chosen" | "written") => middle(of(side).map(({ acks }) => quantile(acks, 0.99)));
  const p50 = (side: "chosen" | "written") => middle(of(side).map(({ acks }) => quantile(acks, 0.5)));
  const end = (side: "chosen" | "written") => middle(of(side).map(({ endMs }) => endMs));
  const taken = middle(of("written").map(({ takenMs }) => takenMs));
  const faults = games.reduce((sum, game) => sum + game.faults, 0);
  const rows = [
    [
      "answer acknowledged p50, all at once, ms",
      format(p50("written"), 1),
      format(p50("chosen"), 1),
      ratio(p50("written"), p50("chosen")),
      "",
    ],
    [
      "answer acknowledged p99, all at once, ms",
      format(p99("written"), 1),
      format(p99("chosen"), 1),
      ratio(p99("written"), p99("chosen"), ACKNOWLEDGED),
      `≤ ${ACKNOWLEDGED} ×`,
    ],
    [
      "closed → everybody has the end, ms",
      format(end("written"), 1),
      format(end("chosen"), 1),
      ratio(end("written"), end("chosen")),
      "",
    ],
    [
      "an answer taken as right → everybody has it, ms",
      format(taken, 1),
      `${format(end("written"), 1)} (a close)`,
      ratio(taken, end("written"), TAKEN),
      `≤ ${TAKEN} ×`,
    ],
    ["lost or wrong messages", format(faults, 0), "", "", "0"],
  ];
  const head = ["", `${format(PLAYERS, 0)} different texts`, "letters", "ratio", "target"];
  process.stdout.write(
    `${GAMES} games of ${PAIRS} questions of each kind, in turn, medians; ${thisMachine()}\n\n${table(head, rows)}`,
  );
  return faults === 0;
}

function ratio(over: number, under: number, most?: number): string {
  const value = over / under;
  const verdict = most === undefined ? "" : value <= most ? " ✓" : " ✗";
  return `${format(value, 2)}${verdict}`;
}

const middle = (numbers: readonly number[]): number => quantile(numbers, 0.5);
