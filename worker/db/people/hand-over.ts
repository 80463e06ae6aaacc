import { and, count, eq, sql } from "drizzle-orm";
import { newEntry, type Named } from "./audit";
import type { Database } from "../database";
import type { Quota } from "../quota";
import { librarySets, libraryReports, setOrigins } from "../schema/library";
import { mediaOwners } from "../schema/media";
import { users } from "../schema/people";
import { questionSets } from "../schema/question-sets";

type HandOver = {
  readonly from: Named;
  readonly to: Named;
  readonly actor: Named;
  readonly quota: Quota;
  readonly now: number;
};

export const countSets = async (db: Database, ownerId: string): Promise<number> => {
  const row = await db.select({ sets: count() }).from(questionSets).where(eq(questionSets.ownerId, ownerId)).get();
  return row?.sets ?? 0;
};

/** More places than an origin goes back. */
const aside = 1000;

/**
 * All sets of one teacher become another's, in one batch, with their editions, links, drafts and pictures; games, homework and classes stay
 * where they are. Nobody is shown as author who did not ask for it: of a set that named its author the name becomes its origin.
 * Answers how many sets; 0 where the other has no room, or may not have sets.
 */
export async function handOverSets(db: Database, { from, to, actor, quota, now }: HandOver): Promise<number> {
  const both = sql`owner_id IN (${from.id}, ${to.id})`;
  const isRight = sql`EXISTS (SELECT 1 FROM users WHERE id = ${to.id} AND role = 'teacher' AND approval = 'approved' AND verified_at IS NOT NULL)
    AND EXISTS (SELECT 1 FROM question_sets WHERE owner_id = ${from.id})
    AND (SELECT count(*) FROM question_sets WHERE ${both}) <= ${quota.sets}
    AND (SELECT coalesce(sum(bytes), 0) FROM question_sets WHERE ${both}) <= ${quota.bytes}`;
  const moved = sql`(SELECT id FROM question_sets WHERE owner_id = ${from.id})`;
  const named = sql`(SELECT id FROM question_sets WHERE owner_id = ${from.id} AND show_author)`;
  const isActor = and(eq(users.id, actor.id), isRight);
  const results = await db.batch([
    newEntry(db, { action: "sets_taken", actor, target: from, now }, isActor),
    newEntry(db, { action: "sets_given", actor, target: to, now }, isActor),
    // One place further back, by way of places that nothing has.
    db
      .update(setOrigins)
      .set({ place: sql`place + ${aside}` })
      .where(sql`set_id IN ${named} AND ${isRight}`),
    db
      .update(setOrigins)
      .set({ place: sql`place - ${aside - 1}` })
      .where(sql`set_id IN ${named} AND ${isRight}`),
    db.insert(setOrigins).select(
      sql`SELECT id, 0, id, title, ${from.name}, ${from.id}, ${now} FROM question_sets
        WHERE owner_id = ${from.id} AND show_author AND ${isRight}`,
    ),
    db
      .insert(mediaOwners)
      .select(
        sql`SELECT ${to.id}, media_id, ${now} FROM question_media JOIN questions ON questions.id = question_id
            WHERE set_id IN ${moved} AND ${isRight}
          UNION SELECT ${to.id}, media_id, ${now} FROM draft_media WHERE set_id IN ${moved} AND ${isRight}`,
      )
      .onConflictDoNothing(),
    // Nobody has something against an own set.
    db.delete(libraryReports).where(sql`set_id IN ${moved} AND reporter_id = ${to.id} AND ${isRight}`),
    db
      .update(librarySets)
      .set({ ownerId: to.id })
      .where(sql`owner_id = ${from.id} AND ${isRight}`),
    db
      .update(questionSets)
      .set({ ownerId: to.id, showAuthor: false, showSchool: false })
      .where(sql`owner_id = ${from.id} AND ${isRight}`)
      .returning({ id: questionSets.id }),
  ]);
  return results[8].length;
}
