import type { SQLInputValue } from "node:sqlite";
import { AsyncLocalStorage } from "node:async_hooks";
import { rowsOf, Sqlite } from "./sqlite";
import { trip } from "./trips";

type Values = readonly SQLInputValue[];
/** A database that answers statements. */
type Answering = { ask(text: string, values: Values): Asked; whole<T>(work: () => T): T };
/** Decides which database answers these statements. */
type Place = { at(texts: readonly string[]): Answering };
type Asked = ReturnType<Sqlite["ask"]>;

const isQuery = (text: string) => /^\s*select\b/i.test(text);

/** Holds in whatever a call of the Worker does. */
export const inCall = new AsyncLocalStorage<true>();

/**
 * D1 over SQLite in this process: the same statements, limits and errors, without the network. Its replica lags two seconds
 * behind, or less if a session's bookmark asks for more; a test's own writes, which no call saw, are in it at once.
 */
export class D1 implements Answering, Place {
  readonly sqlite = new Sqlite();
  #replica: Replica;
  #done: Done[] = [];

  constructor(private readonly migrations: string) {
    this.sqlite.database.exec(migrations);
    this.#replica = new Replica(migrations);
  }

  prepare = (text: string) => new Statement(this, text, []);

  withSession(constraint: string) {
    const session = new Session(this, constraint);
    return {
      prepare: (text: string) => new Statement(session, text, []),
      batch: (statements: readonly Statement[]) => batch(session, statements),
      getBookmark: () => (session.seen < 0 ? null : bookmarkFor(session.seen)),
    };
  }

  batch = (statements: readonly Statement[]) => batch(this, statements);

  at = (): Answering => this;

  ask(text: string, values: Values) {
    const asked = this.sqlite.ask(text, values);
    if (!isQuery(text)) this.#done.push({ text, values, at: inCall.getStore() ? now() : -LAG_MS });
    return asked;
  }

  whole<T>(work: () => T): T {
    const { length } = this.#done;
    try {
      return this.sqlite.whole(work);
    } catch (error) {
      this.#done.length = length;
      throw error;
    }
  }

  /** The number of writes so far: the state of the primary. */
  get state(): number {
    return this.#done.length;
  }

  /** The replica, which has at least the first writes up to this state. */
  replica(state: number) {
    return this.#replica.after(this.#done, state);
  }

  /** Does this work, then rolls back everything it wrote. */
  async undone<T>(work: () => Promise<T>): Promise<T> {
    const { length } = this.#done;
    this.sqlite.database.exec("SAVEPOINT undone");
    try {
      return await work();
    } finally {
      this.sqlite.database.exec("ROLLBACK TO undone; RELEASE undone");
      this.#done.length = length;
      if (this.#replica.state > length) this.#replica = new Replica(this.migrations);
    }
  }

  async exec(text: string) {
    await trip("d1", text);
    asD1(() => this.sqlite.database.exec(text));
    this.#done.push({ text, at: -LAG_MS });
    return { count: 1, duration: 0 };
  }
}

type Done = { readonly text: string; readonly values?: Values; readonly at: number };

const LAG_MS = 2_000;
/** The real clock, for tests that stop it. */
const now = performance.now.bind(performance);

/** A copy of the database that does each write two seconds later. */
class Replica {
  readonly #sqlite = new Sqlite();
  state = 0;

  constructor(private readonly migrations: string) {}

  after(done: readonly Done[], state: number) {
    if (this.state === 0) this.#sqlite.database.exec(this.migrations);
    const until = Math.max(state, done.findLastIndex(({ at }) => at <= now() - LAG_MS) + 1);
    for (; this.state < until; this.state++) {
      const { text, values } = done[this.state]!;
      if (values) this.#sqlite.database.prepare(text).run(...values);
      else this.#sqlite.database.exec(text);
    }
    return { sqlite: this.#sqlite, state: this.state };
  }
}

/** Session of D1: sees at least the state of its bookmark, and what it has seen or written itself. */
class Session implements Place {
  /** The newest state that it has seen; negative before its first statement. */
  seen = -1;

  constructor(
    private readonly d1: D1,
    private readonly constraint: string,
  ) {}

  at(texts: readonly string[]): Answering {
    const least = this.seen < 0 ? stateOf(this.constraint) : this.seen;
    if (least === null || !texts.every(isQuery)) return this.#watched(this.d1, () => this.d1.state);
    if (least > this.d1.state) throw new Error("D1_ERROR: The bookmark is from the future");
    const { sqlite, state } = this.d1.replica(least);
    return this.#watched(sqlite, () => state);
  }

  #watched = (answering: Answering, state: () => number): Answering => ({
    ask: (text, values) => {
      const asked = answering.ask(text, values);
      this.seen = Math.max(this.seen, state());
      return asked;
    },
    whole: (work) => answering.whole(work),
  });
}

/** Bookmarks as D1 writes them: later ones come later in the order of letters. */
const bookmarkFor = (state: number) => `00000001-${state.toString(16).padStart(8, "0")}-00000000-${"0".repeat(32)}`;

/** The state that a session begins with; null for the primary's. */
function stateOf(constraint: string): number | null {
  if (constraint === "first-primary") return null;
  if (constraint === "first-unconstrained") return 0;
  const state = /^00000001-([\da-f]{8})-/.exec(constraint)?.[1];
  if (state === undefined) throw new Error("D1_ERROR: Invalid bookmark");
  return Number.parseInt(state, 16);
}

async function batch(place: Place, statements: readonly Statement[]) {
  await trip("d1", statements.map(({ text }) => text.slice(0, 60)).join(" ; "));
  return asD1(() => {
    const answering = place.at(statements.map(({ text }) => text));
    return answering.whole(() => statements.map((statement) => statement.answer(answering)));
  });
}

class Statement {
  constructor(
    private readonly place: Place,
    readonly text: string,
    readonly values: Values,
  ) {}

  bind(...values: readonly unknown[]) {
    return new Statement(this.place, this.text, values.map(bound));
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
    const { rows } = asD1(() => this.place.at([this.text]).ask(this.text, this.values));
    return rows.map((row) => row.map(told));
  }

  answer(answering = this.place.at([this.text])) {
    const { columns, rows, changes, lastRowId } = answering.ask(this.text, this.values);
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
