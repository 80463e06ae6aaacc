import { PATIENCE_MS, withTimeout } from "#db/with-timeout";
import { begun } from "./begun";

/** Statement as drizzle builds it. */
export type Built = { readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] } };

type Carried = {
  readonly statements: readonly Statement[];
  readonly refuse: () => Promise<void>;
  readonly written: (results: D1Result[]) => void;
};

/**
 * D1 as one call sees it. A query is sent at once, and its rows are given once `allowed` resolves; everything else is sent then.
 * Queries go to `replica` if the call may read one; if that fails, and for everything else, the primary is asked. `state` is the
 * newest of the primary that the call has seen or made, with the time by which it was.
 */
export class CallDatabase {
  state: { readonly bookmark: string; readonly at: number } | null = null;
  #carried: readonly Carried[] = [];
  /** The write that has taken something along, while it is under way. */
  #taking: Promise<unknown> | null = null;

  constructor(
    private readonly db: D1Database,
    readonly allowed: Promise<unknown>,
    private readonly replica?: D1DatabaseSession,
  ) {}

  prepare = (text: string) => new Statement(this, text, []);

  batch = (statements: readonly Statement[]) =>
    statements.every(({ isQuery }) => isQuery)
      ? this.read((session) => session.batch(statements.map((one) => one.in(session))))
      : this.write(statements);

  async read<T>(question: (session: D1DatabaseSession) => Promise<T>): Promise<T> {
    const answer = begun(this.#answer(question, this.replica));
    await this.allowed;
    return answer;
  }

  /**
   * Lets the call's next write take these statements along, before its own and in one transaction: if one fails, nothing is
   * written, and `refuse` throws the call's refusal. They are written at the latest before something happens outside D1, and
   * before the call is answered. Gives their results then; after a failure never.
   *
   *     void carry([unlocked(db, counts, now)], refuse);
   *     await removePasskey(db, own.id, id);  // one trip, and only while nothing is locked
   */
  carry(statements: readonly Built[], refuse = async (): Promise<void> => {}): Promise<D1Result[]> {
    const { promise, resolve: written } = Promise.withResolvers<D1Result[]>();
    const own = statements.map((one) => {
      const { sql, params } = one.toSQL();
      return this.prepare(sql).bind(...params);
    });
    this.#carried = [...this.#carried, { statements: own, refuse, written }];
    return promise;
  }

  /** Resolves once the caller is allowed, and all that is carried is written. */
  settled = async (): Promise<void> => void (await this.write([]));

  async write(statements: readonly Statement[]): Promise<D1Result[]> {
    await this.allowed;
    while (this.#taking) await this.#taking;
    const carried = this.#carried;
    const all = [...carried.flatMap((one) => one.statements), ...statements];
    if (all.length === 0) return [];
    const answer = this.#answer((session) => session.batch(all.map((one) => one.in(session))));
    const taking = this.#take(carried, answer);
    if (carried.length > 0) this.#taking = Promise.allSettled([taking]).finally(() => (this.#taking = null));
    return (await taking).slice(all.length - statements.length);
  }

  /** Gives what is carried its results, or throws the refusal. */
  async #take(carried: readonly Carried[], answer: Promise<D1Result[]>): Promise<D1Result[]> {
    try {
      const results = await answer;
      let place = 0;
      for (const { statements, written } of carried) written(results.slice(place, (place += statements.length)));
      this.#carried = this.#carried.slice(carried.length);
      return results;
    } catch (error) {
      for (const { refuse } of carried) await refuse();
      throw error;
    }
  }

  async #answer<T>(question: (session: D1DatabaseSession) => Promise<T>, replica?: D1DatabaseSession): Promise<T> {
    if (replica) return withTimeout(question(replica), PATIENCE_MS).catch(() => this.#answer(question));
    const session = this.db.withSession("first-primary");
    const at = Date.now();
    const answer = await withTimeout(question(session), PATIENCE_MS);
    const bookmark = session.getBookmark();
    // Later bookmarks come later in the order of letters.
    if (bookmark !== null && bookmark > (this.state?.bookmark ?? "")) this.state = { bookmark, at };
    return answer;
  }
}

class Statement {
  readonly isQuery: boolean;

  constructor(
    private readonly db: CallDatabase,
    private readonly text: string,
    private readonly values: readonly unknown[],
  ) {
    this.isQuery = /^\s*select\b/i.test(text);
  }

  in = (session: D1DatabaseSession) => session.prepare(this.text).bind(...this.values);
  bind = (...values: unknown[]) => new Statement(this.db, this.text, values);
  all = () => (this.isQuery ? this.db.read((session) => this.in(session).all()) : this.#written());
  run = () => (this.isQuery ? this.db.read((session) => this.in(session).run()) : this.#written());
  raw = async () => {
    if (this.isQuery) return this.db.read((session) => this.in(session).raw());
    const { results } = await this.#written();
    return results.map((row) => Object.values(row as object) as unknown[]);
  };

  async #written(): Promise<D1Result> {
    const [result] = await this.db.write([this]);
    return result!;
  }
}
