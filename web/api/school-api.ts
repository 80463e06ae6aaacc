import { del, get, make, post } from "./api";

/** An administrator's calls about a school. */

export const school = {
  domains: () => get("/api/admin/domains"),
  addDomain: (domain: string) => make("/api/admin/domains", { domain }),
  removeDomain: (domain: string) => del("/api/admin/domains/:domain", { domain }),
  handOver: (id: string, given: { readonly to: string; readonly password: string; readonly classes: boolean }) =>
    post("/api/admin/users/:id/hand-over", { ...given, id }),
  endSessions: (id: string) => del("/api/admin/users/:id/sessions", { id }),
};
