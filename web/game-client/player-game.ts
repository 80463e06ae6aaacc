import type { ClientMessageOf } from "#protocol/live/client-messages";
import type { GameView } from "#protocol/http/replies/game-view";
import type { ServerMessage } from "#protocol/live/messages";
import { serverClock } from "#browser/clock";
import { createConnection, type Link } from "./connection";
import type { Cancel, Env } from "#browser/env";
import { serverMessage } from "./server-message";
import { newLiveGame, type LiveGame, type LocalMessage, type OutReason } from "./game";
import { filledIn } from "./compact";
import { createPolling, LOOKS_FOR } from "./polling";
import { outReasons, reduce } from "./reduce";
import { lookAtGame, postAnswer, postLeave, twice, type AnswerToSend, type ApiReply } from "#api/requests";
import type { Seat } from "#api/seat";
import { deviceMemory, type Memory } from "#browser/device";
import { storedValues } from "#browser/stored-values";
import { foldView } from "./snapshot";
import { newStore } from "#browser/store";

/** The time after which an unacknowledged answer is sent again; the server accepts a repeated answer. */
const RESEND_AFTER = 3_000;
/** The time for which a socket may stay silent after a probe, before it is given up. */
const SILENT_FOR = 2_000;
/** The time after which a page that opens asks over HTTP too: a far socket takes four round trips to speak, a call one. */
const OPENS_WITHIN = 300;

type KeptAnswer = {
  readonly player_id: string;
  readonly question_id: string;
  /** A follow-up game may ask the same question. */
  readonly starts_at: number;
  readonly answer: string;
  readonly took_ms: number;
  readonly turn?: number | undefined;
};
/** The last answer without an acknowledgement, for a page that is reloaded before one comes. */
const kept = storedValues("bilye.answer", (fields) => fields as Partial<KeptAnswer>);

export type PlayerView = {
  readonly game: LiveGame;
  readonly link: Link;
  /** True if WebSockets are blocked here; the game then works over HTTP. */
  readonly isPolling: boolean;
};

export type PlayerGame = ReturnType<typeof createPlayerGame>;

/**
 * A pupil's game on a phone: the socket, or polling where sockets are blocked, folded into one view that screens subscribe to.
 * The first tap is the answer, or the last one where answers may change; it is shown at once, kept on the device, and sent again
 * by any way until the server acknowledges it.
 *
 *     const game = createPlayerGame(seat, browserEnv());
 *     game.subscribe(() => draw(game.get().game.phase));
 *     game.answer("B");
 */
