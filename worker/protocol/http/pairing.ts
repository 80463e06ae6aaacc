import * as z from "zod";

/** How a teacher's phone is let in to one game without a password being typed before the class. */

export const PairBody = z.object({ token: z.string().min(1).max(128) });

/** For the board: the picture to be read holds `token`, which works once. */
export type PairOfferReply = { readonly token: string; readonly expires_at: number };
/** For the phone: it shows the digits, and asks with `pair_id` whether they were typed. */
export type PairReply = { readonly pair_id: string; readonly digits: string; readonly expires_at: number };
/** 202 while nobody has typed them. */
export type PairWaitingReply = { readonly paired: false };
/** `token` steers and scans this game until it ends, by `Authorization` and `/ws?token=`. */
export type PairedReply = { readonly paired: true; readonly token: string; readonly game_code: string };
