import type { ClientMessage } from "#protocol/live/client-messages";
import type { ServerMessage } from "#protocol/live/messages";
import { waitAfter } from "#shared/ask-again";
import type { Cancel, Env, SocketLike } from "#browser/env";
import * as texts from "#words/connection";

const LONGEST_WAIT = 10_000;
const WAITS = [1_000, 2_000, 4_000, 8_000, LONGEST_WAIT];
export const TRIES = WAITS.length;
const PING = '{"type":"ping"}';
const PING_EVERY = 30_000;
const PONG_WITHIN = 10_000;
/** The patience with a probe after a wake-up, which is sent at once. */
const PONG_WITHIN_AFTER_WAKE = 3_000;
const SPEAKS_WITHIN = 8_000;
/** The time after a question's bell within which its end is heard. */
const END_WITHIN = 1_500;
/** Time after which a silent socket should be helped out by another way. */
const SILENT_FOR = 4_000;
/** A connection that held this long was good: the next loss gets all its tries again. */
const STEADY_AFTER = 5_000;

/** The state of the connection. `attempt` is the automatic try under way, 0 for the first connect and for a requested one. */
export type Link =
  | {
      readonly status: "connecting";
      readonly attempt: number;
      readonly lostAt: number | null;
      readonly problem: Problem;
    }
  | { readonly status: "connected"; readonly again: boolean }
  | {
      readonly status: "disconnected";
      readonly reason: "gave_up" | "closed" | "signed_out";
      readonly problem: Problem;
    };
/** A sentence for people and, if known, the technical one. */
type Problem = { readonly text: string; readonly detail?: string | undefined } | null;

type Options = {
  /** Called before every connect; returns null if there is nobody to connect as. */
  readonly address: () => Promise<string | null>;
  readonly onLink: (link: Link) => void;
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** A socket closes without a message, stays silent for long or is lost each time: the network may block WebSockets. */
  readonly onSilent: () => void;
};

/** The delay before automatic try `attempt` (1 to 5): 1, 2, 4, 8, 10 s plus a random part, so that a class spreads out. */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(waitAfter(attempt - 1, WAITS) * (1 + random), LONGEST_WAIT);
}

export type Connection = ReturnType<typeof createConnection>;

/**
 * One socket at a time, kept alive and reconnected until somebody closes it. A player's and a host's game each hold one; what
 * the frames mean is theirs to know, as is the way without sockets, which they take when `onSilent` is called.
 *
 * It counts as connected once the server has spoken: a filter may open a socket and pass nothing on. Nothing is queued:
 * `send` is false without an open socket, and the caller sends again. A close with code 1000 is the server's last word.
 *
 *     const connection = createConnection({ address, onLink, onOpen, onMessage, onSilent }, browserEnv());
 *     if (!connection.send({ type: "leave_game" })) void postLeave(env, seat);
 *     connection.close();
 */
