import {
  ApproveBody,
  AuditQuery,
  DeleteAccountBody,
  MendedEmailBody,
  SuspendBody,
  TeachersQuery,
  UnsentMailsQuery,
  UsersQuery,
} from "../people";
import { WorkedOffQuery } from "../page";
import { AdminBody, DomainBody, HandOverBody } from "../sign-in";
import type { Entries } from "./entry";
import { byAdmin } from "./sessions";

const password = "uzun-yol-44-mavi";
const user_id = "0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70";
const people = { 200: "PeopleReply" } as const;

export const administrationCalls = {
  "GET /api/admin/stats": { title: "Özet", ...byAdmin, replies: { 200: "AdminStats" } },
  "GET /api/admin/audit": {
    title: "Yöneticilerin yaptıkları",
    ...byAdmin,
    query: AuditQuery,
    replies: { 200: "AuditReply" },
  },
  "GET /api/admin/users": {
    title: "Kişiler, sayfa sayfa",
    ...byAdmin,
    query: UsersQuery,
    replies: people,
  },
  "GET /api/admin/users/:id/stats": {
    title: "Bir kişinin sayıları",
    ...byAdmin,
    replies: { 200: "UserStats" },
    refusals: ["not_found"],
  },
  "DELETE /api/admin/users/:id": {
    title: "Bir hesabı siler, kendi şifresiyle",
    ...byAdmin,
    innerLimits: ["ownPassword"],
    body: DeleteAccountBody.partial(),
    bodyAs: "DeletionAs",
    mayBeEmpty: true,
    example: { password },
    replies: { 204: null },
    refusals: ["not_found", "last_admin", "own_account"],
  },
  "POST /api/admin/users/:id/hand-over": {
    title: "Bir öğretmenin bütün setlerini, istenirse sınıflarını da başkasına verir, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: HandOverBody,
    example: { to: user_id, password, classes: true },
    replies: { 200: "HandOverReply" },
    refusals: ["not_found", "receiver_full", "games_running"],
  },
  "POST /api/admin/users/:id/suspend": {
    title: "Bir hesabı askıya alır, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: SuspendBody,
    example: { reason: "Okuldan ayrıldı.", password },
    replies: { 200: "RestingReply" },
    refusals: ["not_found", "own_account", "last_admin"],
  },
  "POST /api/admin/users/:id/unsuspend": {
    title: "Askıya alınan bir hesabı geri açar",
    ...byAdmin,
    replies: { 200: "RestingReply" },
    refusals: ["not_found"],
  },
  "DELETE /api/admin/users/:id/sessions": {
    title: "Bir hesabın bütün oturumlarını ve API anahtarlarını kapatır",
    ...byAdmin,
    replies: { 200: "SessionsEndedReply" },
    refusals: ["not_found", "own_account"],
  },
  "POST /api/admin/users/:id/admin": {
    title: "Bir öğretmeni yönetici yapar, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: AdminBody,
    example: { password },
    replies: { 200: "UserReply" },
    refusals: ["not_found", "email_unverified_account", "account_not_approved", "account_in_use"],
  },
  "POST /api/admin/users/:id/resend": {
    title: "E-postasını doğrulamamış birine bağlantıyı yeniden gönderir",
    ...byAdmin,
    innerLimits: ["mail"],
    replies: { 200: "RemailedReply" },
    refusals: ["not_found"],
  },
  "PUT /api/admin/users/:id/email": {
    title: "E-postasını doğrulamamış birinin adresini düzeltir, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    innerLimits: ["mail"],
    body: MendedEmailBody,
    example: { email: "elif@okul.example", password },
    replies: { 200: "RemailedReply" },
    refusals: ["not_found"],
  },
  "GET /api/admin/mails": {
    title: "Gitmeyen e-postalar",
    ...byAdmin,
    query: UnsentMailsQuery,
    replies: { 200: "UnsentMailsReply" },
  },
  "POST /api/admin/mails/:id/again": {
    title: "Gitmeyen bir e-postayı hemen yeniden gönderir",
    ...byAdmin,
    replies: { 200: "MailTriedReply" },
    refusals: ["not_found"],
  },
  "GET /api/admin/domains": {
    title: "Öğretmenleri hemen onaylanan okullar",
    ...byAdmin,
    replies: { 200: "DomainsReply" },
  },
  "POST /api/admin/domains": {
    title: "Bir okulu ekler; orada bekleyenler onaylanır",
    ...byAdmin,
    body: DomainBody,
    example: { domain: "okul.example" },
    replies: { 201: "DomainReply" },
  },
  "DELETE /api/admin/domains/:domain": {
    title: "Bir okulu çıkarır",
    ...byAdmin,
    replies: { 204: null },
    refusals: ["not_found"],
  },
  "GET /api/admin/teachers": {
    title: "Öğretmenler",
    ...byAdmin,
    query: TeachersQuery,
    replies: people,
  },
  "GET /api/admin/teachers/pending": {
    title: "Onay bekleyenler",
    ...byAdmin,
    query: WorkedOffQuery,
    replies: people,
  },
  "POST /api/admin/teachers/approve": {
    title: "Bir öğretmeni onaylar ya da geri çevirir",
    ...byAdmin,
    innerLimits: ["ownPassword", "withdrawal"],
    body: ApproveBody,
    example: { user_id, approve: true },
    replies: { 200: "ApproveReply" },
    refusals: ["not_found", "email_unverified_account"],
  },
} as const satisfies Entries;
