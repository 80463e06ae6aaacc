import { finalsIn, resultsIn, type Final, type Result } from "./check.ts";
import { atSeat, gate, quiet, seatAll, type Gate, type Player } from "./class.ts";
import { machineNow, onMachine } from "../clock.ts";
import { mean } from "../figures.ts";
import { LoadSocket } from "../socket.ts";
import type { Room } from "../targets.ts";

/** One question as seen by these phones: times on the machine's clock, in the order of the phones. */
export type Told = {
  readonly startedAt: readonly number[];
  readonly sentAt: readonly number[];
  readonly acknowledgedAt: readonly number[];
  readonly endedAt: readonly number[];
  readonly frames: number;
  readonly results: readonly Result[];
};
type Seating = {
  readonly port: number;
  readonly room: Room;
  readonly count: number;
  /** Players' numbers begin after this one. */
  readonly after: number;
};
/** The return of a phone, with the score that it was sent. */
type Return = {
  readonly number: number;
  readonly tookMs: number;
  readonly score: number;
  readonly rank: number;
};
type Answering = { readonly questionId: string; readonly spreadMs: number; readonly from: number };

/** Number of answers that are written before incoming messages are read. */
const IN_ONE_GO = 1000;
const BACK_WITHIN_MS = 30_000;

/** The phones of one process, all in one game. Another process can call all of these functions too. */
export class Phones {
  #players: Player[] = [];
  #port = 0;
  #room: Room | null = null;
  #allHave = new Map<string, Gate>();

  async seat({ port, room, count, after }: Seating): Promise<void> {
    this.#port = port;
    this.#room = room;
    const players = await seatAll({ server: { port } }, room, count, after);
    this.#players = players.toSorted((a, b) => a.number - b.number);
  }

  numbers(): number[] {
    return this.#players.map(({ number }) => number);
  }

  countBytesAnew(): void {
    for (const { socket } of this.#players) socket.bytes = 0;
  }

  /** Prepares the phones for the next question: from here on they record its messages, and each knows its answer. */
  listen(index: number): void {
    this.#hear(["question_start", "question_end"]);
    for (const player of this.#players) player.choice = "ABCD"[(player.number + index) % 4]!;
  }

  listenForTheEnd(): void {
    this.#hear(["game_end"]);
  }

  /** Waits until each phone has received the message, or has waited for too long. */
  async allHave(type: string): Promise<void> {
    await this.#allHave.get(type)?.passed;
  }

  /** Answers all at once, or evenly over a time. */
  async answer({ questionId, spreadMs, from }: Answering): Promise<void> {
    const players = this.#players;
    if (from > machineNow()) await quiet(from - machineNow());
    const began = performance.now();
    for (const [i, player] of players.entries()) {
      const wait = began + (spreadMs * i) / players.length - performance.now();
      if (wait > 1) await quiet(wait);
      else if (i % IN_ONE_GO === IN_ONE_GO - 1) await new Promise(setImmediate);
      player.sentAt = performance.now();
      player.socket.send({
        type: "submit_answer",
        question_id: questionId,
        answer: player.choice,
        response_time_ms: Math.round(player.sentAt - began),
      });
    }
  }

  told(): Told {
    const players = this.#players;
    const when = (type: string) =>
      players.map(({ heard }) => onMachine(heard.find((frame) => frame.type === type)?.at ?? Infinity));
    return {
      startedAt: when("question_start"),
      sentAt: players.map(({ sentAt }) => onMachine(sentAt)),
      acknowledgedAt: when("answer_accepted"),
      endedAt: when("question_end"),
      frames: mean(players.map(({ heard }) => heard.filter(({ type }) => type !== "game_started").length)),
      results: resultsIn(players),
    };
  }

  finals(): Final[] {
    return finalsIn(this.#players);
  }

  /** The median of the bytes that a phone received. */
  bytes(): number {
    return mean(this.#players.map(({ socket }) => socket.bytes));
  }

  /** Processor seconds that this process has used for its phones. */
  cpuSeconds(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }

  /** Drops every socket at once; each phone returns at another moment within this time. */
  async comeBack(overMs: number): Promise<Return[]> {
    for (const { socket } of this.#players) socket.close();
    const returns = await Promise.all(
      this.#players.map(async (player) => {
        await quiet(Math.random() * overMs);
        return this.#comesBack(player).catch(() => null);
      }),
    );
    return returns.filter((one) => one !== null);
  }

  leave(): void {
    for (const { socket } of this.#players) socket.close();
    this.#players = [];
  }

  async #comesBack(player: Player): Promise<Return> {
    const from = performance.now();
    const { session_id } = JSON.parse(player.seat!.body.toString("utf8")) as { session_id: string };
    const socket = await LoadSocket.open(this.#port, `${this.#room!.playerPath}${atSeat(session_id)}`);
    player.socket = socket;
    const { promise, resolve, reject } = Promise.withResolvers<Return>();
    const giveUp = setTimeout(() => reject(new Error("never back")), BACK_WITHIN_MS);
    socket.onFrame = ({ type, body }) => {
      if (type !== "reconnect_success") return;
      clearTimeout(giveUp);
      const { score, rank } = JSON.parse(body.toString("utf8")) as Return;
      resolve({ number: player.number, tookMs: performance.now() - from, score, rank });
    };
    socket.send({ type: "reconnect", old_session_id: session_id });
    return promise;
  }

  #hear(types: readonly string[]) {
    const missing = new Map(types.map((type) => [type, this.#players.length]));
    this.#allHave = new Map(types.map((type) => [type, gate()]));
    if (this.#players.length === 0) for (const { open } of this.#allHave.values()) open();
    for (const player of this.#players) {
      player.heard = [];
      player.socket.onFrame = (frame) => {
        player.heard.push(frame);
        const left = missing.get(frame.type);
        if (left === undefined) return;
        missing.set(frame.type, left - 1);
        if (left === 1) this.#allHave.get(frame.type)!.open();
      };
    }
  }
}
