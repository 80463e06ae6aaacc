import * as z from "zod";
import { PairBody } from "../pairing";
import type { Entries } from "./entry";
import { byAnybody, inLessonOrPaired } from "./sessions";

const SocketQuery = z.object({
  code: z.string().optional(),
  token: z.string().optional(),
  v: z.literal("2").optional().catch(undefined),
});

/** A phone beside its board, and the socket. */
export const connectionCalls = {
  "POST /api/pair": {
    title: "Telefon karekoddaki belirteci kullanır",
    ...byAnybody,
    limits: ["miss"],
    body: PairBody,
    example: { token: "482913.6f1c2b…" },
    replies: { 201: "PairReply" },
    refusals: ["token_expired", "game_over"],
  },
  "GET /api/pair/:pair_id": {
    title: "Rakamlar tahtada yazıldı mı",
    ...byAnybody,
    limits: ["miss"],
    replies: { 200: "PairedReply", 202: "PairWaitingReply" },
    refusals: ["token_expired", "game_over"],
  },
  "GET /ws": {
    title: "Oyunun soketi",
    who: "all",
    sessions: inLessonOrPaired,
    limits: ["miss"],
    query: SocketQuery,
    isStreamed: true,
    replies: { 101: null },
    refusals: ["game_not_found", "unauthenticated", "origin_refused", "upgrade_required", "room_full"],
  },
} as const satisfies Entries;
