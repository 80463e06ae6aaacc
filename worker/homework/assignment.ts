import type { Question } from "../game/game";
import { numbered } from "../game/names/nickname";
import { nicknameKey } from "../game/names/nickname-key";
import { Alarm } from "../room/alarm";
import { Counter } from "../counting/counter";
import { counted } from "../counting/limits";
import { Admissions } from "../room/admissions";
import type { Held, Platform } from "./held";
import type { Homework, Opening, Place, Pupil, Terms } from "./homework";
import { Networks } from "./storage/networks";
import { Outbox } from "./storage/outbox";
import { Pupils } from "./storage/pupils";
import * as rules from "./rules";
import type { Tables } from "./storage/tables";

const ROLL_PAUSE = 30_000;
const fields = ["number", "schoolNo", "timeFactor"] as const;

/**
 * A homework that was given: its rows, and what is due. In memory are its questions and places, nothing that grows with the
 * pupils; everything else is read from its rows by the call that needs it.
 */
export class Assignment implements Held {
  readonly pupils: Pupils;
  readonly outbox: Outbox;
  readonly networks: Networks;
  readonly admissions = new Admissions([]);
  readonly pins: Counter<"seatOnNetwork" | "seat" | "network">;
  #terms: Terms;
  #questions: readonly Question[] | null = null;
  #places: readonly Place[] | null = null;
  #nextRollAt = 0;
  readonly #alarm: Alarm;

  constructor(
    readonly platform: Platform,
    readonly tables: Tables,
    readonly opening: Opening,
    terms: Terms,
  ) {
    this.#terms = terms;
    this.pupils = new Pupils(platform.ctx.storage.sql, () => this.homework);
    this.outbox = new Outbox(this);
    this.networks = new Networks(platform.ctx.storage.sql);
    this.pins = new Counter(counted.pin, this.networks.tries);
    this.#alarm = new Alarm(platform.ctx, (now) => this.#due(now));
  }

  get homework(): Homework {
    this.#questions ??= this.tables.questions();
    return { opening: this.opening, terms: this.#terms, questions: this.#questions };
  }

  get terms(): Terms {
    return this.#terms;
  }

  get places(): readonly Place[] {
    return (this.#places ??= this.tables.places());
  }

  /** All or nothing, and what was in memory is read again. */
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
    this.keepUp(now);
  }

  dropPlaces(studentIds: readonly string[]): void {
    for (const id of studentIds) this.tables.dropPlace(id);
    this.#places = null;
  }

  /** Whether the class's list may be read again. Whoever types numbers that nobody has makes nobody read it more often. */
  isRollDue(now: number): boolean {
    const isDue = now >= this.#nextRollAt;
    if (isDue) this.#nextRollAt = now + ROLL_PAUSE;
    return isDue;
  }

  /** The class's list as it is now: who is new gets a place, numbers are as they are there; names here stay. */
  takeRoll(students: readonly Place[], now: number): void {
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
      if (rules.stateOf(this.opening, this.#terms, now) !== "over") this.outbox.put("details", now);
    });
    this.keepUp(now);
  }

  #freeName(wanted: string): string {
    const taken = new Set(this.places.map(({ name }) => nicknameKey(name)));
    const isFree = (name: string) => !taken.has(nicknameKey(name)) && this.pupils.byName(nicknameKey(name)) === null;
    return isFree(wanted) ? wanted : numbered(wanted, isFree);
  }

  /** The result has to be written, the first time or again. */
  oweResult(now: number): void {
    if (rules.stateOf(this.opening, this.#terms, now) === "over") this.outbox.put("results", now);
  }

  /** Does what is due; every call and the alarm ask for it, and it may be asked for as often as anybody likes. */
  keepUp(now: number): void {
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

  /** When it deletes itself; null while it is not over, or D1 does not have its result. */
  get wipeAt(): number | null {
    return this.outbox.isEmpty ? this.tables.note("wipe_at") : null;
  }

  #due(now: number): readonly (number | null)[] {
    const end = rules.endOf(this.#terms);
    return [end > now || this.tables.note("ended_for") !== end ? end : null, this.outbox.dueAt, this.wipeAt];
  }

  studentOf({ studentId }: Pick<Pupil, "studentId">): Place | null {
    return this.places.find(({ student }) => student.id === studentId) ?? null;
  }
}
