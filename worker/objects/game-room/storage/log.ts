import { isKind } from "#question/kinds";
import { nameOf } from "#question/name-of";
import { areValuesKnown } from "#protocol/settings/fitted";
import type { GameSetup } from "#game/game";
import { isFirstKind } from "#game/results/stored-form";

/** Most events in one row: far below the platform's two megabytes. */
const EVENTS_A_ROW = 500;

/**
 * Raised when the form of a room's storage changes, or when a room holds a game that older code would play wrongly. Code does
 * not touch a room with a higher number than its own. 1 is what version 0.1 writes and plays: choices of at most four options;
 * 3 is a part of a game of several rooms.
 */
const SCHEMA = 3;

const schemaFor = ({ questions, settings, places, relays }: GameSetup): number => {
  if (relays !== undefined) return SCHEMA;
  const isFirst = questions.every((question) => isFirstKind(question) && !question.optionImages);
  return isFirst && !places && !settings.answers && !settings.clock ? 1 : 2;
};

/**
 * A room's storage: how the game was opened, and every event since, in order. One row holds the events of one commit, so that a
 * burst of answers costs one written row. Nothing is created before a game is opened: a guessed code leaves no trace.
 */
export class GameLog {
  readonly #sql: SqlStorage;
  /** True right after opening, when there is nothing to read back. */
  #isEmpty = false;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  open(setup: GameSetup): void {
    this.#sql.exec(`
      CREATE TABLE opening (id INTEGER PRIMARY KEY CHECK (id = 1), opening TEXT NOT NULL);
      CREATE TABLE events (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, events TEXT NOT NULL);
      CREATE TABLE notes (key TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;
      CREATE TABLE outbox (kind TEXT PRIMARY KEY, tries INTEGER NOT NULL, due_at INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE used_tickets (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID;
    `);
    this.#sql.exec("INSERT INTO notes VALUES ('schema', ?)", schemaFor(setup));
    this.#sql.exec("INSERT INTO opening VALUES (1, ?)", JSON.stringify(setup));
    this.#isEmpty = true;
  }

  append(events: readonly object[], at: number): void {
    this.#isEmpty = false;
    for (let from = 0; from < events.length; from += EVENTS_A_ROW) {
      const row = JSON.stringify(events.slice(from, from + EVENTS_A_ROW));
      this.#sql.exec("INSERT INTO events (at, events) VALUES (?, ?)", at, row);
    }
  }

  /** How the game here was opened; null for a code nobody opened. Data of a newer version can be read only by that version. */
  setup(): GameSetup | "newer" | null {
    const [exists] = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'opening'");
    if (!exists) return null;
    const schema = this.note("schema");
    if (schema === null) throw new Error("a room without a schema cannot be read");
    if (schema > SCHEMA) return "newer";
    const [row] = this.#sql.exec<{ opening: string }>("SELECT opening FROM opening");
    if (!row) return null;
    const setup = JSON.parse(row.opening) as GameSetup;
    const isKnown = setup.questions.every((question) => isKind(nameOf(question))) && areValuesKnown(setup.settings);
    return isKnown ? setup : "newer";
  }

  /** Every recorded event, in order. */
  *events<E extends object>(): Iterable<E> {
    if (this.#isEmpty) return;
    for (const { events } of this.#sql.exec<{ events: string }>("SELECT events FROM events ORDER BY seq")) {
      yield* JSON.parse(events) as E[];
    }
  }

  note(key: NoteKey): number | null {
    const [row] = this.#sql.exec<{ value: number | null }>("SELECT value FROM notes WHERE key = ?", key);
    return row?.value ?? null;
  }

  setNote(key: NoteKey, value: number | null): void {
    this.#sql.exec(
      "INSERT INTO notes VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      key,
      value,
    );
  }

  /** Marks the room to be wiped and its outbox not to be sent. */
  markForWiping(): void {
    this.setNote("wipe_at", 0);
    this.#sql.exec("DELETE FROM outbox");
  }

  /** True the first time a ticket is shown. Expired ones need no memory: the Worker refuses them. */
  useTicket(jti: string, expiresAt: number, now: number): boolean {
    this.#sql.exec("DELETE FROM used_tickets WHERE expires_at < ?", now);
    const used = this.#sql.exec("INSERT INTO used_tickets VALUES (?, ?) ON CONFLICT DO NOTHING", jti, expiresAt);
    return used.rowsWritten > 0;
  }

  outbox(): OutboxRow[] {
    const rows = this.#sql.exec<{ kind: string; tries: number; due_at: number }>("SELECT * FROM outbox");
    return rows
      .toArray()
      .flatMap(({ kind, tries, due_at: dueAt }) => (isOutboxKind(kind) ? [{ kind, tries, dueAt }] : []));
  }

  /** True if a newer version left entries in the outbox. It sends them when it is back, so the room must stay until then. */
  hasUnknownEntries(): boolean {
    const kinds = this.#sql.exec<{ kind: string }>("SELECT kind FROM outbox").toArray();
    return kinds.some(({ kind }) => !isOutboxKind(kind));
  }

  putOutbox({ kind, tries, dueAt }: OutboxRow): void {
    this.#sql.exec("INSERT OR REPLACE INTO outbox VALUES (?, ?, ?)", kind, tries, dueAt);
  }

  dropOutbox(kind: OutboxKind): void {
    this.#sql.exec("DELETE FROM outbox WHERE kind = ?", kind);
  }
}

/**
 * `empty_since`: since when nobody has been connected. `wipe_at`: when the room deletes itself. `shown_…`: what a relay last
 * sent its phones about the whole game.
 */
type NoteKey = "schema" | "empty_since" | "wipe_at" | "shown_sockets" | "shown_lobby";
const kinds = ["started", "results"] as const;
export type OutboxKind = (typeof kinds)[number];
const isOutboxKind = (kind: string): kind is OutboxKind => (kinds as readonly string[]).includes(kind);
export type OutboxRow = { readonly kind: OutboxKind; readonly tries: number; readonly dueAt: number };
