import { finalsIn, resultsIn, type Final, type Result } from "./check.ts";
import { gate, quiet, seatAll, type Player } from "./class.ts";
import { machineNow, onMachine } from "./clock.ts";
import { mean } from "./figures.ts";
import type { Room } from "./targets.ts";

/** What one question was to these phones: times on the machine's clock, in the order of the phones. */
export type Told = {
  readonly startedAt: readonly number[];
  readonly sentAt: readonly number[];
  readonly acknowledgedAt: readonly number[];
  readonly endedAt: readonly number[];
  readonly frames: number;
  readonly results: readonly Result[];
};
type Seating = { readonly port: number; readonly room: Room; readonly count: number; readonly after: number };
type Answering = { readonly questionId: string; readonly spreadMs: number; readonly from: number };
type Gate = ReturnType<typeof gate>;

/** So many answers are written before what has come meanwhile is read. */
const IN_ONE_GO = 1000;

/** Phones of one process, all in one room. Everything that is asked of them can be asked from another process too. */
export class Phones {
  #players: Player[] = [];
  #room: Room | null = null;
  #allHave = new Map<string, Gate>();

  async seat({ port, room, count, after }: Seating): Promise<void> {
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

  /** From here on they listen for a question, and each knows what it will answer. */
  listen(index: number): void {
    this.#hear(["question_start", "question_end"]);
    for (const player of this.#players) {
      player.choice = this.#room?.isScored ? "ABCD"[(player.number + index) % 4]! : "A";
    }
  }

  listenForTheEnd(): void {
    this.#hear(["game_end"]);
  }

  /** Until each has heard it, or has waited for too long. */
  async allHave(type: string): Promise<void> {
    await this.#allHave.get(type)?.passed;
  }

  /** All at once, or evenly over a time. */
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

  /** To one of them, in the middle. */
  bytes(): number {
    return mean(this.#players.map(({ socket }) => socket.bytes));
  }

  /** How much of a processor it took to be these phones, in seconds. */
  cpuSeconds(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }

  leave(): void {
    for (const { socket } of this.#players) socket.close();
    this.#players = [];
  }

  #hear(types: readonly string[]) {
    const missing = new Map(types.map((type) => [type, this.#players.length]));
    this.#allHave = new Map(types.map((type) => [type, gate()]));
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
