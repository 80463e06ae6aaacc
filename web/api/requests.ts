import type { CallName, ReplyTo } from "#protocol/http/calls/calls";
import type { JoinReply } from "#protocol/http/replies/players";
import type { PickTeam } from "#protocol/live/messages";
import type { TeamChoice } from "#protocol/teams";
import type { Env } from "#browser/env";
import { storedToken, storeToken } from "#browser/token";
import type { Seat } from "./seat";
import type { AddressOf, BodyFor, FieldIn, MethodOf } from "./typed-calls";
import { isServerAway, noNetwork, noServer, serverFailure } from "#words/refusals";

/**
 * The HTTP core, and a player's calls made with it. Light, because every phone loads it before the lesson begins; what a signed-in
 * user's calls need besides is in `api.ts`. Nothing here throws: a reply is a body, or a failure
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
  readonly suggestion?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  /** The teams to choose from, if the pupil has to choose one before taking a seat. */
  readonly teams?: readonly TeamChoice[];
  /** The whole body of the server's refusal. */
  readonly said?: object;
  readonly headers?: Pick<Headers, "get">;
};
export type ApiReply<Body> = { readonly ok: true; readonly body: Body } | Failure;

type Asker = Pick<Env, "fetch">;
type Call<Name extends CallName> = (Name extends `GET ${string}`
  ? { readonly method?: "GET"; readonly body?: undefined }
  : { readonly method: MethodOf<Name>; readonly body?: BodyFor<Name> }) & {
  readonly session?: string;
  readonly token?: string | null;
  readonly within?: number;
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

/** Asks for a seat in a game. */
export async function joinGame(
  env: Asker,
  { code, token, joinKey, fromSession, ...who }: JoinRequest,
): Promise<ApiReply<Seat>> {
  const body = { game_code: code, join_key: joinKey, from_session: fromSession, ...who };
  const reply = await withAccount(token, (token) =>
    call<"POST /api/game/join">(env, "/api/game/join", "game_code", { method: "POST", body, token }),
  );
  if (!reply.ok) return reply;
  if ("session_id" in reply.body) return { ok: true, body: seatOf(reply.body) };
  return { ok: false, status: 200, code: "team_needed", message: "", teams: (reply.body as PickTeam).teams };
}

/** Joins for an account. A bad token does not keep a pupil out: it is forgotten, and the pupil joins without an account. */
export async function withAccount<Body>(
  token: string | null,
  join: (token: string | null) => Promise<ApiReply<Body>>,
): Promise<ApiReply<Body>> {
  const reply = await join(token);
  if (reply.ok || token === null || reply.code !== "unauthenticated") return reply;
  if (storedToken() === token) storeToken(null);
  return join(null);
}

export const askAboutCode = (env: Asker, code: string) =>
  call<"GET /api/game/:code/join">(env, `/api/game/${code}/join`, "generated_names", {});

export const askWhoIsSignedIn = (env: Asker, token: string) =>
  call<"GET /api/auth/me">(env, "/api/auth/me", "user", { token });

/** `within`: the time after which the call is given up. */
export const lookAtGame = (env: Asker, seat: Seat, within?: number) =>
  call<"GET /api/game/:code">(env, `/api/game/${seat.code}`, "game", { session: seat.sessionId, within });

export const postAnswer = (env: Asker, seat: Seat, answer: AnswerToSend) =>
  call<"POST /api/game/answer">(env, "/api/game/answer", "accepted", {
    method: "POST",
    session: seat.sessionId,
    body: answer,
  });
export type AnswerToSend = {
  readonly question_id: string;
  /** Null takes it back. */
  readonly answer: string | null;
  readonly response_time_ms: number;
  /** Number of this answer where answers may change: higher with each change. */
  readonly turn?: number | undefined;
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
export const call = <Name extends CallName>(
  env: Asker,
  path: AddressOf<Name>,
  holds: FieldIn<ReplyTo<Name>> | readonly FieldIn<ReplyTo<Name>>[],
  { session, ...sent }: Call<Name>,
): Promise<ApiReply<ReplyTo<Name>>> =>
  send(env, path, { ...sent, ...(session && { headers: { "session-id": session } }) }, (body) =>
    holds === null ? body === null : ([holds].flat() as string[]).some((name) => name in body!),
  );

type Sent = {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly within?: number | undefined;
};

/** Makes any call, for phones and the app alike. `isOurs` tells if the body of a reply, null for an empty one, is our server's. */
export async function send<Body>(
  env: Asker,
  path: string,
  { method = "GET", body, token, headers, within }: Sent,
  isOurs: (body: object | null) => boolean,
): Promise<ApiReply<Body>> {
  let response: Response | undefined;
  let said;
  try {
    response = await env.fetch(
      path,
      {
        method,
        headers: {
          accept: "application/json",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      within,
    );
    said = response.status === 204 ? null : await response.json();
    if (response.ok && isOurs(said)) return { ok: true, body: said };
  } catch {
    // No reply came, or it cannot be read.
  }
  return failureOf(response, said);
}

/**
 * A line may be slow, or cut at this moment, and still work. Calls that are safe to repeat, like a join with its key or an
 * answer, are retried once before the network counts as failed.
 */
export async function twice<Answer extends ApiReply<unknown>>(ask: () => Promise<Answer>): Promise<Answer> {
  const reply = await ask();
  return !reply.ok && reply.status === 0 && navigator.onLine ? ask() : reply;
}

/** True if the same call may succeed in a while: the server was not reached, or is busy or down. */
export const isPassing = ({ status }: { readonly status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;

export const notReached: Failure = { ok: false, status: 0, code: "network", message: noNetwork };

type Answer = Pick<Response, "status" | "statusText"> & { readonly headers: Pick<Headers, "get"> };
type Refused = { readonly code?: unknown; readonly error?: unknown; readonly suggestion?: string };

/** The failure of a call whose reply does not count. */
export function failureOf(response?: Answer, said?: Refused | null): Failure {
  if (!response) return notReached;
  const { status, statusText, headers } = response;
  if (status < 400 || typeof said?.code !== "string") {
    // A reply in another form comes from a filter or a portal, or from a proxy that reports our server as down.
    return isServerAway(status) ? { ...notReached, code: "server_away", message: noServer, headers } : notReached;
  }
  const { code, error, suggestion } = said;
  return {
    ok: false,
    status,
    code,
    said,
    headers,
    message: typeof error === "string" ? error : serverFailure(status, statusText),
    suggestion,
    retryAfterMs: 1000 * Number(headers.get("retry-after")) || undefined,
  };
}
