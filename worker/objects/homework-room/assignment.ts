import { database } from "#db/database";
import type { Question } from "#game/game";
import { numbered } from "#game/names/nickname";
import { nicknameKey } from "#game/names/nickname-key";
import { Counter } from "#shared/counting/counter";
import { countingRules } from "#shared/counting/limits";
import { Admissions } from "#objects/lifecycle/admissions";
import { allOrNothing } from "#objects/lifecycle/all-or-nothing";
import { Upkeep } from "#objects/lifecycle/upkeep";
import type { HomeworkData, Platform } from "./homework-data";
import { endOf, type Homework, type HomeworkSetup, type PupilPlace, type Pupil, type Terms } from "#homework/homework";
import { joinStudents } from "./joined-students";
import { Networks } from "./storage/networks";
import { Pupils } from "./storage/pupils";
import * as rules from "#homework/rules";
import { writeDetails, writeResult } from "./storage/result-writing";
import type { HomeworkTables } from "./storage/tables";

const ROLL_PAUSE = 30_000;
const fields = ["number", "schoolNo", "timeFactor"] as const;

/**
 * A homework in progress: its rows, and its due work. Memory holds its questions and places, but nothing that grows with the
 * pupils; everything else is read from its rows by the call that needs it.
 */
export class Assignment implements HomeworkData {
  readonly pupils: Pupils;
  readonly upkeep: Upkeep;
  readonly networks: Networks;
  readonly admissions: Admissions;
  readonly pins: Counter<keyof typeof countingRules.pin>;
  #setup: HomeworkSetup;
  #terms: Terms;
  #questions: readonly Question[] | null = null;
  #places: readonly PupilPlace[] | null = null;
  #nextRollAt = 0;

  constructor(
    readonly platform: Platform,
    readonly tables: HomeworkTables,
    setup: HomeworkSetup,
    terms: Terms,
  ) {
    this.#setup = setup;
    this.#terms = terms;
    this.pupils = new Pupils(platform.ctx.storage.sql, () => this.homework);
    this.networks = new Networks(platform.ctx.storage.sql);
    this.admissions = new Admissions(setup.class ? this.networks.hosts() : [], {
      looks: this.networks.counts("look "),
      joins: this.networks.counts("join "),
    });
    const tries = this.networks.counts();
    this.pins = new Counter(countingRules.pin, { seatOnNetwork: tries, seatOnLine: tries, seat: tries, line: tries });
    const db = () => database(platform.env.DB);
    this.upkeep = new Upkeep({
      ctx: platform.ctx,
      tables,
      deliver: { details: () => writeDetails(db(), this), results: () => writeResult(db(), this) },
      due: (now) => this.#due(now),
      tick: (now) => this.#endIfDue(now),
    });
  }

