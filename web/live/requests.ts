import type { AnswerReply, GameView, JoinReply, PlayerStatsReply } from "#protocol/http/games";
import type { WsTokenReply } from "#protocol/http/people";
import type { OptionKey } from "#protocol/messages";
import type { Env } from "./env";
import type { Seat } from "./seat";
import { serverFailure, texts } from "./texts";

/** `status` 0: the server was not reached. */
export type Failure = {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly retryAfterMs?: number;
};
export type Reply<Body> = { readonly ok: true; readonly body: Body } | Failure;

type Asker = Pick<Env, "fetch">;
type Call = {
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
  readonly session?: string;
  readonly token?: string | null;
};

/** A bad token must not keep a pupil out: then the game is played without an account. */
export async function joinGame(
  env: Asker,
  wish: { code: string; nickname: string; marble: number; token: string | null },
): Promise<Reply<Seat> & { readonly tokenIsBad?: boolean }> {
  const body = { game_code: wish.code, nickname: wish.nickname, marble: wish.marble };
  const join = (token: string | null) => call<JoinReply>(env, "/api/game/join", { method: "POST", body, token });
  let reply = await join(wish.token);
  const tokenIsBad = wish.token !== null && !reply.ok && reply.status === 401;
  if (tokenIsBad) reply = await join(null);
  return { ...(reply.ok ? { ok: true, body: seatOf(reply.body) } : reply), ...(tokenIsBad && { tokenIsBad }) };
}

export const lookAtGame = (env: Asker, seat: Seat) =>
  call<GameView>(env, `/api/game/${seat.code}`, { session: seat.sessionId });

export const postAnswer = (env: Asker, seat: Seat, answer: AnswerToSend) =>
  call<AnswerReply>(env, "/api/game/answer", { method: "POST", session: seat.sessionId, body: answer });
export type AnswerToSend = {
  readonly question_id: string;
  readonly answer: OptionKey;
  readonly response_time_ms: number;
};

export const postLeave = (env: Asker, seat: Seat) =>
  call<null>(env, `/api/player/${seat.playerId}/leave`, { method: "POST", session: seat.sessionId });

export const ownAnswers = (env: Asker, seat: Seat) =>
  call<PlayerStatsReply>(env, `/api/player/${seat.playerId}/stats`, { session: seat.sessionId });

export const askWsToken = (env: Asker, code: string, token: string) =>
  call<WsTokenReply>(env, "/api/auth/ws-token", { method: "POST", token, body: { game_code: code } });

function seatOf(reply: JoinReply): Seat {
  return {
    code: reply.game_code,
    sessionId: reply.session_id,
    playerId: reply.player_id,
    nickname: reply.nickname,
    marble: reply.marble,
  };
}

async function call<Body>(env: Asker, path: string, { method = "GET", body, session, token }: Call) {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (session) headers["session-id"] = session;
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  let text: string;
  try {
    response = await env.fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    text = await response.text();
  } catch {
    return { ok: false, status: 0, code: "network", message: texts.network } satisfies Failure;
  }
  const fields = parsed(text);
  if (response.ok) return { ok: true, body: fields as Body } as const;
  return failure(response, fields, text);
}

function failure(response: Response, fields: unknown, text: string): Failure {
  const { error, message, code, suggestion } = (typeof fields === "object" && fields !== null ? fields : {}) as Record<
    string,
    unknown
  >;
  const said = [error, message, fields === undefined ? text : ""].find((said) => typeof said === "string" && said);
  const seconds = Number(response.headers.get("retry-after"));
  return {
    ok: false,
    status: response.status,
    code: typeof code === "string" ? code : "unknown",
    message: typeof said === "string" ? said : serverFailure(response.status, response.statusText),
    ...(typeof suggestion === "string" && { suggestion }),
    ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
  };
}

/** Undefined for a body that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
