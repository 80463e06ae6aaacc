import * as z from "zod";
import { type ReplyOf, count, id, moment, pageOf } from "./reply";

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

export const BoardCode = z.strictObject({
  id,
  /** The only day on which it works, in the owner's time zone. */
  day: z.string().meta({ examples: ["2026-12-04"] }),
  expires_at: moment,
});
export type BoardCode = ReplyOf<typeof BoardCode>;
/** Open codes, that of the next day first: as a page like that of any list, and all of them. */
export const BoardCodesReply = z.strictObject({ ...pageOf(BoardCode).shape, board_codes: z.array(BoardCode) });
export type BoardCodesReply = ReplyOf<typeof BoardCodesReply>;
/** `code` is shown this once. */
export const NewBoardCodeReply = z.strictObject({
  board_code: z.strictObject({ ...BoardCode.shape, code: z.string().meta({ examples: ["K7MP3XRD"] }) }),
});
export type NewBoardCodeReply = ReplyOf<typeof NewBoardCodeReply>;
