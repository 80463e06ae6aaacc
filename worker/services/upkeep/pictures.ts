import type { Database } from "#db/database";
import { START, type JobCursor } from "#db/job-cursors";
import { UNUSED_LIFETIME_MS } from "#db/sets/media";
import { Unanswered } from "#db/with-timeout";
import { forgetRemoved, keepAfterAll, markUnused } from "#db/sets/unused-media";

type Run = { readonly now: number; readonly after: JobCursor; readonly mayGoOn: () => boolean };

/**
 * Deletes pictures that no question, draft or game has used for a week. They are marked first, so that nothing can start to use
 * a picture whose bytes are about to go. Returns how many were deleted, and the picture after which the next run continues.
 */
export async function removeUnusedPictures(db: Database, bucket: R2Bucket, { now, after, mayGoOn }: Run) {
  let place = after;
  let removed = 0;
  while (mayGoOn()) {
    const marked = await markUnused(db, { after: place, before: now - UNUSED_LIFETIME_MS, now });
    removed += await remove(db, bucket, marked.ids, now);
    place = marked.place;
    if (place === START) break;
  }
  return { removed, place };
}

async function remove(db: Database, bucket: R2Bucket, ids: string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  try {
    await bucket.delete(ids);
  } catch (error) {
    // A deletion that was not answered may still be made: until the next run nobody may use these pictures.
    if (!(error instanceof Unanswered)) await keepAfterAll(db, ids, now);
    throw error;
  }
  await forgetRemoved(db, ids, now);
  return ids.length;
}
