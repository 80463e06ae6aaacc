import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { ReviewCounts, ReviewListReply, ReviewRow } from "#protocol/http/replies/library";
import type { ReviewState } from "#protocol/http/replies/sharing";
import type { WorkedOffQuery } from "#protocol/http/page";
import { newEntry, type Deed } from "../people/audit";
import { behind, nextAfter } from "../after";
import { writeAndRead, type Database } from "../database";
import { hasWords } from "../has-words";
import { listing } from "./editions";
import { openReport, openReports } from "./library-reports";
import { publicQuestion } from "../sets/question-row";
import { libraryQuestions, libraryReports, librarySets } from "../schema/library";
import { users } from "../schema/people";
import { questionSets } from "../schema/question-sets";
import { auditLog } from "../schema/upkeep";

/** Review of the library by administrators: waiting editions, reported sets, and decisions on them. */

type Tab = keyof ReviewCounts;
type Wanted = WorkedOffQuery & { readonly state: Tab };

/** A decision to hide has a reason: without one reports have hidden the set, whose reporters may have left since. */
const isReported = sql`(library_sets.state in ('listed', 'hidden')
    and library_sets.set_id in (select set_id from library_reports where resolved_at is null)
  or library_sets.state = 'hidden' and library_sets.reason = '')`;
const tabs: Record<Tab, SQL> = {
  pending: sql`library_sets.state = 'pending'`,
  reported: isReported,
  listed: sql`library_sets.state = 'listed'`,
  refused: sql`library_sets.state in ('refused', 'hidden') and not ${isReported}`,
};
const titleAndAuthor = sql`(library_sets.title_key || ' '
  || (select users.search_key from users where users.id = library_sets.owner_id))`;
const countIn = (tab: Tab) => sql<number>`(select count(*) from library_sets where ${tabs[tab]})`;

/** Lists one tab: the waiting editions with the oldest first, the others with the newest first. */
export async function reviewList(db: Database, { state, q, page, page_size, after }: Wanted): Promise<ReviewListReply> {
  const wanted = and(tabs[state], hasWords(titleAndAuthor, q));
  const submitted = sql`library_sets.submitted_at`;
  const seq = sql`library_sets.seq`;
  const isOldestFirst = state === "pending";
  const [[counted], [counts], rows] = await db.batch([
    db
      .select({ total: sql<number>`count(*)` })
      .from(librarySets)
      .where(wanted),
    db
      .select({
        pending: countIn("pending"),
        reported: countIn("reported"),
        listed: countIn("listed"),
        refused: countIn("refused"),
      })
      .from(sql`(select 1)`),
    reviewed(db, and(wanted, behind(after, submitted, seq, isOldestFirst ? "up" : "down, up")))
      .orderBy(isOldestFirst ? submitted : desc(submitted), seq)
      .limit(page_size + 1)
      .offset(after === undefined ? (page - 1) * page_size : 0),
  ]);
  const next = nextAfter(rows, page_size, ({ edition }) => ({ moment: edition.submittedAt, number: edition.seq }));
  const items = rows.slice(0, page_size).map(reviewRow);
  return { items, counts: counts!, total: counted?.total ?? 0, page, page_size, next };
}

const reviewed = (db: Database, wanted: SQL | undefined) =>
  db
    .select({
      edition: librarySets,
      author: {
        name: users.name,
        email: users.email,
        school: sql<string | null>`nullif(${users.school}, '')`,
        is_named: questionSets.showAuthor,
      },
      reports: sql<number>`(select count(*) from library_reports where set_id = ${librarySets.setId} and resolved_at is null)`,
      earlier: sql<number>`exists (select 1 from library_sets as other
        where other.owner_id = ${librarySets.ownerId} and other.state = 'listed' and other.id <> ${librarySets.id})`,
      replaces: sql<number>`exists (select 1 from library_sets as other
        where other.set_id = ${librarySets.setId} and other.state = 'listed' and other.id <> ${librarySets.id})`,
    })
    .from(librarySets)
    .innerJoin(questionSets, eq(questionSets.id, librarySets.setId))
    .innerJoin(users, eq(users.id, librarySets.ownerId))
    .where(wanted);

type Reviewed = Awaited<ReturnType<typeof reviewed>>[number];

const reviewRow = ({ edition, author, reports, earlier }: Reviewed): ReviewRow => ({
  id: edition.id,
  set_id: edition.setId,
  state: edition.state as ReviewState,
  reason: edition.reason,
  title: edition.title,
  language: edition.language,
  subject: edition.subject,
  grade: edition.grade,
  kinds: edition.kinds,
  outcomes: edition.outcomes,
  question_count: edition.questionCount,
  picture_count: edition.pictureCount,
  author,
  copies: edition.copies,
  submitted_at: edition.submittedAt,
  listed_at: edition.listedAt,
  reports,
  is_first: earlier === 0,
});

