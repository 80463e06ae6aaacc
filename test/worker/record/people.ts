import { exports } from "cloudflare:workers";
import { pass } from "./chance-and-clock";
import { settle } from "./recorder";

/** The people of a recorded play, and their calls. A refusal is a reply like any other. */

type Call = {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** The caller's address; by default that of the class. */
  readonly from?: string | undefined;
};
export async function ask<Reply = unknown>(method: string, path: string, call: Call = {}): Promise<Reply> {
  const { token, headers, body, from = "127.1.2.3" } = call;
  const reply = await exports.default.fetch(`https://bilye.test${path}`, {
    method,
    headers: {
      "cf-connecting-ip": from,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const isJson = reply.headers.get("content-type")?.includes("json");
  return (isJson ? await reply.json() : {}) as Reply;
}

/** A socket of the game. */
async function connected(query: Record<string, string>, from = "127.1.2.3") {
  const headers = { "cf-connecting-ip": from, upgrade: "websocket" };
  const { webSocket } = await exports.default.fetch(`https://bilye.test/ws?${new URLSearchParams(query)}`, { headers });
  webSocket?.accept();
  await settle();
  return webSocket;
}

async function send(ws: WebSocket | null, message: object) {
  if (ws?.readyState !== 1) return;
  ws.send(JSON.stringify(message));
  await settle();
}

export async function aScreen(query: { readonly code: string; readonly token: string }) {
  const ws = await connected(query);
  return { say: (message: object) => send(ws, message), closes: () => ws?.close(1000) };
}

/** The teacher's phone, let in by the picture on the board. */
export async function pairedPhone(code: string, token: string) {
  type Paired = { readonly token: string; readonly pair_id: string; readonly digits: string };
  const offer = await ask<Paired>("POST", `/api/game/${code}/pair`, { token });
  const { pair_id, digits } = await ask<Paired>("POST", "/api/pair", { body: { token: offer.token } });
  await ask("POST", `/api/game/${code}/pair/confirm`, { token, body: { digits } });
  return aScreen({ code, token: (await ask<Paired>("GET", `/api/pair/${pair_id}`)).token });
}

export const NO_SEAT = "x";

export type Phone = {
  /** Query of its socket. Missing: the phone has none. */
  readonly wire?: Record<string, string>;
  /** True if it joins by a message instead of a call. */
  readonly joinsBySocket?: true;
  readonly token?: string;
  readonly from?: string;
};
type Wanted = Phone & {
  readonly code: string;
  readonly nickname: string;
  readonly number: number;
  /** Asked for at the way in; teams are shown first, and so is the pupil who has a number. */
  readonly entry: "nickname" | "team" | "number";
};
type Seat = { readonly type?: string; readonly player_id?: string; readonly session_id?: string };

/** A player who joins, then sits at a socket if the phone has one. Without a seat the ids are `NO_SEAT`. */
export async function aPlayer({ code, nickname, number, entry, wire, joinsBySocket, token, from }: Wanted) {
  const own = entry === "number" ? { number, join_key: `anahtar-${code}-${number}` } : { nickname };
  let seat: Seat = {};
  let ws: WebSocket | null = null;
  const say = (message: object) => send(ws, message);
  async function sits() {
    if (!wire) return;
    ws = await connected({ code, ...wire }, from);
    ws?.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data as string) as Seat;
      if (message.type === "join_success") seat = message;
    });
  }
  async function join(more: object = {}) {
    const body = { game_code: code, ...own, ...more };
    if (!joinsBySocket) seat = await ask<Seat>("POST", "/api/game/join", { token, from, body });
    else await say({ type: "join_lobby", ...body });
    // The room collects joins for a moment.
    await pass(100);
  }
  if (joinsBySocket) await sits();
  if (entry === "number") await join();
  if (entry === "team") await join({ team: null });
  await join({ ...(entry === "number" && { confirm: true }), ...(entry === "team" && { team: number % 2 }) });
  const { player_id: id = NO_SEAT, session_id = NO_SEAT } = seat;
  async function comesBack() {
    if (id === NO_SEAT || !wire) return;
    ws?.close(1000);
    await sits();
    await say({ type: "reconnect", old_session_id: session_id });
  }
  if (!joinsBySocket) await comesBack();
  const headers = { "session-id": session_id };
  const says = (type: string, path: string, body: object) =>
    ws ? say({ type, ...body }) : ask("POST", `/api/game/${path}`, { headers, body, from });
  return {
    id,
    headers,
    say,
    comesBack,
    answers: (question_id: string, answer: string | null, turn?: number) =>
      says("submit_answer", "answer", { question_id, answer, response_time_ms: 900, ...(turn && { turn }) }),
    isSure: (question_id: string, confidence: number) => says("confidence", "confidence", { question_id, confidence }),
  };
}
export type Player = Awaited<ReturnType<typeof aPlayer>>;
