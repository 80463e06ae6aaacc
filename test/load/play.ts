import { faultsOfEnd, faultsOfQuestion } from "./check.ts";
import { gate, quiet, seatAll, settledMs, type Player } from "./class.ts";
import { mean, quantile, type Figures } from "./figures.ts";
import { LoadSocket } from "./socket.ts";
import type { Room, Target } from "./targets.ts";

/** Questions that are answered evenly over some time, then such as all answer at once. */
export type Plan = { readonly spreads: number; readonly spreadMs: number; readonly herds: number };

type Host = { readonly socket: LoadSocket; question: { id: string; number: number; correctOption: string } };
type Played = {
  fanOut: number[];
  acks: number[];
  perSecond: number;
  toEndMs: number;
  frames: number;
  cpuSeconds: number;
  faults: number;
};

/** One whole game: everybody joins, the planned questions, the end. */
export async function playGame(target: Target, size: number, plan: Plan): Promise<Figures> {
  const asked = [...Array<number>(plan.spreads).fill(plan.spreadMs), ...Array<number>(plan.herds).fill(0)];
  const room = await target.open(asked.length);
  const before = target.server.usage();
  const host = await hostOf(target, room);

  const joinedFrom = performance.now();
  const players = await seatAll(target, room, size);
  const joinAllMs = performance.now() - joinedFrom;
  const joined = target.server.usage();
  await quiet(settledMs(size));
  for (const { socket } of players) socket.bytes = 0;

  const played: Played[] = [];
  for (const [index, spreadMs] of asked.entries()) {
    const { cpuSeconds } = target.server.usage();
    const one = await playQuestion(host, room, players, index, spreadMs);
    played.push({ ...one, cpuSeconds: target.server.usage().cpuSeconds - cpuSeconds });
  }
  const spreads = played.slice(0, plan.spreads);
  const herds = played.slice(plan.spreads);
  const spreadCpuSeconds = spreads.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const bytes = mean(players.map(({ socket }) => socket.bytes)) / asked.length;
  const endFaults = await end(host, room, players);
  const after = target.server.usage();
  for (const { socket } of [host, ...players]) socket.close();
  await quiet(300);
  return {
    joinAllMs,
    startP99: quantile(played[0]!.fanOut, 0.99),
    fanOutP50: quantile(of(herds, "fanOut"), 0.5),
    fanOutP99: quantile(of(herds, "fanOut"), 0.99),
    ackP50: quantile(of(herds, "acks"), 0.5),
    ackP99: quantile(of(herds, "acks"), 0.99),
    answersPerSecond: quantile(of(herds, "perSecond"), 0.5),
    lastAnswerToEndMs: quantile(of(herds, "toEndMs"), 0.5),
    spreadAckP50: quantile(of(spreads, "acks"), 0.5),
    spreadAckP99: quantile(of(spreads, "acks"), 0.99),
    bytes,
    frames: mean(played.map(({ frames }) => frames)),
    cpuSeconds: after.cpuSeconds - before.cpuSeconds - spreadCpuSeconds,
    spreadCpuSeconds,
    joinCpuSeconds: joined.cpuSeconds - before.cpuSeconds,
    kilobytesASocket: ((joined.megabytes - before.megabytes) * 1024) / size,
    faults: played.reduce((sum, { faults }) => sum + faults, endFaults),
  };
}

const of = (played: readonly Played[], name: "fanOut" | "acks" | "perSecond" | "toEndMs"): number[] =>
  played.flatMap((one) => one[name]);

async function hostOf(target: Target, { hostPath }: Room): Promise<Host> {
  const socket = await LoadSocket.open(target.server.port, hostPath);
  const host: Host = { socket, question: { id: "q", number: 0, correctOption: "A" } };
  socket.onFrame = ({ type, body }) => {
    if (type !== "question_start") return;
    const told = JSON.parse(body.toString("utf8")) as Record<string, string | number>;
    host.question = {
      id: String(told.question_id),
      number: Number(told.question_number),
      correctOption: String(told.correct_option),
    };
  };
  return host;
}

async function playQuestion(
  host: Host,
  room: Room,
  players: readonly Player[],
  index: number,
  spreadMs: number,
): Promise<Omit<Played, "cpuSeconds">> {
  const allHave = { question_start: gate(), question_end: gate() };
  const have = { question_start: 0, question_end: 0 };
  for (const player of players) {
    player.heard = [];
    player.choice = room.isScored ? "ABCD"[(player.number + index) % 4]! : "A";
    player.socket.onFrame = (frame) => {
      player.heard.push(frame);
      const { type } = frame;
      if ((type === "question_start" || type === "question_end") && ++have[type] === players.length)
        allHave[type].open();
    };
  }
  const askedAt = performance.now();
  const isFirst = room.isScored && index === 0;
  const next = isFirst ? { type: "start_game" } : { type: "next_question", question_number: host.question.number };
  host.socket.send({ ...next, game_code: room.code });
  await allHave.question_start.passed;

  const answeringFrom = performance.now();
  await answerAll(players, host.question.id, spreadMs);
  await allHave.question_end.passed;
  const closedAfterMs = performance.now() - askedAt;

  const when = (type: string) => players.map(({ heard }) => heard.find((frame) => frame.type === type)?.at ?? Infinity);
  const acked = when("answer_accepted");
  const lastSentAt = spreadMs === 0 ? answeringFrom : Math.max(...players.map(({ sentAt }) => sentAt));
  const { correctOption } = host.question;
  const asked = room.isScored ? { correctOption, elapsedMs: closedAfterMs } : null;
  return {
    fanOut: when("question_start").map((at) => at - askedAt),
    acks: acked.map((at, i) => at - players[i]!.sentAt),
    perSecond: (players.length / (Math.max(...acked) - answeringFrom)) * 1000,
    toEndMs: Math.max(...when("question_end")) - lastSentAt,
    frames: mean(players.map(({ heard }) => heard.filter(({ type }) => type !== "game_started").length)),
    faults: faultsOfQuestion(players, asked),
  };
}

/** All at once, or evenly over a time. */
async function answerAll(players: readonly Player[], questionId: string, spreadMs: number) {
  const from = performance.now();
  for (const [i, player] of players.entries()) {
    const wait = from + (spreadMs * i) / players.length - performance.now();
    if (wait > 1) await quiet(wait);
    player.sentAt = performance.now();
    player.socket.send({
      type: "submit_answer",
      question_id: questionId,
      answer: player.choice,
      response_time_ms: Math.round(player.sentAt - from),
    });
  }
}

async function end({ socket }: Host, room: Room, players: readonly Player[]): Promise<number> {
  const over = gate();
  let have = 0;
  for (const player of players) {
    player.heard = [];
    player.socket.onFrame = (frame) => {
      player.heard.push(frame);
      if (frame.type === "game_end" && ++have === players.length) over.open();
    };
  }
  socket.send({ type: "end_game" });
  await over.passed;
  return room.isScored ? faultsOfEnd(players) : players.length - have;
}
