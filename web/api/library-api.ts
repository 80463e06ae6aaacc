import type {
  LibraryReply,
  ReportReply,
  ReviewListReply,
  ReviewReply,
  ReviewRow,
  SharedSetReply,
} from "#protocol/http/library";
import type { QuestionSetReply } from "#protocol/http/question-sets";
import type { SharingReply, Visibility } from "#protocol/http/sharing";
import type { ReportReason } from "#protocol/library-words";
import { get, make, post, put, query } from "./api";

/** Calls about shared sets: finding and copying, sharing your own, and the administrators' review. */

export type LibrarySearch = {
  readonly q?: string;
  readonly subject?: string;
  readonly grade?: string;
  readonly language?: string;
  readonly kind?: string;
  readonly sort?: "copies" | "newest";
  readonly page?: number;
};

/** The place where a shared set is read: in the library, or behind its link. */
export type SharedPlace = { readonly id: string } | { readonly token: string };

const at = (place: SharedPlace) =>
  "id" in place ? `/api/library/${encodeURIComponent(place.id)}` : `/api/shared/${encodeURIComponent(place.token)}`;

export const library = {
  search: (search: LibrarySearch) => get<LibraryReply>(`/api/library${query(search)}`),
  open: (place: SharedPlace) => get<SharedSetReply>(at(place)),
  copy: (place: SharedPlace) => make<QuestionSetReply>(`${at(place)}/copy`),
  report: (id: string, reason: ReportReason, text: string) =>
    make<ReportReply>(`${at({ id })}/report`, { reason, text }),
};

type SharingChange = {
  readonly visibility: Visibility;
  readonly subject?: string | null;
  readonly grade?: number | null;
  readonly language?: string;
  readonly show_author?: boolean;
  readonly show_school?: boolean;
  readonly licence?: string;
};

const sharingOf = (id: string) => `/api/question-sets/${encodeURIComponent(id)}/sharing`;

export const sharing = {
  get: (id: string) => get<SharingReply>(sharingOf(id)),
  change: (id: string, change: SharingChange) => put<SharingReply>(sharingOf(id), change),
  renewLink: (id: string) => make<SharingReply>(`${sharingOf(id)}/link`),
};

export type ReviewTab = "pending" | "reported" | "listed" | "refused";

export const review = {
  list: (list: { readonly state: ReviewTab; readonly page?: number; readonly after?: string | undefined }) =>
    get<ReviewListReply>(`/api/admin/library${query(list)}`),
  open: (id: string) => get<ReviewReply>(`/api/admin/library/${encodeURIComponent(id)}`),
  /** Applies to this edition only: if its set has another one by now, nothing is decided. */
  decide: ({ id, set_id }: ReviewRow, decision: "list" | "refuse" | "hide", reason = "") =>
    post<ReviewReply>(
      `/api/admin/library/${encodeURIComponent(set_id)}`,
      { decision, edition_id: id, ...(reason && { reason }) },
      { lasting: true },
    ),
};