export function createConnection({ address, onLink, onOpen, onMessage, onSilent }: Options, env: Env) {
  let socket: SocketLike | null = null;
  let isConnected = false;
  let wasConnected = false;
  let tries = 0;
  let lostAt: number | null = null;
  let problem: Problem = null;
  let isOver = false;
  /** Raised whenever what was under way no longer counts. */
  let round = 0;
  let stopRetry: Cancel = nothing;
  let stopPing: Cancel = nothing;
  let stopPong: Cancel = nothing;
  let stopSteadyTimer: Cancel = nothing;
  let stopEnd: Cancel = nothing;
  const stopWake = env.onWake(wake);

  /** False if there is no open socket: nothing is queued here. */
  function send(message: ClientMessage): boolean {
    // A closing socket has not reported it yet, and would only log an error.
    if (socket?.readyState !== 1) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** Starts over with all tries, at once. */
  function retry(): void {
    if (isOver || isConnected) return;
    tries = 0;
    drop();
    void open();
  }

  /** Probes the connection. Without a sign of life the socket is given up. */
  function probe(within = PONG_WITHIN_AFTER_WAKE, ping = PING): void {
    if (!isConnected) return;
    socket?.send(ping);
    stopPong();
    stopPong = env.after(within, () => lost(texts.lost));
  }

  /** Probes the connection if nothing has told the end of a question a moment after its bell. */
  function expectEnd(message: ServerMessage, serverNow: number): void {
    const endsAt = "ends_at" in message ? message.ends_at : null;
    if (endsAt || message.type === "question_end") stopEnd();
    if (endsAt) stopEnd = env.after(endsAt - serverNow + END_WITHIN, () => probe());
  }

  function close(): void {
    isOver = true;
    stopWake();
    drop(1000);
  }

  async function open(): Promise<void> {
    const ours = ++round;
    onLink({ status: "connecting", attempt: tries, lostAt, problem });
    stopRetry();
    stopRetry = env.after(SILENT_FOR, () => {
      stopRetry = env.after(SPEAKS_WITHIN - SILENT_FOR, notReached);
      onSilent();
    });
    let url: string | null;
    try {
      url = await address();
    } catch {
      if (ours === round) lost(texts.notStarted);
      return;
    }
    if (ours !== round) return;
    if (url === null) return over("signed_out");
    try {
      listen(new env.WebSocket(url));
    } catch {
      lost(texts.notStarted, texts.socketNotMade);
    }
  }

  function listen(opened: SocketLike): void {
    socket = opened;
    const isOurs = () => socket === opened;
    socket.addEventListener("open", () => {
      if (isOurs()) onOpen();
    });
    socket.addEventListener("message", ({ data }: MessageEvent) => {
      if (!isOurs()) return;
      stopPong();
      if (!isConnected) connected();
      if (typeof data === "string") onMessage(data);
    });
    socket.addEventListener("error", () => {
      if (isOurs()) problem = { text: texts.lost, detail: texts.socketError };
    });
    socket.addEventListener("close", ({ code }: CloseEvent) => {
      if (isOurs()) closed(code);
    });
  }

  function closed(code: number): void {
    if (code === 1000) return over("closed");
    if (isConnected) return lost(texts.lost, problem?.detail);
    onSilent();
    notReached();
  }

  function connected(): void {
    stopRetry();
    isConnected = true;
    onLink({ status: "connected", again: wasConnected });
    wasConnected = true;
    problem = null;
    stopSteadyTimer = env.after(STEADY_AFTER, () => {
      tries = 0;
      lostAt = null;
    });
    keepAlive();
  }

  function keepAlive(): void {
    stopPing = env.after(PING_EVERY, () => {
      probe(PONG_WITHIN);
      keepAlive();
    });
  }

  function notReached(): void {
    if (!isOver) lost(texts.noServer, problem?.detail);
  }

  function lost(text: string, detail?: string): void {
    problem = { text, detail };
    lostAt ??= env.now();
    const hadSpoken = isConnected;
    drop();
    // A socket that spoke was not a failed try; but if it is lost again before it has held, this network may cut every socket.
    if (hadSpoken && tries > 0) onSilent();
    if (!hadSpoken && tries >= TRIES) {
      return onLink({ status: "disconnected", reason: "gave_up", problem: { text: texts.tooManyTries, detail } });
    }
    tries = Math.min(tries + 1, TRIES);
    onLink({ status: "connecting", attempt: tries, lostAt, problem });
    stopRetry = env.after(retryDelay(tries, env.random()), () => void open());
  }

  function over(reason: "closed" | "signed_out"): void {
    isOver = true;
    stopWake();
    drop();
    onLink({ status: "disconnected", reason, problem: null });
  }

  function wake(): void {
    if (isOver) return;
    if (isConnected) return probe();
    retry();
  }

  /** Closes the socket without waiting for its close event, which a half-open one may never send. */
  function drop(code?: number): void {
    isConnected = false;
    round += 1;
    for (const stop of [stopRetry, stopPing, stopPong, stopSteadyTimer, stopEnd]) stop();
    socket?.close(code);
    socket = null;
  }

  void open();
  return { send, retry, probe, expectEnd, close };
}

function nothing(): void {}
