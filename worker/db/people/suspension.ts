import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { newEntry, type Named } from "./audit";
import type { Database } from "../database";
import { dropEmailChange } from "./email-changes";
import { endTokensOf } from "./personal-tokens";
import { settleEditions } from "./resting";
import { isNotLastAdmin } from "./admins";
import { users } from "../schema/people";
import { sessions } from "../schema/sign-in";
import type { UserRow } from "./users";

type Suspension = { readonly target: Named; readonly actor: Named; readonly reason: string; readonly now: number };

/**
 * Suspends an account and logs it: every session and token ends, a new address that waits for its link is dropped, shared sets
 * rest. Undefined if it was suspended already, or is the last administrator's.
 */
export async function suspend(db: Database, given: Suspension): Promise<UserRow | undefined> {
  const { target, actor, reason, now } = given;
  const { id } = target;
  const maySuspend = and(eq(users.id, id), isNull(users.suspendedAt), isNotLastAdmin);
  const isSuspended = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND suspended_at IS NOT NULL)`;
  const [, [suspended]] = await db.batch([
    newEntry(db, { action: "user_suspended", actor, target, reason, now }, maySuspend),
    db
      .update(users)
      .set({ suspendedAt: now, suspensionReason: reason, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(maySuspend)
      .returning(),
    db.delete(sessions).where(and(eq(sessions.userId, id), isSuspended)),
    endTokensOf(db, id, isSuspended),
    dropEmailChange(db, id, isSuspended),
    ...settleEditions(db, id),
  ]);
  return suspended;
}

/** Gives a suspended account back and logs it; undefined if it was not suspended. */
export async function unsuspend(db: Database, { target, actor, now }: Omit<Suspension, "reason">) {
  const isTheirs = and(eq(users.id, target.id), isNotNull(users.suspendedAt));
  const [, [given]] = await db.batch([
    newEntry(db, { action: "user_unsuspended", actor, target, now }, isTheirs),
    db.update(users).set({ suspendedAt: null, suspensionReason: "" }).where(isTheirs).returning(),
    ...settleEditions(db, target.id),
  ]);
  return given;
}
