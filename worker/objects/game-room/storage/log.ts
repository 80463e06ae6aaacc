import { ObjectTables } from "#objects/lifecycle/object-tables";
import { isKind } from "#question/kinds";
import { nameOf } from "#question/name-of";
import { areValuesKnown } from "#protocol/settings/fitted";
import type { GameSetup } from "#game/game";
import { countsNet } from "#game/net";
import { isFirstKind } from "#game/results/stored-form";

/** Most events in one row: far below the platform's two megabytes. */
const EVENTS_A_ROW = 500;

/** An opening in pieces for a row each, of four bytes a letter at most, never cut within a letter. */
const inPieces = (text: string): readonly string[] => text.match(/.{1,400000}/gsu) ?? [];

/**
 * Raised when the form of a room's storage changes, or when a room holds a game that older code would play wrongly. Code does
 * not touch a room with a higher number than its own. 1 is what version 0.1 writes and plays: choices of at most four options, on
 * phones, against a clock, in points. 2 has another kind, way of answering or clock, 3 is a part of a game of several rooms, 4 has an
 * opening of several rows, and 5 counts net or lets answers change.
 */
const SCHEMA = 5;

const schemaFor = ({ questions, settings, places, relays }: GameSetup, rows: number): number => {
  const { answers, clock, answers_change } = settings;
  if (answers_change || countsNet(settings)) return SCHEMA;
  if (rows > 1) return 4;
  if (relays !== undefined) return 3;
  const isFirst = questions.every((question) => isFirstKind(question) && !question.optionImages);
  return isFirst && !places && !answers && !clock ? 1 : 2;
};

/**
 * A room's storage: how the game was opened, and every event since, in order. One row holds the events of one commit, so that a
 * burst of answers costs one written row. Nothing is created before a game is opened: a guessed code leaves no trace.
 */
export class GameLog extends ObjectTables<NoteKey> {
  /** True right after opening, when there is nothing to read back. */
  #isEmpty = false;

  open(setup: GameSetup): void {
    this.createTables(`
      CREATE TABLE opening (id INTEGER PRIMARY KEY, opening TEXT NOT NULL);
      CREATE TABLE events (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, events TEXT NOT NULL);
      CREATE TABLE used_tickets (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID;
    `);
    const pieces = inPieces(JSON.stringify(setup));
    this.setNote("schema", schemaFor(setup, pieces.length));
    for (const piece of pieces) this.sql.exec("INSERT INTO opening (opening) VALUES (?)", piece);
    this.#isEmpty = true;
  }

  append(events: readonly object[], at: number): void {
    this.#isEmpty = false;
    for (let from = 0; from < events.length; from += EVENTS_A_ROW) {
      const row = JSON.stringify(events.slice(from, from + EVENTS_A_ROW));
      this.sql.exec("INSERT INTO events (at, events) VALUES (?, ?)", at, row);
    }
  }

  /** How the game here was opened; null for a code nobody opened. Data of a newer version can be read only by that version. */
  setup(): GameSetup | "newer" | null {
    if (!this.isOpened) return null;
    const schema = this.note("schema");
    if (schema === null) throw new Error("a room without a schema cannot be read");
    if (schema > SCHEMA) return "newer";
    const rows = this.sql.exec<{ opening: string }>("SELECT opening FROM opening ORDER BY id").toArray();
    if (rows.length === 0) return null;
    const setup = JSON.parse(rows.map(({ opening }) => opening).join("")) as GameSetup;
    const isKnown = setup.questions.every((question) => isKind(nameOf(question))) && areValuesKnown(setup.settings);
    return isKnown ? setup : "newer";
  }

  /** Every recorded event, in order. */
  *events<E extends object>(): Iterable<E> {
    if (this.#isEmpty) return;
    for (const { events } of this.sql.exec<{ events: string }>("SELECT events FROM events ORDER BY seq")) {
      yield* JSON.parse(events) as E[];
    }
  }

  /** True the first time a ticket is shown. Expired ones need no memory: the Worker refuses them. */
  useTicket(jti: string, expiresAt: number, now: number): boolean {
    this.sql.exec("DELETE FROM used_tickets WHERE expires_at < ?", now);
    const used = this.sql.exec("INSERT INTO used_tickets VALUES (?, ?) ON CONFLICT DO NOTHING", jti, expiresAt);
    return used.rowsWritten > 0;
  }
}

/**
 * `empty_since`: since when nobody has been connected. `shown_…`: what a relay last sent its phones about the whole game.
 */
type NoteKey = "schema" | "empty_since" | "shown_sockets" | "shown_lobby";
