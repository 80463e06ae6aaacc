import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { roomLeft } from "../quota";
import { draftMedia, gameMedia, media, mediaOwners, questionMedia } from "../schema/media";
import { games } from "../schema/games";
import { questions, questionSets } from "../schema/question-sets";

const DAY = 24 * 3_600_000;
/** So long a picture stays that nothing uses. */
export const KEPT_UNUSED_MS = 7 * DAY;
/** A run that has not deleted the bytes by then never will: the platform has ended it. */
const REMOVAL_MS = 15 * 60_000;

type StoredPicture = Pick<typeof media.$inferSelect, "id" | "type" | "width" | "height" | "bytes">;
type Upload = {
  readonly ownerId: string;
  readonly most: number;
  readonly now: number;
  readonly picture: StoredPicture;
};

/**
 * Writes a picture down for its owner before its bytes are stored: from then on no night deletes it. "removing": it is being
 * deleted at this very moment. "full": the teacher has as many as are allowed, and uses them all.
 */
export async function claimPicture(db: Database, upload: Upload): Promise<"claimed" | "removing" | "full"> {
  const first = await tryToClaim(db, upload);
  if (first !== "full") return first;
  await letGoOfUnused(db, upload.ownerId, upload.now - KEPT_UNUSED_MS);
  return tryToClaim(db, upload);
}

async function tryToClaim(db: Database, { ownerId, most, now, picture }: Upload) {
  const { id } = picture;
  const room = sql`(exists (select 1 from media_owners where owner_id = ${ownerId} and media_id = ${id})
    or (select count(*) from media_owners where owner_id = ${ownerId}) < ${most})`;
  const [[left], claimed] = await db.batch([
    roomLeft(db, room),
    insertIf(db, media, { ...picture, createdAt: now, touchedAt: now }, room)
      .onConflictDoUpdate({
        target: media.id,
        set: { touchedAt: now, removingAt: null },
        setWhere: sql`${media.removingAt} is null or ${media.removingAt} < ${now - REMOVAL_MS}`,
      })
      .returning({ id: media.id }),
    insertIf(
      db,
      mediaOwners,
      { ownerId, mediaId: id, uploadedAt: now },
      sql`${room} and exists (select 1 from media where id = ${id} and removing_at is null)`,
    ).onConflictDoUpdate({ target: [mediaOwners.ownerId, mediaOwners.mediaId], set: { uploadedAt: now } }),
  ]);
  if (claimed.length > 0) return "claimed";
  return left?.fits ? "removing" : "full";
}

/** R2 has the bytes: questions may name it. */
export async function noteStored(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(media)
    .set({ storedAt: now })
    .where(and(eq(media.id, id), sql`${media.storedAt} is null`));
}

/** Pictures that the teacher uploaded and does not use any more are no longer counted as his. */
async function letGoOfUnused(db: Database, ownerId: string, before: number): Promise<void> {
  const used = [
    sql`select 1 from ${questionMedia} join ${questions} on questions.id = question_id
      join ${questionSets} on question_sets.id = questions.set_id
      where question_media.media_id = media_owners.media_id and question_sets.owner_id = ${ownerId}`,
    sql`select 1 from ${draftMedia} join ${questionSets} on question_sets.id = set_id
      where draft_media.media_id = media_owners.media_id and question_sets.owner_id = ${ownerId}`,
    sql`select 1 from ${gameMedia} join ${games} on games.id = game_id
      where game_media.media_id = media_owners.media_id and games.owner_id = ${ownerId}`,
  ].map((use) => sql`not exists (${use})`);
  await db
    .delete(mediaOwners)
    .where(and(eq(mediaOwners.ownerId, ownerId), lt(mediaOwners.uploadedAt, before), ...used));
}

/** Of these pictures those that are not there. The others are safe for a week, until what names them is written. */
export async function missingPictures(db: Database, ids: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const touched = await db
    .update(media)
    .set({ touchedAt: now })
    .where(
      sql`id in (select value from json_each(${JSON.stringify(ids)})) and stored_at is not null and removing_at is null`,
    )
    .returning({ id: media.id });
  const there = new Set(touched.map(({ id }) => id));
  return new Set(ids.filter((id) => !there.has(id)));
}

/** An account goes: what it alone has uploaded need not wait a week, if nobody uses it. */
export const hurryPicturesOf = (db: Database, ownerId: string) =>
  db
    .update(media)
    .set({ touchedAt: 0 })
    .where(
      sql`id in (select media_id from media_owners where owner_id = ${ownerId})
        and not exists (select 1 from media_owners where media_id = media.id and owner_id <> ${ownerId})`,
    );
