import * as z from "zod";

/** Name of a network within a game or homework: it reveals no address, and differs in every other game but its follow-up games. */
export const NetworkName = z.string().min(1).max(64);

/**
 * Fields of `keep_seats` that say what the teacher saw: a question, of which the seats up to this one are kept, or a barred network,
 * which is let in. The same message twice does nothing the second time. Pages before these fields send neither, and let in or keep
 * whichever it is.
 */
export const whatIsKept = { up_to: z.int().min(1).optional(), barred: z.literal(true).optional() };
export type WhatIsKept = { readonly up_to?: number | undefined; readonly barred?: true | undefined };
export type KeptSeats = WhatIsKept & { readonly network: string };

/**
 * Seats taken from a network other than the teacher's, or from all networks of a line that took few each: by strangers, or by a class
 * on another line. `up_to`: number of the newest of these seats. `names`: the newest of those who sit there. `answered`: how many of
 * them have given an answer. `own`: the teacher's network, whose joins have nearly used up its share. `barred`: the teacher has freed
 * them, and nobody gets a seat from there until the teacher lets the barred networks in again.
 */
export type ForeignSeats = {
  readonly network: string;
  readonly count: number;
  readonly up_to?: number;
  readonly names?: readonly string[];
  readonly answered?: number;
  readonly own?: true;
  readonly barred?: true;
};
export type WithForeignSeats = { readonly foreign_seats?: readonly ForeignSeats[] };
