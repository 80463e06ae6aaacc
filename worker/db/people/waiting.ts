import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { User } from "#protocol/http/replies/people";
import type { Waiting } from "#protocol/http/replies/statistics";
import { isAdministering } from "./admins";
import type { Database } from "../database";
import { reviewCounts } from "../library/library-review";
import { users } from "../schema/people";
import { troubledMails } from "../unsent-mails";

/** Counts the work that waits for an administrator with these rights. */
export async function waitingFor(
  db: Database,
  { rights, rights_school }: Pick<User, "rights" | "rights_school">,
  now: number,
) {
  const [right] = rights;
  const ofSchool = right === "school" ? sql`AND school_id = ${rights_school ?? ""}` : sql``;
  const [{ teachers }, [{ number: mails } = { number: 0 }], { pending: sets, reported: reports }] = await Promise.all([
    db.get<Pick<Waiting, "teachers">>(sql`SELECT
      (SELECT count(*) FROM users WHERE role = 'teacher' AND approval = 'pending' AND suspended_at IS NULL ${ofSchool}) AS teachers`),
    troubledMails(db, now),
    reviewCounts(db),
  ]);
  const waiting: Waiting = {
    teachers: right === "library" ? 0 : teachers,
    sets: right === "school" ? 0 : sets,
    reports: right === "school" ? 0 : reports,
    mails: right === "all" ? mails : 0,
  };
  return waiting;
}

/** Lists the administrators who may be mailed about what waits. */
export const calledAdministrators = (db: Database) =>
  db
    .select()
    .from(users)
    .where(and(isAdministering, isNull(users.suspendedAt), isNotNull(users.verifiedAt), eq(users.waitingMail, true)));

/** Notes that this day's mail to this administrator is settled; false if it was before. */
export async function noteCalled(db: Database, id: string, day: string): Promise<boolean> {
  const noted = await db
    .update(users)
    .set({ waitingMailDay: day })
    .where(and(eq(users.id, id), lt(users.waitingMailDay, day)))
    .returning({ id: users.id });
  return noted.length > 0;
}
