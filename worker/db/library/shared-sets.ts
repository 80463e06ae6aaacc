import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import type { Origin } from "#protocol/http/replies/sharing";
import type { Database } from "../database";
import { originOf } from "../people/origins";
import { publicQuestion } from "../sets/question-row";
import { libraryQuestions, librarySets, setCopies, setOrigins } from "../schema/library";
import { users } from "../schema/people";
import { questions, questionSets } from "../schema/question-sets";

/** Somebody else's shared set: behind a link in its present state, in the library as it was approved. */
export type SharedContent = {
  readonly setId: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly subject: string | null;
  readonly grade: number | null;
  readonly copies: number;
  readonly listedAt: number | null;
  readonly author: { readonly id: string; readonly name: string | null; readonly school: string | null };
  readonly origin: Origin | null;
  readonly questions: readonly QuestionOfSet[];
  /** The copy of the user for whom it was read. */
  readonly copy: { readonly id: string; readonly copied_at: number } | null;
};

/** Reads the set behind a link while the link is open. */
export const setOfToken = (db: Database, token: string, userId: string | null): Promise<SharedContent | null> =>
  shared(db, sql`share_token = ${token} and visibility in ('link', 'public')`, "as it is", userId);

export const listedSet = (db: Database, setId: string, userId: string | null): Promise<SharedContent | null> =>
  shared(db, sql`id = ${setId} and exists (${listedEdition(sql`question_sets.id`)})`, "as listed", userId);

const listedEdition = (setId: SQL) => sql`select id from library_sets where set_id = ${setId} and state = 'listed'`;

/** Reads a shared set. A batch keys columns by name alone, so each table gets its own statement. */
async function shared(
  db: Database,
  which: SQL,
  how: "as it is" | "as listed",
  userId: string | null,
): Promise<SharedContent | null> {
  const setId = sql`(select id from question_sets where ${which})`;
  const [[set], [user], editions, rows, sources, [copied]] = await db.batch([
    db.select().from(questionSets).where(which),
    db
      .select({ id: users.id, name: users.name, school: users.school })
      .from(users)
      // A teacher who is no longer approved, or suspended, shares nothing.
      .where(
        sql`id = (select owner_id from question_sets where ${which}) and approval = 'approved' and suspended_at is null`,
      ),
    db
      .select()
      .from(librarySets)
      .where(sql`set_id = ${setId} and state = 'listed'`),
    how === "as it is"
      ? db
          .select()
          .from(questions)
          .where(sql`set_id = ${setId}`)
          .orderBy(asc(questions.position))
      : db
          .select()
          .from(libraryQuestions)
          .where(sql`edition_id = (${listedEdition(setId)})`)
          .orderBy(asc(libraryQuestions.position)),
    db
      .select()
      .from(setOrigins)
      .where(sql`set_id = ${setId}`)
      .orderBy(asc(setOrigins.place)),
    db
      .select({ id: setCopies.copyId, copied_at: setCopies.copiedAt })
      .from(setCopies)
      .where(sql`source_id = ${setId} and user_id = ${userId}`),
  ]);
  if (!set || !user) return null;
  const texts = how === "as it is" ? set : editions[0];
  if (!texts) return null;
  const copy = copied?.id ? { id: copied.id, copied_at: copied.copied_at } : null;
  return sharedContent(set, texts, { user, sources, rows, copy, listedAt: editions[0]?.listedAt ?? null });
}

type Texts = Pick<typeof questionSets.$inferSelect, "title" | "description" | "language" | "subject" | "grade">;
type Beside = {
  readonly user: { id: string; name: string; school: string };
  readonly sources: readonly (typeof setOrigins.$inferSelect)[];
  readonly rows: readonly (typeof questions.$inferSelect)[];
  readonly listedAt: number | null;
  readonly copy: SharedContent["copy"];
};

function sharedContent(
  set: typeof questionSets.$inferSelect,
  texts: Texts,
  { user, sources, rows, listedAt, copy }: Beside,
): SharedContent {
  const { title, description, language, subject, grade } = texts;
  return {
    title,
    description,
    language,
    subject,
    grade,
    setId: set.id,
    copies: set.copies,
    listedAt,
    author: {
      id: user.id,
      name: set.showAuthor ? user.name : null,
      school: set.showSchool && user.school !== "" ? user.school : null,
    },
    origin: originOf(sources),
    questions: rows.map(publicQuestion),
    copy,
  };
}

type Copied = { readonly sourceId: string; readonly copyId: string; readonly userId: string; readonly now: number };

/** Statements after the copy itself: a teacher counts once, however often they copy the set. */
export const countCopy = (db: Database, { sourceId, copyId, userId, now }: Copied) => {
  const isThere = sql`exists (select 1 from question_sets where id = ${copyId})`;
  return [
    db
      .update(questionSets)
      .set({ copies: sql`copies + 1` })
      .where(
        sql`question_sets.id = ${sourceId} and exists (select 1 from question_sets as copy where copy.id = ${copyId})
          and not exists (select 1 from set_copies where source_id = ${sourceId} and user_id = ${userId})`,
      ),
    db
      .insert(setCopies)
      .select(sql`select id, ${userId}, ${copyId}, ${now} from question_sets where id = ${sourceId} and ${isThere}`)
      .onConflictDoUpdate({
        target: [setCopies.sourceId, setCopies.userId],
        set: { copyId, copiedAt: now },
      }),
    db
      .update(librarySets)
      .set({ copies: sql`(select question_sets.copies from question_sets where question_sets.id = ${sourceId})` })
      .where(and(eq(librarySets.setId, sourceId), eq(librarySets.state, "listed"))),
  ] as const;
};
