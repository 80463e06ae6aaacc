import { areValuesKnown } from "#protocol/settings/fitted";
import { homeworkCounting, homeworkSettings } from "#protocol/settings/homework-settings";
import { ObjectTables } from "#objects/lifecycle/object-tables";
import { isKind } from "#question/kinds";
import { nicknameKey } from "#game/names/nickname-key";
import { countsNet } from "#game/net";
import type { HomeworkSetup, PupilPlace, Terms } from "#homework/homework";
import type { Question } from "#game/game";

/**
 * Raised when the form of a homework's storage changes, or when older code would count a homework wrongly. Code does not touch
 * a homework with a higher number than its own. 2 counts net.
 */
const SCHEMA = 2;

/** Raised when the comparison of names changes: their keys are computed again. */
const NAME_KEYS = 2;

type Note = "schema" | "name_keys" | "ended_for";

type OpeningRow = { opening: string; title: string; due_at: number; closed_at: number | null; edition: number };
type PlaceRow = { student_id: string; number: number; school_no: number | null; name: string; time_factor: number };

/**
 * Data of a homework besides its pupils: how it was opened, its questions, and the places of the class.
 */
export class HomeworkTables extends ObjectTables<Note> {
  create(setup: HomeworkSetup, terms: Terms, questions: readonly Question[], places: readonly PupilPlace[]): void {
    this.createTables(`
      CREATE TABLE opening (id INTEGER PRIMARY KEY CHECK (id = 1), opening TEXT NOT NULL, title TEXT NOT NULL,
        due_at INTEGER NOT NULL, closed_at INTEGER, edition INTEGER NOT NULL);
      CREATE TABLE questions (place INTEGER PRIMARY KEY, question TEXT NOT NULL);
      CREATE TABLE places (student_id TEXT PRIMARY KEY, number INTEGER NOT NULL, school_no INTEGER, name TEXT NOT NULL,
        time_factor REAL NOT NULL) WITHOUT ROWID;
      CREATE TABLE pupils (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name_key TEXT NOT NULL UNIQUE,
        student_id TEXT UNIQUE, user_id TEXT, nickname TEXT NOT NULL, marble INTEGER NOT NULL, time_factor REAL NOT NULL,
        extra_attempts INTEGER NOT NULL, joined_at INTEGER NOT NULL, last_at INTEGER NOT NULL, attempt INTEGER NOT NULL,
        done INTEGER NOT NULL, given INTEGER NOT NULL, right INTEGER NOT NULL, score INTEGER NOT NULL, opened_at INTEGER,
        best_attempt INTEGER NOT NULL, best_given INTEGER NOT NULL, best_right INTEGER NOT NULL, best_score INTEGER NOT NULL,
        has_finished INTEGER NOT NULL, pin_hash TEXT NOT NULL, pin_failures INTEGER NOT NULL, pin_locked_until INTEGER NOT NULL);
      CREATE TABLE sessions (hash TEXT PRIMARY KEY, pupil INTEGER, used_at INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX sessions_pupil ON sessions (pupil, used_at);
      CREATE TABLE answers (pupil INTEGER NOT NULL, attempt INTEGER NOT NULL, turn INTEGER NOT NULL, place INTEGER NOT NULL,
        value TEXT NOT NULL, share REAL, took_ms INTEGER NOT NULL, at INTEGER NOT NULL, confidence INTEGER,
        PRIMARY KEY (pupil, attempt, turn)) WITHOUT ROWID;
    `);
    this.setNote("schema", countsNet(setup.settings) ? SCHEMA : 1);
    this.setNote("name_keys", NAME_KEYS);
    const { title, dueAt, closedAt, edition } = terms;
    const written = JSON.stringify(setup);
    this.sql.exec("INSERT INTO opening VALUES (1, ?, ?, ?, ?, ?)", written, title, dueAt, closedAt, edition);
    for (const [place, question] of questions.entries()) {
      this.sql.exec("INSERT INTO questions VALUES (?, ?)", place, JSON.stringify(question));
    }
    for (const place of places) this.putPlace(place);
  }

  /** How it was opened; null for a code nobody opened. Data of a newer version can be read only by that version. */
  read(): { opening: HomeworkSetup; terms: Terms } | "newer" | null {
    if (!this.isOpened) return null;
    if ((this.note("schema") ?? 0) > SCHEMA) return "newer";
    const [row] = this.sql.exec<OpeningRow>("SELECT * FROM opening");
    if (!row) return null;
    const kinds = this.sql.exec<{ kind: string | null }>("SELECT DISTINCT question ->> 'kind' AS kind FROM questions");
    if (!kinds.toArray().every(({ kind }) => kind === null || isKind(kind))) return "newer";
    const { title, due_at: dueAt, closed_at: closedAt, edition } = row;
    const opening = JSON.parse(row.opening) as HomeworkSetup;
    return areValuesKnown(opening.settings, { ...homeworkSettings, ...homeworkCounting })
      ? { opening, terms: { title, dueAt, closedAt, edition } }
      : "newer";
  }

  /**
   * Computes the keys of names again, so that pupils of an older version are found by today's comparison. Names that were two
   * stay two.
   */
  renewNameKeys(): void {
    if (this.note("name_keys") === NAME_KEYS) return;
    const rows = this.sql.exec<{ seq: number; nickname: string }>("SELECT seq, nickname FROM pupils").toArray();
    for (const { seq, nickname } of rows) {
      this.sql.exec("UPDATE pupils SET name_key = ? WHERE seq = ?", nicknameKey(nickname), seq);
    }
    this.setNote("name_keys", NAME_KEYS);
  }

  questions(): Question[] {
    const rows = this.sql.exec<{ question: string }>("SELECT question FROM questions ORDER BY place");
    return rows.toArray().map(({ question }) => JSON.parse(question) as Question);
  }

  putSetup(setup: HomeworkSetup): void {
    this.sql.exec("UPDATE opening SET opening = ?", JSON.stringify(setup));
  }

  putTerms({ title, dueAt, closedAt, edition }: Terms): void {
    this.sql.exec(
      "UPDATE opening SET title = ?, due_at = ?, closed_at = ?, edition = ?",
      title,
      dueAt,
      closedAt,
      edition,
    );
  }

  places(): PupilPlace[] {
    const rows = this.sql.exec<PlaceRow>("SELECT * FROM places ORDER BY number, student_id").toArray();
    return rows.map(({ student_id: id, number, school_no: schoolNo, name, time_factor: timeFactor }) => {
      return { name, student: { id, number, schoolNo, timeFactor } };
    });
  }

  putPlace({ name, student: { id, number, schoolNo, timeFactor } }: PupilPlace): void {
    this.sql.exec("INSERT OR REPLACE INTO places VALUES (?, ?, ?, ?, ?)", id, number, schoolNo, name, timeFactor);
  }

  dropPlace(studentId: string): void {
    this.sql.exec("DELETE FROM places WHERE student_id = ?", studentId);
  }
}
