import type { Role } from "#protocol/http/replies/people";
import type { ConfigReply } from "#protocol/http/replies/service";
import { del, get, make, post, put } from "./api";
import { deviceSecret } from "./sign-in/device-secret";

/** Calls about accounts: signing in, and the user's profile. */

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

let config: Promise<ConfigReply> | undefined;

/** The configuration of this deployment. Requested once, and again only after a failure. */
export function deploymentConfig(): Promise<ConfigReply> {
  config ??= get("/api/config", {}, { guarded: false }).catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
