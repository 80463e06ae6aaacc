import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";

/**
 * Access to D1, with types from `schema/`. A call has it in its context; objects, outboxes and the clock open it where they
 * need it. The queries themselves are functions of this folder's files, which take a `Database` first. D1 has no transaction
 * across awaits: statements that belong together go into one `batch`, and a condition into the statement that depends on it
 * (`insertIf`).
 *
 *     const db = database(env.DB);
 *     if (!(await claimHomework(db, row))) continue;  // the code is taken
 */
export const database = (d1: D1Database | AsD1) => drizzle(d1 as D1Database);
/** The part of D1 that queries need. */
type AsD1 = {
  readonly prepare: (text: string) => object;
  readonly batch: (statements: never) => Promise<unknown>;
};
export type Database = ReturnType<typeof database>;

type Statements = readonly BatchItem<"sqlite">[];

/** Writes, and reads in the same trip how things are then. */
export async function writeAndRead<const Writes extends Statements, const Queries extends Statements>(
  db: Database,
  writes: Writes,
  queries: Queries,
) {
  const all = await db.batch([...writes, ...queries] as unknown as [BatchItem<"sqlite">]);
  const written = all.slice(0, writes.length) as unknown as BatchResponse<Writes>;
  return { written, read: all.slice(writes.length) as unknown as BatchResponse<Queries> };
}

/** Database that counts its queries, for work that must end before an invocation runs out of them. */
export function countedDatabase(d1: D1Database): { db: Database; sent: () => number } {
  let sent = 0;
  const counting = new Proxy(d1, {
    get(target, key) {
      // Every statement is prepared once and sent once, in a batch too.
      if (key === "prepare") return (text: string) => ((sent += 1), target.prepare(text));
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: database(counting), sent: () => sent };
}
