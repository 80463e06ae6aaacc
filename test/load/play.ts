import { wrongFinals, wrongResults, type Sums } from "./check.ts";
import { quiet, settledMs } from "./class.ts";
import { machineNow } from "./clock.ts";
import type { Crowd } from "./crowd.ts";
import { mean, quantile, type Figures } from "./figures.ts";
import { Phones } from "./phones.ts";
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
type Game = {
  readonly room: Room;
  readonly host: Host;
  readonly phones: Phones | Crowd;
  readonly sums: Map<number, Sums>;
};

/** One whole game: everybody joins, the planned questions, the end. */
export async function playGame(
  target: Target,
  size: number,
  plan: Plan,
  { phones = new Phones(), settings = {} }: { phones?: Phones | Crowd; settings?: object } = {},
): Promise<Figures> {
  const asked = [...Array<number>(plan.spreads).fill(plan.spreadMs), ...Array<number>(plan.herds).fill(0)];
  const room = await target.open(asked.length, settings);
  const before = target.server.usage();
  const host = await hostOf(target, room);

  const joinedFrom = performance.now();
  await phones.seat({ port: target.server.port, room, count: size, after: 0 });
  const joinAllMs = performance.now() - joinedFrom;
  const joined = target.server.usage();
  await quiet(settledMs(size));
  await phones.countBytesAnew();

  const numbers = await phones.numbers();
  const game: Game = { room, host, phones, sums: new Map(numbers.map((number) => [number, { score: 0, correct: 0 }])) };
  const played: Played[] = [];
  for (const [index, spreadMs] of asked.entries()) {
    const { cpuSeconds } = target.server.usage();
    const one = await playQuestion(game, index, spreadMs);
    played.push({ ...one, cpuSeconds: target.server.usage().cpuSeconds - cpuSeconds });
  }
  const spreads = played.slice(0, plan.spreads);
  const herds = played.slice(plan.spreads);
  const spreadCpuSeconds = spreads.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const bytes = (await phones.bytes()) / asked.length;
  const endFaults = await end(game);
  const after = target.server.usage();
  host.socket.close();
  await phones.leave();
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
  { room, host, phones, sums }: Game,
  index: number,
  spreadMs: number,
): Promise<Omit<Played, "cpuSeconds">> {
  await phones.listen(index);
  const askedAt = machineNow();
  const isFirst = room.isScored && index === 0;
  const next = isFirst ? { type: "start_game" } : { type: "next_question", question_number: host.question.number };
  host.socket.send({ ...next, game_code: room.code });
  await phones.allHave("question_start");
  await phones.answer({ questionId: host.question.id, spreadMs, from: 0 });
  await phones.allHave("question_end");
  const elapsedMs = machineNow() - askedAt;

  const { startedAt, sentAt, acknowledgedAt, endedAt, frames, results } = await phones.told();
  const { correctOption } = host.question;
  const choices = new Map([...sums.keys()].map((number) => [number, "ABCD"[(number + index) % 4]!]));
  const wrong = room.isScored ? wrongResults(results, sums, { choices, correctOption, elapsedMs }) : 0;
  // Neither sorting nor spreading: an argument list has an end.
  const firstSentAt = sentAt.reduce((a, b) => Math.min(a, b));
  const lastSentAt = spreadMs === 0 ? firstSentAt : latest(sentAt);
  return {
    fanOut: startedAt.map((at) => at - askedAt),
    acks: acknowledgedAt.map((at, i) => at - sentAt[i]!),
    perSecond: (sums.size / (latest(acknowledgedAt) - firstSentAt)) * 1000,
    toEndMs: latest(endedAt) - lastSentAt,
    frames,
    faults: sums.size - results.length + wrong,
  };
}

const latest = (times: readonly number[]): number => times.reduce((a, b) => Math.max(a, b));

async function end({ host, phones, room, sums }: Game): Promise<number> {
  await phones.listenForTheEnd();
  host.socket.send({ type: "end_game" });
  await phones.allHave("game_end");
  const finals = await phones.finals();
  return room.isScored ? wrongFinals(finals, sums) : finals.filter(({ isTold }) => !isTold).length;
}
