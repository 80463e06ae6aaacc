import type { CallName, ReplyTo } from "#protocol/http/calls/calls";
import type { JoinReply } from "#protocol/http/games";
import type { PickTeam } from "#protocol/live/messages";
import type { TeamChoice } from "#protocol/teams";
import type { Env } from "#browser/env";
import type { Seat } from "./seat";
import type { AddressOf, BodyFor, FieldIn, MethodOf } from "./typed-calls";
import { isServerAway, noNetwork, noServer, serverFailure } from "#words/refusals";

/**
 * The HTTP core of the pupil's pages and of running games, and a player's calls made with it. Light, because every phone loads
 * it before the lesson begins; the signed-in app has the larger `api.ts`. Nothing here throws: a reply is a body, or a failure
 * with a Turkish sentence. A school's filter may answer in the server's place, so a reply counts only if it `holds` the field
 * that every reply to this call has.
 *
 *     const reply = await call<"GET /api/game/:code">(env, `/api/game/${code}`, "game", { session });
 *     if (!reply.ok) return show(reply.message);  // reply.status 0: the server was not reached
 *     draw(reply.body.game);
 */

/** `status` 0: our server was not reached, even if something else answered in its place. */
export type Failure = {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly retryAfterMs?: number;
  /** The teams to choose from, if the pupil has to choose one before taking a seat. */
  readonly teams?: readonly TeamChoice[];
  /** The whole body of the server's refusal. */
  readonly said?: object;
};
export type ApiReply<Body> = { readonly ok: true; readonly body: Body } | Failure;

type Asker = Pick<Env, "fetch">;
type Call<Name extends CallName> = (Name extends `GET ${string}`
  ? { readonly method?: "GET"; readonly body?: undefined }
  : { readonly method: MethodOf<Name>; readonly body?: BodyFor<Name> }) & {
  readonly session?: string;
  readonly token?: string | null;
};
export type JoinRequest = {
  readonly code: string;
  readonly token: string | null;
  readonly nickname?: string;
  readonly marble?: number;
  /** The pupil's number in their class; `confirm` says yes to the name behind it. */
  readonly number?: number;
  readonly confirm?: boolean;
  /** The same key gets the same seat, even if the reply to the first try was lost. */
  readonly joinKey?: string;
  /** The team, in games whose players choose one; null asks for the list of teams. Without it the game assigns one. */
  readonly team?: number | null;
  /** The session of the previous game: its seat continues in the follow-up game, without a name. */
  readonly fromSession?: string;
};

/** Asks for a seat in a game. A bad token does not keep a pupil out: the game is then played without an account. */
export async function joinGame(
  env: Asker,
  request: JoinRequest,
): Promise<ApiReply<Seat> & { readonly tokenIsBad?: boolean }> {
  const { code, token, joinKey, fromSession, ...who } = request;
  const body = { game_code: code, join_key: joinKey, from_session: fromSession, ...who };
  const reply = await call<"POST /api/game/join">(env, "/api/game/join", "game_code", { method: "POST", body, token });
  if (reply.ok) {
    if ("session_id" in reply.body) return { ok: true, body: seatOf(reply.body) };
    return { ok: false, status: 200, code: "team_needed", message: "", teams: (reply.body as PickTeam).teams };
  }
  if (token === null || reply.status !== 401) return reply;
  return { ...(await joinGame(env, { ...request, token: null })), tokenIsBad: true };
}

export const askAboutCode = (env: Asker, code: string) =>
  call<"GET /api/game/:code/join">(env, `/api/game/${code}/join`, "generated_names", {});

export const askWhoIsSignedIn = (env: Asker, token: string) =>
  call<"GET /api/auth/me">(env, "/api/auth/me", "user", { token });

export const lookAtGame = (env: Asker, seat: Seat) =>
  call<"GET /api/game/:code">(env, `/api/game/${seat.code}`, "game", { session: seat.sessionId });

export const postAnswer = (env: Asker, seat: Seat, answer: AnswerToSend) =>
  call<"POST /api/game/answer">(env, "/api/game/answer", "accepted", {
    method: "POST",
    session: seat.sessionId,
    body: answer,
  });
export type AnswerToSend = {
  readonly question_id: string;
  readonly answer: string;
  readonly response_time_ms: number;
};

export const postLeave = (env: Asker, seat: Seat) =>
  call<"POST /api/player/:id/leave">(env, `/api/player/${seat.playerId}/leave`, null, {
    method: "POST",
    session: seat.sessionId,
  });

export const ownAnswers = (env: Asker, seat: Seat) =>
  call<"GET /api/player/:id/stats">(env, `/api/player/${seat.playerId}/stats`, "stats", { session: seat.sessionId });

function seatOf(reply: JoinReply): Seat {
  return {
    code: reply.game_code,
    sessionId: reply.session_id,
    playerId: reply.player_id,
    nickname: reply.nickname,
    marble: reply.marble,
    ...(reply.account && { account: true }),
  };
}

/** Makes a call. `holds` names a field of every reply to it, or one for each form of reply; null for empty replies. */
export async function call<Name extends CallName>(
  env: Asker,
  path: AddressOf<Name>,
  holds: FieldIn<ReplyTo<Name>> | readonly FieldIn<ReplyTo<Name>>[],
  { method = "GET", body, session, token }: Call<Name>,
): Promise<ApiReply<ReplyTo<Name>>> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (session) headers["session-id"] = session;
  if (token) headers.authorization = `Bearer ${token}`;
  let isAway = false;
  try {
    const response = await env.fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    isAway = isServerAway(response.status);
    if (response.status === 204 && holds === null) return { ok: true, body: null as ReplyTo<Name> };
    const fields = await response.json();
    if (response.ok && holds !== null && ([holds].flat() as string[]).some((name) => name in fields))
      return { ok: true, body: fields };
    if (!response.ok && typeof fields.code === "string") return failure(response, fields);
  } catch {
    // No reply came, or it cannot be read.
  }
  // A reply in another form comes from a filter or a portal, or from a proxy that reports our server as down (`isAway`).
  return isAway ? { ...notReached, code: "server_away", message: noServer } : notReached;
}

/**
 * A line may be slow and still work. Calls that are safe to repeat, like a join with its key, are retried once before the
 * network failure is shown.
 */
export async function twice<Answer extends ApiReply<unknown>>(ask: () => Promise<Answer>): Promise<Answer> {
  const reply = await ask();
  return !reply.ok && reply.status === 0 && navigator.onLine ? ask() : reply;
}

/** True if the same call may succeed in a while: the server was not reached, or is busy or down. */
export const isPassing = ({ status }: { readonly status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;

/** Milliseconds until a call may be repeated, 0 if the server did not say; null if it was refused. */
export const untilNextTry = (reply: ApiReply<unknown>): number | null =>
  reply.ok ? 0 : isPassing(reply) ? (reply.retryAfterMs ?? 0) : null;

export const notReached: Failure = { ok: false, status: 0, code: "network", message: noNetwork };

type Refused = { readonly code: string; readonly error?: unknown; readonly suggestion?: unknown };

function failure({ status, statusText, headers }: Response, said: Refused): Failure {
  const { code, error, suggestion } = said;
  const seconds = Number(headers.get("retry-after"));
  return {
    ok: false,
    status,
    code,
    said,
    message: typeof error === "string" ? error : serverFailure(status, statusText),
    ...(typeof suggestion === "string" && { suggestion }),
    ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
  };
}
