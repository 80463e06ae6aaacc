import { begun } from "./begun";

/**
 * The bindings of a call whose caller is still being checked. Its handler begins at once: a query is sent beside the check, and
 * its rows are given once the caller is allowed. Everything else waits. If the caller is refused, so is every wait: the handler
 * has seen nothing, and nothing has happened.
 *
 *     c.env = whileChecked(c.env, check(c));
 *     await ownSet(database(c.env.DB), userId, id);     // one trip together with the check
 */
export function whileChecked(env: Env, allowed: Promise<unknown>): Env {
  const rooms = (all: DurableObjectNamespace): object => ({
    getByName: (...named: Parameters<typeof all.getByName>) => waiting(all.getByName(...named), allowed),
    jurisdiction: (name: DurableObjectJurisdiction) => rooms(all.jurisdiction(name)),
  });
  const bindings = {
    DB: new QueriesFirst(env.DB, allowed),
    MEDIA: env.MEDIA && waiting(env.MEDIA, allowed),
    EMAIL: env.EMAIL && waiting(env.EMAIL, allowed),
    GAME_ROOM: rooms(env.GAME_ROOM),
    RELAY_ROOM: rooms(env.RELAY_ROOM),
    HOMEWORK_ROOM: rooms(env.HOMEWORK_ROOM),
  };
  return { ...env, ...(bindings as unknown as Env) };
}

type Method = (...given: unknown[]) => unknown;

/** The same binding, each of whose methods waits first. All of them return promises; the binding itself is none. */
const waiting = (binding: object, allowed: Promise<unknown>): object =>
  new Proxy(binding, {
    get: (target, name) => {
      if (name === "then") return undefined;
      return async (...given: unknown[]) => {
        await allowed;
        return (target as Record<string | symbol, Method>)[name]!(...given);
      };
    },
  });

/** A database that sends queries at once and everything else later. */
class QueriesFirst {
  constructor(
    private readonly db: D1Database,
    private readonly allowed: Promise<unknown>,
  ) {}

  prepare = (text: string) => new Statement(this.db.prepare(text), isQuery(text), this.allowed);

  batch = (statements: readonly Statement[]) =>
    sent(
      () => this.db.batch(statements.map(({ own }) => own)),
      statements.every((one) => one.isQuery),
      this.allowed,
    );
}

class Statement {
  constructor(
    readonly own: D1PreparedStatement,
    readonly isQuery: boolean,
    private readonly allowed: Promise<unknown>,
  ) {}

  bind = (...values: unknown[]) => new Statement(this.own.bind(...values), this.isQuery, this.allowed);
  all = () => sent(() => this.own.all(), this.isQuery, this.allowed);
  run = () => sent(() => this.own.run(), this.isQuery, this.allowed);
  raw = () => sent(() => this.own.raw(), this.isQuery, this.allowed);
}

const isQuery = (text: string): boolean => /^\s*select\b/i.test(text);

async function sent<T>(send: () => Promise<T>, isQuery: boolean, allowed: Promise<unknown>): Promise<T> {
  if (!isQuery) await allowed;
  const answer = begun(send());
  await allowed;
  return answer;
}
