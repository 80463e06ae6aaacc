import type { Approval, Right, Role } from "#protocol/http/replies/people";
import type { ConfigReply } from "#protocol/http/replies/service";
import { del, get, make, post, put } from "./api";
import { deviceSecret } from "./sign-in/device-secret";

/** Calls about accounts: signing in, the user's profile, administration. */

type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Exclude<Role, "admin">;
  readonly school?: string;
  readonly time_zone?: string | undefined;
};

type Claim = {
  readonly email: string;
  readonly password: string;
  readonly forThisLesson: boolean;
  readonly newPassword?: string;
};

export const auth = {
  login: ({ email, password, forThisLesson, newPassword }: Claim, humanToken?: string) =>
    post(
      "/api/auth/login",
      {
        email,
        password,
        device_secret: deviceSecret(),
        ...(forThisLesson && { for_this_lesson: true }),
        ...(newPassword && { new_password: newPassword }),
      },
      { guarded: false, humanToken },
    ),
  register: (registration: Registration, humanToken?: string) =>
    make("/api/auth/register", registration, { guarded: false, humanToken }),
  verify: (token: string, password: string) =>
    post("/api/auth/verify", { token, password, device_secret: deviceSecret() }, { guarded: false }),
  resendVerification: (email: string, humanToken?: string) =>
    post("/api/auth/verify/resend", { email }, { guarded: false, humanToken }),
  requestReset: (email: string, humanToken?: string) =>
    post("/api/auth/reset-password/request", { email }, { guarded: false, humanToken }),
  reset: (token: string, newPassword: string) =>
    post("/api/auth/reset-password/:token", { token, new_password: newPassword }, { guarded: false }),
  /** Ends this device's session. Not awaited: the user is signed out here in any case. */
  logout: () => void post("/api/auth/logout", {}, { guarded: false, lasting: true }).catch(() => {}),
  me: () => get("/api/auth/me", {}, { guarded: false, keep: true }),
};

type ProfileChange = {
  readonly name?: string;
  readonly school?: string;
  readonly time_zone?: string | undefined;
  readonly waiting_mail?: boolean;
  readonly current_password?: string;
  readonly new_password?: string;
};

export const profile = {
  change: (change: ProfileChange) => put("/api/user/profile", change),
  export: () => get("/api/user/export"),
  deleteAccount: (password: string) => del("/api/user", { password }),
};

type ListQuery = { readonly q?: string; readonly page?: number; readonly page_size?: number };

/** With `written` also those of no school who wrote its name. */
type WorkedOffQuery = ListQuery & {
  readonly after?: string | undefined;
  readonly school_id?: string;
  readonly written?: "1";
};

type NewAccount = Pick<Registration, "name" | "email" | "role"> & { readonly school: string };
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

let config: Promise<ConfigReply> | undefined;

/** The configuration of this deployment. Requested once, and again only after a failure. */
export function deploymentConfig(): Promise<ConfigReply> {
  config ??= get("/api/config", {}, { guarded: false }).catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
