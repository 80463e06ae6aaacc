import type { Approval, Right, Role } from "#protocol/http/replies/people";
import { del, get, post, put } from "./api";

/** An administrator's calls about people. */

type ListQuery = { readonly q?: string; readonly page?: number; readonly page_size?: number };

/** With `written` also those of no school who wrote its name. */
type WorkedOffQuery = ListQuery & {
  readonly after?: string | undefined;
  readonly school_id?: string;
  readonly written?: "1";
};

type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly role: Exclude<Role, "admin">;
  readonly school: string;
};
/** `from`: the approval that the person had on the page. */
type Decision = { readonly [given in "reason" | "password" | "schoolId"]?: string | undefined } & {
  readonly from: Approval;
};
const decide =
  (approve: boolean) =>
  (id: string, { from, reason, password, schoolId }: Decision) =>
    post(
      "/api/admin/teachers/approve",
      { user_id: id, approve, from, reason, password: password || undefined, school_id: schoolId },
      { lasting: true },
    );
export type AuditFilters = Partial<Record<"from" | "to" | "action" | "actor" | "subject", string>> & {
  readonly views?: "1";
};

export const admin = {
  resting: (ids: readonly string[]) => post("/api/admin/users/resting", { ids: [...ids] }),
  checkPassword: (password: string) => post("/api/admin/password", { password }),
  suspend: (id: string, { reason = "", password = "" }: Decision) =>
    post("/api/admin/users/:id/suspend", { id, reason, password }, { lasting: true }),
  unsuspend: (id: string) => post("/api/admin/users/:id/unsuspend", { id }),
  setRights: (
    id: string,
    rights: readonly Right[],
    more: { readonly rights_school?: string; readonly password: string },
  ) => put("/api/admin/users/:id/rights", { ...more, id, rights }),
  stats: () => get("/api/admin/stats"),
  teachers: (list: WorkedOffQuery & { readonly approval?: Approval; readonly state?: "suspended" } = {}) =>
    get("/api/admin/teachers", list),
  approve: decide(true),
  reject: decide(false),
  users: (list: WorkedOffQuery & { readonly role?: Role } = {}) => get("/api/admin/users", list),
  makeAccount: (person: NewAccount) => post("/api/admin/users", person),
  firstPassword: (id: string, password: string) => post("/api/admin/users/:id/first-password", { id, password }),
  userStats: (id: string) => get("/api/admin/users/:id/stats", { id }),
  deleteUser: (id: string, password: string, letter = "") => del("/api/admin/users/:id", { id, password, letter }),
  audit: (list: ListQuery & AuditFilters = {}) => get("/api/admin/audit", list),
};
