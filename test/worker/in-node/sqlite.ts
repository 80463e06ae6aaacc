import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** The limits of D1 and Durable Objects: queries may be no larger here either. */
const limits = {
  sqlLength: 100_000,
  column: 100,
  exprDepth: 100,
  compoundSelect: 5,
  vdbeOp: 25_000,
  functionArg: 32,
  attach: 0,
  likePatternLength: 50,
  variableNumber: 100,
  triggerDepth: 10,
};

/** A database in memory that remembers its statements, as the platform does. */
export class Sqlite {
  readonly database = new DatabaseSync(":memory:");
  readonly #prepared = new Map<string, StatementSync>();

  constructor() {
    Object.assign(this.database.limits, limits);
  }

  /** Rows as lists of values, since two columns may have one name. */
  ask(text: string, values: readonly SQLInputValue[]) {
    const statement = this.#statement(text);
    const columns = statement.columns().map(({ name }) => name);
    const before = this.#changes();
    const rows = statement.all(...values) as unknown as unknown[][];
    const after = this.#changes();
    return {
      columns,
      rows: rows.map((row) => row.map(given)),
      changes: after.total - before.total,
      lastRowId: after.lastRowId,
    };
  }

  /** Runs all of it as one transaction. */
  whole<T>(work: () => T): T {
    const isInner = this.database.isTransaction;
    this.database.exec(isInner ? "SAVEPOINT inner" : "BEGIN");
    try {
      const result = work();
      this.database.exec(isInner ? "RELEASE inner" : "COMMIT");
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec(isInner ? "ROLLBACK TO inner; RELEASE inner" : "ROLLBACK");
      throw error;
    }
  }

  #statement(text: string): StatementSync {
    let statement = this.#prepared.get(text);
    if (!statement) {
      statement = this.database.prepare(text);
      statement.setReturnArrays(true);
      this.#prepared.set(text, statement);
    }
    return statement;
  }

  #changes() {
    const text = "SELECT total_changes(), last_insert_rowid()";
    const [total, lastRowId] = this.#statement(text).get() as unknown as [number, number];
    return { total, lastRowId };
  }
}

const given = (value: unknown) => (value instanceof Uint8Array ? value.buffer : value);

export const rowsOf = (columns: readonly string[], rows: readonly unknown[][]) =>
  rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]])));
