import { and, asc, count, eq, sql, type SQL } from "drizzle-orm";
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

/** The part of it that a program shows beside a link. */
export type SharedFacts = Pick<SharedContent, "title" | "subject" | "grade" | "author"> & {
  readonly questions: number;
};

type Shared = { readonly which: SQL; readonly isListed: boolean };

/** The set behind a link while the link is open, as it is. */
const byToken = (token: string): Shared => ({
  which: sql`share_token = ${token} and visibility in ('link', 'public')`,
  isListed: false,
});
/** A set of the library, as it was approved. */
const byId = (setId: string): Shared => ({
  which: sql`id = ${setId} and exists (${listedEdition(sql`question_sets.id`)})`,
  isListed: true,
});

export const setOfToken = (db: Database, token: string, userId: string | null) => contentOf(db, byToken(token), userId);
export const listedSet = (db: Database, setId: string, userId: string | null) => contentOf(db, byId(setId), userId);
export const factsOfToken = (db: Database, token: string) => factsOf(db, byToken(token));
export const listedFacts = (db: Database, setId: string) => factsOf(db, byId(setId));

const listedEdition = (setId: SQL) => sql`select id from library_sets where set_id = ${setId} and state = 'listed'`;
const idOf = ({ which }: Shared) => sql`(select id from question_sets where ${which})`;

/** Statements that find a shared set. A batch keys columns by name alone, so each table gets its own statement. */
const finding = (db: Database, shared: Shared) =>
  [
    db.select().from(questionSets).where(shared.which),
    db
      .select({ id: users.id, name: users.name, school: users.school })
      .from(users)
      // A teacher who is no longer approved, or suspended, shares nothing.
      .where(
        sql`id = (select owner_id from question_sets where ${shared.which}) and approval = 'approved' and suspended_at is null`,
      ),
    db
      .select()
      .from(librarySets)
      .where(sql`set_id = ${idOf(shared)} and state = 'listed'`),
  ] as const;

type Found = {
  readonly sets: readonly (typeof questionSets.$inferSelect)[];
  readonly owners: readonly { id: string; name: string; school: string }[];
  readonly editions: readonly (typeof librarySets.$inferSelect)[];
};

function aboutSet({ isListed }: Shared, { sets: [set], owners: [owner], editions: [edition] }: Found) {
  const texts = isListed ? edition : set;
  if (!set || !owner || !texts) return null;
  const { title, description, language, subject, grade } = texts;
  return {
    title,
    description,
    language,
    subject,
    grade,
    setId: set.id,
    copies: set.copies,
    listedAt: edition?.listedAt ?? null,
    author: {
      id: owner.id,
      name: set.showAuthor ? owner.name : null,
      school: set.showSchool && owner.school !== "" ? owner.school : null,
    },
  };
}

async function contentOf(db: Database, shared: Shared, userId: string | null): Promise<SharedContent | null> {
  const setId = idOf(shared);
  const [sets, owners, editions, rows, sources, [copied]] = await db.batch([
    ...finding(db, shared),
    shared.isListed
      ? db
          .select()
          .from(libraryQuestions)
          .where(sql`edition_id = (${listedEdition(setId)})`)
          .orderBy(asc(libraryQuestions.position))
      : db
          .select()
          .from(questions)
          .where(sql`set_id = ${setId}`)
          .orderBy(asc(questions.position)),
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
  const about = aboutSet(shared, { sets, owners, editions });
  const copy = copied?.id ? { id: copied.id, copied_at: copied.copied_at } : null;
  return about && { ...about, origin: originOf(sources), questions: rows.map(publicQuestion), copy };
}

/** Counts the questions: to read those of the largest set takes 60 ms. */
async function factsOf(db: Database, shared: Shared): Promise<SharedFacts | null> {
  const setId = idOf(shared);
  const [sets, owners, editions, [counted]] = await db.batch([
    ...finding(db, shared),
    shared.isListed
      ? db
          .select({ n: count() })
          .from(libraryQuestions)
          .where(sql`edition_id = (${listedEdition(setId)})`)
      : db
          .select({ n: count() })
          .from(questions)
          .where(sql`set_id = ${setId}`),
  ]);
  const about = aboutSet(shared, { sets, owners, editions });
  return about && { ...about, questions: counted?.n ?? 0 };
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
