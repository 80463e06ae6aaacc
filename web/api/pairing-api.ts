import { get, post } from "./api";

/** Calls that let a teacher's phone into one game without a password. A refusal signs nobody out. */

const open = { guarded: false };

export const pairing = {
  /** The board requests the address for its QR code. */
  offer: (code: string) => post("/api/game/:code/pair", { code }),
  take: (token: string) => post("/api/pair", { token }, open),
  ask: (pairId: string) => get("/api/pair/:pair_id", { pair_id: pairId }, open),
};
