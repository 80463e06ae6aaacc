import type { GameView } from "#protocol/http/replies/game-view";
import type { HostMessage } from "#protocol/live/client-messages";
import type { ServerMessage } from "#protocol/live/messages";
import type { PageTurn } from "#protocol/live/page-turn";
import { serverClock, type ServerClock } from "#browser/clock";
import { createConnection, type Connection, type Link } from "./connection";
import type { Cancel, Env } from "#browser/env";
import { serverMessage } from "./server-message";
import { newLiveGame, type LiveGame, type LocalMessage, type OutReason } from "./game";
import { HostControls, questionOn } from "./host-controls";
import { askWsToken, findPlayers, lookAsHost, postAsHost } from "./host-requests";
import { watchForFollowUp } from "./follow-up";
import { createPolling, type Polling } from "./polling";
import { notSent, HostCommandQueue } from "./host-command-queue";
import { reduceHost } from "./reduce-host";
import type { Failure, ApiReply } from "#api/requests";
import { newStore, type Readable, type Store } from "#browser/store";

/**
 * Time that a socket has left once a press is doubted, which it is after 3 s; then the socket is given up, and the board says
 * so.
 */
const ANSWERED_WITHIN = 2_000;
/** Interval at which the board and the remote of a finished game look for the follow-up game, to go there together. */
const LOOK_FOR_NEXT_EVERY = 3_000;

export type HostView = {
  readonly game: LiveGame;
  readonly link: Link;
  /** True if WebSockets are blocked here; the game then works over HTTP. */
  readonly isPolling: boolean;
  /** The presses that have had no reply for a moment. */
  readonly waiting: readonly HostMessage["type"][];
};

/**
 * The teacher's game on one of their screens: over the socket, or by polling where sockets are blocked. No press is lost
 * silently.
 */
export class HostGame extends HostControls implements Readable<HostView> {
  private readonly code: string;
  private readonly token: () => string | null;
  private readonly env: Env;
  private readonly store: Store<HostView>;
  private readonly reactionCounts = newStore<readonly number[]>([]);
  private readonly turns = newStore<PageTurn | null>(null);
  private readonly clock: ServerClock;
  private readonly polling: Polling;
  private readonly commands: HostCommandQueue;
  private readonly connection: Connection;
  private lastSeen = "";
  private stopWatch: Cancel | null = null;

  /** `token` is read at every connect: after a password change the new one counts. */
  constructor(code: string, token: () => string | null, env: Env) {
    super();
    this.code = code;
    this.token = token;
    this.env = env;
    this.clock = serverClock(env.now);
    this.store = newStore<HostView>({
      game: newLiveGame("host", code),
      link: { status: "connecting", attempt: 0, lostAt: null, problem: null },
      isPolling: false,
      waiting: [],
    });
    this.polling = createPolling(
      { look: () => lookAsHost(env, code, token()), onReply: (reply, sentAt) => this.seen(reply, sentAt) },
      env,
    );
    this.commands = new HostCommandQueue(
      {
        send: (message) => this.get().link.status === "connected" && this.connection.send(message),
        post: (message) => (this.get().isPolling ? postAsHost(env, code, token(), message) : null),
        probe: () => this.connection.probe(ANSWERED_WITHIN, this.ping()),
        onWaiting: (waiting) => this.change({ waiting }),
        onReply: (reply) => this.replied(reply),
      },
      env,
    );
    this.connection = createConnection(
      {
        address: () => this.address(),
        onLink: (link) => this.linked(link),
        onOpen: () => this.clock.forget(),
        onMessage: (text) => this.heard(text),
        onSilent: () => this.polling.start(),
      },
      env,
    );
  }

  get get() {
    return this.store.get;
  }

  get subscribe() {
    return this.store.subscribe;
  }

  /** Reactions are events and no state, so the game is not redrawn for them. */
  get reactions(): Readable<readonly number[]> {
    return this.reactionCounts;
  }

  /** Turns of the board's page, which are events too. */
  get pageTurns(): Readable<PageTurn | null> {
    return this.turns;
  }

  /** Has the board turn its page. A turn that is lost leaves the page, which the host sees. */
  readonly turnPage = (way: PageTurn["way"]): void => {
    const question_id = questionOn(this.get().game);
    if (question_id === null) return;
    if (!this.connection.send({ type: "turn_page", question_id, way })) this.notSent();
  };

  /** For players who are not on this screen's list: replies about them are returned here and do not enter the game. */
  readonly others = {
    find: (q: string) => findPlayers(this.env, this.code, this.token(), q),
    rename: (player_id: string, nickname: string) =>
      postAsHost(this.env, this.code, this.token(), { type: "rename_player", player_id, nickname }),
  };
  readonly serverNow = (): number => this.clock.now();
  readonly retry = (): void => this.connection.retry();
  readonly close = (): void => {
    this.disconnect();
    this.stopWatch?.();
  };

  protected press(message: HostMessage): void {
    if (this.get().link.status === "disconnected" && !this.get().isPolling) return this.notSent();
    this.commands.press(message);
  }

