import type { LoginReply } from "#protocol/http/replies/people";
import type { AnswerTo, FieldsOf, PathOf } from "./typed-calls";
import { errorOf, type ApiError } from "./api-error";
import { bookmarkHeader, keepBookmark } from "./bookmark";
import { takeEarlyCall, type EarlyCall } from "./early-calls";
import { send } from "./requests";
import { storeReply, storedReply, storedReplyShown } from "./stored-replies";
import { endsWithBrowser, storedToken, storeToken } from "#browser/token";
import { isOld } from "./sign-in/token-claims";
import { keyOf, written } from "./unanswered";

/**
 * The client of the signed-in app: every call of its screens goes through here, wrapped by one file for each area
 * (`classes-api.ts`, `sets-api.ts`). It sends by `requests.ts`, as the pupil's pages do; it adds the token and renews it in
 * passing, ends a call that gets no reply, and throws an `ApiError` for everything but success. `make` is for calls that
 * create something: sent again after a lost reply, it creates nothing twice. Replies read with `keep` are shown offline.
 *
 *     const { class: created } = await make("/api/classes", { name: "5-A" });
 *     await put("/api/classes/:id", { id: created.id, archived: true }).catch((error: ApiError) => toast.error(error.message));
 */

type CallOptions = {
  readonly body?: unknown;
  /** From the human check, on login and register. */
  readonly humanToken?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** False for calls that must not sign the user out when they get a 401. */
  readonly guarded?: boolean;
  /** The call creates something: if it is sent again because its reply was lost, the server creates it only once. */
  readonly once?: boolean;
  /** It is sent even if the page is left at the same moment. */
  readonly lasting?: boolean;
  /** Keeps the reply on this device for reading offline, unless the sign-in ends with the browser. */
  readonly keep?: boolean;
};

let signedOut: () => void = () => {};

/** Registers what happens when a guarded call gets a 401: the app clears the session and goes to login. */
export function onUnauthorized(listener: () => void): void {
  signedOut = listener;
}

/** The body of the reply; null for 204. Throws an `ApiError` for everything except success. */
export async function call<Reply>(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
  const { body, humanToken, headers, signal, guarded = true, once = false, lasting = false, keep = false } = options;
  const token = storedToken();
  const keeper = keep && !endsWithBrowser() ? token : null;
  const sent = {
    method,
    body,
    token,
    headers: {
      ...(humanToken && { "x-human-token": humanToken }),
      ...bookmarkHeader(),
      ...(once && { "idempotency-key": keyOf(`${path} ${JSON.stringify(body)}`) }),
      ...headers,
    },
  };
  const early = method === "GET" && headers === undefined ? takeEarlyCall(path, token) : undefined;
  const reply = await send<Reply>(network(signal, lasting, early), path, sent, (fields) => typeof fields === "object");
  if (reply.ok) {
    if (method === "GET") storedReplyShown.set(false);
    else written();
    if (keeper !== null && keeper === storedToken()) void storeReply(path, keeper, JSON.stringify(reply.body));
    if (token !== null) renewIfOld(token);
    return reply.body;
  }
  if (signal?.aborted) throw new DOMException("", "AbortError");
  // A reply that is not from our server never signs anybody out.
  if (reply.status === 0) return storedOr<Reply>(keeper, path, errorOf(reply));
  // A 401 for a token that was replaced in the meantime says nothing about the present one.
  if (reply.status === 401 && guarded && token === storedToken()) signedOut();
  throw errorOf(reply);
}

/** Time limits for a reply to begin and to arrive. Uploads get the time they need on a line this slow. */
const ANSWER_MS = 30_000;
const BODY_MS = 120_000;
const SLOWEST_LINE = 5; // bytes per millisecond

/** Ends a call without a reply as if the server had not been reached. */
const network = (signal: AbortSignal | undefined, keepalive: boolean, early: EarlyCall | undefined) => ({
  async fetch(path: string, init: RequestInit = {}) {
    const ends = early?.ends ?? new AbortController();
    const end = () => ends.abort();
    if (signal?.aborted) end();
    signal?.addEventListener("abort", end);
    const size = typeof init.body === "string" ? init.body.length : 0;
    const patience = setTimeout(end, ANSWER_MS + size / SLOWEST_LINE);
    const asked = early?.response ?? fetch(path, { ...init, signal: ends.signal, ...(keepalive && { keepalive }) });
    const response = await asked;
    clearTimeout(patience);
    keepBookmark(response);
    setTimeout(end, BODY_MS);
    return response;
  },
});

const RENEW_AGAIN_MS = 3_600_000;
let renewedAt = -Infinity;

/**
 * Renews an old but valid token in passing, so that nobody is signed out during a lesson. If that fails, the old token goes on
 * working.
 */
function renewIfOld(token: string): void {
  if (performance.now() - renewedAt < RENEW_AGAIN_MS || !isOld(token, Date.now())) return;
  renewedAt = performance.now();
  const keep = ({ token: fresh }: LoginReply) => {
    if (token === storedToken()) storeToken(fresh, endsWithBrowser());
  };
  post("/api/auth/refresh", {}, { guarded: false }).then(keep, () => {});
}

/** Falls back to the kept reply to the same call if the server was not reached, and tells the page so. */
async function storedOr<Reply>(token: string | null, path: string, why: ApiError): Promise<Reply> {
  const stored = token === null ? null : await storedReply(path, token);
  if (stored === null) throw why;
  storedReplyShown.set(true);
  return JSON.parse(stored) as Reply;
}

type Given<Fields> = object extends Fields
  ? [fields?: Fields, options?: CallOptions]
  : [fields: Fields, options?: CallOptions];

/**
 * A call by its entry: fields fill the blanks of the address, and the others are its query or its body. A caller that spreads an
 * object names the blanks after it, so that none of its fields takes their place.
 */
const asking =
  <Method extends string>(method: Method, usual?: CallOptions) =>
  <Path extends PathOf<Method>>(path: Path, ...[fields, options]: Given<FieldsOf<`${Method} ${Path}`>>) => {
    const rest: Record<string, unknown> = { ...fields };
    const address = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = rest[name] as string;
      delete rest[name];
      return encodeURIComponent(value);
    });
    const isQuery = method === "GET";
    const hasBody = !isQuery && (method !== "DELETE" || Object.keys(rest).length > 0);
    return call<AnswerTo<`${Method} ${Path}`>>(method, isQuery ? address + query(rest) : address, {
      ...usual,
      ...options,
      ...(hasBody && { body: rest }),
    });
  };

export const get = asking("GET");
export const post = asking("POST");
/** A call that makes something. */
export const make = asking("POST", { once: true });
export const put = asking("PUT");
export const patch = asking("PATCH");
export const del = asking("DELETE");

/** "?page=2&q=…" from the values that are set; null is sent as an empty one. */
export function query(values: object): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return set.length === 0 ? "" : `?${new URLSearchParams(set.map(([name, value]) => [name, String(value ?? "")]))}`;
}
