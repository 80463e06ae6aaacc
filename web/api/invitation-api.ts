import { deviceZone } from "#words/device-zone";
import { get, post } from "./api";
import { deviceSecret } from "./sign-in/device-secret";

/** Calls of somebody who has opened the link of an invitation. */

export const invitations = {
  read: (token: string) => get("/api/auth/invitations/:token", { token }, { guarded: false }),
  open: (token: string, account: { readonly name: string; readonly password: string }) =>
    post(
      "/api/auth/invitations/:token",
      { ...account, token, time_zone: deviceZone(), device_secret: deviceSecret() },
      { guarded: false },
    ),
};
