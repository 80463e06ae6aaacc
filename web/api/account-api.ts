import type { TokenScope } from "#protocol/http/tokens";
import { del, get, make, patch, post, put } from "./api";
import { deviceSecret } from "./sign-in/device-secret";
import type { NewPasskey, PasskeyProof } from "./sign-in/passkeys";

/** Calls about signing in: devices, passkeys, keys for scripts, another device by its code. */

const open = { guarded: false };

export const email = {
  own: () => get("/api/user/email"),
  change: (address: string, password: string, humanToken?: string) =>
    put("/api/user/email", { email: address, password }, { humanToken }),
  resend: () => post("/api/user/email/resend"),
  giveUp: () => del("/api/user/email"),
  /** Takes the new address, by the token of the mailed link. */
  take: (token: string) => post("/api/auth/email", { token }, open),
};

export const sessions = {
  all: () => get("/api/user/sessions"),
  end: (id: string) => del("/api/user/sessions/:id", { id }),
  endOthers: () => del("/api/user/sessions"),
};

export const passkeys = {
  all: () => get("/api/user/passkeys"),
  options: (password: string) => post("/api/user/passkeys/options", { password }),
  add: (credential: NewPasskey, name: string) => post("/api/user/passkeys", { credential, name }),
  rename: (id: string, name: string) => patch("/api/user/passkeys/:id", { id, name }),
  remove: (id: string, password: string) => del("/api/user/passkeys/:id", { id, password }),
};

export const tokens = {
  all: () => get("/api/user/tokens"),
  make: (token: {
    readonly name: string;
    readonly days: number;
    readonly scope: TokenScope;
    readonly password?: string;
  }) => make("/api/user/tokens", token),
  end: (id: string) => del("/api/user/tokens/:id", { id }),
};

export const boardCodes = {
  all: () => get("/api/user/board-codes"),
  make: (day: string, password: string) => make("/api/user/board-codes", { day, password }),
  end: (id: string) => del("/api/user/board-codes/:id", { id }),
  /** On the board, where nobody is signed in. */
  open: (code: string) => post("/api/auth/board-code", { code }, open),
};

export const passkeySignIn = {
  options: () => post("/api/auth/passkey/options", {}, open),
  signIn: (credential: PasskeyProof, forThisLesson: boolean) =>
    post(
      "/api/auth/passkey",
      { credential, device_secret: deviceSecret(), ...(forThisLesson && { for_this_lesson: true }) },
      open,
    ),
  lost: (email: string, password: string) => post("/api/auth/passkey/lost", { email, password }, open),
  recover: (token: string, password: string) => post("/api/auth/passkey/recover", { token, password }, open),
};

/** Calls of a board that wants to be signed in, and of the phone that signs it in. */
export const deviceSignIn = {
  start: () => post("/api/auth/device", {}, open),
  token: (deviceCode: string) => post("/api/auth/device/token", { device_code: deviceCode }, open),
  asked: (userCode: string) => get("/api/user/devices/:user_code", { user_code: userCode }),
  confirm: (userCode: string, digits: string) => post("/api/user/devices/confirm", { user_code: userCode, digits }),
  refuse: (userCode: string) => post("/api/user/devices/refuse", { user_code: userCode }),
};
