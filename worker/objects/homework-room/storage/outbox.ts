import { database } from "#db/database";
import { logLine } from "#shared/log-line";
import type { HomeworkData } from "../homework-data";
import { writeDetails, writeResult } from "./result-writing";
import type { OutboxKind, OutboxRow } from "./tables";

const FIRST_RETRY = 1000;
const LAST_RETRY = 5 * 60_000;
/** The time for which a started attempt keeps another from starting. After a crash the next attempt waits for its end. */
const LEASE = 60_000;

/**
 * A homework's pending writes to D1: its dates if they changed, and its result once it is over. An entry is stored together
 * with its cause, and retried until D1 has it. No pupil ever waits for it.
 */
export class Outbox {
  #rows: OutboxRow[];
  #stopped = false;
  #underway: Promise<unknown> = Promise.resolve();

  constructor(private readonly assignment: HomeworkData) {
    this.#rows = assignment.tables.outbox();
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  get dueAt(): number | null {
    return this.isEmpty ? null : Math.min(...this.#rows.map(({ dueAt }) => dueAt));
  }

  /** The newest attempt. Never rejects. */
  get underway(): Promise<unknown> {
    return this.#underway;
  }

  put(kind: OutboxKind, now: number): void {
    this.#keep({ kind, tries: 0, dueAt: now });
    // A result contains everything that the details would.
    if (kind === "results") this.drop("details");
  }

  drop(kind: OutboxKind): void {
    this.#rows = this.#rows.filter((row) => row.kind !== kind);
    this.assignment.tables.dropOutbox(kind);
  }

  /** Called when the homework is being wiped: a running attempt must not write into what comes next. */
  stop(): void {
    this.#stopped = true;
    this.#rows = [];
  }

  /** Writes one after the other, so that an older write never overtakes a newer one. */
  run(now: number): void {
    const due = this.#rows.filter(({ dueAt }) => dueAt <= now);
    if (due.length === 0) return;
    for (const row of due) this.#keep({ ...row, dueAt: now + LEASE });
    this.#underway = this.#deliverAfter(this.#underway, due);
    this.assignment.platform.ctx.waitUntil(this.#underway);
  }

  async #deliverAfter(before: Promise<unknown>, due: readonly OutboxRow[]): Promise<void> {
    await before;
    for (const row of due) await this.#deliver(row);
  }

  async #deliver({ kind, tries }: OutboxRow): Promise<void> {
    const { terms } = this.assignment;
    // The last day may have been postponed meanwhile: then there is no result to write, or a different one.
    const isStill = () => !this.#stopped && this.#rows.some((row) => row.kind === kind);
    if (!isStill()) return;
    try {
      const db = database(this.assignment.platform.env.DB);
      await (kind === "results" ? writeResult(db, this.assignment) : writeDetails(db, this.assignment));
      if (!isStill()) return;
      if (this.assignment.terms === terms) this.drop(kind);
      else this.#keep({ kind, tries: 0, dueAt: Date.now() });
      if (tries > 0) logLine("info", "homework_delivered", { kind, tries });
    } catch (error) {
      if (!isStill()) return;
      logLine("warn", "homework_not_delivered", { kind, tries, error });
      const wait = Math.min(FIRST_RETRY * 2 ** Math.min(tries, 20), LAST_RETRY);
      this.#keep({ kind, tries: tries + 1, dueAt: Date.now() + wait });
    }
    this.assignment.arm();
  }

  #keep(row: OutboxRow): void {
    this.#rows = [...this.#rows.filter(({ kind }) => kind !== row.kind), row];
    this.assignment.tables.putOutbox(row);
  }
}
