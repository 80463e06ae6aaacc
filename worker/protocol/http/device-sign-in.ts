import * as z from "zod";

/** How a board is signed in by a phone that is: no password is typed before the class. */

const UserCode = z.string().min(1).max(32);

export const DeviceTokenBody = z.object({ device_code: z.string().min(1).max(128) });
/** `digits` are the two that stand on the board; our own page always asks for them. */
export const ConfirmDeviceBody = z.object({ user_code: UserCode, digits: z.string().max(16).optional() });
export const RefuseDeviceBody = z.object({ user_code: UserCode });

/** For the board: it shows `url` as a picture, `user_code` beside it to be typed, and the two `digits`; it asks with `device_code`. */
export type DeviceReply = {
  readonly device_code: string;
  readonly user_code: string;
  readonly url: string;
  readonly digits: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly interval: number;
};
/** 202 until the phone has spoken; then a `LoginReply`. */
export type DeviceWaitingReply = { readonly waiting: true };
/** For the phone. `place` is what the platform knows of the board's network; null where it knows nothing. */
export type AskedDeviceReply = {
  readonly device: string;
  readonly place: string | null;
  readonly asked_at: number;
  readonly expires_at: number;
};
