import { and, count, desc, eq, gt, inArray, isNull, ne, not, or, sql, type SQL } from "drizzle-orm";
import type { Approval, ListedUser, Role } from "#protocol/http/replies/people";
import type { WorkedOffPage, WorkedOffQuery } from "#protocol/http/page";
import { isAdministering, isNotLastAdmin } from "./admins";
import { DELETED_NAME, eraseNames, newEntry, type Deed, type Named } from "./audit";
import { behind, nextAfter } from "../after";
import type { Database } from "../database";
import { oweNamesOf } from "../games/owed-names";
import { hasWords } from "../has-words";
import { isOfSchoolOrWroteIt } from "../schools/members";
import { schoolIfThere } from "../schools/school-is-there";
import { houseSearchKey } from "../library/ready-sets";
import { hurryPicturesOf } from "../sets/media";
import { dropEmailChange } from "./email-changes";
import { unnameOrigins } from "./origins";
import { useMailbox, type Mailbox } from "./used-mailboxes";
import { endTokensOf } from "./personal-tokens";
import { settleEditions } from "./resting";
import { setOrigins } from "../schema/library";
import { mails } from "../schema/mails";
import { registrations, users } from "../schema/people";
import { usageDays } from "../schema/schools";
import { emailChanges } from "../schema/sign-in";
import { publicUser, type UserRow } from "./users";

type Wanted = WorkedOffQuery & {
  role?: Role | undefined;
  approval?: Approval | undefined;
  state?: "suspended" | "administering" | undefined;
  /** The school whose people alone are listed. */
  onlySchool?: string | undefined;
  /** The school whose people are listed with those of none who wrote its name. */
  ofSchool?: string | undefined;
};

/** Lists a page of people, newest first, without the account of the ready sets; `q` searches names, addresses and schools. */
export async function listedUsers(
  db: Database,
  { q, page, page_size, after, role, approval, state, onlySchool, ofSchool }: Wanted,
): Promise<WorkedOffPage<ListedUser>> {
  const wanted = and(
    ne(users.searchKey, houseSearchKey),
    role && eq(users.role, role),
    // A suspended teacher neither waits nor teaches, whatever was decided before.
    approval && and(eq(users.approval, approval), isNull(users.suspendedAt)),
    state === "suspended" ? gt(users.suspendedAt, 0) : undefined,
    state === "administering" ? isAdministering : undefined,
    onlySchool === undefined ? undefined : eq(users.schoolId, onlySchool),
    ofSchool === undefined ? undefined : isOfSchoolOrWroteIt(ofSchool),
    hasWords(users.searchKey, q),
  );
  const number = sql<number>`${users}.rowid`;
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(users).where(wanted),
    db
      .select({ user: users, number, schoolName })
      .from(users)
      .where(and(wanted, behind(after, sql`${users.createdAt}`, number, "down")))
      .orderBy(desc(users.createdAt), desc(number))
      .limit(page_size + 1)
      .offset(after === undefined ? (page - 1) * page_size : 0),
  ]);
  const next = nextAfter(rows, page_size, ({ user, number }) => ({ moment: user.createdAt, number }));
  const items = rows.slice(0, page_size).map(({ user, schoolName }) => listedUser(user, schoolName));
  return { items, total: counted?.total ?? 0, page, page_size, next };
}

const schoolName = sql<string | null>`(SELECT name FROM schools WHERE schools.id = ${users.schoolId})`;

function listedUser(row: UserRow, schoolName: string | null): ListedUser {
  return {
    ...publicUser(row),
    last_login_at: row.lastLoginAt,
    ...(row.schoolId !== null && schoolName !== null && { school_id: row.schoolId, school_name: schoolName }),
    ...(row.approval === "rejected" && { rejection_reason: row.rejectionReason }),
    ...(row.suspendedAt !== null && { suspended_at: row.suspendedAt, suspension_reason: row.suspensionReason }),
  };
}

