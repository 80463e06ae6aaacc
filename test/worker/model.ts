import { deepEqual } from "node:assert/strict";
import * as fc from "fast-check";
import type { GameReply, GameView, JoinReply, LeaderboardReply } from "#protocol/http/games";
import type { GamePhase, OptionKey } from "#protocol/messages";
import { ring } from "./clock";
import { call } from "./http";

/** What a game should be, told without a line of its own code. Right is always B, and worth 1,000. */
type Pupil = { id: string; headers: Record<string, string>; score: number; answer: OptionKey | null; seenAt: number };
const BELL = 20_250;
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

export class Model {
  phase: GamePhase = "lobby";
  number = 0;
  openedAt = 0;
  readonly pupils: Pupil[] = [];
  /** How often the random games got where they should get. */
  static readonly reached = new Map<string, number>();

  constructor(
    readonly code: string,
    readonly token: string,
    readonly setId: string,
    readonly room: DurableObjectStub,
    readonly total: number,
    readonly clock: { pass: (ms: number) => number; now: () => number },
  ) {}

  saw(what: string) {
    Model.reached.set(what, (Model.reached.get(what) ?? 0) + 1);
  }

  #ids = 0;
  nextId = () => `press-${++this.#ids}`;

  close() {
    for (const pupil of this.pupils) pupil.score += pupil.answer === "B" ? 1000 : 0;
    this.phase = "reveal";
    this.saw("reveal");
  }

  open() {
    this.phase = "question";
    this.number += 1;
    this.openedAt = this.clock.now();
    for (const pupil of this.pupils) pupil.answer = null;
  }

  post(path: string, body?: unknown) {
    return call<GameReply>("POST", `/api/game/${this.code}/${path}`, {
      token: this.token,
      ...(body !== undefined && { body }),
    });
  }

  /** The room agrees in every point an owner can see. */
  async agrees() {
    const { json } = await call<GameView>("GET", `/api/game/${this.code}`, { token: this.token });
    const { phase, question_number, player_count } = json.game;
    deepEqual(
      { phase, question_number, player_count },
      {
        phase: this.phase,
        question_number: this.number,
        player_count: this.pupils.length,
      },
    );
    const board = await call<LeaderboardReply>("GET", `/api/game/${this.code}/leaderboard`, { token: this.token });
    const expected = this.pupils.map(({ id, score }) => {
      return { id, score, rank: 1 + this.pupils.filter((other) => other.score > score).length };
    });
    const seen = board.json.leaderboard.map(({ player_id, score, rank }) => ({ id: player_id, score, rank }));
    deepEqual(seen.toSorted(byId), expected.toSorted(byId));
  }
}

export type Step = fc.AsyncCommand<Model, object>;
const step = (name: string, run: (model: Model) => Promise<void>): Step => ({
  check: () => true,
  run: async (model) => {
    await run(model);
    await model.agrees();
  },
  toString: () => name,
});

export const join = step("join", async (model) => {
  const nickname = `Oyuncu ${model.pupils.length}`;
  const reply = await call<JoinReply>("POST", "/api/game/join", { body: { game_code: model.code, nickname } });
  if (model.phase === "completed") return deepEqual(reply.status, 410);
  deepEqual(reply.status, 201);
  const headers = { "session-id": reply.json.session_id };
  model.pupils.push({ id: reply.json.player_id, headers, score: 0, answer: null, seenAt: model.clock.now() });
});

export const answer = (who: number, option: OptionKey, isOld: boolean) =>
  step(`answer(${who},${option}${isOld ? ",old" : ""})`, async (model) => {
    const pupil = model.pupils[who % Math.max(1, model.pupils.length)];
    if (!pupil) return;
    const asked = isOld ? model.number - 2 : model.number - 1;
    const { status, json } = await call("POST", "/api/game/answer", {
      headers: pupil.headers,
      body: { question_id: `${model.setId}-${asked}`, answer: option, response_time_ms: 1 },
    });
    pupil.seenAt = model.clock.now();
    // The same answer again is acknowledged again, also after the end.
    if (!isOld && pupil.answer === option) return deepEqual(status, 200);
    if (isOld && model.phase === "completed") return model.saw("old question");
    if (model.phase === "completed") return deepEqual([status, json.code], [410, "game_over"]);
    if (model.phase === "lobby") return deepEqual([status, json.code], [409, "not_started"]);
    if (isOld) return model.saw("old question");
    if (model.phase === "reveal") return deepEqual([status, json.code], [409, "question_closed"]);
    if (pupil.answer !== null) {
      model.saw("second answer");
      return deepEqual([status, json.code], [409, "already_answered"]);
    }
    deepEqual(status, 200);
    pupil.answer = option;
    const present = model.pupils.filter(({ seenAt }) => model.clock.now() - seenAt <= 10_000);
    if (!present.every(({ answer }) => answer !== null)) return;
    model.saw("everybody answered");
    model.close();
  });

export const start = step("start", async (model) => {
  const { status } = await model.post("start");
  deepEqual(status, 200);
  if (model.phase === "lobby") model.open();
});

export const next = (number: "none" | "right" | "old") =>
  step(`next(${number})`, async (model) => {
    const question_number = { none: undefined, right: model.number, old: Math.max(0, model.number - 1) }[number];
    const { status } = await model.post("next", { question_number });
    const isStale = question_number !== undefined && question_number !== model.number;
    if (model.phase === "completed" || isStale) return deepEqual(status, 200);
    if (model.phase === "lobby" || model.phase === "question") {
      model.saw(`next refused in ${model.phase}`);
      return deepEqual(status, 409);
    }
    deepEqual(status, 200);
    if (model.number < model.total) return model.open();
    model.phase = "completed";
    model.saw("played to the end");
  });

export const endQuestion = step("end_question", async (model) => {
  const { status } = await model.post("end-question");
  deepEqual(status, model.phase === "question" ? 200 : 409);
  if (model.phase === "question") model.close();
});

/** Pressed on a screen that shows this question or the one before it, and sent twice. */
export const endQuestionOf = (which: "this" | "old") =>
  step(`end_question(${which})`, async (model) => {
    const isRunning = model.phase === "question" && which === "this";
    const press = {
      question_id: `${model.setId}-${isRunning ? model.number - 1 : model.number - 2}`,
      id: model.nextId(),
    };
    for (let time = 0; time < 2; time++) deepEqual((await model.post("end-question", press)).status, 200);
    if (isRunning) model.close();
    model.saw(isRunning ? "closed by its id" : "an old press");
  });

export const end = step("end", async (model) => {
  deepEqual((await model.post("end")).status, 200);
  if (model.phase === "question") model.close();
  model.phase = "completed";
});

export const pass = (seconds: number) =>
  step(`pass(${seconds})`, async (model) => {
    model.clock.pass(seconds * 1000);
    await ring(model.room);
    if (model.phase === "question" && model.clock.now() >= model.openedAt + BELL) {
      model.saw("the bell");
      model.close();
    }
  });
