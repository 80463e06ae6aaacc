import * as z from "zod";
import { moment, type ReplyOf } from "./reply";

const token = z.string().meta({ examples: ["482913.6f1c…"] });
/** For the board: its QR code holds `token`, which works once. */
export const PairOfferReply = z.strictObject({ token, expires_at: moment });
export type PairOfferReply = ReplyOf<typeof PairOfferReply>;
/**
 * For the phone: it shows the digits, and polls with `pair_id` until they are typed. `answers` as in the game's settings: with
 * cards the phone will read them, else it will be the remote.
 */
export const PairReply = z.strictObject({
  pair_id: token,
  digits: z.string().meta({ examples: ["07"] }),
  expires_at: moment,
  answers: z.enum(["cards", "board"]).optional(),
});
export type PairReply = ReplyOf<typeof PairReply>;
/** 202 until somebody has typed the digits. */
export const PairWaitingReply = z.strictObject({ paired: z.literal(false) });
export type PairWaitingReply = ReplyOf<typeof PairWaitingReply>;
/** `token` steers and scans that game until it ends, by `Authorization` and `/ws?token=`. */
export const PairedReply = z.strictObject({ paired: z.literal(true), token: z.string(), game_code: z.string() });
export type PairedReply = ReplyOf<typeof PairedReply>;
