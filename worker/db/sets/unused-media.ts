import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database";
import { START, type JobCursor } from "../job-cursors";
import { media } from "../schema/media";

/** Pictures looked at by one statement; R2 deletes as many at once as well. */
export const PAGE = 500;

const isUnused = sql`not exists (select 1 from question_media where media_id = media.id)
  and not exists (select 1 from draft_media where media_id = media.id)
  and not exists (select 1 from game_media where media_id = media.id)
  and not exists (select 1 from homework_media where media_id = media.id)
  and not exists (select 1 from library_media where media_id = media.id)`;

type Walk = { readonly after: JobCursor; readonly before: number; readonly now: number };

/**
 * Looks at the next pictures untouched since `before` and marks the unused ones: from now on no question can name them and no
 * upload revives them, until `forgetRemoved`.
 */
export async function markUnused(
  db: Database,
  { after, before, now }: Walk,
): Promise<{ ids: string[]; place: JobCursor }> {
  const page = db
    .select({ id: media.id, at: media.touchedAt })
    .from(media)
    .where(sql`(touched_at, id) > (${after.at}, ${after.id}) and touched_at < ${before}`)
    .orderBy(media.touchedAt, media.id)
    .limit(PAGE);
  const [seen, marked] = await db.batch([
    page,
    db
      .update(media)
      .set({ removingAt: now })
      .where(and(sql`id in (select id from ${page})`, isUnused))
      .returning({ id: media.id }),
  ]);
  const last = seen.at(-1);
  return { ids: marked.map(({ id }) => id), place: last && seen.length === PAGE ? last : START };
}

/** Deletes the rows of pictures whose bytes are gone. */
export async function forgetRemoved(db: Database, ids: readonly string[], removingAt: number): Promise<void> {
  await db.delete(media).where(and(among(ids), eq(media.removingAt, removingAt)));
}

/** Unmarks pictures whose bytes could not be deleted: they stay for another night. */
export async function keepAfterAll(db: Database, ids: readonly string[], removingAt: number): Promise<void> {
  await db
    .update(media)
    .set({ removingAt: null })
    .where(and(among(ids), eq(media.removingAt, removingAt)));
}

/** Passes all ids as one bound value. */
const among = (ids: readonly string[]) => sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
