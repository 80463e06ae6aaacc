import { limits } from "#protocol/limits";
import { presentStudents } from "../db/class-students";
import { database } from "../db/database";
import { presentAccounts, recordResults, recordStart } from "../db/finished-games";
import { recordRate } from "../game/class-record";
import { classSums } from "../game/class-sums";
import type { Game } from "../game/game";
import { writeResults } from "../game/kept-form";
import { resultColumns } from "../game/result-columns";
import { totals } from "../game/statistics";
import { historyRows } from "../game/history-lines";
import { results, unname, unnameStudents } from "../game/results";
import { logLine } from "../log-line";
import type { GameLog, OutboxKind, OutboxRow } from "./log";
import { tellEarlierRound } from "./round-over";

const FIRST_RETRY = 1000;
const LAST_RETRY = 5 * 60_000;
/** While one try is under way no second one begins. After a crash the next try comes when this time is over. */
const LEASE = 60_000;

/**
 * What a room has to write to D1. An entry is stored in the transaction of the event that causes it, and tried until D1 has
 * it. The game itself never waits for it: a running question closes in time while D1 is away.
 */
export class ResultsOutbox {
  #rows: OutboxRow[];
  #wipeAt: number | null;
  #hasUnknownEntries: boolean;
  #stopped = false;
  #underway: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly room: {
      readonly env: Env;
      readonly log: GameLog;
      readonly game: () => Game;
      readonly waitUntil: (work: Promise<void>) => void;
      readonly changed: () => void;
      readonly unname: (userId: string) => void;
    },
  ) {
    this.#rows = room.log.outbox();
    this.#wipeAt = room.log.note("wipe_at");
    this.#hasUnknownEntries = room.log.hasUnknownEntries();
  }

  /** The newest tries, and only they: one that D1 never answers keeps nobody waiting. Never fails. */
  get underway(): Promise<unknown> {
    return this.#underway;
  }

  /** When the room may delete itself; null until D1 has everything. */
  get wipeAt(): number | null {
    return this.#hasUnknownEntries || this.#rows.length > 0 ? null : this.#wipeAt;
  }

  /** There are entries that only a newer version can send. */
  get hasUnknownEntries(): boolean {
    return this.#hasUnknownEntries;
  }

  /** D1 was restored from an older copy: it gets everything again. */
  putAgain(now: number): void {
    if (this.#rows.length === 0) this.put("results", now);
  }

  put(kind: OutboxKind, now: number): void {
    // The results contain everything that the start would have written.
    if (kind === "results") this.#done("started");
    this.#keep({ kind, tries: 0, dueAt: now });
  }

  /** After a rolled back transaction. */
  reload(): void {
    this.#rows = this.room.log.outbox();
    this.#hasUnknownEntries = this.room.log.hasUnknownEntries();
  }

  /** The room is being wiped: a try under way must not write into what comes after. */
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
      await (kind === "results" ? this.#tellEnd() : this.#writeStart());
      if (this.#stopped) return;
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

  async #writeStart(): Promise<void> {
    const { opening, startedAt } = this.room.game();
    if (startedAt !== null) await recordStart(database(this.room.env.DB), opening.gameId, startedAt);
  }

  /** Both at once: neither waits for the other. */
  async #tellEnd(): Promise<void> {
    const { opening } = this.room.game();
    const told = await Promise.allSettled([this.#writeResults(), tellEarlierRound(this.room.env, opening)]);
    for (const one of told) if (one.status === "rejected") throw one.reason;
  }

  async #writeResults(): Promise<void> {
    const { phase, opening, startedAt, standings } = this.room.game();
    if (phase.name !== "completed") return;
    const db = database(this.room.env.DB);
    const ids = standings.flatMap(({ userId }) => userId ?? []);
    const accounts = await presentAccounts(db, ids);
    // A player whose account was deleted while the game ran: the name is removed here and from the kept results.
    const gone = standings.filter(({ userId }) => userId !== null && !accounts.has(userId));
    for (const { userId } of gone) this.room.unname(userId!);
    const game = this.room.game();
    const named = gone.reduce((all, { id }) => unname(all, id), results(game));
    const students = named.players.flatMap(({ studentId }) => studentId ?? []);
    const inClass = await presentStudents(db, students);
    const kept = unnameStudents(named, (id) => !inClass.has(id));
    // Not sooner than an hour from now: a player who just saw the end can still come back to it.
    const codeFreeAt = Math.max(phase.endedAt + limits.afterlifeMs, Date.now() + 3_600_000);
    await recordResults(db, {
      id: opening.gameId,
      startedAt,
      endedAt: phase.endedAt,
      codeFreeAt,
      columns: resultColumns(kept),
      classRate: recordRate(game, totals(kept)),
      results: writeResults(kept),
      players: historyRows(game),
      sums: classSums(kept),
    });
    // An account was deleted during this write: the next try leaves its name out.
    if ((await presentAccounts(db, ids)).size < accounts.size) throw new Error("an account went meanwhile");
    if ((await presentStudents(db, students)).size < inClass.size) throw new Error("a student went meanwhile");
    if (this.#stopped) return;
    this.#wipeAt = codeFreeAt;
    this.room.log.setNote("wipe_at", codeFreeAt);
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
