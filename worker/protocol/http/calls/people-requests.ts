import { DeleteAccountBody, PeopleSearchBody } from "../people";
import type { Entries } from "./entry";
import { byAdmin } from "./sessions";

const password = "uzun-yol-44-mavi";

/** Requests of people and parents. */
export const peopleRequestCalls = {
  "POST /api/admin/people/search": {
    title: "Hesaplarda, sınıf listelerinde ve takma adlarda arar, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: PeopleSearchBody,
    example: { q: "Elif Yıldırım", password },
    replies: { 200: "PeopleSearchReply" },
  },
  "GET /api/admin/users/:id/export": {
    title: "Bir hesabın bütün verileri, tek dosya",
    ...byAdmin,
    isStreamed: true,
    replies: { 200: "AccountExport" },
    refusals: ["not_found"],
  },
  "GET /api/admin/students/:id/export": {
    title: "Bir sınıf listesindeki öğrencinin bütün verileri",
    ...byAdmin,
    replies: { 200: "StudentExport" },
    refusals: ["not_found"],
  },
  "DELETE /api/admin/students/:id": {
    title: "Bir öğrenciyi sınıf listesinden siler, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: DeleteAccountBody,
    example: { password },
    replies: { 204: null },
    refusals: ["not_found"],
  },
  "DELETE /api/admin/games/:id/nicknames/:player": {
    title: "Bir oyunun sonucundan bir takma adı siler, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: DeleteAccountBody,
    example: { password },
    replies: { 204: null },
    refusals: ["not_found"],
  },
} as const satisfies Entries;
