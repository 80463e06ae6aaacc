import type { ClientMessage } from "#protocol/live/client-messages";
import type { ServerMessage } from "#protocol/live/messages";
import type { Cancel, Env, SocketLike } from "#browser/env";
import { texts } from "#words/refusals";

export const TRIES = 5;
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
  const base = Math.min(1000 * 2 ** (attempt - 1), 10_000);
  return Math.min(base + random * base, 10_000);
}

/**
 * One socket at a time, kept alive and reconnected until somebody closes it. A player's and a host's game each hold one; what
 * the frames mean is theirs to know, as is the way without sockets, which they take when `onSilent` is called.
 *
 * It counts as connected once the server has spoken: a filter may open a socket and pass nothing on. Nothing is queued:
 * `send` is false without an open socket, and the caller sends again. A close with code 1000 is the server's last word.
 *
 *     const connection = new Connection({ address, onLink, onOpen, onMessage, onSilent }, browserEnv());
 *     if (!connection.send({ type: "leave_game" })) void postLeave(env, seat);
 *     connection.close();
 */
export class Connection {
  private readonly options: Options;
  private readonly env: Env;
  private readonly stopWake: Cancel;
  private socket: SocketLike | null = null;
  private isConnected = false;
  private wasConnected = false;
  private tries = 0;
  private lostAt: number | null = null;
  private problem: Problem = null;
  private isOver = false;
  /** Raised whenever what was under way no longer counts. */
  private round = 0;
  private stopRetry: Cancel = nothing;
  private stopPing: Cancel = nothing;
  private stopPong: Cancel = nothing;
  private stopSteadyTimer: Cancel = nothing;
  private stopEnd: Cancel = nothing;

  constructor(options: Options, env: Env) {
    this.options = options;
    this.env = env;
    this.stopWake = env.onWake(() => this.wake());
    void this.open();
  }

  /** False if there is no open socket: nothing is queued here. */
  send(message: ClientMessage): boolean {
    // A closing socket has not reported it yet, and would only log an error.
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Starts over with all tries, at once. */
  retry(): void {
    if (this.isOver || this.isConnected) return;
    this.tries = 0;
    this.drop();
    void this.open();
  }

  /** Probes the connection. Without a sign of life the socket is given up. */
  probe(within = PONG_WITHIN_AFTER_WAKE, ping = PING): void {
    if (!this.isConnected) return;
    this.socket?.send(ping);
    this.stopPong();
    this.stopPong = this.env.after(within, () => this.lost(texts.lost));
  }

  /** Probes the connection if nothing has told the end of a question a moment after its bell. */
  expectEnd(message: ServerMessage, serverNow: number): void {
    const endsAt = "ends_at" in message ? message.ends_at : null;
    if (endsAt || message.type === "question_end") this.stopEnd();
    if (endsAt) this.stopEnd = this.env.after(endsAt - serverNow + END_WITHIN, () => this.probe());
  }

  close(): void {
    this.isOver = true;
    this.stopWake();
    this.drop(1000);
  }

  private async open(): Promise<void> {
    const round = ++this.round;
    this.tell({ status: "connecting", attempt: this.tries, lostAt: this.lostAt, problem: this.problem });
    this.stopRetry();
    this.stopRetry = this.env.after(SILENT_FOR, () => {
      this.stopRetry = this.env.after(SPEAKS_WITHIN - SILENT_FOR, () => this.notReached());
      this.options.onSilent();
    });
    let url: string | null;
    try {
      url = await this.options.address();
    } catch {
      if (round === this.round) this.lost(texts.notStarted);
      return;
    }
    if (round !== this.round) return;
    if (url === null) return this.over("signed_out");
    try {
      this.listen(new this.env.WebSocket(url));
    } catch {
      this.lost(texts.notStarted, texts.socketNotMade);
    }
  }

  private listen(socket: SocketLike): void {
    this.socket = socket;
    const isOurs = () => this.socket === socket;
    socket.addEventListener("open", () => {
      if (isOurs()) this.options.onOpen();
    });
    socket.addEventListener("message", ({ data }: MessageEvent) => {
      if (!isOurs()) return;
      this.stopPong();
      if (!this.isConnected) this.connected();
      if (typeof data === "string") this.options.onMessage(data);
    });
    socket.addEventListener("error", () => {
      if (isOurs()) this.problem = { text: texts.lost, detail: texts.socketError };
    });
    socket.addEventListener("close", ({ code }: CloseEvent) => {
      if (isOurs()) this.closed(code);
    });
  }

  private closed(code: number): void {
    if (code === 1000) return this.over("closed");
    if (this.isConnected) return this.lost(texts.lost, this.problem?.detail);
    this.options.onSilent();
    this.notReached();
  }

  private connected(): void {
    this.stopRetry();
    this.isConnected = true;
    this.tell({ status: "connected", again: this.wasConnected });
    this.wasConnected = true;
    this.problem = null;
    this.stopSteadyTimer = this.env.after(STEADY_AFTER, () => {
      this.tries = 0;
      this.lostAt = null;
    });
    this.keepAlive();
  }

  private keepAlive(): void {
    this.stopPing = this.env.after(PING_EVERY, () => {
      this.probe(PONG_WITHIN);
      this.keepAlive();
    });
  }

  private notReached(): void {
    if (!this.isOver) this.lost(texts.noServer, this.problem?.detail);
  }

  private lost(text: string, detail?: string): void {
    this.problem = { text, detail };
    this.lostAt ??= this.env.now();
    const hadSpoken = this.isConnected;
    this.drop();
    // A socket that spoke was not a failed try; but if it is lost again before it has held, this network may cut every socket.
    if (hadSpoken && this.tries > 0) this.options.onSilent();
    if (!hadSpoken && this.tries >= TRIES) {
      return this.tell({ status: "disconnected", reason: "gave_up", problem: { text: texts.tooManyTries, detail } });
    }
    this.tries = Math.min(this.tries + 1, TRIES);
    this.tell({ status: "connecting", attempt: this.tries, lostAt: this.lostAt, problem: this.problem });
    this.stopRetry = this.env.after(retryDelay(this.tries, this.env.random()), () => void this.open());
  }

  private over(reason: "closed" | "signed_out"): void {
    this.isOver = true;
    this.stopWake();
    this.drop();
    this.tell({ status: "disconnected", reason, problem: null });
  }

  private wake(): void {
    if (this.isOver) return;
    if (this.isConnected) return this.probe();
    this.retry();
  }

  /** Closes the socket without waiting for its close event, which a half-open one may never send. */
  private drop(code?: number): void {
    this.isConnected = false;
    this.round += 1;
    for (const stop of [this.stopRetry, this.stopPing, this.stopPong, this.stopSteadyTimer, this.stopEnd]) stop();
    this.socket?.close(code);
    this.socket = null;
  }

  private tell(link: Link): void {
    this.options.onLink(link);
  }
}

function nothing(): void {}
