import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Origin } from "#protocol/http/replies/sharing";
import { licence } from "#protocol/library-words";
import type { Database } from "../database";
import { setOrigins } from "../schema/library";
import { questionSets } from "../schema/question-sets";

/** Number of places kept when a copy of a copy is copied. */
const MOST = 10;

export const originsOf = (db: Database, setId: string) =>
  db.select().from(setOrigins).where(eq(setOrigins.setId, setId)).orderBy(asc(setOrigins.place));

export function originOf(rows: readonly (typeof setOrigins.$inferSelect)[]): Origin | null {
  const [first, ...earlier] = rows.map(({ sourceId: id, title, author, copiedAt: copied_at }) => ({
    id,
    title,
    author,
    copied_at,
  }));
  return first ? { ...first, licence, earlier } : null;
}

type Copied = {
  readonly setId: string;
  readonly source: { readonly id: string; readonly title: string; readonly author: string; readonly authorId: string };
  readonly now: number;
};

/** Statements for the batch that writes the copy, after it: without the copy there is no origin. */
export const keepOrigin = (db: Database, { setId, source, now }: Copied) =>
  [
    db
      .insert(setOrigins)
      .select(
        sql`select ${setId}, 0, ${source.id}, ${source.title}, ${source.author}, ${source.authorId}, ${now}
          where ${isThere(setId)} and exists (select 1 from users where id = ${source.authorId})`,
      )
      .onConflictDoNothing(),
    earlierOrigins(db, source.id, setId, 1),
    watchCopy(db, source.id, setId),
  ] as const;

/** Doubts about a set hold for its copies: an administrator reviews their editions too. */
export const watchCopy = (db: Database, fromId: string, toId: string) =>
  db
    .update(questionSets)
    .set({ watched: true })
    .where(
      and(
        eq(questionSets.id, toId),
        sql`exists (select 1 from question_sets as source where source.id = ${fromId} and source.watched)`,
      ),
    );

/** Carries the origins of one set over to another, this many places further back. */
export const earlierOrigins = (db: Database, fromId: string, toId: string, places: number) =>
  db
    .insert(setOrigins)
    .select(
      sql`select ${toId}, place + ${places}, source_id, title, author, author_id, copied_at from set_origins
        where set_id = ${fromId} and place + ${places} < ${MOST} and ${isThere(toId)}`,
    )
    .onConflictDoNothing();

const isThere = (setId: string) => sql`exists (select 1 from question_sets where id = ${setId})`;

/** Removes the names of deleted accounts; the copies stay. */
export const unnameOrigins = (db: Database, which: SQL) =>
  db.update(setOrigins).set({ author: "", authorId: null }).where(which);
