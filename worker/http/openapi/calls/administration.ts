import { ApproveBody, AuditQuery, DeleteAccountBody } from "#protocol/http/people";
import { WorkedOffQuery } from "#protocol/http/page";
import { Approval, AuditEntry, ListedUser, Role, UserReply } from "#protocol/http/replies/people";
import { pageOf, workedOff } from "#protocol/http/replies/reply";
import { SessionsEndedReply } from "#protocol/http/replies/sessions";
import { DomainReply, DomainsReply, HandOverReply } from "#protocol/http/replies/sign-in";
import { AdminStats, UserStats } from "#protocol/http/replies/statistics";
import { AdminBody, DomainBody, HandOverBody } from "#protocol/http/sign-in";
import type { Area } from "../operation";

const password = "uzun-yol-44-mavi";
const user_id = "0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70";
const people = { 200: workedOff(ListedUser) };
const TeachersQuery = WorkedOffQuery.extend({ status: Approval.optional() });

export const administration: Area = {
  name: "Yönetim",
  about: "Yalnız yöneticiler. API anahtarları burada geçmez.",
  operations: [
    { call: "GET /api/admin/stats", title: "Özet", who: "admin", replies: { 200: AdminStats } },
    {
      call: "GET /api/admin/audit",
      title: "Yöneticilerin yaptıkları",
      who: "admin",
      query: AuditQuery,
      replies: { 200: pageOf(AuditEntry) },
    },
    {
      call: "GET /api/admin/users",
      title: "Kişiler, sayfa sayfa",
      who: "admin",
      query: WorkedOffQuery.extend({ role: Role.optional() }),
      replies: people,
    },
    {
      call: "GET /api/admin/users/:id/stats",
      title: "Bir kişinin sayıları",
      who: "admin",
      replies: { 200: UserStats },
      refusals: ["not_found"],
    },
    {
      call: "DELETE /api/admin/users/:id",
      title: "Bir hesabı siler, kendi şifresiyle",
      who: "admin",
      body: DeleteAccountBody,
      mayBeEmpty: true,
      example: { password },
      replies: { 204: null },
      refusals: ["not_found", "last_admin", "own_account", "busy"],
    },
    {
      call: "POST /api/admin/users/:id/hand-over",
      title: "Bir öğretmenin bütün setlerini, istenirse sınıflarını da başkasına verir, kendi şifresiyle",
      who: "admin",
      body: HandOverBody,
      example: { to: user_id, password, classes: true },
      replies: { 200: HandOverReply },
      refusals: ["not_found", "receiver_full", "games_running", "busy"],
    },
    {
      call: "DELETE /api/admin/users/:id/sessions",
      title: "Bir hesabın bütün oturumlarını ve API anahtarlarını kapatır",
      who: "admin",
      replies: { 200: SessionsEndedReply },
      refusals: ["not_found", "own_account"],
    },
    {
      call: "POST /api/admin/users/:id/admin",
      title: "Bir öğretmeni yönetici yapar, kendi şifresiyle",
      who: "admin",
      body: AdminBody,
      example: { password },
      replies: { 200: UserReply },
      refusals: ["not_found", "email_unverified_account", "account_not_approved", "account_in_use", "busy"],
    },
    {
      call: "GET /api/admin/domains",
      title: "Öğretmenleri hemen onaylanan okullar",
      who: "admin",
      replies: { 200: DomainsReply },
    },
    {
      call: "POST /api/admin/domains",
      title: "Bir okulu ekler; orada bekleyenler onaylanır",
      who: "admin",
      body: DomainBody,
      example: { domain: "okul.example" },
      replies: { 201: DomainReply },
    },
    {
      call: "DELETE /api/admin/domains/:domain",
      title: "Bir okulu çıkarır",
      who: "admin",
      replies: { 204: null },
      refusals: ["not_found"],
    },
    { call: "GET /api/admin/teachers", title: "Öğretmenler", who: "admin", query: TeachersQuery, replies: people },
    {
      call: "GET /api/admin/teachers/pending",
      title: "Onay bekleyenler",
      who: "admin",
      query: WorkedOffQuery,
      replies: people,
    },
    {
      call: "POST /api/admin/teachers/approve",
      title: "Bir öğretmeni onaylar ya da geri çevirir",
      who: "admin",
      body: ApproveBody,
      example: { user_id, approve: true },
      replies: { 200: UserReply },
      refusals: ["not_found", "email_unverified_account"],
    },
  ],
};
