import { PageQuery } from "../page";
import { PeopleBody } from "../people";
import {
  EndInvitationsBody,
  InvitationsBody,
  InvitationsQuery,
  MergeSchoolBody,
  NewSchoolBody,
  SchoolBody,
} from "../schools";
import type { Entries } from "./entry";
import { byAdmin, bySchoolAdmin } from "./sessions";

const school_id = "0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70";
const domains = ["okul.example"];

export const schoolCalls = {
  "GET /api/admin/schools": { title: "Okullar", ...byAdmin, query: PageQuery, replies: { 200: "SchoolsReply" } },
  "GET /api/admin/schools/proposals": {
    title: "Öğretmenlerin yazdığı adlardan ve alan adlarından okul önerileri",
    ...byAdmin,
    replies: { 200: "SchoolProposalsReply" },
  },
  "GET /api/admin/schools/:id": {
    title: "Bir okul",
    ...bySchoolAdmin,
    replies: { 200: "SchoolReply" },
    refusals: ["not_found"],
  },
  "POST /api/admin/schools": {
    title: "Bir okul ekler; alan adlarında bekleyenler onaylanır",
    ...byAdmin,
    body: NewSchoolBody,
    example: { name: "Atatürk Ortaokulu", city: "Bursa", domains },
    replies: { 201: "SchoolReply" },
  },
  "PUT /api/admin/schools/:id": {
    title: "Bir okulun adını, ilini, alan adlarını değiştirir",
    ...byAdmin,
    body: SchoolBody,
    example: { city: "Bursa" },
    replies: { 200: "SchoolReply" },
    refusals: ["not_found"],
  },
  "DELETE /api/admin/schools/:id": {
    title: "Bir okulu siler; öğretmenleri ve alan adları kalır",
    ...byAdmin,
    replies: { 204: null },
    refusals: ["not_found"],
  },
  "POST /api/admin/schools/:id/merge": {
    title: "Başka bir okulu bununla birleştirir, kendi şifresiyle",
    ...byAdmin,
    innerLimits: ["ownPassword"],
    body: MergeSchoolBody,
    example: { school_id, password: "uzun-yol-44-mavi" },
    replies: { 200: "SchoolReply" },
    refusals: ["not_found"],
  },
  "POST /api/admin/schools/:id/teachers": {
    title: "Öğretmenleri bir okula alır; başka okulda olanlar oradan ayrılır",
    ...byAdmin,
    body: PeopleBody,
    example: { ids: [school_id] },
    replies: { 200: "PlacedReply" },
    refusals: ["not_found"],
  },
  "GET /api/admin/invitations": {
    title: "Henüz kullanılmamış davetler",
    ...byAdmin,
    query: InvitationsQuery,
    replies: { 200: "InvitationsReply" },
  },
  "POST /api/admin/invitations": {
    title: "Öğretmenleri e-postayla davet eder; her satıra bir sonuç",
    ...byAdmin,
    body: InvitationsBody,
    bodyAs: "InvitationsAs",
    example: { rows: [{ name: "Elif Yıldırım", email: "elif@okul.example" }] },
    replies: { 200: "InvitedReply" },
  },
  "POST /api/admin/invitations/:id/again": {
    title: "Bir daveti yeni bir bağlantıyla yeniden gönderir",
    ...byAdmin,
    replies: { 200: "InvitationReply" },
    refusals: ["not_found"],
  },
  "POST /api/admin/invitations/end": {
    title: "Birden çok daveti iptal eder",
    ...byAdmin,
    body: EndInvitationsBody,
    example: { ids: [school_id] },
    replies: { 200: "InvitationsEndedReply" },
  },
  "DELETE /api/admin/invitations/:id": {
    title: "Bir daveti iptal eder",
    ...byAdmin,
    replies: { 204: null },
    refusals: ["not_found"],
  },
} as const satisfies Entries;
