import { CopyBody, DecisionBody, LibraryQuery, ReportBody, ReviewQuery } from "#protocol/http/library";
import {
  LibraryReply,
  ReportReply,
  ReviewListReply,
  ReviewReply,
  SharedSetReply,
} from "#protocol/http/replies/library";
import { QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { Area, Operation } from "../operation";

const copied = {
  who: "approved teacher",
  once: true,
  body: CopyBody,
  mayBeEmpty: true,
  example: {},
  replies: { 200: QuestionSetReply, 201: QuestionSetReply },
} satisfies Partial<Operation>;

export const library: Area = {
  name: "Kütüphane",
  about: "Paylaşılan setler. Doğru cevapları yalnız onaylı öğretmenler ve yöneticiler görür.",
  operations: [
    {
      call: "GET /api/library",
      title: "Kütüphanede arar",
      who: "all",
      query: LibraryQuery,
      replies: { 200: LibraryReply },
    },
    {
      call: "GET /api/library/:id",
      title: "Kütüphanedeki bir set",
      who: "all",
      replies: { 200: SharedSetReply },
      refusals: ["not_found"],
    },
    {
      call: "POST /api/library/:id/copy",
      title: "Seti kendi setlerine kopyalar",
      ...copied,
      refusals: ["teacher_not_approved", "quota_reached", "not_found"],
    },
    {
      call: "POST /api/library/:id/report",
      title: "Seti bildirir",
      who: "account",
      once: true,
      body: ReportBody,
      example: { reason: "wrong", text: "3. sorunun cevabı yanlış." },
      replies: { 201: ReportReply },
      refusals: ["forbidden", "not_found", "already_reported"],
    },
    {
      call: "GET /api/shared/:token",
      title: "Bağlantıyla paylaşılan set",
      who: "all",
      replies: { 200: SharedSetReply },
      refusals: ["not_shared"],
    },
    {
      call: "POST /api/shared/:token/copy",
      title: "Bağlantıdaki seti kopyalar",
      ...copied,
      refusals: ["teacher_not_approved", "quota_reached", "not_shared", "not_found"],
    },
    {
      call: "GET /s/:token",
      title: "Bağlantının sayfası",
      who: "all",
      replies: { 200: "text/html", 404: "text/html" },
    },
    {
      call: "GET /library/:id",
      title: "Kütüphanedeki setin sayfası",
      who: "all",
      replies: { 200: "text/html", 404: "text/html" },
    },
    {
      call: "GET /api/admin/library",
      title: "Bekleyen, bildirilen, listelenen setler",
      who: "admin",
      query: ReviewQuery,
      replies: { 200: ReviewListReply },
    },
    {
      call: "GET /api/admin/library/:id",
      title: "İncelenecek bir set",
      who: "admin",
      replies: { 200: ReviewReply },
      refusals: ["not_found"],
    },
    {
      call: "POST /api/admin/library/:id",
      title: "Seti listeler, geri çevirir ya da kaldırır",
      who: "admin",
      body: DecisionBody,
      example: { decision: "refuse", reason: "İki sorunun doğru cevabı yok." },
      replies: { 200: ReviewReply },
      refusals: ["not_found", "edition_moved"],
    },
  ],
};
