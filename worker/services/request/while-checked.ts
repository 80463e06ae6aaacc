import { boundedBucket } from "#db/bounded-bucket";
import type { CallDatabase } from "./call-database";

/**
 * The bindings of a call whose caller is still being checked. Its handler begins at once: a query is sent beside the check, and
 * its rows are given once the caller is allowed. Everything else waits, also for what the call's database carries. If the caller
 * is refused, so is every wait: the handler has seen nothing, and nothing has happened.
 *
 *     c.env = whileChecked(c.env, new CallDatabase(c.env.DB, allowed));
 *     await ownSet(database(c.env.DB), userId, id);     // one trip together with the check
 */
export function whileChecked(env: Env, db: CallDatabase): Env {
  const rooms = (all: DurableObjectNamespace): object => ({
    getByName: (...named: Parameters<typeof all.getByName>) => waiting(all.getByName(...named), db),
    jurisdiction: (name: DurableObjectJurisdiction) => rooms(all.jurisdiction(name)),
  });
  const bindings = {
    DB: db,
    MEDIA: env.MEDIA && waiting(boundedBucket(env.MEDIA), db),
    EMAIL: env.EMAIL && waiting(env.EMAIL, db),
    GAME_ROOM: rooms(env.GAME_ROOM),
    RELAY_ROOM: rooms(env.RELAY_ROOM),
    HOMEWORK_ROOM: rooms(env.HOMEWORK_ROOM),
  };
  return { ...env, ...(bindings as unknown as Env) };
}

type Method = (...given: unknown[]) => unknown;

/** The same binding, each of whose methods waits first. All of them return promises; the binding itself is not one. */
const waiting = (binding: object, db: CallDatabase): object =>
  new Proxy(binding, {
    get: (target, name) => {
      if (name === "then") return undefined;
      return async (...given: unknown[]) => {
        await db.settled();
        return (target as Record<string | symbol, Method>)[name]!(...given);
      };
    },
  });
