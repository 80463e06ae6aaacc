import { PageQuery } from "../page";
import type { Entries } from "./entry";
import { bySeat, inLesson, reading } from "./sessions";

const ofSeat = ["session_invalid", "player_removed", "seat_freed"] as const;

export const playerCalls = {
  "GET /api/player/history": {
    title: "Öğrencinin geçmiş oyunları",
    who: "pupil",
    sessions: inLesson,
    query: PageQuery,
    replies: { 200: "HistoryReply" },
  },
  "GET /api/player/:id": {
    title: "Bir oyuncu",
    who: "seat, owner",
    sessions: reading,
    limits: ["miss"],
    innerLimits: ["results"],
    replies: { 200: "PlayerReply" },
    refusals: ofSeat,
  },
  "GET /api/player/:id/stats": {
    title: "Bir oyuncunun sayıları ve cevapları",
    who: "seat, owner",
    sessions: reading,
    limits: ["miss"],
    innerLimits: ["results"],
    replies: { 200: "PlayerStatsReply" },
    refusals: ofSeat,
  },
  "GET /api/player/:id/missed": {
    title: "Bilinmeyen sorular, alıştırma için",
    who: "pupil",
    sessions: inLesson,
    limits: ["miss"],
    innerLimits: ["results"],
    replies: { 200: "MissedReply" },
    refusals: ["not_found"],
  },
  "POST /api/player/:id/claim": {
    title: "Misafir olarak oynananı hesaba alır",
    who: "pupil, with seat",
    sessions: inLesson,
    limits: ["miss"],
    innerLimits: ["results"],
    replies: { 200: "ClaimReply" },
    refusals: [...ofSeat, "not_found", "already_claimed", "already_played"],
  },
  "POST /api/player/:id/leave": {
    title: "Oyundan çıkar",
    ...bySeat,
    replies: { 204: null },
    refusals: [...ofSeat, "not_found", "game_over"],
  },
} as const satisfies Entries;
