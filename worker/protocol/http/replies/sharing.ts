import * as z from "zod";
import { licence } from "#protocol/library-words";
import { count, id, moment, type ReplyOf } from "./reply";

export const Visibility = z.enum(["private", "link", "public"]);
export type Visibility = z.output<typeof Visibility>;
/** State of the last edition handed in. `hidden`: taken out by an administrator or three reports. */
export const ReviewState = z.enum(["pending", "listed", "refused", "hidden"]);
export type ReviewState = z.output<typeof ReviewState>;

export const LibraryPlace = z
  .strictObject({
    state: ReviewState,
    /** Reason for the refusal or hiding. */
    reason: z.string(),
    submitted_at: moment,
    /** An edition is listed: this one, or an earlier one while this one waits or was refused. */
    is_listed: z.boolean(),
    /** The set has changed since it was handed in: "yeniden gönder". */
    has_changes: z.boolean(),
  })
  .meta({ id: "LibraryPlace" });
export type LibraryPlace = ReplyOf<typeof LibraryPlace>;

/** Subject id of `#shared/curriculum`. */
export const subject = z.string().meta({ examples: ["matematik"] });
/** 13 is university. */
export const grade = z
  .int()
  .min(1)
  .max(13)
  .meta({ examples: [7] });
/** BCP 47 */
export const language = z.string().meta({ examples: ["tr"] });
const shareToken = z.string().meta({ examples: ["q0T5mB1s7kVxZr2LwD9aYg"] });

/** Sharing of a set, visible to its author alone. */
export const Sharing = z.strictObject({
  visibility: Visibility,
  /** `/s/{token}`; null if it was never shared. */
  token: shareToken.nullable(),
  subject: subject.nullable(),
  grade: grade.nullable(),
  language,
  show_author: z.boolean(),
  show_school: z.boolean(),
  copies: count,
  library: LibraryPlace.nullable(),
});
export type Sharing = ReplyOf<typeof Sharing>;
export const SharingReply = z.strictObject({ sharing: Sharing });
export type SharingReply = ReplyOf<typeof SharingReply>;

export const Source = z.strictObject({
  id,
  title: z.string(),
  /** Author's name as shown at the time of copying; empty if it was not shown, or the account is gone. */
  author: z.string(),
  copied_at: moment,
});
export type Source = ReplyOf<typeof Source>;
/** Origin of a copied set; `earlier` lists the origins of its source, the newest first. */
export const Origin = z
  .strictObject({ ...Source.shape, licence: z.literal(licence), earlier: z.array(Source) })
  .meta({ id: "Origin" });
export type Origin = ReplyOf<typeof Origin>;
