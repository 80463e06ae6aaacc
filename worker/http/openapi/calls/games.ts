import * as z from "zod";
import {
  AnswerBody,
  CarriedJoinBody,
  ConfidenceBody,
  GameChangeBody,
  HostBodies,
  JoinBody,
  NewGameBody,
  NextGameBody,
} from "#protocol/http/games";
import { PageQuery, ReportQuery } from "#protocol/http/page";
import { PairBody } from "#protocol/http/pairing";
import { AnswerReply, JoinableReply, JoinConfirm, JoinReply, PickTeam } from "#protocol/http/replies/players";
import { GameReply, LeaderboardReply, ListedGame, PlayersReply, RelabelledReply } from "#protocol/http/replies/games";
import { GameView } from "#protocol/http/replies/game-view";
import { PairedReply, PairOfferReply, PairReply, PairWaitingReply } from "#protocol/http/replies/pairing";
import { pageOf } from "#protocol/http/replies/reply";
import { GameStatistics, TeacherStats } from "#protocol/http/replies/statistics";
import type { RefusalCode } from "#protocol/errors";
import type { Call } from "#services/sign-in/rights";
import type { Area, Operation } from "../operation";

const player_id = "482913-5c01e7a2b94d";
const network = "8f31c0a94be2d715";
const question_id = "0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70";
const GamesQuery = PageQuery.extend({
  status: z.enum(["lobby", "active", "completed"]).optional(),
  mode: z.enum(["live", "homework"]).default("live"),
});
const ofPlayer: RefusalCode[] = ["session_invalid", "player_removed", "seat_freed"];

type Steering = Call extends infer C ? (C extends `POST /api/game/:code/${infer Name}` ? Name : never) : never;

/** A host's call: the message of the same name over HTTP. */
const host = (
  call: Steering,
  message: keyof typeof HostBodies,
  title: string,
  example: object,
  refusals: readonly RefusalCode[] = [],
): Operation => ({
  call: `POST /api/game/:code/${call}`,
  title,
  who: "owner",
  body: HostBodies[message],
  mayBeEmpty: true,
  example,
  replies: { 200: GameReply },
  refusals: ["game_over", ...refusals],
});

