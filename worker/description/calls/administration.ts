import { ApproveBody, AuditQuery, DeleteAccountBody } from "#protocol/http/people";
import { PageQuery } from "#protocol/http/page";
import { Approval, AuditEntry, ListedUser, Role, UserReply } from "#protocol/http/replies/people";
import { pageOf } from "#protocol/http/replies/reply";
import { AdminStats, UserStats } from "#protocol/http/replies/statistics";
import type { Area } from "../operation";

const user_id = "0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70";
const people = { 200: pageOf(ListedUser) };
const TeachersQuery = PageQuery.extend({ status: Approval.optional() });

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
      query: PageQuery.extend({ role: Role.optional() }),
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
      example: { password: "uzun-yol-44-mavi" },
      replies: { 204: null },
      refusals: ["not_found", "last_admin", "own_account", "busy"],
    },
    { call: "GET /api/admin/teachers", title: "Öğretmenler", who: "admin", query: TeachersQuery, replies: people },
    {
      call: "GET /api/admin/teachers/pending",
      title: "Onay bekleyenler",
      who: "admin",
      query: PageQuery,
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
