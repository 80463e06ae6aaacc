import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { keyedCalls } from "./schema/upkeep";

/** Time for which a key returns the first answer again. */
export const LIFETIME_MS = 24 * 3_600_000;
/**
 * Number of kept calls of a caller, the newest ones; all calls without an account count as one caller's. More than anybody
 * makes by hand.
 */
const MOST_CALLS = 1_000;
/** Time after which a call without an answer counts as cut off: the same key may begin again. */
const LEASE_MS = 60_000;

export type Begun = { readonly hash: string; readonly userId: string | null; readonly begunAt: number };

/** Starts a call under a key that nobody has used, and answers the id of the thing to be made; null if the key is known. */
export async function beginCall(db: Database, call: Begun): Promise<string | null> {
  const begun = await db
    .insert(keyedCalls)
    .values({ ...call, makingId: crypto.randomUUID() })
    .onConflictDoNothing()
    .returning({ id: keyedCalls.makingId })
    .get();
  return begun?.id ?? null;
}

export const keyedCall = (db: Database, hash: string) =>
  db.select().from(keyedCalls).where(eq(keyedCalls.hash, hash)).get();

const own = ({ hash, begunAt }: Begun) => and(eq(keyedCalls.hash, hash), eq(keyedCalls.begunAt, begunAt));

/**
 * Begins the call of a known key again if the earlier one was cut off or is a day old. Answers the id of the thing to be made,
 * and whether the earlier call may have made it; null if that one runs or has its answer, or another call was faster.
 */
export async function resumeCall(db: Database, known: typeof keyedCalls.$inferSelect, { userId, begunAt }: Begun) {
  const isOver = known.begunAt <= begunAt - LIFETIME_MS;
  const wasCutOff = known.status === null && known.begunAt <= begunAt - LEASE_MS;
  if (!isOver && !wasCutOff) return null;
  const earlier = isOver ? null : known.makingId;
  const id = earlier ?? crypto.randomUUID();
  const taken = await db
    .update(keyedCalls)
    .set({ begunAt, userId, makingId: id, status: null, body: null })
    .where(and(own(known), sql`${keyedCalls.status} IS ${known.status}`))
    .returning({ id: keyedCalls.makingId })
    .get();
  return taken ? { id, mayExist: earlier !== null } : null;
}

/** Stores the answer and, at the limit, drops the caller's oldest: nobody fills the database with them. */
export async function keepAnswer(db: Database, call: Begun, answer: { status: number; body: string | null }) {
  const { userId } = call;
  const callers = userId === null ? isNull(keyedCalls.userId) : eq(keyedCalls.userId, userId);
  const oldestStored = db
    .select({ begunAt: keyedCalls.begunAt })
    .from(keyedCalls)
    .where(callers)
    .orderBy(desc(keyedCalls.begunAt))
    .limit(1)
    .offset(MOST_CALLS - 1);
  await db.batch([
    db.update(keyedCalls).set(answer).where(own(call)),
    db.delete(keyedCalls).where(and(callers, lt(keyedCalls.begunAt, sql`(${oldestStored})`))),
  ]);
}

/** Frees the key after a refused call, which made nothing. */
export async function forgetCall(db: Database, call: Begun): Promise<void> {
  await db.delete(keyedCalls).where(own(call));
}

/** Lets the key begin again at once, like a call that was cut off: nobody knows whether this one made its thing. */
export async function releaseCall(db: Database, call: Begun): Promise<void> {
  await db
    .update(keyedCalls)
    .set({ begunAt: call.begunAt - LEASE_MS })
    .where(own(call));
}
