import type { DomainReply, DomainsReply, HandOverReply } from "#protocol/http/sign-in";
import type { UserReply } from "#protocol/http/people";
import type { SessionsEndedReply } from "#protocol/http/sessions";
import { del, get, make, post } from "./api";

/** An administrator's calls about a school. */

const part = encodeURIComponent;

export const school = {
  domains: () => get<DomainsReply>("/api/admin/domains"),
  addDomain: (domain: string) => make<DomainReply>("/api/admin/domains", { domain }),
  removeDomain: (domain: string) => del(`/api/admin/domains/${part(domain)}`),
  handOver: (from: string, given: { readonly to: string; readonly password: string; readonly classes: boolean }) =>
    post<HandOverReply>(`/api/admin/users/${part(from)}/hand-over`, given),
  endSessions: (id: string) => del<SessionsEndedReply>(`/api/admin/users/${part(id)}/sessions`),
  makeAdmin: (id: string, password: string) => post<UserReply>(`/api/admin/users/${part(id)}/admin`, { password }),
};
