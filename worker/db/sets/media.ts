import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { roomLeft } from "../quota";
import { draftMedia, gameMedia, homeworkMedia, media, mediaOwners, questionMedia } from "../schema/media";
import { games } from "../schema/games";
import { homework } from "../schema/homework";
import { questions, questionSets } from "../schema/question-sets";

const DAY = 24 * 3_600_000;
/** Time an unused picture stays. */
export const UNUSED_LIFETIME_MS = 7 * DAY;
/** Time limit of a removal: a run that has not deleted the bytes by then was ended by the platform. */
const REMOVAL_MS = 15 * 60_000;

type StoredPicture = Pick<typeof media.$inferSelect, "id" | "type" | "width" | "height" | "bytes">;
type Upload = {
  readonly ownerId: string;
  readonly most: number;
  readonly now: number;
  readonly picture: StoredPicture;
};

/**
 * Records a picture for its owner before its bytes are stored: from then on no nightly job deletes it. "removing": it is being
 * deleted right now. "full": the teacher has reached the limit and uses all pictures.
 */
export async function claimPicture(db: Database, upload: Upload): Promise<"claimed" | "removing" | "full"> {
  const first = await tryToClaim(db, upload);
  if (first !== "full") return first;
  await letGoOfUnused(db, upload.ownerId, upload.now - UNUSED_LIFETIME_MS);
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

/** Marks the picture as stored in R2: questions may name it. */
export async function noteStored(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(media)
    .set({ storedAt: now })
    .where(and(eq(media.id, id), sql`${media.storedAt} is null`));
}

/** Stops counting pictures that the teacher uploaded and no longer uses. */
async function letGoOfUnused(db: Database, ownerId: string, before: number): Promise<void> {
  const used = [
    sql`select 1 from ${questionMedia} join ${questions} on questions.id = question_id
      join ${questionSets} on question_sets.id = questions.set_id
      where question_media.media_id = media_owners.media_id and question_sets.owner_id = ${ownerId}`,
    sql`select 1 from ${draftMedia} join ${questionSets} on question_sets.id = set_id
      where draft_media.media_id = media_owners.media_id and question_sets.owner_id = ${ownerId}`,
    sql`select 1 from ${gameMedia} join ${games} on games.id = game_id
      where game_media.media_id = media_owners.media_id and games.owner_id = ${ownerId}`,
    sql`select 1 from ${homeworkMedia} join ${homework} on homework.id = homework_id
      where homework_media.media_id = media_owners.media_id and homework.owner_id = ${ownerId}`,
  ].map((use) => sql`not exists (${use})`);
  await db
    .delete(mediaOwners)
    .where(and(eq(mediaOwners.ownerId, ownerId), lt(mediaOwners.uploadedAt, before), ...used));
}

/**
 * For the batch that writes a text with these pictures: the statement that keeps them for another week, the condition of the
 * write, and which do not exist, by the statement's rows.
 */
export function usedPictures(db: Database, named: readonly string[], now: number) {
  const ids = [...new Set(named)];
  const areStored = sql`id in (select value from json_each(${JSON.stringify(ids)})) and stored_at is not null
    and removing_at is null`;
  return {
    touch: db.update(media).set({ touchedAt: now }).where(areStored).returning({ id: media.id }),
    areThere: sql`(select count(*) from media where ${areStored}) = ${ids.length}`,
    missing: (touched: readonly { id: string }[]): readonly string[] => {
      const there = new Set(touched.map(({ id }) => id));
      return ids.filter((id) => !there.has(id));
    },
  };
}

/** Lets the next nightly job delete unused pictures that only this leaving account uploaded, without a week's wait. */
export const hurryPicturesOf = (db: Database, ownerId: string) =>
  db
    .update(media)
    .set({ touchedAt: 0 })
    .where(
      sql`id in (select media_id from media_owners where owner_id = ${ownerId})
        and not exists (select 1 from media_owners where media_id = media.id and owner_id <> ${ownerId})`,
    );
