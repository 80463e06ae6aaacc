import * as z from "zod";
import { moment, type Reply } from "./reply";

const token = z.string().meta({ examples: ["482913.6f1c…"] });
/** For the board: the picture to be read holds `token`, which works once. */
export const PairOfferReply = z.strictObject({ token, expires_at: moment });
export type PairOfferReply = Reply<typeof PairOfferReply>;
/**
 * For the phone: it shows the digits, and asks with `pair_id` whether they were typed. `answers` as in the game's settings:
 * by cards it will read them, else it will be the remote.
 */
export const PairReply = z.strictObject({
  pair_id: token,
  digits: z.string().meta({ examples: ["07"] }),
  expires_at: moment,
  answers: z.enum(["cards", "board"]).optional(),
});
export type PairReply = Reply<typeof PairReply>;
/** 202 while nobody has typed them. */
export const PairWaitingReply = z.strictObject({ paired: z.literal(false) });
export type PairWaitingReply = Reply<typeof PairWaitingReply>;
/** `token` steers and scans that game until it ends, by `Authorization` and `/ws?token=`. */
export const PairedReply = z.strictObject({ paired: z.literal(true), token: z.string(), game_code: z.string() });
export type PairedReply = Reply<typeof PairedReply>;
