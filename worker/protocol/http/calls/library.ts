import { CopyBody, DecisionBody, LibraryQuery, ReportBody, ReviewQuery } from "../library";
import type { Entries } from "./entry";
import { byAccount, byAnybody, byLibraryAdmin, reading, writing } from "./sessions";

const copied = {
  who: "approved teacher",
  sessions: writing,
  once: true,
  body: CopyBody,
  mayBeEmpty: true,
  example: {},
  quotas: ["sets"],
  replies: { 200: "QuestionSetReply", 201: "QuestionSetReply" },
} as const;

export const libraryCalls = {
  "GET /api/library": {
    title: "Kütüphanede arar",
    who: "all",
    sessions: reading,
    limits: ["library"],
    query: LibraryQuery,
    replies: { 200: "LibraryReply" },
  },
  "GET /api/library/:id": {
    title: "Kütüphanedeki bir set",
    who: "all",
    sessions: reading,
    limits: ["library"],
    replies: { 200: "SharedSetReply" },
    refusals: ["not_found"],
  },
  "POST /api/library/:id/copy": {
    title: "Seti kendi setlerine kopyalar",
    ...copied,
    refusals: ["not_found"],
  },
  "POST /api/library/:id/report": {
    title: "Seti bildirir",
    ...byAccount,
    innerLimits: ["report"],
    once: true,
    body: ReportBody,
    example: { reason: "wrong", text: "3. sorunun cevabı yanlış." },
    replies: { 201: "ReportReply" },
    refusals: ["forbidden", "not_found", "already_reported"],
  },
  "GET /api/shared/:token": {
    title: "Bağlantıyla paylaşılan set",
    who: "all",
    sessions: reading,
    limits: ["miss", "library"],
    replies: { 200: "SharedSetReply" },
    refusals: ["not_shared"],
  },
  "POST /api/shared/:token/copy": {
    title: "Bağlantıdaki seti kopyalar",
    ...copied,
    limits: ["miss"],
    refusals: ["not_shared", "not_found"],
  },
  "GET /s/:token": {
    title: "Bağlantının sayfası",
    ...byAnybody,
    innerLimits: ["library", "miss"],
    replies: { 200: "text/html", 404: "text/html", 429: "text/html" },
  },
  "GET /library/:id": {
    title: "Kütüphanedeki setin sayfası",
    ...byAnybody,
    innerLimits: ["library"],
    replies: { 200: "text/html", 404: "text/html", 429: "text/html" },
  },
  "GET /api/admin/library": {
    title: "Bekleyen, bildirilen, listelenen setler",
    ...byLibraryAdmin,
    query: ReviewQuery,
    replies: { 200: "ReviewListReply" },
  },
  "GET /api/admin/library/:id": {
    title: "İncelenecek bir set",
    ...byLibraryAdmin,
    replies: { 200: "ReviewReply" },
    refusals: ["not_found"],
  },
  "POST /api/admin/library/:id": {
    title: "Seti listeler, geri çevirir ya da kaldırır",
    ...byLibraryAdmin,
    body: DecisionBody,
    example: { decision: "refuse", reason: "İki sorunun doğru cevabı yok." },
    replies: { 200: "ReviewReply" },
    refusals: ["not_found", "edition_moved"],
  },
} as const satisfies Entries;