export function createPlayerGame(seat: Seat, env: Env, memory: Memory = deviceMemory()) {
  const clock = serverClock(env.now);
  const you = { playerId: seat.playerId, nickname: seat.nickname, marble: seat.marble, score: 0, rank: null };
  const store = newStore<PlayerView>({
    game: newLiveGame("player", seat.code, you),
    link: { status: "connecting", attempt: 0, lostAt: null, problem: null },
    isPolling: false,
  });
  const { get, subscribe } = store;
  const serverNow = () => clock.now();
  let isSeated = false;
  let isOver = false;
  let isLoading = false;
  let stopResend: Cancel = nothing;
  const polling = createPolling({ look: () => lookAtGame(env, seat, LOOKS_FOR), onReply: seen }, env);
  const connection = createConnection(
    {
      address: () => Promise.resolve(`${env.socketOrigin}/ws?code=${seat.code}&v=2&at=${seat.playerId}`),
      onLink: linked,
      onOpen: comeBack,
      onMessage: heard,
      onSilent: polling.start,
    },
    env,
  );

  const stopOpening = env.after(OPENS_WITHIN, polling.start);

  /**
   * Answers the running question. Only the first choice counts, unless answers may change: then the last one, and an empty one
   * takes the answer back. It is kept and sent again until the server has it or the question is over.
   */
  function answer(value: string): void {
    const { phase } = get().game;
    const now = serverNow();
    if (phase.name !== "question" || now < phase.question.starts_at) return;
    const { question_id, starts_at, answers_change } = phase.question;
    if (phase.answer.state !== "none" && !answers_change) return;
    const turn = answers_change && (phase.answer.turn ?? 0) + 1;
    const given = { question_id, answer: value, took_ms: Math.round(now - starts_at), turn };
    kept.keep(memory, "", { player_id: seat.playerId, starts_at, ...given } satisfies KeptAnswer);
    fold({ type: "local_answer", ...given });
    sendAnswer();
  }

  /** Sends a message other than an answer; false if no socket accepts it. */
  const tell = (message: ClientMessageOf<"confidence" | "react">): boolean => isSeated && connection.send(message);

  /**
   * Tells the server that this phone is loading the script that draws formulas: a question with formulas waits a moment for it.
   */
  async function waitsFor(loading: Promise<unknown>): Promise<void> {
    sayLoading(true);
    await loading;
    sayLoading(false);
  }

  function leave(): void {
    if (!isSeated || !connection.send({ type: "leave_game" })) void postLeave(env, seat);
    out("left", "");
  }

  function close(): void {
    isOver = true;
    connection.close();
    stopPolling();
    stopResend();
  }

  function sayLoading(loading: boolean): void {
    isLoading = loading;
    if (isSeated) connection.send({ type: "loading", loading });
  }

  function linked(link: Link): void {
    isSeated = false;
    if (link.status === "connected") stopPolling();
    store.set({ ...get(), link });
    if (link.status !== "disconnected") return;
    if (link.reason === "closed") out("closed", "");
    else if (!get().isPolling) polling.seldom();
  }

  function comeBack(): void {
    clock.forget();
    // Its reply comes first, so that one that was held up is measured again at once.
    measure();
    connection.send({ type: "reconnect", old_session_id: seat.sessionId });
  }

  /** Measures the clock, unless it is known well: each such ping wakes the room. */
  function measure(): void {
    if (clock.isRough()) connection.send({ type: "ping", timestamp: env.now() });
  }

  function heard(text: string): void {
    const sent = serverMessage(text);
    if (!sent) return;
    const message = filledIn(sent, get().game.you);
    clock.read(message);
    fold(message);
    if (message.type === "reconnect_success") {
      isSeated = true;
      measure();
      if (isLoading) sayLoading(true);
    }
    // Back in the question that was left: an answer being sent goes again.
    if (message.type === "current_question") sendAnswer();
    if (message.type === "question_start") measure();
    connection.expectEnd(message, clock.now());
  }

  /** Takes up an answer that a page before this one has sent, or wanted to. */
  function recall(): void {
    const { phase } = get().game;
    const { player_id, question_id, starts_at, answer, took_ms, turn } = kept.get(memory, "") ?? {};
    if (phase.name !== "question") return;
    // This one has arrived, or a newer one has.
    if (turn! <= (phase.answer.turn ?? 0)) return;
    if (player_id !== seat.playerId || starts_at !== phase.question.starts_at) return;
    if (question_id !== phase.question.question_id || answer === undefined || took_ms === undefined) return;
    fold({ type: "local_answer", question_id, answer, took_ms, turn });
  }

  /** Sends the answer that waits for its acknowledgement, over HTTP while there is no socket, as HTTP may get through first. */
  function sendAnswer(): void {
    stopResend();
    recall();
    const waiting = unacknowledged();
    if (!waiting) return;
    stopResend = env.after(RESEND_AFTER, () => {
      // A socket that died silently costs no answer: it is also sent the other way.
      const waits = unacknowledged();
      if (!waits) return;
      if (isSeated) void post(waits);
      connection.probe(SILENT_FOR);
      sendAnswer();
    });
    if (isSeated) connection.send({ type: "submit_answer", ...waiting });
    else void post(waiting);
  }

  function unacknowledged(): AnswerToSend | null {
    const { phase } = get().game;
    if (isOver || phase.name !== "question" || phase.answer.state !== "sent") return null;
    const { value, tookMs, turn } = phase.answer;
    return { question_id: phase.question.question_id, answer: value || null, response_time_ms: tookMs ?? 0, turn };
  }

  async function post(given: AnswerToSend): Promise<void> {
    const reply = await twice(() => postAnswer(env, seat, given));
    const { question_id, response_time_ms } = given;
    if (!reply.ok) {
      // A refusal does not concern the next question's answer, nor a newer one, which may be on its way by now.
      const waits = unacknowledged();
      if (waits?.question_id === question_id && waits.turn === given.turn) fold({ type: "error", ...reply });
      return;
    }
    if (isOver) return;
    // Ask again, because a reply from before this answer would undo it.
    if (polling.isOn()) polling.again();
    fold({ type: "answer_accepted", question_id, answer: given.answer, ...reply.body });
    const { is_correct, points_earned } = reply.body;
    if (is_correct === null || points_earned === null) return;
    fold({ type: "answer_received", ...reply.body, question_id, is_correct, points_earned, response_time_ms });
  }

  function stopPolling(): void {
    stopOpening();
    polling.stop();
    if (get().isPolling) store.set({ ...get(), isPolling: false });
  }

  function seen(reply: ApiReply<GameView>, sentAt: number): void {
    if (reply.ok) {
      clock.roundTrip(reply.body.server_time, sentAt);
      show(foldView(get().game, reply.body));
    } else {
      const reason = outReasons[reply.code];
      // Ignore other refusals, which come from the network or a busy server: they pass.
      if (reason) return out(reason, reply.message);
    }
    const view = get();
    if (isOver) return;
    if (view.isPolling !== reply.ok) store.set({ ...view, isPolling: reply.ok });
    const hadGivenUp = view.link.status === "disconnected" && !view.isPolling;
    if (!reply.ok) return view.link.status === "disconnected" ? polling.seldom() : undefined;
    if (hadGivenUp) connection.retry();
    // Takes up an answer of the page before this one; an answer of this page is sent again in its own time.
    if (!unacknowledged()) sendAnswer();
  }

  function fold(message: ServerMessage | LocalMessage): void {
    show(reduce(get().game, message));
  }

  function show(game: LiveGame): void {
    const hadAnswer = unacknowledged() !== null;
    if (game !== get().game) store.set({ ...get(), game });
    // A page that another tab has replaced leaves the answer to that tab.
    if (hadAnswer && isSeated && !unacknowledged() && game.phase.name !== "out") kept.forget(memory, "");
    // Polling a finished game must stop by itself; a socket is closed by the server.
    if (game.phase.name === "out" || (game.phase.name === "ended" && polling.isOn())) close();
  }

  function out(reason: OutReason, message: string): void {
    if (get().game.phase.name !== "ended") fold({ type: "local_out", reason, message });
  }

  return {
    get,
    subscribe,
    serverNow,
    arrival: () => clock.arrival(),
    answer,
    tell,
    waitsFor,
    /** Folds in the server's HTTP reply to such a message. */
    hear: fold,
    leave,
    /** "Try now": repeats all tries at once. */
    retry: connection.retry,
    close,
  };
}

function nothing(): void {}
