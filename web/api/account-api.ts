import type { AskedDeviceReply, DeviceReply, DeviceWaitingReply } from "#protocol/http/device-sign-in";
import type { NewPasskeyOptions, PasskeyReply, PasskeySignInOptions, PasskeysReply } from "#protocol/http/passkeys";
import type { LoginReply, MessageReply } from "#protocol/http/people";
import type { OthersEndedReply, SessionsReply } from "#protocol/http/sessions";
import type { EmailChangedReply, EmailReply } from "#protocol/http/sign-in";
import type { NewTokenReply, TokenScope, TokensReply } from "#protocol/http/tokens";
import { call, del, get, make, post, put } from "./api";
import { deviceSecret } from "./sign-in/device-secret";
import type { PasskeyProof } from "./sign-in/passkeys";

/** Calls about signing in: devices, passkeys, keys for scripts, another device by its code. */

const open = { guarded: false };
const part = encodeURIComponent;

export const email = {
  own: () => get<EmailReply>("/api/user/email"),
  change: (address: string, password: string, humanToken?: string) =>
    put<EmailReply>("/api/user/email", { email: address, password }, { humanToken }),
  resend: () => post<EmailReply>("/api/user/email/resend"),
  giveUp: () => del("/api/user/email"),
  /** Takes the new address, by the token of the mailed link. */
  take: (token: string) => post<EmailChangedReply>("/api/auth/email", { token }, open),
};

export const sessions = {
  all: () => get<SessionsReply>("/api/user/sessions"),
  end: (id: string) => del(`/api/user/sessions/${part(id)}`),
  endOthers: () => del<OthersEndedReply>("/api/user/sessions"),
};

export const passkeys = {
  all: () => get<PasskeysReply>("/api/user/passkeys"),
  options: (password: string) => post<NewPasskeyOptions>("/api/user/passkeys/options", { password }),
  add: (credential: PasskeyProof, name: string) => post<PasskeyReply>("/api/user/passkeys", { credential, name }),
  rename: (id: string, name: string) =>
    call<PasskeyReply>("PATCH", `/api/user/passkeys/${part(id)}`, { body: { name } }),
  remove: (id: string, password: string) => del(`/api/user/passkeys/${part(id)}`, { password }),
};

export const tokens = {
  all: () => get<TokensReply>("/api/user/tokens"),
  make: (token: {
    readonly name: string;
    readonly days: number;
    readonly scope: TokenScope;
    readonly password?: string;
  }) => make<NewTokenReply>("/api/user/tokens", token),
  end: (id: string) => del(`/api/user/tokens/${part(id)}`),
};

export const passkeySignIn = {
  options: () => post<PasskeySignInOptions>("/api/auth/passkey/options", {}, open),
  signIn: (credential: PasskeyProof, forThisLesson: boolean) =>
    post<LoginReply>(
      "/api/auth/passkey",
      { credential, device_secret: deviceSecret(), ...(forThisLesson && { for_this_lesson: true }) },
      open,
    ),
  lost: (email: string, password: string) => post<MessageReply>("/api/auth/passkey/lost", { email, password }, open),
  recover: (token: string, password: string) =>
    post<LoginReply>("/api/auth/passkey/recover", { token, password }, open),
};

/** Calls of a board that wants to be signed in, and of the phone that signs it in. */
export const deviceSignIn = {
  start: () => post<DeviceReply>("/api/auth/device", {}, open),
  token: (deviceCode: string) =>
    post<LoginReply | DeviceWaitingReply>("/api/auth/device/token", { device_code: deviceCode }, open),
  asked: (userCode: string) => get<AskedDeviceReply>(`/api/user/devices/${part(userCode)}`),
  confirm: (userCode: string, digits: string) => post("/api/user/devices/confirm", { user_code: userCode, digits }),
  refuse: (userCode: string) => post("/api/user/devices/refuse", { user_code: userCode }),
};
