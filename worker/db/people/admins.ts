import { and, eq, isNotNull, sql } from "drizzle-orm";
import { newEntry, type Named } from "./audit";
import type { Database } from "../database";
import { endTokensOf } from "./personal-tokens";
import { users } from "../schema/people";
import { sessions } from "../schema/sign-in";
import type { UserRow } from "./users";

/** Condition on a row of `users`: an account with all rights, which may be used. */
const isActiveAdmin = sql`((role = 'admin' OR (rights = 'all' AND rights <> 'none')) AND suspended_at IS NULL)`;
/** Condition on a row of `users`: another account has all rights, or this one has not. */
export const isNotLastAdmin = sql`(NOT ${isActiveAdmin} OR (SELECT count(*) FROM users WHERE ${isActiveAdmin}) > 1)`;

/**
 * Makes a teacher an administrator, who must sign in again. Undefined if the account already has teaching data, which would
 * become unreachable.
 */
export async function makeAdmin(db: Database, target: Named, actor: Named, now: number): Promise<UserRow | undefined> {
  const { id } = target;
  const owns = (table: string) => sql`EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE owner_id = ${id})`;
  const mayBe = and(
    eq(users.id, id),
    eq(users.role, "teacher"),
    eq(users.approval, "approved"),
    isNotNull(users.verifiedAt),
    sql`NOT ${owns("question_sets")} AND NOT ${owns("games")} AND NOT ${owns("homework")} AND NOT ${owns("classes")}`,
  );
  const [, [made]] = await db.batch([
    newEntry(db, { action: "admin_made", actor, target, now }, mayBe),
    db
      .update(users)
      .set({ role: "admin", tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(mayBe)
      .returning(),
    db
      .delete(sessions)
      .where(sql`user_id = ${id} AND EXISTS (SELECT 1 FROM users WHERE id = ${id} AND role = 'admin')`),
    endTokensOf(db, sql`${id}`, sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND role = 'admin')`),
  ]);
  return made;
}
