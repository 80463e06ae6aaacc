import * as z from "zod";

/** How a teacher's phone is let in to one game without a password being typed before the class. */

export const PairBody = z.object({ token: z.string().min(1).max(128) });

export type { PairedReply, PairOfferReply, PairReply, PairWaitingReply } from "./replies/pairing";
