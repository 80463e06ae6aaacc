import * as z from "zod";

/** What a game or homework calls a network: it tells no address, and is another in every other game. */
export const NetworkName = z.string().min(1).max(64);

/** Seats of a class that were taken from a network that is not the teacher's own: strangers, or a class on another line. */
export type ForeignSeats = { readonly network: string; readonly count: number };
export type WithForeignSeats = { readonly foreign_seats?: readonly ForeignSeats[] };