export const games: Area = {
  name: "Oyunlar",
  about: "Canlı oyun: kurmak, yönetmek, katılmak, raporu okumak. Soket olmadan da oynanır.",
  operations: [
    {
      call: "POST /api/game",
      title: "Bir setten oyun ya da oynanmış oyunun yeni turunu kurar",
      who: "approved teacher",
      once: true,
      body: z.union([NewGameBody, NextGameBody]),
      example: { question_set_id: question_id, settings: { reading_seconds: 3 }, label: "7-B" },
      replies: { 201: GameReply },
      refusals: [
        "teacher_not_approved",
        "not_found",
        "question_set_empty",
        "quota_exceeded",
        "nothing_playable",
        "nothing_missed",
        "game_running",
        "class_not_found",
        "class_archived",
        "class_empty",
      ],
    },
    {
      call: "GET /api/game/teacher",
      title: "Kendi oyunları, sayfa sayfa",
      who: "teacher",
      query: GamesQuery,
      replies: { 200: pageOf(ListedGame) },
    },
    { call: "GET /api/game/teacher/stats", title: "Toplamlar", who: "teacher", replies: { 200: TeacherStats } },
    {
      call: "GET /api/game/:code",
      title: "Oyunun durumu: kodu bilene az, oyuncuya kendi payı, sahibine hepsi",
      who: "all",
      replies: { 200: GameView },
      refusals: ["game_not_found", "token_scope", "unauthenticated", ...ofPlayer],
    },
    {
      call: "GET /api/game/:code/join",
      title: "Oyuna girilebilir mi",
      who: "all",
      replies: { 200: JoinableReply },
      refusals: ["game_not_found", "game_over", "lobby_locked", "room_full", "without_phones"],
    },
    {
      call: "POST /api/game/join",
      title: "Oyuna katılır",
      who: "all",
      body: z.union([JoinBody, CarriedJoinBody]),
      example: { game_code: "482913", nickname: "Ali" },
      replies: { 200: z.union([JoinConfirm, PickTeam]), 201: JoinReply },
      refusals: [
        "game_not_found",
        "game_over",
        "lobby_locked",
        "room_full",
        "without_phones",
        "nickname_invalid",
        "nickname_mixed",
        "nickname_taken",
        "number_needed",
        "number_unknown",
        "seat_taken",
        "too_many_numbers",
        "team_needed",
        "team_full",
        "no_teams",
        "token_scope",
        ...ofPlayer,
      ],
    },
    {
      call: "POST /api/game/answer",
      title: "Sorunun cevabını verir",
      who: "seat",
      body: AnswerBody,
      example: { question_id, answer: "A", response_time_ms: 4200 },
      replies: { 200: AnswerReply },
      refusals: [
        ...ofPlayer,
        "already_answered",
        "question_closed",
        "too_early",
        "not_started",
        "game_over",
        "bad_message",
        "answers_by_phone",
        "without_phones",
      ],
    },
    {
      call: "POST /api/game/confidence",
      title: "Cevabından ne kadar emin olduğunu söyler",
      who: "seat",
      body: ConfidenceBody,
      example: { question_id, confidence: 3 },
      replies: { 200: AnswerReply },
      refusals: [
        ...ofPlayer,
        "not_answered",
        "confidence_not_asked",
        "confidence_given",
        "question_closed",
        "not_started",
        "game_over",
      ],
    },
    {
      call: "PUT /api/game/:code",
      title: "Oyunun etiketini değiştirir",
      who: "owner",
      body: GameChangeBody,
      example: { label: "7-B" },
      replies: { 200: RelabelledReply },
    },
    {
      call: "DELETE /api/game/:code",
      title: "Oyunu bitirir ve siler",
      who: "owner",
      replies: { 204: null },
    },
    host("start", "start_game", "İlk soruyu açar", {}),
    host("next", "next_question", "Sıradaki soruyu açar ya da oyunu bitirir", { question_number: 1 }, [
      "question_running",
      "not_started",
    ]),
    host("end-question", "end_question", "Soruyu kapatır", {}, ["no_running_question"]),
    host("extend", "extend_question", "Soruya süre ekler", { seconds: 10 }, ["no_running_question"]),
    host("show-leaderboard", "show_leaderboard", "Tahtada sıralamayı ya da cevabı gösterir", { shown: true }, [
      "not_revealed",
      "not_started",
    ]),
    host(
      "accept-answer",
      "accept_answer",
      "Bir cevabı doğru sayar ya da saymaz",
      { question_id, text: "Ankara", accepted: true },
      ["not_revealed", "not_started"],
    ),
    host(
      "hide-text",
      "hide_text",
      "Bir yazıyı tahtadan kaldırır ya da geri getirir",
      { question_id, text: "Ankara", hidden: true },
      ["not_revealed", "not_started"],
    ),
    host("answers", "host_answers", "Telefonsuz oyunda cevapları yazar", { question_id, answers: [[player_id, "A"]] }, [
      "answers_by_phone",
      "question_skipped",
      "question_closed",
      "no_running_question",
      "not_started",
      "too_early",
    ]),
    host("absent", "host_absent", "Telefonsuz oyunda yoklama", { player_ids: [player_id], absent: true }, [
      "answers_by_phone",
    ]),
    {
      call: "POST /api/game/:code/pair",
      title: "Telefonu kumanda yapacak karekod için belirteç",
      who: "owner",
      replies: { 201: PairOfferReply },
      refusals: ["game_over"],
    },
    host("pair/confirm", "pair_confirm", "Telefondaki iki rakamı yazar", { digits: "07" }, ["no_pairing", "pin_wrong"]),
    {
      call: "GET /api/game/:code/pair/next",
      title: "Bağlı telefon sonraki tura geçer",
      who: "paired phone",
      replies: { 200: PairedReply, 202: PairWaitingReply },
      refusals: ["not_found"],
    },
    host("lock", "lock_lobby", "Kapıyı kapatır ya da açar", { locked: true }),
    host("kick", "kick_player", "Oyuncuyu çıkarır", { player_id }, ["player_not_found"]),
    host("free-seats", "free_seats", "Sınıfın olmayan bir ağdan alınan yerleri boşaltır", { network }),
    host("keep-seats", "keep_seats", "Ağ sınıfındır: bir daha sorulmaz", { network }),
    host("rename", "rename_player", "Oyuncunun adını değiştirir", { player_id, nickname: "Veli" }, [
      "player_not_found",
      "nickname_invalid",
      "nickname_mixed",
      "nickname_taken",
    ]),
    host("move", "move_player", "Oyuncuyu başka takıma alır", { player_id, team: 1 }, [
      "player_not_found",
      "no_teams",
      "team_full",
    ]),
    host("end", "end_game", "Oyunu bitirir", {}),
    {
      call: "GET /api/game/:code/leaderboard",
      title: "Sıralama",
      who: "seat, owner",
      query: PageQuery,
      replies: { 200: LeaderboardReply },
      refusals: ofPlayer,
    },
    {
      call: "GET /api/game/:code/players",
      title: "Oyuncular, sayfa sayfa",
      who: "owner",
      query: PageQuery,
      replies: { 200: PlayersReply },
    },
    {
      call: "GET /api/game/:code/statistics",
      title: "Oyunun raporu; büyük bir oyunda oyuncuları sayfa sayfa",
      who: "owner",
      query: ReportQuery,
      replies: { 200: GameStatistics },
    },
    {
      call: "POST /api/pair",
      title: "Telefon karekoddaki belirteci kullanır",
      who: "all",
      body: PairBody,
      example: { token: "482913.6f1c2b…" },
      replies: { 201: PairReply },
      refusals: ["token_expired", "game_over"],
    },
    {
      call: "GET /api/pair/:pair_id",
      title: "Rakamlar tahtada yazıldı mı",
      who: "all",
      replies: { 200: PairedReply, 202: PairWaitingReply },
      refusals: ["token_expired", "game_over"],
    },
    {
      call: "GET /ws",
      title: "Oyunun soketi",
      who: "all",
      query: z.object({ code: z.string(), token: z.string().optional(), v: z.literal("2").optional() }),
      replies: { 101: null },
      refusals: ["game_not_found", "unauthenticated", "origin_refused", "upgrade_required", "room_full"],
    },
  ],
};
