/** A write to D1 that an object owes; a newer version may have left one of a kind that is unknown here. */
export type OutboxRow = { readonly kind: string; readonly tries: number; readonly dueAt: number };

/**
 * Tables that every object has besides its own: numbers by name, and the writes to D1 that it owes. Nothing is created before
 * an object is opened: a guessed code leaves no trace.
 */
export abstract class ObjectTables<Note extends string> {
  constructor(protected readonly sql: SqlStorage) {}

  protected createTables(ours: string): void {
    this.sql.exec(`${ours}
      CREATE TABLE notes (key TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;
      CREATE TABLE outbox (kind TEXT PRIMARY KEY, tries INTEGER NOT NULL, due_at INTEGER NOT NULL) WITHOUT ROWID;
    `);
  }

  /** False for a code nobody opened. */
  protected get isOpened(): boolean {
    const [exists] = this.sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'opening'");
    return exists !== undefined;
  }

  note(key: Note | "wipe_at"): number | null {
    const [row] = this.sql.exec<{ value: number | null }>("SELECT value FROM notes WHERE key = ?", key);
    return row?.value ?? null;
  }

  setNote(key: Note | "wipe_at", value: number | null): void {
    this.sql.exec("INSERT INTO notes VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value);
  }

  outbox(): OutboxRow[] {
    const rows = this.sql.exec<{ kind: string; tries: number; due_at: number }>("SELECT * FROM outbox");
    return rows.toArray().map(({ kind, tries, due_at: dueAt }) => ({ kind, tries, dueAt }));
  }

  putOutbox({ kind, tries, dueAt }: OutboxRow): void {
    this.sql.exec("INSERT OR REPLACE INTO outbox VALUES (?, ?, ?)", kind, tries, dueAt);
  }

  dropOutbox(kind: string): void {
    this.sql.exec("DELETE FROM outbox WHERE kind = ?", kind);
  }

  /** Marks the object to be wiped and its outbox not to be sent. */
  markForWiping(): void {
    this.setNote("wipe_at", 0);
    this.sql.exec("DELETE FROM outbox");
  }
}
