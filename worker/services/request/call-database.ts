import { begun } from "./begun";

/**
 * D1 as one call sees it. A query is sent at once, and its rows are given once `allowed` resolves; everything else is sent then.
 * Queries go to `replica` if the call may read one; if that fails, and for everything else, the primary is asked. `state` is the
 * newest of the primary that the call has seen or made, with the time by which it was.
 */
export class CallDatabase {
  state: { readonly bookmark: string; readonly at: number } | null = null;

  constructor(
    private readonly db: D1Database,
    private readonly allowed: Promise<unknown>,
    private readonly replica?: D1DatabaseSession,
  ) {}

  prepare = (text: string) => new Statement(this, text, []);

  batch = (statements: readonly Statement[]) =>
    this.ask(
      statements.every(({ isQuery }) => isQuery),
      (session) => session.batch(statements.map((one) => one.in(session))),
    );

  async ask<T>(isQuery: boolean, question: (session: D1DatabaseSession) => Promise<T>): Promise<T> {
    if (!isQuery) await this.allowed;
    const answer = begun(this.#answer(question, isQuery ? this.replica : undefined));
    await this.allowed;
    return answer;
  }

  async #answer<T>(question: (session: D1DatabaseSession) => Promise<T>, replica?: D1DatabaseSession): Promise<T> {
    if (replica) return question(replica).catch(() => this.#answer(question));
    const session = this.db.withSession("first-primary");
    const at = Date.now();
    const answer = await question(session);
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
  all = () => this.db.ask(this.isQuery, (session) => this.in(session).all());
  run = () => this.db.ask(this.isQuery, (session) => this.in(session).run());
  raw = () => this.db.ask(this.isQuery, (session) => this.in(session).raw());
}
