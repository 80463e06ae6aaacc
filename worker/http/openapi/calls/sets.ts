import * as z from "zod";
import {
  FilingBody,
  FolderNameBody,
  ImportBody,
  NewQuestionBody,
  NewSetBody,
  QuestionChangeBody,
  RepeatBody,
  SetChangeBody,
  SetsQuery,
} from "#protocol/http/question-sets";
import { MediaReply } from "#protocol/http/replies/media";
import {
  FiledReply,
  OutcomesReply,
  QuestionReply,
  QuestionSetReply,
  SetsReply,
} from "#protocol/http/replies/question-sets";
import { SharingReply } from "#protocol/http/replies/sharing";
import { questionAsWritten } from "#protocol/http/replies/written-question";
import { SharingBody } from "#protocol/http/sharing";
import { licence } from "#protocol/library-words";
import { limits } from "#shared/limits";
import type { Area } from "../operation";

const question = {
  question_text: "Türkiye’nin başkenti neresidir?",
  options: { A: "Ankara", B: "İstanbul", C: "İzmir", D: "Sivas" },
  correct_option: "A",
};
const setId = "0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70";
const written = { 201: QuestionSetReply };

export const sets: Area = {
  name: "Soru setleri",
  about: "Öğretmenin kendi setleri, soruları, resimleri ve paylaşımı.",
  operations: [
    {
      call: "GET /api/question-sets",
      title: "Kendi setleri, sayfa sayfa, klasörleriyle; arşivdekiler sorulunca",
      who: "teacher",
      query: SetsQuery,
      replies: { 200: SetsReply },
    },
    {
      call: "POST /api/question-sets",
      title: "Boş bir set açar",
      who: "teacher",
      once: true,
      body: NewSetBody,
      example: { title: "Başkentler", subject: "cografya", grade: 9 },
      replies: written,
      refusals: ["quota_reached", "not_found"],
    },
    {
      call: "POST /api/question-sets/import",
      title: "Sorularıyla birlikte bir set açar: ya hepsi ya hiçbiri",
      who: "teacher",
      once: true,
      body: ImportBody,
      mostBytes: limits.importBytes,
      bodyAs: ImportBody.extend({ questions: z.array(questionAsWritten) }),
      example: { title: "Başkentler", questions: [question] },
      replies: written,
      refusals: ["quota_reached", "not_found"],
    },
    {
      call: "POST /api/question-sets/repeat",
      title: "Bu kazanımların kendi sorularından tekrar seti yapar",
      who: "teacher",
      once: true,
      body: RepeatBody,
      example: { title: "Tekrar", outcomes: ["M.7.1.2"] },
      replies: written,
      refusals: ["nothing_to_repeat", "quota_reached", "not_found"],
    },
    {
      call: "PUT /api/question-sets/filing",
      title: "Setleri klasöre koyar ya da klasörden alır, arşive koyar ya da arşivden çıkarır",
      who: "teacher",
      body: FilingBody,
      example: { question_set_ids: [setId], folder: "7. sınıf" },
      replies: { 200: FiledReply },
    },
    {
      call: "PUT /api/question-sets/folder-name",
      title: "Klasörün adını değiştirir; ad boşsa klasörü kaldırır, setleri kalır",
      who: "teacher",
      body: FolderNameBody,
      example: { folder: "7. sınıf", name: "8. sınıf" },
      replies: { 200: FiledReply },
      refusals: ["folder_taken"],
    },
    {
      call: "GET /api/question-sets/:id",
      title: "Bir set, sorularıyla",
      who: "owner",
      replies: { 200: QuestionSetReply },
    },
    {
      call: "PUT /api/question-sets/:id",
      title: "Setin verilen alanlarını, sırasını ya da taslaklarını değiştirir",
      who: "owner",
      body: SetChangeBody,
      example: { title: "Başkentler ve şehirler" },
      replies: { 200: QuestionSetReply },
      refusals: ["edit_conflict", "quota_reached"],
    },
    {
      call: "DELETE /api/question-sets/:id",
      title: "Seti siler; oynanmış oyunlar kalır",
      who: "owner",
      replies: { 204: null },
    },
    {
      call: "POST /api/question-sets/:id/copy",
      title: "Setin kopyasını yapar",
      who: "owner",
      once: true,
      replies: written,
      refusals: ["quota_reached"],
    },
    {
      call: "GET /api/question-sets/:id/sharing",
      title: "Setin kime açık olduğu",
      who: "owner",
      replies: { 200: SharingReply },
    },
    {
      call: "PUT /api/question-sets/:id/sharing",
      title: "Seti paylaşır, kütüphaneye gönderir ya da geri çeker",
      who: "owner",
      body: SharingBody,
      example: { visibility: "public", subject: "cografya", grade: 9, show_author: true, licence },
      replies: { 200: SharingReply },
      refusals: ["teacher_not_approved", "question_set_empty", "set_unfinished", "review_full", "edit_conflict"],
    },
    {
      call: "POST /api/question-sets/:id/sharing/link",
      title: "Yeni bağlantı verir; eskisi açılmaz olur",
      who: "owner",
      once: true,
      replies: { 200: SharingReply },
      refusals: ["teacher_not_approved"],
    },
    {
      call: "POST /api/media",
      title: "Resim yükler: gövde resmin kendisidir",
      who: "teacher",
      once: true,
      bodyType: "image/*",
      mostBytes: limits.media.bytes,
      replies: { 201: MediaReply },
      refusals: ["not_a_picture", "media_quota", "too_large"],
    },
    {
      call: "GET /api/questions/outcomes",
      title: "Kendi sorularında geçen kazanımlar",
      who: "teacher",
      replies: { 200: OutcomesReply },
    },
    {
      call: "POST /api/questions",
      title: "Sete soru ekler",
      who: "owner",
      once: true,
      body: NewQuestionBody,
      bodyAs: z.intersection(
        z.object({ question_set_id: z.string(), position: z.int().min(0).optional() }),
        questionAsWritten,
      ),
      example: { question_set_id: setId, ...question },
      replies: { 201: QuestionReply },
      refusals: ["question_set_full", "quota_reached"],
    },
    {
      call: "PUT /api/questions/:id",
      title: "Sorunun verilen alanlarını değiştirir",
      who: "owner",
      body: QuestionChangeBody,
      example: { question_text: "Türkiye’nin başkenti hangi şehirdir?" },
      replies: { 200: QuestionReply },
      refusals: ["edit_conflict", "quota_reached"],
    },
    { call: "DELETE /api/questions/:id", title: "Soruyu siler", who: "owner", replies: { 204: null } },
  ],
};
