import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Change } from "#protocol/audit-words";
import { newEntry, type Named } from "./audit";
import type { Database } from "../database";
import { endTokensOf } from "./personal-tokens";
import { users } from "../schema/people";
import { sessions } from "../schema/sign-in";
import { auditLog } from "../schema/upkeep";
import { schoolIsThere } from "../schools/school-is-there";
import type { UserRow } from "./users";

/** Condition on a row of `users`: an account with all rights, which may be used. */
const isActiveAdmin = sql`((role = 'admin' OR (rights = 'all' AND rights <> 'none')) AND suspended_at IS NULL)`;
/** Condition on a row of `users`: an account has any right of administration. In the words of the index of rights. */
export const isAdministering = sql`(role = 'admin' OR (rights IN ('all', 'library', 'school') AND rights <> 'none'))`;
/** Condition on a row of `users`: another account has all rights, or this one has not. */
export const isNotLastAdmin = sql`(NOT ${isActiveAdmin} OR (SELECT count(*) FROM users WHERE ${isActiveAdmin}) > 1)`;

export const mayAdminister = (id: string) =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND ${isAdministering} AND suspended_at IS NULL)`;

/** True if an administrator with all rights was the last to decide this on the account. */
export async function isDecidedByAll(db: Database, targetId: string, actions: readonly Change[]): Promise<boolean> {
  const decider = sql`(SELECT actor_id FROM audit_log WHERE target_id = ${targetId}
    AND ${inArray(auditLog.action, [...actions])} ORDER BY at DESC, rowid DESC LIMIT 1)`;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = ${decider}`, isActiveAdmin))
    .get();
  return found !== undefined;
}

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
    isNull(users.suspendedAt),
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

type NewRights = {
  readonly target: Named;
  readonly actor: Named;
  readonly rights: UserRow["rights"];
  readonly school: string | null;
  /** The rights in words, for the record. */
  readonly words: string;
  readonly now: number;
};

/**
 * Gives a teacher these rights of administration in place of the earlier ones, and logs it. An administrator's account of old,
 * which could not teach, becomes a teacher's without all rights. Undefined for the last account with all rights, and for an
 * unverified, unapproved or suspended one, and if the school is gone.
 */
export async function setRights(db: Database, given: NewRights): Promise<UserRow | undefined> {
  const { target, actor, rights, school, words, now } = given;
  const mayHave = and(
    eq(users.id, target.id),
    sql`${users.role} <> 'student' AND ${users.approval} = 'approved' AND ${users.suspendedAt} IS NULL`,
    isNotNull(users.verifiedAt),
    rights === "all" ? undefined : isNotLastAdmin,
    school === null ? undefined : schoolIsThere(school),
  );
  const [, [changed]] = await db.batch([
    newEntry(db, { action: "rights_changed", actor, target, reason: words, now }, mayHave),
    db
      .update(users)
      .set({ rights, rightsSchool: school, role: rights === "all" ? sql`${users.role}` : "teacher" })
      .where(mayHave)
      .returning(),
  ]);
  return changed;
}
