import type { Question } from "#game/game";
import { numbered } from "#game/names/nickname";
import { nicknameKey } from "#game/names/nickname-key";
import { Alarm } from "../lifecycle/alarm";
import { Counter } from "#shared/counting/counter";
import { countingRules } from "#shared/counting/limits";
import { Admissions } from "../lifecycle/admissions";
import type { HomeworkData, Platform } from "./homework-data";
import type { Homework, HomeworkSetup, PupilPlace, Pupil, Terms } from "#homework/homework";
import { joinStudents } from "./joined-students";
import { Networks } from "./storage/networks";
import { Outbox } from "./storage/outbox";
import { Pupils } from "./storage/pupils";
import * as rules from "#homework/rules";
import type { Tables } from "./storage/tables";

const ROLL_PAUSE = 30_000;
const fields = ["number", "schoolNo", "timeFactor"] as const;

/**
 * A homework in progress: its rows, and its due work. Memory holds its questions and places, but nothing that grows with the
 * pupils; everything else is read from its rows by the call that needs it.
 */
export class Assignment implements HomeworkData {
  readonly pupils: Pupils;
  readonly outbox: Outbox;
  readonly networks: Networks;
  readonly admissions: Admissions;
  readonly pins: Counter<"seatOnNetwork" | "seat" | "network">;
  #setup: HomeworkSetup;
  #terms: Terms;
  #questions: readonly Question[] | null = null;
  #places: readonly PupilPlace[] | null = null;
  #nextRollAt = 0;
  readonly #alarm: Alarm;

  constructor(
    readonly platform: Platform,
    readonly tables: Tables,
    setup: HomeworkSetup,
    terms: Terms,
  ) {
    this.#setup = setup;
    this.#terms = terms;
    this.pupils = new Pupils(platform.ctx.storage.sql, () => this.homework);
    this.outbox = new Outbox(this);
    this.networks = new Networks(platform.ctx.storage.sql);
    this.admissions = new Admissions(this.networks.known("host"), {
      looks: this.networks.counts("look "),
      joins: this.networks.counts("join "),
    });
    const tries = this.networks.counts();
    this.pins = new Counter(countingRules.pin, { seatOnNetwork: tries, seat: tries, network: tries });
    this.#alarm = new Alarm(platform.ctx, (now) => this.#due(now));
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

  /** Writes all or nothing. On failure the in-memory state is read again. */
  write<T>(work: () => T): T {
    return this.platform.ctx.storage.transactionSync(work);
  }

  setTerms(terms: Terms, now: number): void {
    this.write(() => {
      this.tables.putTerms(terms);
      const isOver = rules.endOf(terms) <= now;
      this.tables.setNote("ended_for", isOver ? rules.endOf(terms) : null);
      if (!isOver) this.tables.setNote("wipe_at", null);
      if (!isOver) this.outbox.drop("results");
      this.outbox.put(isOver ? "results" : "details", now);
    });
    this.#terms = terms;
    this.runDueWork(now);
  }

  dropPlaces(studentIds: readonly string[]): void {
    for (const id of studentIds) this.tables.dropPlace(id);
    this.#places = null;
  }

  handTo({ ownerId, teacher }: Pick<HomeworkSetup, "ownerId" | "teacher">): void {
    const { setup } = this;
    if (setup.ownerId === ownerId && setup.teacher === teacher) return;
    this.#setup = { ...setup, ownerId, teacher };
    this.tables.putSetup(this.#setup);
  }

  /** Merges rows of one pupil, and queues the details that lists and reports show to be written again. */
  joinStudents({ stays, goes }: { stays: string; goes: readonly string[] }, now: number): void {
    const hasChanged = this.write(() => {
      const changes = goes.map((id) => joinStudents(this, { stays, goes: id }, now));
      if (!changes.includes(true)) return false;
      const isOver = rules.stateOf(this.setup, this.#terms, now) === "over";
      this.outbox.put(isOver ? "results" : "details", now);
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
      if (rules.stateOf(this.setup, this.#terms, now) !== "over") this.outbox.put("details", now);
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
    if (rules.stateOf(this.setup, this.#terms, now) === "over") this.outbox.put("results", now);
  }

  /** Runs due work. Every call and the alarm invoke this; it may run any number of times. */
  runDueWork(now: number): void {
    const end = rules.endOf(this.#terms);
    if (now >= end && this.tables.note("ended_for") !== end) {
      this.write(() => {
        this.tables.setNote("ended_for", end);
        this.outbox.put("results", now);
      });
    }
    this.outbox.run(now);
    this.#alarm.arm();
  }

  rang(): void {
    this.#alarm.rang();
  }

  arm(): void {
    this.#alarm.arm();
  }

  /** Time at which it deletes itself; null while it is running, or while D1 does not have its result. */
  get wipeAt(): number | null {
    return this.outbox.isEmpty ? this.tables.note("wipe_at") : null;
  }

  #due(now: number): readonly (number | null)[] {
    const end = rules.endOf(this.#terms);
    return [end > now || this.tables.note("ended_for") !== end ? end : null, this.outbox.dueAt, this.wipeAt];
  }

  studentOf({ studentId }: Pick<Pupil, "studentId">): PupilPlace | null {
    return this.places.find(({ student }) => student.id === studentId) ?? null;
  }
}
