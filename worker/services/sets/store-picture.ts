import { limits } from "#shared/limits";
import { claimPicture, noteStored } from "#db/sets/media";
import { database } from "#db/database";
import type { StillPicture } from "#media/picture";

type StoredPicture = { readonly id: string; readonly width: number; readonly height: number };
type Owner = { readonly id: string; readonly is_approved: boolean };

/** Stores a picture under the hash of its bytes, or returns why it cannot. */
export async function storePicture(
  env: Env,
  owner: Owner,
  { type, width, height }: StillPicture,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredPicture | "full" | "removing"> {
  const sha256 = await crypto.subtle.digest("SHA-256", bytes);
  const id = Buffer.from(sha256).toString("base64url");
  const db = database(env.DB);
  const most = owner.is_approved ? limits.media.approved : limits.media.unapproved;
  const now = Date.now();
  // Written down before the bytes are stored: from here on no nightly sweep deletes them.
  const picture = { id, type, width, height, bytes: bytes.byteLength };
  const claimed = await claimPicture(db, { ownerId: owner.id, most, now, picture });
  if (claimed !== "claimed") return claimed;
  await env.MEDIA.put(id, bytes, { sha256, httpMetadata: { contentType: type } });
  await noteStored(db, id, now);
  return { id, width, height };
}
