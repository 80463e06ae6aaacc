import { LetterQuery, PeopleSearchBody, RequestedDeletionBody } from "../people";
import type { Entries } from "./entry";
import { byAdmin } from "./sessions";

const password = "uzun-yol-44-mavi";
const letter = "2026/145, 12.11.2026";

/** Requests of people and parents. */
export const peopleRequestCalls = {
  "POST /api/admin/people/search": {
    title: "Hesaplarda, sınıf listelerinde ve takma adlarda arar, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: PeopleSearchBody,
    example: { q: "Elif Yıldırım", password, letter },
    replies: { 200: "PeopleSearchReply" },
  },
  "GET /api/admin/users/:id/export": {
    title: "Bir hesabın bütün verileri, tek dosya",
    ...byAdmin,
    query: LetterQuery,
    isStreamed: true,
    replies: { 200: "AccountExport" },
    refusals: ["not_found"],
  },
  "GET /api/admin/students/:id/export": {
    title: "Bir sınıf listesindeki öğrencinin bütün verileri",
    ...byAdmin,
    query: LetterQuery,
    isStreamed: true,
    replies: { 200: "StudentExport" },
    refusals: ["not_found"],
  },
  "DELETE /api/admin/students/:id": {
    title: "Bir öğrenciyi sınıf listesinden siler, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: RequestedDeletionBody,
    example: { password, letter },
    replies: { 204: null },
    refusals: ["not_found"],
  },
  "DELETE /api/admin/games/:id/nicknames/:player": {
    title: "Bir oyunun sonucundan bir takma adı siler, kendi şifresiyle",
    ...byAdmin,
    limits: ["ownPassword"],
    body: RequestedDeletionBody,
    example: { password, letter },
    replies: { 204: null },
    refusals: ["not_found"],
  },
} as const satisfies Entries;
