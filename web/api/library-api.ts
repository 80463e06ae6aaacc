import type { BodyOf } from "#protocol/http/calls/calls";
import type { Frozen } from "#protocol/http/replies/reply";
import type { ReviewRow } from "#protocol/http/replies/library";
import type { ReportReason } from "#protocol/library-words";
import { get, make, post, put } from "./api";

/** Calls about shared sets: finding and copying, sharing your own, and the administrators' review. */

export type LibrarySearch = {
  readonly q?: string;
  readonly subject?: string;
  readonly grade?: string;
  readonly language?: string;
  readonly kind?: string;
  readonly sort?: "best" | "copies" | "newest";
  readonly page?: number;
  readonly page_size?: number;
};

/** The place where a shared set is read: in the library, or behind its link. */
export type SharedPlace = { readonly id: string } | { readonly token: string };

export const library = {
  search: (search: LibrarySearch) => get("/api/library", search),
  open: (place: SharedPlace) =>
    "id" in place ? get("/api/library/:id", { id: place.id }) : get("/api/shared/:token", { token: place.token }),
  copy: (place: SharedPlace) =>
    "id" in place
      ? make("/api/library/:id/copy", { id: place.id })
      : make("/api/shared/:token/copy", { token: place.token }),
  report: (id: string, reason: ReportReason, text: string) => make("/api/library/:id/report", { id, reason, text }),
};

type SharingChange = Frozen<BodyOf<"PUT /api/question-sets/:id/sharing">>;

export const sharing = {
  get: (id: string) => get("/api/question-sets/:id/sharing", { id }),
  change: (id: string, change: SharingChange) => put("/api/question-sets/:id/sharing", { ...change, id }),
  renewLink: (id: string) => make("/api/question-sets/:id/sharing/link", { id }),
};

export type ReviewTab = "pending" | "reported" | "listed" | "refused";
type ReviewsWanted = {
  readonly state: ReviewTab;
  readonly q?: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly after?: string | undefined;
};

export const review = {
  list: (list: ReviewsWanted) => get("/api/admin/library", list),
  open: (id: string) => get("/api/admin/library/:id", { id }),
  /** Applies to this edition only: if its set has another one by now, nothing is decided. */
  decide: ({ id, set_id }: ReviewRow, decision: "list" | "refuse" | "hide", reason = "") =>
    post(
      "/api/admin/library/:id",
      { id: set_id, decision, edition_id: id, ...(reason && { reason }) },
      { lasting: true },
    ),
};
