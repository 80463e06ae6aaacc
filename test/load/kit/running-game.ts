import { wrongFinals, wrongResults, type Sums } from "./crowd/check.ts";
import { gate, quiet, settledMs, type Gate } from "./crowd/class.ts";
import { machineNow } from "./clock.ts";
import type { Crowd } from "./crowd/crowd.ts";
import { Phones } from "./crowd/phones.ts";
import { LoadSocket } from "./socket.ts";
import type { Room, Target } from "./targets.ts";

/** The times of one question: milliseconds from the host's click, or from each phone's answer. */
export type Played = {
  readonly fanOut: number[];
  readonly acks: number[];
  readonly perSecond: number;
  readonly toEndMs: number;
  readonly frames: number;
  readonly cpuSeconds: number;
  readonly faults: number;
};
export type Wanted = {
  readonly size: number;
  readonly questions: number;
  readonly settings?: object;
  /** The phones; by default they are in this process. */
  readonly phones?: Phones | Crowd;
};
type Host = {
  readonly socket: LoadSocket;
  question: { id: string; number: number; correctOption: string };
  /** Opens when the host has received the question too. */
  asked: Gate;
};

type Joined = { readonly ms: number; readonly cpuSeconds: number; readonly megabytes: number };
type Parts = { readonly target: Target; readonly room: Room; readonly host: Host; readonly phones: Phones | Crowd };

/** Runs a game with everybody in it, question by question. */
export class RunningGame {
  readonly joined: Joined;
  readonly #parts: Parts;
  readonly #sums: Map<number, Sums>;
  #index = 0;

  static async open(target: Target, wanted: Wanted): Promise<RunningGame> {
    const { size, questions, settings = {}, phones = new Phones() } = wanted;
    const room = await target.open(questions, settings);
    const before = target.server.usage();
    const host = await hostOf(target, room);
    const joinedFrom = performance.now();
    await phones.seat({ port: target.server.port, room, count: size, after: 0 });
    const joinAllMs = performance.now() - joinedFrom;
    const after = target.server.usage();
    await quiet(settledMs(size));
    await phones.countBytesAnew();
    const joined = {
      ms: joinAllMs,
      cpuSeconds: after.cpuSeconds - before.cpuSeconds,
      megabytes: after.megabytes - before.megabytes,
    };
    return new RunningGame({ target, room, host, phones }, await phones.numbers(), joined);
  }

  private constructor(parts: Parts, numbers: readonly number[], joined: Joined) {
    this.#parts = parts;
    this.#sums = new Map(numbers.map((number) => [number, { score: 0, correct: 0 }]));
    this.joined = joined;
  }

  /** Plays the next question, answered by all at once or evenly over a time, until everybody has its end. */
  async ask(spreadMs: number): Promise<Played> {
    const { target, room, host, phones } = this.#parts;
    const index = this.#index++;
    const before = target.server.usage().cpuSeconds;
    await phones.listen(index);
    const askedAt = machineNow();
    const next =
      index === 0 ? { type: "start_game" } : { type: "next_question", question_number: host.question.number };
    host.asked = gate();
    host.socket.send({ ...next, game_code: room.code });
    await phones.allHave("question_start");
    await host.asked.passed;
    await phones.answer({ questionId: host.question.id, spreadMs, from: 0 });
    await phones.allHave("question_end");
    const elapsedMs = machineNow() - askedAt;
    const cpuSeconds = target.server.usage().cpuSeconds - before;

    const { startedAt, sentAt, acknowledgedAt, endedAt, frames, results } = await phones.told();
    const { correctOption } = host.question;
    const choices = new Map([...this.#sums.keys()].map((number) => [number, "ABCD"[(number + index) % 4]!]));
    const wrong = wrongResults(results, this.#sums, { choices, correctOption, elapsedMs });
    // Use reduce: the number of arguments of a call is limited.
    const firstSentAt = sentAt.reduce((a, b) => Math.min(a, b));
    return {
      fanOut: startedAt.map((at) => at - askedAt),
      acks: acknowledgedAt.map((at, i) => at - sentAt[i]!),
      perSecond: (sentAt.length / (latest(acknowledgedAt) - firstSentAt)) * 1000,
      toEndMs: latest(endedAt) - (spreadMs === 0 ? firstSentAt : latest(sentAt)),
      frames,
      cpuSeconds,
      faults: choices.size - results.length + wrong,
    };
  }

  /** Bytes sent to one phone with a socket since all had joined. */
  async bytes(): Promise<number> {
    return this.#parts.phones.bytes();
  }

  /** Drops all sockets at once; they return over this time. How long each took that got its score back. */
  async storm(overMs: number): Promise<number[]> {
    const returns = await this.#parts.phones.comeBack(overMs);
    return returns.filter(({ number, score }) => score === this.#sums.get(number)!.score).map(({ tookMs }) => tookMs);
  }

  /** Number of phones that received a wrong end, or none. */
  async end(): Promise<number> {
    const { host, phones } = this.#parts;
    await phones.listenForTheEnd();
    host.socket.send({ type: "end_game" });
    await phones.allHave("game_end");
    return wrongFinals(await phones.finals(), this.#sums);
  }

  async leave(): Promise<void> {
    this.#parts.host.socket.close();
    await this.#parts.phones.leave();
    await quiet(300);
  }
}

const latest = (times: readonly number[]): number => times.reduce((a, b) => Math.max(a, b));

async function hostOf(target: Target, { hostPath }: Room): Promise<Host> {
  const socket = await LoadSocket.open(target.server.port, hostPath);
  const host: Host = { socket, question: { id: "q", number: 0, correctOption: "A" }, asked: gate() };
  socket.onFrame = ({ type, body }) => {
    if (type !== "question_start") return;
    const told = JSON.parse(body.toString("utf8")) as Record<string, string | number>;
    host.question = {
      id: String(told.question_id),
      number: Number(told.question_number),
      correctOption: String(told.correct_option),
    };
    host.asked.open();
  };
  return host;
}
