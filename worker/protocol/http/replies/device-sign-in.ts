import * as z from "zod";
import { count, moment, type ReplyOf } from "./reply";

/**
 * For the board. It shows `url` as a QR code, beside it `user_code` for typing, and the two `digits`; it polls with
 * `device_code`.
 */
export const DeviceReply = z.strictObject({
  device_code: z.string(),
  user_code: z.string(),
  url: z.string(),
  digits: z.string().meta({ examples: ["07"] }),
  /** Seconds. */
  expires_in: count,
  interval: count,
});
export type DeviceReply = ReplyOf<typeof DeviceReply>;
/** 202 until the phone has answered; then a `LoginReply`. */
export const DeviceWaitingReply = z.strictObject({ waiting: z.literal(true) });
export type DeviceWaitingReply = ReplyOf<typeof DeviceWaitingReply>;
/** For the phone. `place` is the location of the board's network, null if the platform does not know it. */
export const AskedDeviceReply = z.strictObject({
  device: z.string().meta({ examples: ["Chrome, Windows"] }),
  place: z.string().nullable(),
  asked_at: moment,
  expires_at: moment,
});
export type AskedDeviceReply = ReplyOf<typeof AskedDeviceReply>;