  get homework(): Homework {
    this.#questions ??= this.tables.questions();
    return { setup: this.setup, terms: this.#terms, questions: this.#questions };
  }

  get setup(): HomeworkSetup {
    return this.#setup;
  }

  get terms(): Terms {
    return this.#terms;
  }

  get places(): readonly PupilPlace[] {
    return (this.#places ??= this.tables.places());
  }

  /** Writes all or nothing. */
  write<T>(work: () => T): T {
    return allOrNothing(this.platform.ctx, work, () => this.#outbox.reload());
  }

  setTerms(terms: Terms, now: number): void {
    this.write(() => {
      this.tables.putTerms(terms);
      const isOver = endOf(terms) <= now;
      this.tables.setNote("ended_for", isOver ? endOf(terms) : null);
      if (!isOver) {
        this.#outbox.keepUntil(null);
        this.#outbox.drop("results");
      }
      this.#outbox.put(isOver ? "results" : "details", now);
    });
    this.#terms = terms;
    this.runDueWork(now);
  }

  dropPlaces(studentIds: readonly string[]): void {
    for (const id of studentIds) this.tables.dropPlace(id);
    this.#places = null;
  }

  changeSetup(changes: Partial<HomeworkSetup>): void {
    const changed = { ...this.setup, ...changes };
    this.tables.putSetup(changed);
    this.#setup = changed;
  }

  /** Merges rows of one pupil, and queues the details that lists and reports show to be written again. */
  joinStudents(rows: { stays: string; goes: readonly string[]; writeAfterMs?: number }, now: number): void {
    const { stays, goes, writeAfterMs = 0 } = rows;
    const hasChanged = this.write(() => {
      const changes = goes.map((id) => joinStudents(this, { stays, goes: id }, now));
      if (!changes.includes(true)) return false;
      const isOver = rules.stateOf(this.setup, this.#terms, now) === "over";
      this.#outbox.put(isOver ? "results" : "details", now + writeAfterMs);
      return true;
    });
    if (hasChanged) this.runDueWork(now);
  }

  /**
   * True if the class's list may be read again. The pause applies to everybody: typing unknown numbers does not make it more
   * frequent.
   */
  isRollDue(now: number): boolean {
    const isDue = now >= this.#nextRollAt;
    if (isDue) this.#nextRollAt = now + ROLL_PAUSE;
    return isDue;
  }

  /**
   * Updates the places from the class's current list: new students get a place, numbers follow the list, and names here stay.
   */
  takeRoll(students: readonly PupilPlace[], now: number): void {
    const changed = students.filter(({ student }) => {
      const known = this.studentOf({ studentId: student.id })?.student;
      return !known || fields.some((field) => known[field] !== student[field]);
    });
    if (changed.length === 0) return;
    this.write(() => {
      for (const { name, student } of changed) {
        const known = this.studentOf({ studentId: student.id });
        this.tables.putPlace({ name: known?.name ?? this.#freeName(name), student });
        this.#places = null;
      }
      this.#makeWay(students);
      if (rules.stateOf(this.setup, this.#terms, now) !== "over") this.#outbox.put("details", now);
    });
    this.runDueWork(now);
  }

  /** Keeps pupils who moved to another class: if a number of theirs now belongs to somebody else, they get a free one. */
  #makeWay(students: readonly PupilPlace[]): void {
    const present = new Set(students.map(({ student }) => student.id));
    for (const { name, student } of this.places) {
      const isGiven = students.some((other) => other.student.number === student.number);
      if (present.has(student.id) || !isGiven) continue;
      const used = new Set(this.places.map((other) => other.student.number));
      let number = 1;
      while (used.has(number)) number++;
      this.tables.putPlace({ name, student: { ...student, number } });
      this.#places = null;
    }
  }

  #freeName(wanted: string): string {
    const taken = new Set(this.places.map(({ name }) => nicknameKey(name)));
    const isFree = (name: string) => !taken.has(nicknameKey(name)) && this.pupils.byName(nicknameKey(name)) === null;
    return isFree(wanted) ? wanted : numbered(wanted, isFree);
  }

  /** Queues the result to be written, for the first time or again. */
  oweResult(now: number): void {
    if (rules.stateOf(this.setup, this.#terms, now) === "over") this.#outbox.put("results", now);
  }

  /** Runs due work. Every call invokes this; it may run any number of times. */
  runDueWork(now: number): void {
    this.#endIfDue(now);
    this.upkeep.run(now);
  }

  /** Waits until D1 has what it is owed, as long as that usually takes. */
  waitForD1(): Promise<void> {
    return this.upkeep.waitForD1(2_000);
  }

  stop(): void {
    this.#outbox.stop();
  }

  get #outbox() {
    return this.upkeep.outbox;
  }

  #endIfDue(now: number): void {
    const end = endOf(this.#terms);
    if (now >= end && this.tables.note("ended_for") !== end) {
      this.write(() => {
        this.tables.setNote("ended_for", end);
        this.#outbox.put("results", now);
      });
    }
  }

  #due(now: number): readonly (number | null)[] {
    const end = endOf(this.#terms);
    return [end > now || this.tables.note("ended_for") !== end ? end : null];
  }

  studentOf({ studentId }: Pick<Pupil, "studentId">): PupilPlace | null {
    return this.places.find(({ student }) => student.id === studentId) ?? null;
  }
}
