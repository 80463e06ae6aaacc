import * as z from "zod";
import {
  AnswerBody,
  CarriedJoinBody,
  ConfidenceBody,
  GameChangeBody,
  JoinBody,
  NewGameBody,
  NextGameBody,
} from "../games";
import { PageQuery, ReportQuery } from "../page";
import { HostBodies } from "#protocol/live/client-messages";
import type { RefusalCode } from "#protocol/errors";
import type { Entries } from "./entry";
import {
  byAnybody,
  bySeat,
  byWholeKey,
  inLesson,
  ofPaired,
  reading,
  readingOrPaired,
  steering,
  teaching,
} from "./sessions";

const player_id = "482913-5c01e7a2b94d";
const network = "8f31c0a94be2d715";
const question_id = "0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70";
const GamesQuery = PageQuery.extend({
  status: z.enum(["lobby", "active", "open", "completed"]).optional().catch(undefined),
  /** Homework has its own list; a client with an unknown mode gets games. `open`: lobby or active. */
  mode: z.enum(["live", "homework"]).catch("live").default("live"),
});
const ofPlayer = ["session_invalid", "player_removed", "seat_freed"] as const;
const ofOwner = { who: "owner", limits: ["miss"] } as const;
/** The room knows its owner. */
const byOwner = { ...ofOwner, withoutDatabase: true } as const;

/** A host's call: the message of the same name over HTTP. */
const host = <const Message extends keyof typeof HostBodies>(
  message: Message,
  title: string,
  example: object,
  refusals: readonly RefusalCode[] = [],
) =>
  ({
    title,
    ...byOwner,
    sessions: steering,
    message,
    body: HostBodies[message],
    mayBeEmpty: true,
    example,
    replies: { 200: "GameReply" },
    refusals: ["game_over", ...refusals],
  }) as const;