/**
 * Id of an edition by that id, or by its set's id: then the `seen` edition, else the waiting one, the listed one, the last one.
 */
const idOf = (id: string, seen = "") => sql`(select meant.id from library_sets as meant
  where meant.id = ${id} or meant.set_id = ${id}
  order by meant.id = ${seen} desc,
    case meant.state when 'pending' then 0 when 'listed' then 1 else 2 end, meant.submitted_at desc
  limit 1)`;

/** An edition as it is before a decision, with its author. */
export const editionMeant = (db: Database, id: string, seen?: string) =>
  db
    .select({ edition: librarySets, author: users })
    .from(librarySets)
    .innerJoin(users, eq(users.id, librarySets.ownerId))
    .where(sql`${librarySets.id} = ${idOf(id, seen)}`)
    .get();

const reviewQueries = (db: Database, id: SQL) =>
  [
    reviewed(db, sql`${librarySets.id} = ${id}`),
    db
      .select()
      .from(libraryQuestions)
      .where(sql`${libraryQuestions.setId} = ${id}`)
      .orderBy(asc(libraryQuestions.position)),
    openReports(db, sql`(select set_id from library_sets where id = ${id})`),
  ] as const;

/** Reads one edition with everything a decision needs; null if it does not exist (any more). */
export const reviewedEdition = async (db: Database, id: string) =>
  editionIn(await db.batch(reviewQueries(db, idOf(id))));

function editionIn([[found], rows, reports]: BatchResponse<ReturnType<typeof reviewQueries>>) {
  if (!found) return null;
  const row = reviewRow(found);
  return {
    ...row,
    description: found.edition.description,
    questions: rows.map((question) => ({ ...publicQuestion(question), question_set_id: row.set_id })),
    reports_open: reports.map(openReport),
    replaces: found.replaces === 1,
  };
}

type Decision = {
  readonly before: NonNullable<Awaited<ReturnType<typeof editionMeant>>>;
  readonly decision: "list" | "refuse" | "hide";
  readonly reason: string;
  readonly actor: { readonly id: string; readonly name: string };
};

/** Decides on an edition, and answers it then; null if it is gone or another decision came meanwhile. */
export async function decideOnEdition(db: Database, { before, decision, reason, actor }: Decision) {
  const now = Date.now();
  const { edition, author } = before;
  const { id, setId } = edition;
  // Keeps the decision about the edition that was seen, even if it changes meanwhile.
  const isSeen = sql`exists (select 1 from library_sets as seen where seen.id = ${id} and seen.state = ${edition.state})`;
  const listed = edition.state === "listed" ? "set_kept" : "set_listed";
  const action = { list: listed, refuse: "set_refused", hide: "set_hidden" } as const;
  const said = `${edition.title}${reason === "" ? "" : `: ${reason}`}`;
  const deed: Deed = { action: action[decision], actor, target: author, reason: said, now };
  const refused = decision === "refuse" && edition.state === "pending" ? ("refused" as const) : ("hidden" as const);
  const answersReports = decision === "list" || edition.state !== "pending";
  const statements = [
    newEntry(db, deed, and(eq(users.id, author.id), isSeen)).returning({ id: auditLog.id }),
    db
      .update(questionSets)
      .set({ watched: decision !== "list" })
      .where(and(eq(questionSets.id, setId), isSeen)),
    db
      .update(libraryReports)
      .set({ resolvedAt: now })
      .where(
        and(eq(libraryReports.setId, setId), sql`resolved_at is null`, isSeen, answersReports ? undefined : sql`false`),
      ),
    ...(decision === "list"
      ? listing(db, { id, setId, now }, isSeen)
      : [
          db
            .update(librarySets)
            .set({ state: refused, reason })
            .where(and(eq(librarySets.id, id), eq(librarySets.state, edition.state))),
        ]),
  ] as const;
  const { written, read } = await writeAndRead(db, statements, reviewQueries(db, sql`${id}`));
  const decided = written[0].length > 0 && editionIn(read);
  return decided ? { decided, state: decision === "list" ? ("listed" as const) : refused } : null;
}

export async function reviewCounts(db: Database): Promise<{ pending: number; reported: number }> {
  const [counts] = await db
    .select({ pending: countIn("pending"), reported: countIn("reported") })
    .from(sql`(select 1)`);
  return counts ?? { pending: 0, reported: 0 };
}
