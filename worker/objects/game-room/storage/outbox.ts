import { logLine } from "#shared/log-line";
import type { EndReason } from "#game/game";
import type { GameLog, OutboxKind, OutboxRow } from "./log";

const FIRST_RETRY = 1000;
const LAST_RETRY = 5 * 60_000;
/** The time for which a started attempt keeps another from starting. After a crash the next attempt waits for its end. */
const LEASE = 60_000;

/** Writes that a room owes. Writing the results returns when the room may be wiped. A part of a larger game owes no start. */
export type Deliveries = {
  readonly started?: () => Promise<void>;
  readonly results: () => Promise<number>;
};

/**
 * A room's pending writes to D1. The journal adds an entry in the transaction of the event that causes it, and the alarm
 * retries it until D1 has it, after a second at first and after five minutes at last. The game itself never waits: a running
 * question closes in time while D1 is unavailable. A delivery may run twice (a crash after the write, before the note), so
 * it has to be one that may. A finished room stays until its outbox is empty.
 *
 *     outbox.follow(events, now);  // game_completed → owes "results"
 *     outbox.run(now);             // calls deliver.results()
 *     outbox.wipeAt;               // null until D1 has them
 */
export class Outbox {
  #rows: OutboxRow[];
  #wipeAt: number | null;
  #hasUnknownEntries: boolean;
  #stopped = false;
  #underway: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly room: {
      readonly log: GameLog;
      readonly deliver: Deliveries;
      readonly waitUntil: (work: Promise<void>) => void;
      readonly changed: () => void;
    },
  ) {
    this.#rows = room.log.outbox();
    this.#wipeAt = room.log.note("wipe_at");
    this.#hasUnknownEntries = room.log.hasUnknownEntries();
  }

  /** The newest attempts only, so an attempt that D1 never answers blocks nobody. Never rejects. */
  get underway(): Promise<unknown> {
    return this.#underway;
  }

  /** Time at which the room may delete itself; null until D1 has everything. */
  get wipeAt(): number | null {
    return this.#hasUnknownEntries || this.#rows.length > 0 ? null : this.#wipeAt;
  }

  /** True if there are entries that only a newer version can send. */
  get hasUnknownEntries(): boolean {
    return this.#hasUnknownEntries;
  }

  /** Queues everything again after D1 was restored from an older copy. */
  putAgain(now: number): void {
    if (this.#rows.length === 0) this.put("results", now);
  }

  /** Must be called in the transaction of these events. */
  follow(events: readonly { readonly type: string; readonly reason?: EndReason }[], now: number): void {
    for (const { type, reason } of events) {
      if (type === "game_started" && this.room.deliver.started) this.put("started", now);
      if (type === "game_completed" && reason !== "deleted") this.put("results", now);
    }
  }

  put(kind: OutboxKind, now: number): void {
    // The results contain everything that the start would have written.
    if (kind === "results") this.#done("started");
    this.#keep({ kind, tries: 0, dueAt: now });
  }

  /** Restores memory after a transaction was rolled back. */
  reload(): void {
    this.#rows = this.room.log.outbox();
    this.#hasUnknownEntries = this.room.log.hasUnknownEntries();
  }

  /** Called when the room is being wiped: a running attempt must not write into what comes next. */
  stop(): void {
    this.#stopped = true;
    this.#rows = [];
  }

  get dueAt(): number | null {
    return this.#rows.length === 0 ? null : Math.min(...this.#rows.map(({ dueAt }) => dueAt));
  }

  run(now: number): void {
    const tries = this.#rows
      .filter(({ dueAt }) => dueAt <= now)
      .map((row) => {
        this.#keep({ ...row, dueAt: now + LEASE });
        const delivery = this.#deliver(row);
        this.room.waitUntil(delivery);
        return delivery;
      });
    if (tries.length > 0) this.#underway = Promise.all(tries);
  }

  async #deliver({ kind, tries }: OutboxRow): Promise<void> {
    try {
      const wipeAt = await this.room.deliver[kind]?.();
      if (this.#stopped) return;
      if (wipeAt !== undefined) this.#keepUntil(wipeAt);
      this.#done(kind);
      if (tries > 0) logLine("info", "outbox_delivered", { kind, tries });
    } catch (error) {
      if (this.#stopped) return;
      logLine("warn", "outbox_failed", { kind, tries, error });
      const wait = Math.min(FIRST_RETRY * 2 ** Math.min(tries, 20), LAST_RETRY);
      if (this.#rows.some((row) => row.kind === kind)) this.#keep({ kind, tries: tries + 1, dueAt: Date.now() + wait });
    }
    this.room.changed();
  }

  #keepUntil(wipeAt: number): void {
    this.#wipeAt = wipeAt;
    this.room.log.setNote("wipe_at", wipeAt);
  }

  #keep(row: OutboxRow): void {
    this.#rows = [...this.#rows.filter(({ kind }) => kind !== row.kind), row];
    this.room.log.putOutbox(row);
  }

  #done(kind: OutboxKind): void {
    this.#rows = this.#rows.filter((row) => row.kind !== kind);
    this.room.log.dropOutbox(kind);
  }
}
