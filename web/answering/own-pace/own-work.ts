import type { HomeworkView } from "#protocol/http/homework";
import type { Memory } from "#browser/device";
import type { Cancel, Env } from "#browser/env";
import type { ApiReply } from "#api/requests";
import { newStore, type Readable, type Store } from "#browser/store";
import { serverClock, type ServerClock } from "#browser/clock";
import { askForHomework, beginAttempt, openNext, postStored, type StoredAnswer } from "#homework-client/calls";
import { forgetAnswer, forgetWork, isOfWork, storeAnswer, storedAnswers, views } from "#homework-client/stored";
import { homeworkSeats, type HomeworkSeat } from "#homework-client/seat";
import { meaningOf, type Meaning } from "./refusals";
import { here, currentNumber, reduce, underWay, type Happening, type Work } from "./work";

/** Time after which sending counts as `slow`, so that a button does not look busy for longer. */
const SLOW_MS = 5_000;
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000];
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

/**
 * A pupil's homework on this device, and the outbox of its answers. The page subscribes to it and calls its functions. Each
 * answer is kept first (`homework-client/stored.ts`), then sent, one after the other, and retried with longer pauses until the
 * server takes or refuses it, after a reload and from another tab too. What a reply or a tap does to the work is `reduce` in
 * work.ts.
 *
 *     const work = new OwnWork({ env, memory, code, seat }, newWork(view, storedAnswers(memory, code)));
 *     await work.start(view);
 *     work.answer("B");  // work.get().unsent has it until the server has it
 */
export class OwnWork implements Readable<Work> {
  private readonly of: Of;
  private readonly store: Store<Work>;
  private readonly clock: ServerClock;
  private tries = 0;
  private isSending = false;
  private stop: Cancel[] = [];
  private cancelRetry: Cancel = nothing;
  private due: Cancel = nothing;

  constructor(of: Of, first: Work) {
    this.of = of;
    this.clock = serverClock(of.env.now);
    this.store = newStore(first);
  }

  readonly get = (): Work => this.store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  readonly arrival = (): number => this.clock.arrival();

  /** `view` is the server's latest reply; null while the device's own copy is shown until one comes. */
  async start(view: HomeworkView | null): Promise<void> {
    const { env, code } = this.of;
    this.stop.push(env.onWake(this.retry), followTabs(code, this.heardOfTab));
    void this.send();
    if (view) this.see(view);
    else await this.look();
  }

  close(): void {
    for (const stop of [...this.stop, this.cancelRetry, this.due]) stop();
    this.stop = [];
  }

  readonly answer = (answer: string): void => {
    const work = this.get();
    if (work.page.name !== "question" || underWay(work) !== null) return;
    const { number } = work.page;
    const asked = work.questions[number];
    if (!asked || number !== currentNumber(work)) return;
    const unsent = { attempt: work.you.attempt, number, question_id: asked.question_id, answer };
    this.inMemory((memory, code) => storeAnswer(memory, code, unsent));
    this.tell({ type: "answered", answer: unsent });
    void this.send();
  };

  readonly missed = (): void => {
    this.tell({ type: "missed" });
    void this.look();
  };

  readonly rest = (): void => this.tell({ type: "turned", to: "break" });

  /**
   * Goes on to the next question and starts its clock, if any. A pupil who comes back from a pause is warned before it starts.
   */
  readonly next = async (): Promise<void> => {
    const { env, code, seat } = this.of;
    // The server closes a question a moment after its bell: an earlier look has found it open.
    if (this.get().page.name === "missed" && here(this.get()).name === "question") await this.look();
    const work = this.get();
    const isPaused = work.page.name === "pin" || work.page.name === "break";
    if (here(work).name === "ready" && !isPaused) await this.takeOrLook(() => openNext(env, code, seat.session));
    this.tell({ type: "turned", to: "next" });
    if (this.get().page.name === "waiting") this.retry();
  };

  readonly tryAgain = (): Promise<void> => {
    const { env, code, seat } = this.of;
    return this.takeOrLook(() => beginAttempt(env, code, seat.session, this.get().you.attempt));
  };

  /** Asks the server for the state of the work, and sends the kept answers. */
  readonly retry = (): void => {
    this.cancelRetry();
    this.tries = 0;
    void this.send();
    if (this.get().unsent.length === 0) void this.look();
  };

  readonly look = async (): Promise<void> => {
    const { env, code, seat } = this.of;
    const { you } = this.get();
    const sentAt = env.now();
    const reply = await askForHomework(env, code, seat.session);
    // Ignore a reply that is older than an answer or a step acknowledged in the meantime.
    if (!reply.ok || you === this.get().you) this.take(reply, sentAt);
  };

  /** Forgets the work: somebody else uses this device now. */
  leave(): void {
    this.close();
    this.inMemory(forgetAll);
  }

