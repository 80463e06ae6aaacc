import * as z from "zod";
import { licence } from "../library-words";
import { language, placed } from "./set-fields";

export type Visibility = "private" | "link" | "public";
/** Of what was handed in last. `hidden`: an administrator, or three reports, took it out. */
export type ReviewState = "pending" | "listed" | "refused" | "hidden";

export const SharingBody = z.object({
  visibility: z.enum(["private", "link", "public"], "Setin kime açık olacağını seçin."),
  subject: placed.subject.optional(),
  grade: placed.grade.optional(),
  language: language.optional(),
  show_author: z.boolean().optional(),
  show_school: z.boolean().optional(),
  licence: z.literal(licence, `Paylaşılan setler ${licence} lisanslı olur. Lisansı kabul edin.`).optional(),
});

/** What the author alone sees of a set's sharing. */
export type Sharing = {
  readonly visibility: Visibility;
  /** `/s/{token}`; null as long as it was never shared. */
  readonly token: string | null;
  readonly subject: string | null;
  readonly grade: number | null;
  readonly language: string;
  readonly show_author: boolean;
  readonly show_school: boolean;
  readonly copies: number;
  readonly library: LibraryPlace | null;
};
export type LibraryPlace = {
  readonly state: ReviewState;
  /** Why it was refused or hidden. */
  readonly reason: string;
  readonly submitted_at: number;
  /** An edition is in the library: this one, or an earlier one while this one waits or was refused. */
  readonly is_listed: boolean;
  /** The set has been changed since it was handed in: "yeniden gönder". */
  readonly has_changes: boolean;
};
export type SharingReply = { readonly sharing: Sharing };

/** Where a copied set comes from; `earlier` is what that was copied from, the newest first. */
export type Origin = Source & { readonly licence: typeof licence; readonly earlier: readonly Source[] };
export type Source = {
  readonly id: string;
  readonly title: string;
  /** As it was shown when it was copied; empty where it was not shown, and where the account is gone. */
  readonly author: string;
  readonly copied_at: number;
};
