import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Report } from "#protocol/http/replies/library";
import { limits } from "#shared/limits";
import type { ReportReason } from "#protocol/library-words";
import type { Database } from "../database";
import { libraryReports, librarySets } from "../schema/library";
import { users } from "../schema/people";
import { questionSets } from "../schema/question-sets";
import { house } from "./ready-sets";

type NewReport = {
  readonly setId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly text: string;
};

/**
 * Stores a report about a listed set, one for each set and reporter. Reports by three approved teachers hide the set until an
 * administrator has looked; a pupil's report only asks for that look, and Bilye's ready sets stay visible. Null if nothing was
 * stored: the set is not listed any more, or this reporter's earlier report still counts. `hidden`: the title of a set that this
 * report has hidden.
 */
export async function reportSet(
  db: Database,
  { setId, reporterId, reason, text }: NewReport,
): Promise<{ hidden: string | null } | null> {
  const now = Date.now();
  const isReported = sql`exists (select 1 from library_reports
    where set_id = ${setId} and reporter_id = ${reporterId} and created_at = ${now} and resolved_at is null)`;
  const listedAt = sql`(select max(listed_at, submitted_at) from library_sets where set_id = ${setId} and state = 'listed')`;
  const byTeachers = sql`(select count(*) from library_reports join users on users.id = reporter_id
    where set_id = ${setId} and resolved_at is null and role = 'teacher' and approval = 'approved')`;
  const isOfHouse = sql`exists (select 1 from question_sets where id = ${setId} and owner_id = ${house.id})`;
  const [written, , hidden] = await db.batch([
    db
      .insert(libraryReports)
      .select(
        sql`select id, ${reporterId}, ${reason}, ${text}, ${now}, null from question_sets
          where id = ${setId} and ${listedAt} is not null`,
      )
      .onConflictDoUpdate({
        target: [libraryReports.setId, libraryReports.reporterId],
        set: { reason, text, createdAt: now, resolvedAt: null },
        // Replace an earlier report only if an administrator has handled it and an edition was handed in or listed after it.
        setWhere: sql`library_reports.resolved_at is not null and library_reports.created_at < ${listedAt}`,
      })
      .returning({ setId: libraryReports.setId }),
    db
      .update(questionSets)
      .set({ watched: true })
      .where(and(eq(questionSets.id, setId), isReported)),
    db
      .update(librarySets)
      .set({ state: "hidden" })
      .where(
        and(
          eq(librarySets.setId, setId),
          eq(librarySets.state, "listed"),
          sql`${byTeachers} >= ${limits.library.reportsThatHide} and not ${isOfHouse}`,
        ),
      )
      .returning({ title: librarySets.title }),
  ]);
  return written.length > 0 ? { hidden: hidden[0]?.title ?? null } : null;
}

/** Query for the open reports about a set, oldest first. */
export const openReports = (db: Database, setId: SQL) =>
  db
    .select({ report: libraryReports, role: users.role })
    .from(libraryReports)
    .innerJoin(users, eq(users.id, libraryReports.reporterId))
    .where(and(sql`${libraryReports.setId} = ${setId}`, isNull(libraryReports.resolvedAt)))
    .orderBy(asc(libraryReports.createdAt));

/** A report without its reporter's name. */
export const openReport = ({ report, role }: Awaited<ReturnType<typeof openReports>>[number]): Report => ({
  reason: report.reason,
  text: report.text,
  created_at: report.createdAt,
  reporter_role: role,
});
