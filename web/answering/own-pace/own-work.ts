import type { HomeworkView } from "#protocol/http/replies/homework";
import { waitAfter } from "#shared/ask-again";
import type { Memory } from "#browser/device";
import type { Cancel, Env } from "#browser/env";
import { twice, type ApiReply } from "#api/requests";
import { newStore } from "#browser/store";
import { serverClock } from "#browser/clock";
import { askForHomework, beginAttempt, openNext, postStored } from "#homework-client/calls";
import { forgetAnswer, forgetWork, isOfWork, storeAnswer, storedAnswers, views } from "#homework-client/stored";
import { homeworkSeats, type HomeworkSeat } from "#homework-client/seat";
import { meaningOf, type Meaning } from "./refusals";
import { here, currentNumber, reduce, underWay, type Happening, type Work } from "./work";

/** Time after which sending counts as `slow`, so that a button does not look busy for longer. */
const SLOW_MS = 5_000;
const WAITS_MS = [2_000, 4_000, 8_000, 15_000, 30_000];
/**
 * The longest wait that a timer is set for. Timers hold no more than 24 days, and a pupil who waits for days opens the page
 * again.
 */
const LONGEST_WAIT_MS = 12 * 3_600_000;

type Of = {
  readonly env: Env;
  readonly memory: Memory;
  readonly code: string;
  readonly seat: HomeworkSeat;
};

export type OwnWork = ReturnType<typeof createOwnWork>;

/**
 * A pupil's homework on this device, and the outbox of its answers. The page subscribes to it and calls its functions. Each
 * answer is kept first (`homework-client/stored.ts`), then sent, one after the other, and retried with longer pauses until the
 * server takes or refuses it, after a reload and from another tab too. What a reply or a tap does to the work is `reduce` in
 * work.ts.
 *
 *     const work = createOwnWork({ env, memory, code, seat }, newWork(view, storedAnswers(memory, code)));
 *     await work.start(view);
 *     work.answer("B");  // work.get().unsent has it until the server has it
 */
