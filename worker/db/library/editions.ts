import { and, eq, sql, type SQL } from "drizzle-orm";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { limits } from "#shared/limits";
import { writeAndRead, type Database } from "../database";
import { editionKeys } from "./library-keys";
import { libraryMedia, libraryQuestions, librarySets } from "../schema/library";
import { questionColumns, questions, questionSets } from "../schema/question-sets";
import { sharedColumns, sharingIn, sharingQuery, type OwnSet, type SharedAs } from "./sharing";

/** The set as its author saw it; exactly this version is handed in. */
type SeenSet = {
  readonly title: string;
  readonly description: string;
  readonly updated_at: number;
  readonly questions: readonly QuestionOfSet[];
};
type HandedIn = {
  readonly own: OwnSet;
  readonly seen: SeenSet;
  readonly as: SharedAs & { readonly subject: string; readonly grade: number | null; readonly language: string };
  /** The edition's id, and a token in case the set has no link yet. */
  readonly id: string;
  readonly token: string;
  /** The deployment requires a review of every set. */
  readonly reviewEverySet: boolean;
};

const copiedColumns = Object.keys(questionColumns).map((name) => questions[name as keyof typeof questionColumns]);

/**
 * Copies a set for the library. The copy waits for an administrator, or is listed at once if its author is trusted and nothing
 * stands against the set. Answers the set's sharing then. "moved": the set has changed since it was seen. "full": the author has
 * reached the limit of waiting sets.
 */
export async function handIn(db: Database, { own, seen, as, id, token, reviewEverySet }: HandedIn) {
  const now = Date.now();
  const { ownerId, id: setId } = own;
  const keys = editionKeys({ ...seen, ...as });
  const others = sql`(select count(*) from library_sets
    where owner_id = ${ownerId} and state = 'pending' and set_id <> ${setId})`;
  const isUnmoved = sql`exists (select 1 from question_sets
    where id = ${setId} and owner_id = ${ownerId} and updated_at = ${seen.updated_at})`;
  const isThere = sql`exists (select 1 from library_sets where id = ${id})`;
  const isTrusted = sql`${reviewEverySet ? 0 : 1} and (select watched from question_sets where id = ${setId}) = 0
    and (select count(*) from library_sets where owner_id = ${ownerId} and state in ('listed', 'replaced'))
      >= ${limits.library.listedThatTrust}`;
  const statements = [
    db.select({ yes: sql<number>`${isUnmoved}` }).from(sql`(select 1)`),
    db
      .insert(librarySets)
      .select(
        sql`select null, ${id}, ${setId}, ${ownerId}, 'pending', '', ${seen.title}, ${seen.description}, ${as.language},
          ${as.subject}, ${as.grade}, ${JSON.stringify(keys.kinds)}, ${JSON.stringify(keys.outcomes)},
          ${seen.questions.length}, ${keys.pictureCount}, (select copies from question_sets where id = ${setId}),
          ${seen.updated_at}, ${now}, null, ${keys.title}, ${keys.topics}, ${keys.facets}
        where ${isUnmoved} and ${others} < ${limits.library.pendingOfTeacher}`,
      )
      .returning({ id: librarySets.id }),
    db.insert(libraryQuestions).select(
      sql`select lower(hex(randomblob(16))), ${id}, ${sql.join(copiedColumns, sql`, `)}, key.value ->> 1
        from json_each(${JSON.stringify(keys.texts)}) as key join questions on questions.id = key.value ->> 0
        where questions.set_id = ${setId} and ${isThere}`,
    ),
    db.insert(libraryMedia).select(
      sql`select distinct ${id}, media_id from question_media
        join questions on questions.id = question_id where questions.set_id = ${setId} and ${isThere}`,
    ),
    db
      .delete(librarySets)
      .where(
        sql`set_id = ${setId} and id <> ${id} and state in ('pending', 'refused') and exists (select 1 from library_questions where edition_id = ${id})`,
      ),
    db
      .update(questionSets)
      .set(sharedColumns(as, token))
      .where(and(eq(questionSets.id, setId), isThere)),
    ...listing(db, { id, setId, now }, isTrusted),
  ] as const;
  const { written, read } = await writeAndRead(db, statements, [sharingQuery(db, own)]);
  const [[unmoved], added] = written;
  if (added.length > 0) return sharingIn(read[0]);
  return unmoved?.yes ? "full" : "moved";
}

/**
 * Statements that list an edition, on a condition that stays the same while they run. It takes the place of the set's listed
 * edition, also in the newest-first order; older editions of the set are deleted.
 */
export function listing(db: Database, { id, setId, now }: { id: string; setId: string; now: number }, onlyIf: SQL) {
  const isThere = sql`exists (select 1 from library_sets as edition where edition.id = ${id} and edition.state <> 'listed')`;
  const before = (what: SQL) => sql`(select ${what} from library_sets as earlier
    where earlier.set_id = ${setId} and earlier.state = 'replaced')`;
  return [
    db
      .update(librarySets)
      .set({ state: "replaced", seq: sql`-seq` })
      .where(sql`set_id = ${setId} and state = 'listed' and id <> ${id} and ${isThere} and ${onlyIf}`),
    db
      .update(librarySets)
      .set({
        state: "listed",
        reason: "",
        seq: sql`coalesce(${before(sql`-earlier.seq`)}, (select max(last.seq) + 1 from library_sets as last))`,
        listedAt: sql`coalesce(${before(sql`earlier.listed_at`)}, listed_at, ${now})`,
        copies: sql`(select question_sets.copies from question_sets where question_sets.id = ${setId})`,
      })
      .where(sql`id = ${id} and state <> 'listed' and ${onlyIf}`),
    db.delete(librarySets).where(
      sql`set_id = ${setId} and id <> ${id}
        and submitted_at <= (select submitted_at from library_sets as edition where edition.id = ${id} and edition.state = 'listed')`,
    ),
  ] as const;
}
