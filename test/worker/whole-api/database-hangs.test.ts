import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { JoinReply } from "#protocol/http/replies/players";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { app } from "../../../worker/app";
import { newGame, type GameSetup } from "#game/game";
import type { ObjectTables } from "#objects/lifecycle/object-tables";
import { Outbox } from "#objects/lifecycle/outbox";
import { deliveriesOf } from "#objects/game-room/storage/results-writing";
import { aGame } from "../helpers/games/a-game";
import { origin } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

/** A database that takes every question and never answers one. */
const hanging = new Proxy(() => {}, {
  get: (_, name) =>
    ["all", "run", "raw", "first", "batch", "exec"].includes(String(name)) ? () => new Promise(() => {}) : hanging,
  apply: () => hanging,
}) as unknown as D1Database;

function ask(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Response> {
  const request = new Request(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return Promise.resolve(app.fetch(request, { ...env, DB: hanging }, createExecutionContext()));
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

test("[F25] D1 takes questions and answers none: pupils join and answer, the owner comes in and hosts", async () => {
  const { code, teacher } = await aGame({ questions: 1 });
  const student = await aPerson("student");
  const joins = await ask("POST", "/api/game/join", as(student.token), { game_code: code, nickname: "Ali" });
  expect(joins.status).toBe(201);
  const { session_id } = await joins.json<JoinReply>();
  const [started, screen] = await Promise.all([
    ask("POST", `/api/game/${code}/start`, as(teacher.token)),
    ask("GET", `/ws?code=${code}&token=${teacher.token}`, { upgrade: "websocket" }),
  ]);
  expect([started.status, screen.status]).toEqual([200, 101]);
  screen.webSocket!.accept();
  const seen = await ask("GET", `/api/game/${code}`, { "session-id": session_id });
  const { question } = await seen.json<{ question: { question_id: string } }>();
  const given = { question_id: question.question_id, answer: "B", response_time_ms: 1 };
  expect((await ask("POST", "/api/game/answer", { "session-id": session_id }, given)).status).toBe(200);
  const ended = await ask("POST", `/api/game/${code}/next`, as(teacher.token));
  expect((await ended.json<GameReply>()).game.status).toBe("completed");
  const report = await ask("GET", `/api/game/${code}/statistics`, as(teacher.token));
  expect((await report.json<GameStatistics>()).game).toMatchObject({ game_code: code, label: "" });
});

test("[F25] a call that changed the game waits for the newest try alone, not for one that was left without an answer", async () => {
  const { game } = await aGame();
  const bindings = { ...env, DB: hanging };
  const started = { ...newGame({ gameId: game.id, settings: {}, questions: [] } as object as GameSetup), startedAt: 1 };
  const outbox = new Outbox({
    tables: {
      outbox: () => [],
      note: () => null,
      putOutbox: () => {},
      dropOutbox: () => {},
    } as unknown as ObjectTables<never>,
    deliver: deliveriesOf(
      bindings,
      () => started,
      () => {},
    ),
    waitUntil: () => {},
    tried: () => {},
  });
  outbox.put("started", 0);
  outbox.run(0);
  bindings.DB = env.DB;
  outbox.run(60_000);
  await outbox.underway;
  expect(await env.DB.prepare("SELECT status FROM games WHERE id = ?").bind(game.id).first("status")).toBe("active");
});