type Decision = {
  /** The teacher as the decision was made from. */
  readonly teacher: UserRow;
  readonly approve: boolean;
  readonly reason: string;
  /** The school that an approved teacher joins. */
  readonly schoolId?: string | undefined;
  readonly actor: Named;
  /** The teacher's: no domain approves it from then on. */
  readonly mailbox: Mailbox;
};

/**
 * Approves or rejects a teacher and logs it; does nothing if that was the decision already, or if somebody else has decided
 * meanwhile. A rejection ends every session and takes the rights of administration, and is not made of the last account with all
 * rights; an approval needs no new sign-in.
 */
export async function decideOnTeacher(db: Database, { teacher, approve, reason, schoolId, actor, mailbox }: Decision) {
  const approval = approve ? ("approved" as const) : ("rejected" as const);
  const taken = teacher.approval === "approved" ? "approval_withdrawn" : "teacher_rejected";
  const action = approve ? "teacher_approved" : taken;
  const deed: Deed = { action, actor, target: teacher, reason, now: Date.now() };
  const changes = and(
    eq(users.id, teacher.id),
    eq(users.role, "teacher"),
    eq(users.approval, teacher.approval),
    ne(users.approval, approval),
    approve ? sql`${users.verifiedAt} IS NOT NULL` : isNotLastAdmin,
  );
  const isNow = (wanted: Approval) => sql`(SELECT approval FROM users WHERE id = ${teacher.id}) = ${wanted}`;
  const [, [changed]] = await db.batch([
    newEntry(db, deed, changes),
    db
      .update(users)
      .set({
        approval,
        rejectionReason: approve ? "" : reason,
        ...(approve && schoolId !== undefined && { schoolId: schoolIfThere(schoolId) }),
        ...(!approve && { rights: "none" as const, rightsSchool: null, tokenVersion: sql`${users.tokenVersion} + 1` }),
      })
      .where(changes)
      .returning(),
    endTokensOf(db, teacher.id, isNow("rejected")),
    dropEmailChange(db, teacher.id, isNow("rejected")),
    ...settleEditions(db, teacher.id),
    useMailbox(db, mailbox, deed.now, isNow(approval)),
  ]);
  return changed;
}

export async function isLastAdmin(db: Database, userId: string): Promise<boolean> {
  const where = and(eq(users.id, userId), not(isNotLastAdmin));
  return (await db.select({ id: users.id }).from(users).where(where)).length > 0;
}

/**
 * Deletes a user and, by reference, their sets and games. Names in the audit log and in origins of copies go too, and so do
 * mails to the address. One condition in one statement keeps the last administrator, even if two delete each other at the same
 * moment. False if nobody was deleted.
 */
export async function deleteUser(db: Database, userId: string, actor: Named, reason = ""): Promise<boolean> {
  const deletable: SQL = sql`${users.id} = ${userId} AND ${isNotLastAdmin}`;
  const deed: Deed = {
    action: actor.id === userId ? "account_deleted" : "user_deleted",
    actor,
    target: { id: userId, name: DELETED_NAME },
    reason,
    now: Date.now(),
  };
  const address = db.select({ email: users.email }).from(users).where(deletable);
  const theirs = db.select({ id: users.id }).from(users).where(deletable);
  const wanted = db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(inArray(emailChanges.userId, theirs));
  const results = await db.batch([
    newEntry(db, deed, deletable),
    ...eraseNames(db, deletable),
    db.delete(mails).where(or(inArray(mails.to, address), inArray(mails.to, wanted))),
    db.delete(registrations).where(inArray(registrations.email, address)),
    hurryPicturesOf(db, userId),
    oweNamesOf(db, theirs),
    unnameOrigins(db, inArray(setOrigins.authorId, theirs)),
    db
      .update(usageDays)
      .set({ schoolId: sql`(SELECT school_id FROM users WHERE id = ${userId})` })
      .where(inArray(usageDays.userId, theirs)),
    db.delete(users).where(deletable).returning({ id: users.id }),
  ]);
  return results[9].length > 0;
}
