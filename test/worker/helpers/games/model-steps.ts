import { deepEqual } from "node:assert/strict";
import * as fc from "fast-check";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import type { OptionKey } from "#question/question";
import { ring } from "../clock";
import { call } from "../http";
import { BELL, Model } from "./model";

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
  const nickname = `Oyuncu ${++model.named}`;
  const reply = await call<JoinReply>("POST", "/api/game/join", { body: { game_code: model.code, nickname } });
  if (model.phase === "completed") return deepEqual(reply.status, 410);
  deepEqual(reply.status, 201);
  model.sits(reply.json);
});

/** Joins with a key, and repeats the call as after a lost reply. */
export const joinTwice = step("join twice", async (model) => {
  const nickname = `Oyuncu ${++model.named}`;
  const body = { game_code: model.code, nickname, join_key: `key-${nickname}-of-a-phone` };
  const first = await call<JoinReply>("POST", "/api/game/join", { body });
  const again = await call<JoinReply>("POST", "/api/game/join", { body: { ...body, nickname: "Başka" } });
  deepEqual([again.status, again.json], [first.status, first.json]);
  if (model.phase === "completed") return deepEqual(first.status, 410);
  deepEqual(first.status, 201);
  model.sits(first.json);
  model.saw("joined twice");
});

export const poll = (who: number) =>
  step(`poll(${who})`, async (model) => {
    const pupil = model.pupils[who % Math.max(1, model.pupils.length)];
    if (!pupil) return;
    const { status, json } = await call<GameView>("GET", `/api/game/${model.code}`, { headers: pupil.headers });
    deepEqual([status, json.you!.player_id], [200, pupil.id]);
    if (model.phase !== "completed") {
      if (pupil.hasLeft) model.saw("back by a poll");
      pupil.hasLeft = false;
    }
    pupil.isKept = true;
    pupil.seenAt = model.clock.now();
  });

export const leave = (who: number, isBackAtOnce: boolean) =>
  step(`leave(${who}${isBackAtOnce ? ",back" : ""})`, async (model) => {
    const pupil = model.pupils[who % Math.max(1, model.pupils.length)];
    if (!pupil) return;
    deepEqual((await call("POST", `/api/player/${pupil.id}/leave`, { headers: pupil.headers })).status, 204);
    if (model.phase === "lobby") model.pupils.splice(model.pupils.indexOf(pupil), 1);
    else if (model.phase !== "completed" && !pupil.hasLeft) {
      pupil.hasLeft = true;
      if (model.phase === "question" && model.closesIfAllAnswered()) model.saw("the last one left");
    }
    if (isBackAtOnce && model.pupils.includes(pupil)) await poll(model.pupils.indexOf(pupil)).run(model, {});
  });

export const move = (who: number, team: number) =>
  step(`move(${who},${team})`, async (model) => {
    const pupil = model.pupils[who % Math.max(1, model.pupils.length)];
    if (!pupil) return;
    const { status } = await model.post("move", { player_id: pupil.id, team });
    if (model.phase === "completed") return deepEqual(status, 410);
    deepEqual(status, model.teams.length === 0 ? 409 : 200);
    if (model.teams.length === 0) return;
    if (pupil.team !== team) model.saw(`moved in ${model.phase}`);
    pupil.team = team;
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
    // Repeating an answer is acknowledged again, even after the end.
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
    pupil.hasLeft = false;
    if (model.closesIfAllAnswered()) model.saw("everybody answered");
  });

export const start = step("start", async (model) => {
  const { status } = await model.post("start");
  deepEqual(status, 200);
  for (const pupil of model.pupils) pupil.isKept = true;
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

/** Ends the question twice, from a screen that shows this question or the previous one. */
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

/** Asks for a follow-up game, more or less often than needed; a pupil joins it twice with the seat here. */
export const again = (who: number) =>
  step(`again(${who})`, async (model) => {
    const body = { from_game: model.code, which: "all" };
    const { status, json } = await call<GameReply & { code: string }>("POST", "/api/game", {
      token: model.token,
      body,
    });
    if (model.phase !== "completed") return deepEqual([status, json.code], [409, "game_running"]);
    const { game_code, total_questions, player_count } = json.game;
    deepEqual([status, total_questions], [201, model.total]);
    deepEqual(game_code, (model.nextCode ??= game_code));
    const pupil = model.pupils[who % Math.max(1, model.pupils.length)];
    if (!pupil) return;
    const seat = { game_code, from_session: pupil.headers["session-id"] };
    const first = await call<JoinReply>("POST", "/api/game/join", { body: seat });
    const second = await call<JoinReply>("POST", "/api/game/join", { body: seat });
    deepEqual([first.status, second.json], [201, first.json]);
    model.saw(player_count === 0 ? "first in the follow-up game" : "follow-up game asked for again");
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
    for (const pupil of model.phase === "lobby" ? [...model.pupils] : []) {
      if (pupil.isKept || model.clock.now() < pupil.joinedAt + 60_000) continue;
      model.pupils.splice(model.pupils.indexOf(pupil), 1);
      model.saw("a seat given up");
    }
    if (model.phase === "question" && model.clock.now() >= model.openedAt + BELL) {
      model.saw("the bell");
      model.close();
    }
  });
