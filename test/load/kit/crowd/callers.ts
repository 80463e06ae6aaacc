import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Final, Result } from "./check.ts";
import { gate, quiet, type Gate } from "./class.ts";
import type { Room } from "../targets.ts";

/** The interval at which phones poll whose school blocks sockets, as in the product. */
const EVERY_MS = 1_500;
/** Calls at a time: each takes two of the files that the runtime may have open. */
const AT_ONCE = 8;
const TRIES = 3;

type Answered<Reply> = { readonly status: number; readonly reply: Reply };

type Caller = { readonly number: number; readonly session: string; choice: string; view: View; isAccepted: boolean };
/** The fields of a view that are read here. */
type View = {
  readonly game: { readonly phase: string; readonly question_number: number };
  readonly result?: (Result["you"] extends infer You ? { readonly you: You } & Result["shared"] : never) | null;
  readonly end?: { readonly player_stats: Omit<Final, "number" | "isTold"> } | null;
};
type Awaited = { readonly isSo: (view: View) => boolean; left: number; readonly all: Gate };

export class Callers {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  #callers: Caller[] = [];
  #port = 0;
  #code = "";
  #awaited = new Map<string, Awaited>();
  #isOn = false;

  async seat(port: number, room: Room, count: number, after: number): Promise<void> {
    this.#port = port;
    this.#code = room.code;
    this.#isOn = true;
    const numbers = Array.from({ length: count }, (_, i) => after + i + 1);
    this.#callers = await Promise.all(numbers.map((number) => this.#join(number)));
    for (const caller of this.#callers) void this.#poll(caller);
  }

  numbers(): number[] {
    return this.#callers.map(({ number }) => number);
  }

  listen(index: number, choiceOf: (number: number) => string): void {
    for (const caller of this.#callers) Object.assign(caller, { choice: choiceOf(caller.number), isAccepted: false });
    const number = index + 1;
    this.#await({
      question_start: ({ game }) => game.phase === "question" && game.question_number === number,
      question_end: ({ game, result }) => game.phase === "reveal" && game.question_number === number && !!result,
    });
  }

  listenForTheEnd(): void {
    this.#await({ game_end: ({ end }) => !!end });
  }

  async allHave(type: string): Promise<void> {
    await this.#awaited.get(type)?.all.passed;
  }

  async answer(questionId: string): Promise<void> {
    await Promise.all(
      this.#callers.map(async (caller) => {
        const body = { question_id: questionId, answer: caller.choice };
        const { status } = await this.#call("POST", "/game/answer", { body, session: caller.session });
        caller.isAccepted = status === 200;
      }),
    );
  }

  /** Players whose answer came after the close. A room does not wait for a player who has not polled for a while. */
  late(): number[] {
    return this.#callers.filter(({ isAccepted }) => !isAccepted).map(({ number }) => number);
  }

  results(): Result[] {
    return this.#callers.flatMap(({ number, choice, isAccepted, view: { result } }) => {
      if (!isAccepted || !result) return [];
      const { you, leaderboard, distribution } = result;
      return [{ number, choice, you, shared: { leaderboard, distribution } }];
    });
  }

  finals(): Final[] {
    return this.#callers.map(({ number, view: { end } }) => {
      const { score = Number.NaN, rank = Number.NaN, correct = Number.NaN } = end?.player_stats ?? {};
      return { number, isTold: !!end, score, rank, correct };
    });
  }

  leave(): void {
    this.#isOn = false;
    this.#agent.destroy();
  }

  async #join(number: number): Promise<Caller> {
    const body = { game_code: this.#code, nickname: `Oyuncu ${number}`, join_key: randomUUID() };
    const { status, reply } = await this.#call<{ session_id: string }>("POST", "/game/join", { body });
    if (status !== 201) throw new Error(`a phone without a socket could not join: ${status} ${JSON.stringify(reply)}`);
    const view = { game: { phase: "lobby", question_number: 0 } };
    return { number, session: reply.session_id, choice: "A", view, isAccepted: false };
  }

  async #poll(caller: Caller): Promise<void> {
    await quiet(Math.random() * EVERY_MS);
    while (this.#isOn) {
      const path = `/game/${this.#code}`;
      const asked = await this.#call<View>("GET", path, { session: caller.session }).catch(() => null);
      if (asked?.status === 200) this.#see(caller, asked.reply);
      await quiet(EVERY_MS + Math.random() * 250);
    }
  }

  #see(caller: Caller, view: View): void {
    const before = caller.view;
    caller.view = view;
    for (const awaited of this.#awaited.values()) {
      if (awaited.isSo(view) && !awaited.isSo(before) && --awaited.left === 0) awaited.all.open();
    }
  }

  #await(what: Readonly<Record<string, Awaited["isSo"]>>): void {
    const left = this.#callers.length;
    this.#awaited = new Map(Object.entries(what).map(([type, isSo]) => [type, { isSo, left, all: gate() }]));
    if (left === 0) for (const { all } of this.#awaited.values()) all.open();
  }

  /** Makes a call, and repeats it if the other side has just closed the connection, as the product's phones do. */
  async #call<Reply>(
    method: string,
    path: string,
    what: { body?: object; session?: string },
  ): Promise<Answered<Reply>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#once<Reply>(method, path, what);
      } catch (error) {
        if (attempt === TRIES) throw error;
      }
    }
  }

  #once<Reply>(method: string, path: string, { body, session }: { body?: object; session?: string }) {
    const { promise, resolve, reject } = Promise.withResolvers<Answered<Reply>>();
    const headers = { "content-type": "application/json", ...(session && { "session-id": session }) };
    const at = { host: "127.0.0.1", port: this.#port, path: `/api${path}`, method, headers, agent: this.#agent };
    const sent = request(at, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const reply = JSON.parse(Buffer.concat(parts).toString("utf8") || "null") as Reply;
        resolve({ status: response.statusCode ?? 0, reply });
      });
    });
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
    return promise;
  }
}
