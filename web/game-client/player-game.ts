import type { ClientMessageOf } from "#protocol/live/client-messages";
import type { GameView } from "#protocol/http/games";
import type { ServerMessage } from "#protocol/live/messages";
import { serverClock, type ServerClock } from "#browser/clock";
import { Connection, type Link } from "./connection";
import type { Cancel, Env } from "#browser/env";
import { serverMessage } from "./server-message";
import { newLiveGame, type LiveGame, type LocalMessage, type OutReason } from "./game";
import { filledIn } from "./compact";
import { Polling } from "./polling";
import { outReasons, reduce } from "./reduce";
import { lookAtGame, postAnswer, postLeave, type AnswerToSend, type ApiReply } from "#api/requests";
import type { Seat } from "#api/seat";
import { deviceMemory, type Memory } from "#browser/device";
import { storedValues } from "#browser/stored-values";
import { foldView } from "./snapshot";
import { newStore, type Readable, type Store } from "#browser/store";

/** The time after which an unacknowledged answer is sent again; the server accepts a repeated answer. */
const RESEND_AFTER = 3_000;
/** The time for which a socket may stay silent after a probe, before it is given up. */
const SILENT_FOR = 2_000;

type KeptAnswer = {
  readonly player_id: string;
  readonly question_id: string;
  /** Another round may ask the same question. */
  readonly starts_at: number;
  readonly answer: string;
  readonly took_ms: number;
};
/** The last answer without an acknowledgement, for a page that is reloaded before one comes. */
const kept = storedValues("bilye.answer", (fields) => fields as Partial<KeptAnswer>);

export type PlayerView = {
  readonly game: LiveGame;
  readonly link: Link;
  /** True if WebSockets are blocked here; the game then works over HTTP. */
  readonly isPolling: boolean;
};

/**
 * A pupil's game on a phone: the socket, or polling where sockets are blocked, folded into one view that screens subscribe to.
 * The first tap is the answer; it is shown at once, kept on the device, and sent again by any way until the server acknowledges
 * it.
 *
 *     const game = new PlayerGame(seat, browserEnv());
 *     game.subscribe(() => draw(game.get().game.phase));
 *     game.answer("B");
 */
export class PlayerGame implements Readable<PlayerView> {
  private readonly seat: Seat;
  private readonly env: Env;
  private readonly memory: Memory;
  private readonly store: Store<PlayerView>;
  private readonly clock: ServerClock;
  private readonly connection: Connection;
  private readonly polling: Polling<GameView>;
  private isSeated = false;
  private isOver = false;
  private isLoading = false;
  private stopResend: Cancel = nothing;

