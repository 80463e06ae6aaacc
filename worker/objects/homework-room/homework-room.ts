import type { Question } from "#game/game";
import { answering } from "#objects/lifecycle/answering";
import type { Refusal } from "#objects/lifecycle/reply";
import { StoredObject } from "#objects/lifecycle/stored-object";
import { Assignment } from "./assignment";
import type { HomeworkSetup, PupilPlace, Terms } from "#homework/homework";
import { join } from "./calls/joining";
import * as pupilCalls from "./calls/pupil-calls";
import { HomeworkTables } from "./storage/tables";
import { freeSeats, keepSeats, removePupil, removePupils } from "./calls/seat-calls";
import * as teacherCalls from "./calls/teacher-calls";

const { look, answer, next, nextAttempt, review } = pupilCalls;

export type Plan = {
  readonly opening: HomeworkSetup;
  readonly terms: Terms;
  readonly questions: readonly Question[];
  readonly places: readonly PupilPlace[];
};

/** Opens and deletes a homework. */
abstract class HomeworkObject extends StoredObject<Assignment, HomeworkTables> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, new HomeworkTables(ctx.storage.sql), "homework_unknown");
    const stored = this.tables.read();
    if (stored !== null && stored !== "newer") ctx.storage.transactionSync(() => this.tables.renewNameKeys());
    this.found(stored === "newer" || stored === null ? stored : this.#assignment(stored));
  }

  /** False if another homework holds the code. Opening with the same data again succeeds. */
  async open({ opening: setup, terms, questions, places }: Plan): Promise<boolean> {
    if (this.content?.setup.homeworkId === setup.homeworkId) return true;
    if (!(await this.isFree())) return false;
    this.ctx.storage.transactionSync(() => this.tables.create(setup, terms, questions, places));
    this.begin(this.#assignment({ opening: setup, terms }));
    this.content!.runDueWork(Date.now());
    return true;
  }

  /** Deletes the homework and everybody in it. False if it is not here. */
  async remove(homeworkId: string): Promise<boolean> {
    const isHere = this.isDeleted || this.content?.setup.homeworkId === homeworkId;
    if (isHere) await this.wipe();
    return isHere;
  }

  override async poke(homeworkId: string): Promise<boolean> {
    const isHere = await super.poke(homeworkId);
    await this.content?.waitForD1();
    return isHere;
  }

  protected override idOf({ setup }: Assignment): string {
    return setup.homeworkId;
  }

  protected override oweResults(assignment: Assignment, now: number): void {
    assignment.oweResult(now);
  }

  protected override ask<T>(call: (assignment: Assignment) => T): T | Refusal {
    this.content?.runDueWork(Date.now());
    return super.ask(call);
  }

  #assignment({ opening, terms }: Pick<Plan, "opening" | "terms">): Assignment {
    return new Assignment({ ctx: this.ctx, env: this.env }, this.tables, opening, terms);
  }
}

/**
 * The Durable Object of one homework, from the day it is given until its result is in D1 and its rows are no longer needed. It
 * has no sockets and no log of events: a pupil's work lasts days, and each call changes a few rows. Every call runs due work
 * first, so a homework is over on time even if its alarm is late.
 *
 *     await askHomework(env, code, (room) => room.open({ opening, terms, questions, places }));
 *     await askHomework(env, code, (room) => room.answer({ sessionId, questionId, value, attempt, confidence }));
 */
export class HomeworkRoom extends answering(HomeworkObject, {
  look,
  answer,
  next,
  nextAttempt,
  review,
  join,
  freeSeats,
  keepSeats,
  removePupil,
  removePupils,
  ...teacherCalls,
}) {}