  /**
   * Does this only while the device's seat is this one. A pupil who has taken another seat in another tab keeps answers under
   * the same keys, and those must not be sent in this pupil's name.
   */
  private inMemory(act: (memory: Memory, code: string) => void): void {
    const { memory, code, seat } = this.of;
    if (homeworkSeats.get(memory, code)?.playerId === seat.playerId) act(memory, code);
  }

  /** Takes a step; if it is refused, another tab or device has taken it already, so fetch the state of the work. */
  private async takeOrLook(ask: () => Promise<ApiReply<HomeworkView>>): Promise<void> {
    const sentAt = this.of.env.now();
    const reply = await ask();
    if (!reply.ok && meaningOf(reply).type === "refused") return this.look();
    this.take(reply, sentAt);
  }

  private take(reply: ApiReply<HomeworkView>, sentAt: number): void {
    if (reply.ok) {
      this.clock.roundTrip(reply.body.server_time, sentAt);
      return this.see(reply.body);
    }
    const meaning = meaningOf(reply);
    if (meaning.type === "later") this.later(meaning.afterMs);
    else if (meaning.type !== "refused") this.obey(meaning);
  }

  private see(view: HomeworkView): void {
    this.clock.heard(view.server_time);
    this.tries = 0;
    if (view.you) this.tell({ type: "viewed", view });
    this.lookWhenDue();
    if (this.get().unsent.length === 0) this.tell({ type: "linked", link: "idle" });
  }

  /** Sends the answers one after the other, so that the server has each one's predecessor. */
  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const { env, code, seat } = this.of;
    for (let sent = this.get().unsent[0]; sent; sent = this.get().unsent[0]) {
      this.cancelRetry();
      if (this.get().link !== "offline") this.tell({ type: "linked", link: "sending" });
      const stop = env.after(SLOW_MS, () => this.tell({ type: "linked", link: "slow" }));
      const reply = await postStored(env, code, seat.session, sent);
      stop();
      if (reply.ok) {
        this.tries = 0;
        this.forget(sent);
        this.tell({ type: "acknowledged", sent, reply: reply.body });
        continue;
      }
      const meaning = meaningOf(reply);
      if (meaning.type === "later") {
        this.later(meaning.afterMs);
        break;
      }
      if (meaning.type !== "refused") {
        this.obey(meaning);
        break;
      }
      await this.drop(sent);
    }
    this.isSending = false;
    if (this.get().unsent.length > 0) return;
    this.tell({ type: "linked", link: "idle" });
    // Look again: another device is further ahead, or an earlier reply was lost.
    const { page, you, beads } = this.get();
    if (page.name === "waiting" || you.answered > beads.length) await this.look();
  }

  private async drop(sent: StoredAnswer): Promise<void> {
    this.forget(sent);
    this.tell({ type: "dropped", sent });
    await this.look();
  }

  private forget(sent: StoredAnswer): void {
    this.inMemory((memory, code) => forgetAnswer(memory, code, sent));
  }

  private later(afterMs: number | null): void {
    const { env } = this.of;
    const pause = PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)]!;
    this.tries += 1;
    this.tell({ type: "linked", link: "offline" });
    this.cancelRetry();
    this.cancelRetry = env.after((afterMs ?? pause) * (1 + env.random() / 2), () => {
      if (this.get().unsent.length > 0) void this.send();
      else void this.look();
    });
  }

  private obey(meaning: Extract<Meaning, { type: "over" | "gone" }>): void {
    if (meaning.type === "over") return this.tell({ type: "over", ...meaning.said });
    this.leave();
    this.tell({ type: "gone", why: meaning.why });
  }

  /** The deadline may pass while a question is open. */
  private lookWhenDue(): void {
    const { env } = this.of;
    const left = this.get().homework.due_at - this.clock.now();
    this.due();
    if (left > 0 && left < LONGEST_WAIT_MS) this.due = env.after(left + 500, () => void this.look());
  }

  /** Another tab has kept or sent something. */
  readonly heardOfTab = (): void =>
    this.inMemory((memory, code) => {
      const view = views.get(memory, code);
      this.store.set(reduce(this.get(), { type: "shared", unsent: storedAnswers(memory, code) }));
      if (view && isFurther(view, this.get())) this.store.set(reduce(this.get(), { type: "viewed", view }));
      void this.send();
    });

  private tell(happening: Happening): void {
    const before = this.get();
    this.store.set(reduce(before, happening));
    const work = this.get();
    if (work.you === before.you && work.beads === before.beads && work.questions === before.questions) return;
    const { homework, you, beads, questions } = work;
    const ahead = Object.values(questions).filter(({ question_number }) => question_number > beads.length);
    const view = { homework, you, beads, ahead, server_time: this.clock.now() };
    this.inMemory((memory, code) => views.keep(memory, code, view));
  }
}

function forgetAll(memory: Memory, code: string): void {
  forgetWork(memory, code);
  homeworkSeats.forget(memory, code);
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