  constructor(seat: Seat, env: Env, memory: Memory = deviceMemory()) {
    this.seat = seat;
    this.env = env;
    this.memory = memory;
    this.clock = serverClock(env.now);
    const you = { playerId: seat.playerId, nickname: seat.nickname, marble: seat.marble, score: 0, rank: null };
    this.store = newStore<PlayerView>({
      game: newLiveGame("player", seat.code, you),
      link: { status: "connecting", attempt: 0, lostAt: null, problem: null },
      isPolling: false,
    });
    this.polling = new Polling(
      { look: () => lookAtGame(env, seat), onReply: (reply, sentAt) => this.seen(reply, sentAt) },
      env,
    );
    this.connection = new Connection(
      {
        address: () => Promise.resolve(`${env.socketOrigin}/ws?code=${seat.code}&v=2&at=${seat.playerId}`),
        onLink: (link) => this.linked(link),
        onOpen: () => this.comeBack(),
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

  readonly serverNow = (): number => this.clock.now();
  readonly arrival = (): number => this.clock.arrival();

  /**
   * Answers the running question. Only the first choice counts; it is kept and sent again until the server has it or the
   * question is over.
   */
  readonly answer = (value: string): void => {
    const { phase } = this.get().game;
    const now = this.serverNow();
    if (phase.name !== "question" || phase.answer.state !== "none" || now < phase.question.starts_at) return;
    const { question_id, starts_at } = phase.question;
    const answer = { question_id, answer: value, took_ms: Math.round(now - starts_at) };
    kept.keep(this.memory, "", { player_id: this.seat.playerId, starts_at, ...answer } satisfies KeptAnswer);
    this.fold({ type: "local_answer", ...answer });
    this.sendAnswer();
  };

  /** Sends a message other than an answer; false if no socket accepts it. */
  readonly tell = (message: ClientMessageOf<"confidence" | "react">): boolean =>
    this.isSeated && this.connection.send(message);

  /**
   * Tells the server that this phone is loading the script that draws formulas: a question with formulas waits a moment for it.
   */
  readonly waitsFor = async (loading: Promise<unknown>): Promise<void> => {
    this.sayLoading(true);
    await loading;
    this.sayLoading(false);
  };

  /** Folds in the server's HTTP reply to such a message. */
  readonly hear = (message: ServerMessage): void => this.fold(message);

  readonly leave = (): void => {
    if (!this.isSeated || !this.connection.send({ type: "leave_game" })) void postLeave(this.env, this.seat);
    this.out("left", "");
  };

  /** "Try now": repeats all tries at once. */
  readonly retry = (): void => this.connection.retry();

  readonly close = (): void => {
    this.isOver = true;
    this.connection.close();
    this.stopPolling();
    this.stopResend();
  };

  private sayLoading(loading: boolean): void {
    this.isLoading = loading;
    if (this.isSeated) this.connection.send({ type: "loading", loading });
  }

  private linked(link: Link): void {
    this.isSeated = false;
    if (link.status === "connected") this.stopPolling();
    this.store.set({ ...this.get(), link });
    if (link.status !== "disconnected") return;
    if (link.reason === "closed") this.out("closed", "");
    else if (!this.get().isPolling) this.polling.seldom();
  }

  private comeBack(): void {
    this.clock.forget();
    this.connection.send({ type: "reconnect", old_session_id: this.seat.sessionId });
    this.measure();
  }

  /** Measures the clock, unless it is known well: each such ping wakes the room. */
  private measure(): void {
    if (this.clock.isRough()) this.connection.send({ type: "ping", timestamp: this.env.now() });
  }

  private heard(text: string): void {
    const heard = serverMessage(text);
    if (!heard) return;
    const message = filledIn(heard, this.get().game.you);
    this.clock.read(message);
    this.fold(message);
    if (message.type === "reconnect_success") {
      this.isSeated = true;
      if (this.isLoading) this.sayLoading(true);
    }
    // Back in the question that was left: an answer being sent goes again.
    if (message.type === "current_question") this.sendAnswer();
    if (message.type === "question_start") this.measure();
    this.connection.expectEnd(message, this.clock.now());
  }

  /** Takes up an answer that a page before this one has sent, or wanted to. */
  private recall(): void {
    const { phase } = this.get().game;
    if (phase.name !== "question" || phase.answer.state !== "none") return;
    const { player_id, question_id, starts_at, answer, took_ms } = kept.get(this.memory, "") ?? {};
    if (player_id !== this.seat.playerId || starts_at !== phase.question.starts_at) return;
    if (question_id !== phase.question.question_id || !answer || took_ms === undefined) return;
    this.fold({ type: "local_answer", question_id, answer, took_ms });
  }

  /** Sends the answer that waits for its acknowledgement: over HTTP while there is no socket, as HTTP may get through first. */
  private sendAnswer(): void {
    this.stopResend();
    this.recall();
    const answer = this.unacknowledged();
    if (!answer) return;
    this.stopResend = this.env.after(RESEND_AFTER, () => {
      // A socket that died silently costs no answer: it is also sent the other way.
      const waiting = this.unacknowledged();
      if (!waiting) return;
      if (this.isSeated) void this.postAnswer(waiting);
      this.connection.probe(SILENT_FOR);
      this.sendAnswer();
    });
    if (this.isSeated) this.connection.send({ type: "submit_answer", ...answer });
    else void this.postAnswer(answer);
  }

  private unacknowledged(): AnswerToSend | null {
    const { phase } = this.get().game;
    if (this.isOver || phase.name !== "question" || phase.answer.state !== "sent") return null;
    const { value, tookMs } = phase.answer;
    return { question_id: phase.question.question_id, answer: value, response_time_ms: tookMs ?? 0 };
  }

  private async postAnswer(answer: AnswerToSend): Promise<void> {
    const reply = await postAnswer(this.env, this.seat, answer);
    const { question_id } = answer;
    if (!reply.ok) {
      // A refusal does not concern the next question's answer, which may be on its way by now.
      if (this.unacknowledged()?.question_id === question_id) this.fold({ type: "error", ...reply });
      return;
    }
    if (this.isOver) return;
    // Ask again, because a reply from before this answer would undo it.
    if (this.polling.isOn) this.polling.again();
    this.fold({ type: "answer_accepted", question_id, answer: answer.answer });
    const { is_correct, points_earned } = reply.body;
    if (is_correct === null || points_earned === null) return;
    const { response_time_ms } = answer;
    this.fold({ type: "answer_received", ...reply.body, question_id, is_correct, points_earned, response_time_ms });
  }

  private stopPolling(): void {
    this.polling.stop();
    if (this.get().isPolling) this.store.set({ ...this.get(), isPolling: false });
  }

  private seen(reply: ApiReply<GameView>, sentAt: number): void {
    if (reply.ok) {
      this.clock.roundTrip(reply.body.server_time, sentAt);
      this.show(foldView(this.get().game, reply.body));
    } else {
      const reason = outReasons[reply.code];
      // Ignore other refusals, which come from the network or a busy server: they pass.
      if (reason) return this.out(reason, reply.message);
    }
    const view = this.get();
    if (this.isOver) return;
    if (view.isPolling !== reply.ok) this.store.set({ ...view, isPolling: reply.ok });
    const hadGivenUp = view.link.status === "disconnected" && !view.isPolling;
    if (!reply.ok) return view.link.status === "disconnected" ? this.polling.seldom() : undefined;
    if (hadGivenUp) this.connection.retry();
    // Takes up an answer of the page before this one; an answer of this page is sent again in its own time.
    if (!this.unacknowledged()) this.sendAnswer();
  }

  private fold(message: ServerMessage | LocalMessage): void {
    this.show(reduce(this.get().game, message));
  }

  private show(game: LiveGame): void {
    const hadAnswer = this.unacknowledged() !== null;
    if (game !== this.get().game) this.store.set({ ...this.get(), game });
    // A page that another tab has replaced leaves the answer to that tab.
    if (hadAnswer && !this.unacknowledged() && game.phase.name !== "out") kept.forget(this.memory, "");
    // Polling a finished game must stop by itself; a socket is closed by the server.
    if (game.phase.name === "out" || (game.phase.name === "ended" && this.polling.isOn)) this.close();
  }

  private out(reason: OutReason, message: string): void {
    if (this.get().game.phase.name !== "ended") this.fold({ type: "local_out", reason, message });
  }
}

function nothing(): void {}
