import * as z from "zod";

/** Pairing of a teacher's phone with one game: nobody types a password in front of the class. */

export const PairBody = z.object({ token: z.string().min(1).max(128) });
