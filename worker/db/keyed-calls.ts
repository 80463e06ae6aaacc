import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database";
import { keyedCalls } from "./schema";

/** So long a key gives the first answer again. */
export const KEPT_MS = 24 * 3_600_000;
/** After this a call without an answer was cut off: the same key may begin again. */
const LEASE_MS = 60_000;

type Begun = { readonly hash: string; readonly begunAt: number };

/** True for the one call that may go on under this key; every other waits for its answer. */
export async function beginCall(db: Database, call: Begun & { readonly userId: string | null }): Promise<boolean> {
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

export async function keepAnswer(db: Database, call: Begun, answer: { status: number; body: string | null }) {
  await db.update(keyedCalls).set(answer).where(own(call));
}

/** A refused call made nothing: its key is free again. */
export async function forgetCall(db: Database, call: Begun): Promise<void> {
  await db.delete(keyedCalls).where(own(call));
}