export function createOwnWork({ env, memory, code, seat }: Of, first: Work) {
  const clock = serverClock(env.now);
  const store = newStore(first);
  const { get, subscribe } = store;
  let tries = 0;
  let isSending = false;
  let stops: Cancel[] = [];
  let cancelRetry: Cancel = nothing;
  let due: Cancel = nothing;

  /** `view` is the server's latest reply; null while the device's own copy is shown until one comes. */
  async function start(view: HomeworkView | null): Promise<void> {
    stops.push(env.onWake(retry), followTabs(code, heardOfTab));
    void send();
    if (view) see(view);
    else await look();
  }

  function close(): void {
    for (const stop of [...stops, cancelRetry, due]) stop();
    stops = [];
  }

  function answer(value: string): void {
    const work = get();
    if (work.page.name !== "question" || underWay(work) !== null) return;
    const { number } = work.page;
    const asked = work.questions[number];
    if (!asked || number !== currentNumber(work)) return;
    const unsent = { attempt: work.you.attempt, number, question_id: asked.question_id, answer: value };
    inMemory(() => storeAnswer(memory, code, unsent));
    tell({ type: "answered", answer: unsent });
    void send();
  }

  function missed(): void {
    tell({ type: "missed" });
    void look();
  }

  /**
   * Goes on to the next question and starts its clock, if any. A pupil who comes back from a pause is warned before it starts.
   */
  async function next(): Promise<void> {
    // The server closes a question a moment after its bell: an earlier look has found it open.
    if (get().page.name === "missed" && here(get()).name === "question") await look();
    const work = get();
    const isPaused = work.page.name === "pin" || work.page.name === "break";
    if (here(work).name === "ready" && !isPaused) await takeOrLook(() => openNext(env, code, seat.session));
    tell({ type: "turned", to: "next" });
    if (get().page.name === "waiting") retry();
  }

  const tryAgain = () => takeOrLook(() => beginAttempt(env, code, seat.session, get().you.attempt));

  /** Asks the server for the state of the work, and sends the kept answers. */
  function retry(): void {
    cancelRetry();
    tries = 0;
    void send();
    if (get().unsent.length === 0) void look();
  }

  async function look(): Promise<void> {
    const { you } = get();
    const sentAt = env.now();
    const reply = await askForHomework(env, code, seat.session);
    // Ignore a reply that is older than an answer or a step acknowledged in the meantime.
    if (!reply.ok || you === get().you) take(reply, sentAt);
  }

  /** Forgets the work: somebody else uses this device now. */
  function leave(): void {
    close();
    inMemory(() => {
      forgetWork(memory, code);
      homeworkSeats.forget(memory, code);
    });
  }

  /**
   * Does this only while the device's seat is this one. A pupil who has taken another seat in another tab keeps answers under
   * the same keys, and those must not be sent in this pupil's name.
   */
  function inMemory(act: () => void): void {
    if (homeworkSeats.get(memory, code)?.playerId === seat.playerId) act();
  }

  /** Takes a step; if it is refused, another tab or device has taken it already, so fetch the state of the work. */
  async function takeOrLook(ask: () => Promise<ApiReply<HomeworkView>>): Promise<void> {
    const sentAt = env.now();
    const reply = await ask();
    if (!take(reply, sentAt)) return look();
  }

  /** False if the reply is a refusal that concerns this call only. */
  function take(reply: ApiReply<HomeworkView>, sentAt: number): boolean {
    if (!reply.ok) return obey(meaningOf(reply));
    clock.roundTrip(reply.body.server_time, sentAt);
    see(reply.body);
    return true;
  }

  function see(view: HomeworkView): void {
    clock.heard(view.server_time);
    tries = 0;
    if (view.you) tell({ type: "viewed", view });
    lookWhenDue();
    if (get().unsent.length === 0) tell({ type: "linked", link: "idle" });
  }

  /** Sends the answers one after the other, so that the server has each one's predecessor. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let sent = get().unsent[0]; sent; sent = get().unsent[0]) {
      cancelRetry();
      if (get().link !== "offline") tell({ type: "linked", link: "sending" });
      const stop = env.after(SLOW_MS, () => tell({ type: "linked", link: "slow" }));
      const reply = await twice(() => postStored(env, code, seat.session, sent));
      stop();
      if (!reply.ok && obey(meaningOf(reply))) break;
      inMemory(() => forgetAnswer(memory, code, sent));
      if (reply.ok) {
        tries = 0;
        tell({ type: "acknowledged", sent, reply: reply.body });
      } else {
        tell({ type: "dropped", sent });
        await look();
      }
    }
    isSending = false;
    if (get().unsent.length > 0) return;
    tell({ type: "linked", link: "idle" });
    // Look again: another device is further ahead, or an earlier reply was lost.
    const { page, you, beads } = get();
    if (page.name === "waiting" || you.answered > beads.length) await look();
  }

  function later(afterMs: number | null): void {
    const pause = waitAfter(tries++, WAITS_MS);
    tell({ type: "linked", link: "offline" });
    cancelRetry();
    cancelRetry = env.after((afterMs ?? pause) * (1 + env.random() / 2), () => {
      if (get().unsent.length > 0) void send();
      else void look();
    });
  }

  /** Waits or ends the work, as a refusal means; false if it concerns one call only. */
  function obey(meaning: Meaning): boolean {
    if (meaning.type === "later") later(meaning.afterMs);
    else if (meaning.type === "over") tell({ type: "over", ...meaning.said });
    else if (meaning.type === "gone") {
      leave();
      tell({ type: "gone", why: meaning.why });
    }
    return meaning.type !== "refused";
  }

  /** The deadline may pass while a question is open. */
  function lookWhenDue(): void {
    const left = get().homework.due_at - clock.now();
    due();
    if (left > 0 && left < LONGEST_WAIT_MS) due = env.after(left + 500, () => void look());
  }

  /** Another tab has kept or sent something. */
  const heardOfTab = (): void =>
    inMemory(() => {
      const view = views.get(memory, code);
      store.set(reduce(get(), { type: "shared", unsent: storedAnswers(memory, code) }));
      if (view && isFurther(view, get())) store.set(reduce(get(), { type: "viewed", view }));
      void send();
    });

  function tell(happening: Happening): void {
    const before = get();
    store.set(reduce(before, happening));
    const work = get();
    if (work.you === before.you && work.beads === before.beads && work.questions === before.questions) return;
    const { homework, you, beads, questions } = work;
    const ahead = Object.values(questions).filter(({ question_number }) => question_number > beads.length);
    const view = { homework, you, beads, ahead, server_time: clock.now() };
    inMemory(() => views.keep(memory, code, view));
  }

  return {
    get,
    subscribe,
    arrival: () => clock.arrival(),
    start,
    close,
    answer,
    missed,
    rest: () => tell({ type: "turned", to: "break" }),
    next,
    tryAgain,
    retry,
    look,
    leave,
    heardOfTab,
  };
}

const isFurther = ({ you, beads = [] }: HomeworkView, work: Work): boolean =>
  you !== undefined &&
  (you.attempt > work.you.attempt || (you.attempt === work.you.attempt && beads.length > work.beads.length));

function followTabs(code: string, changed: () => void): Cancel {
  const hear = ({ key }: StorageEvent) => {
    if (isOfWork(key, code)) changed();
  };
  globalThis.addEventListener?.("storage", hear);
  return () => globalThis.removeEventListener?.("storage", hear);
}

function nothing(): void {}
