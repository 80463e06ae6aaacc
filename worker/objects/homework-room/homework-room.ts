import { DurableObject } from "cloudflare:workers";
import type { Question } from "#game/game";
import { Retries } from "#shared/retries";
import { Assignment } from "./assignment";
import type { HomeworkSetup, PupilPlace, Terms } from "#homework/homework";
import { join } from "./calls/joining";
import * as pupilCalls from "./calls/pupil-calls";
import { refused, type Refusal } from "./calls/reply";
import { Tables } from "./storage/tables";
import * as teacherCalls from "./calls/teacher-calls";

const { look, answer, next, nextAttempt, review } = pupilCalls;
const calls = { look, answer, next, nextAttempt, review, join, ...teacherCalls };

abstract class Calls extends DurableObject<Env> {
  /** Calls the homework that is open here. If none is open, returns the reason. */
  protected abstract ask<T>(call: (assignment: Assignment) => T): T | Refusal;
}

type Call = (assignment: Assignment, ...args: never[]) => unknown;
type Method<C> = C extends (assignment: Assignment, ...args: infer Args) => infer R
  ? (...args: Args) => R | Refusal
  : never;

/** Adds one method per call, with the same name and without the call's first argument. */
function answering<All extends Record<string, Call>>(all: All) {
  abstract class WithCalls extends Calls {}
  for (const [name, call] of Object.entries(all)) {
    const value = function (this: WithCalls, ...args: never[]) {
      return this.ask((assignment) => call(assignment, ...args));
    };
    Object.defineProperty(WithCalls.prototype, name, { value });
  }
  type Methods = { [K in keyof All]: Method<All[K]> };
  return WithCalls as unknown as abstract new (ctx: DurableObjectState, env: Env) => Calls & Methods;
}

export type Plan = {
  readonly opening: HomeworkSetup;
  readonly terms: Terms;
  readonly questions: readonly Question[];
  readonly places: readonly PupilPlace[];
};

/**
 * The Durable Object of one homework, from the day it is given until its result is in D1 and its rows are no longer needed. It
 * has no sockets and no log of events: a pupil's work lasts days, and each call changes a few rows. Every call runs due work
 * first, so a homework is over on time even if its alarm is late. It writes nothing until a homework is opened, and leaves one
 * alone that a newer version made.
 *
 *     await askHomework(env, code, (room) => room.open({ opening, terms, questions, places }));
 *     await askHomework(env, code, (room) => room.answer({ sessionId, questionId, value, attempt, confidence }));
 */
export class HomeworkRoom extends answering(calls) {
  readonly #tables: Tables;
  #open: Assignment | null = null;
  #closed: "deleted" | "newer" | null = null;
  readonly #retries: Retries;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#tables = new Tables(ctx.storage.sql);
    this.#retries = new Retries(ctx);
    const stored = this.#tables.read();
    if (stored === "newer") this.#closed = "newer";
    else if (stored) {
      ctx.storage.transactionSync(() => this.#tables.renewNameKeys());
      this.#begin(stored);
    }
    if (this.#open && this.#tables.note("wipe_at") === 0) this.#closeIt();
  }

  /** False if another homework holds the code. Opening with the same data again succeeds. */
  open({ opening: setup, terms, questions, places }: Plan): boolean {
    if (this.#open) return this.#open.setup.homeworkId === setup.homeworkId;
    if (this.#closed) return false;
    this.ctx.storage.transactionSync(() => this.#tables.create(setup, terms, questions, places));
    this.#begin({ opening: setup, terms });
    this.#open!.runDueWork(Date.now());
    return true;
  }

  /** Deletes the homework and everybody in it. */
  async remove(homeworkId: string): Promise<void> {
    if (this.#closed === "deleted" || this.#open?.setup.homeworkId === homeworkId) await this.#wipe();
  }

  /**
   * Runs due work, in case the alarm was lost, and writes the result to D1 again. False if the homework no longer exists here.
   */
  async poke(homeworkId: string): Promise<boolean> {
    if (this.#closed === "newer") return true;
    if (this.#open?.setup.homeworkId !== homeworkId) return false;
    const now = Date.now();
    this.#open.oweResult(now);
    this.#open.runDueWork(now);
    await this.#open.outbox.underway;
    return true;
  }

  override async alarm(): Promise<void> {
    try {
      if (this.#closed === "newer") return await this.#retries.lookAgain();
      if (this.#closed === "deleted") return await this.#wipe();
      this.#open?.rang();
      const wipeAt = this.#open?.wipeAt ?? null;
      if (wipeAt !== null && Date.now() >= wipeAt) return await this.#wipe();
      this.#open?.runDueWork(Date.now());
      this.#retries.succeeded();
    } catch (error) {
      await this.#retries.tryAgain("homework_alarm_failed", error);
    }
  }

  /** Hides the homework from everybody at once, then wipes it. */
  async #wipe(): Promise<void> {
    this.#closeIt();
    const isWiped = await this.#retries.wipe("homework_wipe_failed", () => this.#tables.markForWiping());
    if (isWiped) this.#closed = null;
  }

  #closeIt(): void {
    this.#open?.outbox.stop();
    this.#open = null;
    this.#closed = "deleted";
  }

  #begin({ opening: setup, terms }: Pick<Plan, "opening" | "terms">): void {
    this.#open = new Assignment({ ctx: this.ctx, env: this.env }, this.#tables, setup, terms);
  }

  protected override ask<T>(call: (assignment: Assignment) => T): T | Refusal {
    if (!this.#open) return refused(this.#closed === "newer" ? "unavailable" : "homework_unknown");
    this.#open.runDueWork(Date.now());
    return call(this.#open);
  }
}