export const gameCalls = {
  "POST /api/game": {
    title: "Bir setten oyun ya da oynanmış oyunun yeni turunu kurar",
    who: "approved teacher",
    sessions: teaching,
    limits: ["miss"],
    once: true,
    body: z.union([NewGameBody, NextGameBody]),
    isEither: true,
    example: { question_set_id: question_id, settings: { reading_seconds: 3 }, label: "7-B" },
    quotas: ["games"],
    replies: { 201: "NewGameReply" },
    refusals: [
      "not_found",
      "question_set_empty",
      "nothing_playable",
      "nothing_missed",
      "game_running",
      "class_not_found",
      "class_archived",
      "class_empty",
    ],
  },
  "GET /api/game/teacher": {
    title: "Kendi oyunları, sayfa sayfa",
    who: "teacher",
    sessions: reading,
    query: GamesQuery,
    replies: { 200: "GamesReply" },
  },
  "GET /api/game/teacher/stats": {
    title: "Toplamlar",
    who: "teacher",
    sessions: reading,
    replies: { 200: "TeacherStats" },
  },
  "GET /api/game/:code": {
    title: "Oyunun durumu: kodu bilene az, oyuncuya kendi payı, sahibine hepsi",
    who: "all",
    sessions: readingOrPaired,
    limits: ["miss"],
    replies: { 200: "GameView" },
    refusals: ["game_not_found", "token_scope", "unauthenticated", ...ofPlayer],
  },
  "GET /api/game/:code/join": {
    title: "Oyuna girilebilir mi",
    ...byAnybody,
    limits: ["miss"],
    replies: { 200: "JoinableReply" },
    refusals: ["game_not_found", "game_over", "lobby_locked", "room_full", "without_phones"],
  },
  "POST /api/game/join": {
    title: "Oyuna katılır",
    who: "all",
    sessions: inLesson,
    limits: ["miss"],
    innerLimits: ["look", "join"],
    body: z.union([JoinBody, CarriedJoinBody]),
    isEither: true,
    example: { game_code: "482913", nickname: "Ali" },
    replies: { 200: "JoinQuestion", 201: "JoinReply" },
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
      "team_needed",
      "team_full",
      "no_teams",
      "token_scope",
      ...ofPlayer,
    ],
  },
  "POST /api/game/answer": {
    title: "Sorunun cevabını verir",
    ...bySeat,
    body: AnswerBody,
    example: { question_id, answer: "A", response_time_ms: 4200 },
    replies: { 200: "AnswerReply" },
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
  "POST /api/game/confidence": {
    title: "Cevabından ne kadar emin olduğunu söyler",
    ...bySeat,
    body: ConfidenceBody,
    example: { question_id, confidence: 3 },
    replies: { 200: "AnswerReply" },
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
  "PUT /api/game/:code": {
    title: "Oyunun etiketini değiştirir",
    ...ofOwner,
    sessions: teaching,
    body: GameChangeBody,
    example: { label: "7-B" },
    replies: { 200: "RelabelledReply" },
  },
  "DELETE /api/game/:code": {
    title: "Oyunu bitirir ve siler",
    ...ofOwner,
    sessions: byWholeKey,
    replies: { 204: null },
  },
  "POST /api/game/:code/start": host("start_game", "İlk soruyu açar", {}),
  "POST /api/game/:code/next": host(
    "next_question",
    "Sıradaki soruyu açar ya da oyunu bitirir",
    { question_number: 1 },
    ["question_running", "not_started"],
  ),
  "POST /api/game/:code/end-question": host("end_question", "Soruyu kapatır", {}, ["no_running_question"]),
  "POST /api/game/:code/extend": host("extend_question", "Soruya süre ekler", { seconds: 10 }, ["no_running_question"]),
  "POST /api/game/:code/show-leaderboard": host(
    "show_leaderboard",
    "Tahtada sıralamayı ya da cevabı gösterir",
    { shown: true },
    ["not_revealed", "not_started"],
  ),
  "POST /api/game/:code/accept-answer": host(
    "accept_answer",
    "Bir cevabı doğru sayar ya da saymaz",
    { question_id, text: "Ankara", accepted: true },
    ["not_revealed", "not_started"],
  ),
  "POST /api/game/:code/hide-text": host(
    "hide_text",
    "Bir yazıyı tahtadan kaldırır ya da geri getirir",
    { question_id, text: "Ankara", hidden: true },
    ["not_revealed", "not_started"],
  ),
  "POST /api/game/:code/answers": host(
    "host_answers",
    "Telefonsuz oyunda cevapları yazar",
    { question_id, answers: [[player_id, "A"]] },
    ["answers_by_phone", "question_skipped", "question_closed", "no_running_question", "not_started", "too_early"],
  ),
  "POST /api/game/:code/absent": host(
    "host_absent",
    "Telefonsuz oyunda yoklama",
    { player_ids: [player_id], absent: true },
    ["answers_by_phone"],
  ),
  "POST /api/game/:code/pair": {
    title: "Telefonu kumanda yapacak karekod için belirteç",
    ...byOwner,
    sessions: inLesson,
    replies: { 201: "PairOfferReply" },
    refusals: ["game_over"],
  },
  "POST /api/game/:code/pair/confirm": {
    ...host("pair_confirm", "Telefondaki iki rakamı yazar", { digits: "07" }, ["no_pairing", "pin_wrong"]),
    sessions: inLesson,
  },
  "GET /api/game/:code/pair/next": {
    title: "Bağlı telefon sonraki tura geçer",
    who: "paired phone",
    sessions: ofPaired,
    limits: ["miss"],
    replies: { 200: "PairedReply", 202: "PairWaitingReply" },
    refusals: ["not_found"],
  },
  "POST /api/game/:code/lock": host("lock_lobby", "Kapıyı kapatır ya da açar", { locked: true }),
  "POST /api/game/:code/kick": host("kick_player", "Oyuncuyu çıkarır", { player_id }, ["player_not_found"]),
  "POST /api/game/:code/free-seats": host("free_seats", "Sınıfın olmayan bir ağdan alınan yerleri boşaltır", {
    network,
  }),
  "POST /api/game/:code/keep-seats": host("keep_seats", "Ağ sınıfındır ya da yeniden alınır", { network }),
  "POST /api/game/:code/rename": host("rename_player", "Oyuncunun adını değiştirir", { player_id, nickname: "Veli" }, [
    "player_not_found",
    "nickname_invalid",
    "nickname_mixed",
    "nickname_taken",
  ]),
  "POST /api/game/:code/move": host("move_player", "Oyuncuyu başka takıma alır", { player_id, team: 1 }, [
    "player_not_found",
    "no_teams",
    "team_full",
  ]),
  "POST /api/game/:code/end": host("end_game", "Oyunu bitirir", {}),
  "GET /api/game/:code/leaderboard": {
    title: "Sıralama",
    who: "seat, owner",
    sessions: reading,
    limits: ["miss"],
    query: PageQuery,
    replies: { 200: "LeaderboardReply" },
    refusals: ofPlayer,
  },
  "GET /api/game/:code/players": {
    title: "Oyuncular, sayfa sayfa",
    ...byOwner,
    sessions: readingOrPaired,
    query: PageQuery,
    replies: { 200: "PlayersReply" },
  },
  "GET /api/game/:code/statistics": {
    title: "Oyunun raporu; büyük bir oyunda oyuncuları sayfa sayfa",
    ...byOwner,
    sessions: reading,
    query: ReportQuery,
    hasLongLists: true,
    replies: { 200: "GameStatistics" },
  },
} as const satisfies Entries;