  /** Requests a token for this one connect, so that the long-lived one stays out of every log. */
  private async address(): Promise<string | null> {
    const token = this.token();
    if (token === null) return null;
    const reply = await askWsToken(this.env, this.code, token);
    if (reply.ok) return `${this.env.socketOrigin}/ws?code=${this.code}&token=${encodeURIComponent(reply.body.token)}`;
    if (this.isOut(reply)) return null;
    // Perhaps only the service that makes such tokens is down.
    this.polling.start();
    throw new Error(reply.message);
  }

  private isOut({ status, message }: Failure): boolean {
    const reason = outReasons[status];
    if (reason) this.fold({ type: "local_out", reason, message });
    return reason !== undefined;
  }

  private linked(link: Link): void {
    this.change({ link });
    if (link.status === "connected") return this.stopPolling();
    if (link.status === "connecting") return;
    const { name } = this.get().game.phase;
    if (link.reason !== "gave_up") {
      const reason = link.reason === "signed_out" ? "signed_out" : "closed";
      if (name !== "ended" && name !== "out") this.fold({ type: "local_out", reason, message: "" });
    } else if (!this.get().isPolling) this.nothingWorks();
  }

  private heard(text: string): void {
    const message = serverMessage(text);
    if (!message) return;
    this.clock.read(message);
    if (message.type === "reactions") return this.reactionCounts.set(message.counts);
    if (message.type === "page_turned") return this.turns.set(message);
    if ((message.type === "done" || message.type === "error") && message.id !== undefined) {
      this.commands.answered(message.id);
    }
    if (message.type === "pong" && message.timestamp !== undefined) this.commands.readBefore(message.timestamp);
    this.fold(message);
    this.connection.expectEnd(message, this.clock.now());
    if (message.type !== "register_host_success") return;
    // The first message of the connection: measures the clock and sends the presses made in the meantime.
    this.commands.resend();
    this.connection.send({ type: "ping", timestamp: this.env.now() });
  }

  private seen(reply: ApiReply<GameView>, sentAt: number): void {
    if (!reply.ok && this.isOut(reply)) return;
    const host = reply.ok ? reply.body.host : undefined;
    if (reply.ok && !host && reply.body.game.status === "completed") {
      return this.fold({ type: "local_out", reason: "closed", message: "" });
    }
    const { link, isPolling } = this.get();
    this.change({ isPolling: host !== undefined });
    if (!host) {
      if (link.status === "disconnected") this.nothingWorks();
      return;
    }
    if (link.status === "disconnected" && !isPolling) this.connection.retry();
    this.clock.roundTrip(host.server_time, sentAt);
    const seen = JSON.stringify({ ...host, server_time: 0 });
    // Redraw only if the state has changed.
    if (seen !== this.lastSeen) {
      this.lastSeen = seen;
      this.fold({ type: "register_host_success", ...host });
      if (host.end) this.fold({ type: "game_end", ...host.end });
    }
    this.commands.resend();
  }

  private replied(reply: ApiReply<unknown>): void {
    if (!reply.ok && !this.isOut(reply)) this.fold({ type: "error", ...reply });
    if (this.polling.isOn()) this.polling.again(0);
  }

  private stopPolling(): void {
    this.polling.stop();
    this.lastSeen = "";
    this.change({ isPolling: false });
  }

  /** After five failed tries the presses are given up, and the connection is checked now and then. */
  private nothingWorks(): void {
    this.stopPolling();
    this.polling.seldom();
    if (this.commands.giveUp()) this.notSent();
  }

  private notSent(): void {
    this.fold({ type: "error", code: "not_sent", message: notSent });
  }

  private readonly ping = (): string => JSON.stringify({ type: "ping", timestamp: this.env.now() });

  private fold(message: ServerMessage | LocalMessage): void {
    const game = reduceHost(this.get().game, message);
    this.change({ game });
    const { phase } = game;
    // A page that was reloaded after the end learns only that the game is over.
    if (phase.name === "ended" || (phase.name === "out" && phase.reason === "closed")) this.watch();
    if (phase.name === "out" || (phase.name === "ended" && this.polling.isOn())) this.disconnect();
  }

  private watch(): void {
    this.stopWatch ??= watchForFollowUp(
      {
        look: () => lookAsHost(this.env, this.code, this.token()),
        every: LOOK_FOR_NEXT_EVERY,
        onNext: ({ next_game }) => this.change({ game: { ...this.get().game, nextGame: next_game } }),
      },
      this.env,
    );
  }

  private disconnect(): void {
    this.connection.close();
    this.polling.stop();
    this.commands.giveUp();
  }

  private change(change: Partial<HostView>): void {
    const view = this.get();
    const isSame = (Object.keys(change) as (keyof HostView)[]).every((key) => change[key] === view[key]);
    if (!isSame) this.store.set({ ...view, ...change });
  }
}

const outReasons: Readonly<Record<number, OutReason>> = { 401: "signed_out", 403: "signed_out", 404: "not_found" };
