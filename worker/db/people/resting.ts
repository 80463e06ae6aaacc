import { sql } from "drizzle-orm";
import type { Resting } from "#protocol/http/replies/people";
import type { Database } from "../database";
import { librarySets } from "../schema/library";

/** Condition on a row of `users`: what this person shares and gives rests, because of a rejection or a suspension. */
export const isResting = sql`(approval = 'rejected' OR suspended_at IS NOT NULL)`;

const reasons = {
  rejected: "Öğretmen hesabının onayı kaldırıldı.",
  suspended: "Öğretmen hesabı askıya alındı.",
} as const;

/**
 * Statements for the batch that takes approval or suspends, or gives it back, or hands the teacher sets: hide the teacher's
 * editions, or list those again that were hidden by it. Links to sets open nothing meanwhile.
 */
export function settleEditions(db: Database, ownerId: string) {
  const rests = sql`exists (select 1 from users where id = ${ownerId} and ${isResting})`;
  const isSuspended = sql`exists (select 1 from users where id = ${ownerId} and suspended_at is not null)`;
  const wasListed = sql`listed_at is not null`;
  return [
    db
      .update(librarySets)
      .set({
        state: "hidden",
        reason: sql`case when ${isSuspended} then ${reasons.suspended} else ${reasons.rejected} end`,
      })
      .where(sql`owner_id = ${ownerId} and state in ('pending', 'listed') and ${rests}`),
    db
      .update(librarySets)
      .set({ state: sql`case when ${wasListed} then 'listed' else 'pending' end`, reason: "" })
      .where(
        sql`owner_id = ${ownerId} and state = 'hidden' and reason in (${reasons.rejected}, ${reasons.suspended})
          and not ${rests} and not (${wasListed} and exists
            (select 1 from library_sets as other where other.set_id = library_sets.set_id and other.state = 'listed'))`,
      ),
  ] as const;
}

/**
 * Counts what rests, or would rest, while these accounts are suspended; with a school, only those of its people whom its
 * administrator may act on.
 */
export function restingOf(db: Database, ids: readonly string[], now: number, school?: string): Promise<Resting> {
  const listed = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
  const theirs =
    school === undefined
      ? sql`(${listed})`
      : sql`(SELECT id FROM users WHERE id IN (${listed}) AND school_id = ${school} AND rights = 'none')`;
  return db.get<Resting>(sql`SELECT
    (SELECT count(*) FROM games WHERE owner_id IN ${theirs} AND status <> 'completed') AS games,
    (SELECT count(*) FROM homework WHERE owner_id IN ${theirs} AND ended_at IS NULL AND due_at > ${now}) AS homework,
    (SELECT count(*) FROM question_sets WHERE owner_id IN ${theirs} AND visibility <> 'private') AS sets,
    (SELECT count(*) FROM personal_tokens WHERE user_id IN ${theirs} AND expires_at > ${now}) AS tokens`);
}
