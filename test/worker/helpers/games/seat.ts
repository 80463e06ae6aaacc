import { exports } from "cloudflare:workers";
import type { ClientMessage } from "#protocol/live/client-messages";
import type { ServerMessage, ServerMessageOf } from "#protocol/live/messages";
import { client, origin } from "../http";
import { aFrameCheck } from "./frame-fault";

/**
 * Limit for waiting, longer than anything takes. A test that reaches it fails with a list of the messages that came instead.
 */
const PATIENCE = 90_000;

type Refused = { status: number; json: { error: string; code: string } };

/** Requests a socket at `/ws`; returns the response, with a socket or a refusal. */
export async function knock(query: Record<string, string>, headers: Record<string, string> = { upgrade: "websocket" }) {
  const response = await exports.default.fetch(`${origin}/ws?${new URLSearchParams(query)}`, {
    headers: { "cf-connecting-ip": client, ...headers },
  });
  if (response.webSocket) opened.add(response.webSocket);
  return response;
}

const opened = new Set<WebSocket>();

/**
 * Closes all sockets, because the runtime logs an error for each one left open. Does not wait for a room that does not answer.
 */
export async function closeSockets() {
  const stillOpen = [...opened].filter(({ readyState }) => readyState !== WebSocket.CLOSED);
  opened.clear();
  const closed = stillOpen.map(async (socket) => {
    const end = new Promise((resolve) => socket.addEventListener("close", resolve));
    try {
      socket.accept();
    } catch {
      // The socket was accepted earlier.
    }
    socket.close();
    await end;
  });
  await Promise.race([Promise.all(closed), new Promise((resolve) => setTimeout(resolve, 1000))]);
}

export async function refusedAt(query: Record<string, string>, headers?: Record<string, string>): Promise<Refused> {
  const response = await knock(query, headers);
  return { status: response.status, json: await response.json() };
}

/** A seat in a game, over a real socket. It keeps everything that it was sent, and fails at a frame unlike its entry. */
export async function sit(code: string, token?: string, wire: Record<string, string> = {}) {
  const response = await knock({ code, ...(token && { token }), ...wire });
  const ws = response.webSocket;
  if (!ws) throw new Error(`no socket: ${response.status} ${await response.text()}`);
  const inbox: ServerMessage[] = [];
  const texts: string[] = [];
  const faultOf = aFrameCheck(wire.v === "2");
  let fault: string | null = null;
  let waiting: (() => void)[] = [];
  const wake = () => {
    for (const resume of waiting.splice(0)) resume();
  };
  ws.addEventListener("message", ({ data }) => {
    texts.push(data as string);
    fault ??= faultOf(data as string);
    inbox.push(JSON.parse(data as string) as ServerMessage);
    wake();
  });
  let end: { code: number; reason: string } | null = null;
  ws.addEventListener("close", ({ code, reason }) => {
    end = { code, reason };
    wake();
  });
  ws.accept();

  /** Checks the messages again at each new one, until the wanted one is there. */
  async function until<T>(what: string, look: () => T | null): Promise<T> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      wake();
    }, PATIENCE);
    try {
      for (;;) {
        if (fault !== null) throw new Error(fault);
        const seen = look();
        if (seen !== null) return seen;
        if (end) throw new Error(`closed with ${JSON.stringify(end)} before ${what}`);
        if (isLate) throw new Error(`no ${what} in time; all that was heard:\n${texts.join("\n")}`);
        await new Promise<void>((resume) => waiting.push(resume));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ws,
    /** Every text received so far. */
    texts,
    /** The close event of the socket. */
    get closed() {
      return until("close", () => end);
    },
    say: (message: ClientMessage) => ws.send(JSON.stringify(message)),
    sayText: (text: string) => ws.send(text),
    /** The next message of this type; others before it are dropped. */
    hears: <T extends ServerMessage["type"]>(type: T): Promise<ServerMessageOf<T>> =>
      until(type, () => {
        for (let message = inbox.shift(); message; message = inbox.shift()) {
          if (message.type === type) return message as ServerMessageOf<T>;
        }
        return null;
      }),
    /** True if the inbox has a message of this type; it stays there. */
    has: (type: ServerMessage["type"]) => inbox.some((message) => message.type === type),
    /** Sends a ping and waits for its answer: by then everything sent before has been answered too. */
    async settles() {
      const timestamp = Math.random();
      ws.send(JSON.stringify({ type: "ping", timestamp }));
      return until("pong", () => {
        const at = inbox.findIndex((message) => message.type === "pong" && message.timestamp === timestamp);
        return at >= 0 ? inbox.splice(at, 1) : null;
      });
    },
  };
}
export type Seat = Awaited<ReturnType<typeof sit>>;

/** A player who has joined. */
export async function joined(code: string, nickname: string, token?: string, wire?: Record<string, string>) {
  const seat = await sit(code, token, wire);
  await seat.hears("welcome");
  seat.say({ type: "join_lobby", game_code: code, nickname });
  const success = await seat.hears("join_success");
  return Object.assign(seat, { id: success.player_id, sessionId: success.session_id, success });
}
export type PlayerSeat = Awaited<ReturnType<typeof joined>>;

/** The owner's screen. */
export async function hosting(code: string, token: string) {
  const seat = await sit(code, token);
  const registered = await seat.hears("register_host_success");
  return Object.assign(seat, { registered });
}
