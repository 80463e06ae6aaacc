import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import type { GameSettings } from "#protocol/game-settings";
import type { NextGame } from "#protocol/live/messages";
import { aGame, polling } from "./a-game";
import { call } from "../http";
import { storedInD1 } from "./played";

type Wanted = { questions?: number; settings?: Partial<GameSettings>; token?: string };

/**
 * Plays a game of Ali and Ece over HTTP to its end. Both know the first question, and nobody answers any later one. Can joins,
 * but is removed.
 */
export async function aPlayedGame({ questions = 2, settings = {}, token }: Wanted = {}) {
  const game = await aGame({ questions, settings });
  const { code, teacher } = game;
  const ali = await polling(code, "Ali", token);
  const ece = await polling(code, "Ece");
  const can = await polling(code, "Can");
  const post = (path: string, body?: unknown) =>
    call<GameReply>("POST", `/api/game/${code}/${path}`, { token: teacher.token, ...(body !== undefined && { body }) });
  await post("start");
  await post("kick", { player_id: can.player_id });
  const { json } = await call<GameView>("GET", `/api/game/${code}`, { headers: ali.headers });
  const { question_id, options } = json.question!;
  const right = Object.entries(options!).find(([, text]) => text === "iki")![0];
  for (const { headers } of [ali, ece]) {
    await call("POST", "/api/game/answer", { headers, body: { question_id, answer: right, response_time_ms: 1 } });
  }
  for (let number = 1; number <= questions; number++) {
    await post("end-question");
    await post("next", { question_number: number });
  }
  await storedInD1(teacher.id, code);
  return { ...game, ali, ece, removed: can, firstId: question_id };
}

export const askAgain = (
  from_game: string,
  token: string,
  which: string = "missed",
  headers?: Record<string, string>,
) => call<GameReply>("POST", "/api/game", { token, body: { from_game, which }, ...(headers && { headers }) });

/** Takes a seat in the follow-up game by the seat of the previous game. */
export async function comes(game_code: string, from_session: unknown, token?: string) {
  const body = { game_code, from_session };
  const reply = await call<JoinReply>("POST", "/api/game/join", { body, ...(token && { token }) });
  return { ...reply, headers: { "session-id": reply.json.session_id } };
}

/** The follow-up game that this viewer is invited to. */
export async function nextSeenBy(code: string, viewer: { token?: string; headers?: Record<string, string> }) {
  const { json } = await call<GameView>("GET", `/api/game/${code}`, viewer);
  return json.next_game ?? null;
}

export const wire = (game_code: string, which: NextGame["which"] = "missed", questions = 1): NextGame => ({
  game_code,
  questions,
  which,
});

/** The status and the code of a refusal. */
export const refusalOf = async (asked: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await asked;
  return [status, (json as { code: string }).code];
};
