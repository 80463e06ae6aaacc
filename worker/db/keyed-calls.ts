import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { keyedCalls } from "./schema";

/** So long a key gives the first answer again. */
export const KEPT_MS = 24 * 3_600_000;
/** A caller's newest calls; those of everybody without an account count as one caller's. More than anybody makes by hand. */
const MOST_CALLS = 1_000;
/** After this a call without an answer was cut off: the same key may begin again. */
const LEASE_MS = 60_000;

export type Begun = { readonly hash: string; readonly userId: string | null; readonly begunAt: number };

/** True for the one call that may go on under this key; every other waits for its answer. */
export async function beginCall(db: Database, call: Begun): Promise<boolean> {
  const { begunAt } = call;
  const isOver = sql`${keyedCalls.begunAt} <= ${begunAt - KEPT_MS}`;
  const wasCutOff = sql`(${keyedCalls.status} IS NULL AND ${keyedCalls.begunAt} <= ${begunAt - LEASE_MS})`;
  const begun = await db
    .insert(keyedCalls)
    .values(call)
    .onConflictDoUpdate({
      target: keyedCalls.hash,
      set: { begunAt, userId: call.userId, status: null, body: null },
      setWhere: sql`${isOver} OR ${wasCutOff}`,
    })
    .returning({ hash: keyedCalls.hash });
  return begun.length > 0;
}

export const keyedCall = (db: Database, hash: string) =>
  db.select().from(keyedCalls).where(eq(keyedCalls.hash, hash)).get();

const own = ({ hash, begunAt }: Begun) => and(eq(keyedCalls.hash, hash), eq(keyedCalls.begunAt, begunAt));

/** The answer, in place of the caller's oldest where there are very many: nobody fills the database with them. */
export async function keepAnswer(db: Database, call: Begun, answer: { status: number; body: string | null }) {
  const { userId } = call;
  const callers = userId === null ? isNull(keyedCalls.userId) : eq(keyedCalls.userId, userId);
  const oldestKept = db
    .select({ begunAt: keyedCalls.begunAt })
    .from(keyedCalls)
    .where(callers)
    .orderBy(desc(keyedCalls.begunAt))
    .limit(1)
    .offset(MOST_CALLS - 1);
  await db.batch([
    db.update(keyedCalls).set(answer).where(own(call)),
    db.delete(keyedCalls).where(and(callers, lt(keyedCalls.begunAt, sql`(${oldestKept})`))),
  ]);
}

/** A refused call made nothing: its key is free again. */
export async function forgetCall(db: Database, call: Begun): Promise<void> {
  await db.delete(keyedCalls).where(own(call));
}
