import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { PlayerStatsReply } from "#protocol/http/replies/players";
import { database } from "#db/database";
import { ownGame } from "#db/games/games";
import { aGame, polling } from "./a-game";
import { ring } from "../clock";
import { call } from "../http";
import { aPerson } from "../accounts/people";
import { eventually } from "../eventually";

/** A finished game of one question: a student was right, a guest wrong. D1 has its results. */
export async function played() {
  const game = await aGame({ questions: 1 });
  const { code, teacher } = game;
  const student = await aPerson("student");
  const ali = await polling(code, "Ali", student.token);
  const ece = await polling(code, "Ece");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  const view = await call<GameView>("GET", `/api/game/${code}`, { headers: ali.headers });
  const { question_id } = view.json.question!;
  const answer = (who: typeof ali, answer: string) =>
    call("POST", "/api/game/answer", { headers: who.headers, body: { question_id, answer, response_time_ms: 1 } });
  await answer(ali, "B");
  const open = await call<PlayerStatsReply>("GET", `/api/player/${ali.player_id}/stats`, { headers: ali.headers });
  await answer(ece, "A");
  await call("POST", `/api/game/${code}/next`, { token: teacher.token });
  await storedInD1(teacher.id, code);
  return { ...game, student, ali, ece, question_id, open };
}

export async function storedInD1(ownerId: string, code: string) {
  await eventually(async () => {
    expect((await ownGame(database(env.DB), ownerId, code))?.status).toBe("completed");
  });
}

/** Puts the room in its state after 24 hours: it has deleted itself. */
export async function wiped(room: DurableObjectStub) {
  await eventually(async () => {
    const wipeAt = await runInDurableObject(room, (_, state) =>
      state.storage.sql.exec("SELECT 1 FROM notes WHERE key = 'wipe_at'").toArray(),
    );
    expect(wipeAt.length).toBe(1);
  });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
  try {
    await ring(room);
  } finally {
    vi.useRealTimers();
  }
}

/** Makes D1 forget the game's end. */
export const unwriteEnd = (gameId: string) =>
  env.DB.batch([
    env.DB.prepare("DELETE FROM game_players WHERE game_id = ?").bind(gameId),
    env.DB.prepare(
      "UPDATE games SET status = 'active', ended_at = NULL, code_free_at = NULL, results = NULL WHERE id = ?",
    ).bind(gameId),
  ]);
