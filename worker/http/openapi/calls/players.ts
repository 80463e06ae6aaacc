import { PageQuery } from "#protocol/http/page";
import { ClaimReply, HistoryReply, MissedReply, PlayerReply, PlayerStatsReply } from "#protocol/http/replies/players";
import type { RefusalCode } from "#protocol/errors";
import type { Area } from "../operation";

const ofSeat: RefusalCode[] = ["session_invalid", "player_removed", "seat_freed"];

export const players: Area = {
  name: "Oyuncular",
  about: "Bir oyuncunun kendi sonucu. Yer, katılırken alınan `session-id` ile gösterilir.",
  operations: [
    {
      call: "GET /api/player/history",
      title: "Öğrencinin geçmiş oyunları",
      who: "pupil",
      query: PageQuery,
      replies: { 200: HistoryReply },
    },
    {
      call: "GET /api/player/:id",
      title: "Bir oyuncu",
      who: "seat, owner",
      replies: { 200: PlayerReply },
      refusals: ofSeat,
    },
    {
      call: "GET /api/player/:id/stats",
      title: "Bir oyuncunun sayıları ve cevapları",
      who: "seat, owner",
      replies: { 200: PlayerStatsReply },
      refusals: ofSeat,
    },
    {
      call: "GET /api/player/:id/missed",
      title: "Bilinmeyen sorular, alıştırma için",
      who: "pupil",
      replies: { 200: MissedReply },
      refusals: ["not_found"],
    },
    {
      call: "POST /api/player/:id/claim",
      title: "Misafir olarak oynananı hesaba alır",
      who: "pupil, with seat",
      replies: { 200: ClaimReply },
      refusals: [...ofSeat, "not_found", "already_claimed", "already_played"],
    },
    {
      call: "POST /api/player/:id/leave",
      title: "Oyundan çıkar",
      who: "seat",
      replies: { 204: null },
      refusals: [...ofSeat, "not_found", "game_over"],
    },
  ],
};
