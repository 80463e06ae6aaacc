import type { PairedReply, PairOfferReply, PairReply, PairWaitingReply } from "#protocol/http/pairing";
import { get, post } from "./api";

/** Calls that let a teacher's phone into one game without a password. A refusal signs nobody out. */

const open = { guarded: false };

export const pairing = {
  /** The board requests the address for its QR code. */
  offer: (code: string) => post<PairOfferReply>(`/api/game/${encodeURIComponent(code)}/pair`),
  take: (token: string) => post<PairReply>("/api/pair", { token }, open),
  ask: (pairId: string) => get<PairedReply | PairWaitingReply>(`/api/pair/${encodeURIComponent(pairId)}`, open),
};
