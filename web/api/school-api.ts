import type { InvitedReply } from "#protocol/http/replies/schools";
import { del, get, make, post, put } from "./api";

/** An administrator's calls about a school. */

export const school = {
  list: (list: { readonly q?: string; readonly page?: number; readonly page_size?: number }) =>
    get("/api/admin/schools", list),
  one: (id: string) => get("/api/admin/schools/:id", { id }),
  proposals: () => get("/api/admin/schools/proposals"),
  add: (added: {
    readonly name: string;
    readonly city: string;
    readonly domains: string[];
    readonly with_teachers?: boolean;
  }) => make("/api/admin/schools", added),
  change: (
    id: string,
    change: {
      readonly name?: string;
      readonly city?: string;
      readonly domains?: string[];
      readonly with_teachers?: boolean;
    },
  ) => put("/api/admin/schools/:id", { ...change, id }),
  remove: (id: string) => del("/api/admin/schools/:id", { id }),
  place: (id: string, ids: readonly string[]) => post("/api/admin/schools/:id/teachers", { id, ids: [...ids] }),
  merge: (id: string, merged: { readonly school_id: string; readonly password: string }) =>
    post("/api/admin/schools/:id/merge", { ...merged, id }),
  invitations: (list: {
    readonly q?: string;
    readonly school_id?: string | undefined;
    readonly page?: number;
    readonly page_size?: number;
  }) => get("/api/admin/invitations", list),
  invite: (rows: readonly object[], isDry: boolean): Promise<InvitedReply> =>
    make("/api/admin/invitations", { rows: rows as [], dry_run: isDry }),
  inviteAgain: (id: string) => post("/api/admin/invitations/:id/again", { id }),
  endInvitations: (ids: readonly string[]) => post("/api/admin/invitations/end", { ids: [...ids] }),
  endInvitation: (id: string) => del("/api/admin/invitations/:id", { id }),
  domains: () => get("/api/admin/domains"),
  addDomain: (domain: string, schoolId?: string) => make("/api/admin/domains", { domain, school_id: schoolId }),
  removeDomain: (domain: string) => del("/api/admin/domains/:domain", { domain }),
  handOver: (id: string, given: { readonly to: string; readonly password: string; readonly classes: boolean }) =>
    post("/api/admin/users/:id/hand-over", { ...given, id }),
  endSessions: (id: string) => del("/api/admin/users/:id/sessions", { id }),
};
