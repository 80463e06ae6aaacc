import type { SQLInputValue } from "node:sqlite";
import { rowsOf, Sqlite } from "./sqlite";
import { trip } from "./trips";

/** D1 over SQLite in this process: the same statements, limits and errors, without the network. */
export class D1 {
  readonly sqlite = new Sqlite();

  constructor(migrations: string) {
    this.sqlite.database.exec(migrations);
  }

  prepare = (text: string) => new Statement(() => this.sqlite, text, []);

  async batch(statements: readonly Statement[]) {
    await trip("d1", statements.map(({ text }) => text.slice(0, 60)).join(" ; "));
    return asD1(() => this.sqlite.whole(() => statements.map((statement) => statement.answer())));
  }

  /** Does this work, then rolls back everything it wrote. */
  async undone<T>(work: () => Promise<T>): Promise<T> {
    this.sqlite.database.exec("SAVEPOINT undone");
    try {
      return await work();
    } finally {
      this.sqlite.database.exec("ROLLBACK TO undone; RELEASE undone");
    }
  }

  async exec(text: string) {
    await trip("d1", text);
    asD1(() => this.sqlite.database.exec(text));
    return { count: 1, duration: 0 };
  }
}

class Statement {
  constructor(
    readonly sqlite: () => Sqlite,
    readonly text: string,
    readonly values: readonly SQLInputValue[],
  ) {}

  bind(...values: readonly unknown[]) {
    return new Statement(this.sqlite, this.text, values.map(bound));
  }

  async all() {
    await trip("d1", this.text);
    return asD1(() => this.answer());
  }

  run = () => this.all();

  async first(column?: string) {
    const { results } = await this.all();
    const row = results[0];
    if (row === undefined) return null;
    return column === undefined ? row : row[column];
  }

  async raw() {
    await trip("d1", this.text);
    const { rows } = asD1(() => this.sqlite().ask(this.text, this.values));
    return rows.map((row) => row.map(told));
  }

  answer() {
    const { columns, rows, changes, lastRowId } = this.sqlite().ask(this.text, this.values);
    const lists = rows.map((row) => row.map(told));
    const meta = { changes, last_row_id: lastRowId, changed_db: changes > 0, rows_written: changes, duration: 0 };
    return { success: true, results: rowsOf(columns, lists), meta };
  }
}

function bound(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (Array.isArray(value)) return Uint8Array.from(value as number[]);
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported`);
}

/** Bytes come as a list of numbers. */
const told = (value: unknown) => (value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value);

/** SQLite's error numbers for violated constraints. */
const constraints: Readonly<Record<number, string>> = {
  275: "CHECK",
  787: "FOREIGNKEY",
  1299: "NOTNULL",
  1555: "PRIMARYKEY",
  1811: "TRIGGER",
  2067: "UNIQUE",
};

function asD1<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const failed = error as Error & { errcode?: number };
    const rule = constraints[failed.errcode ?? 1];
    const name = rule ? `SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_${rule})` : "SQLITE_ERROR";
    failed.message += `: ${name}`;
    throw new Error(`D1_ERROR: ${failed.message}`, { cause: error });
  }
}
