import type { QuestionReply, QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { MediaReply } from "#protocol/http/replies/media";
import type { ReviewListReply } from "#protocol/http/replies/library";
import type { SharingReply } from "#protocol/http/replies/sharing";
import { everyKind, inPublic } from "../helpers/sets/library";
import { anotherPicture } from "../helpers/sets/pictures";
import { aWrittenQuestion } from "../../builders/questions";
import { admin, ask, guest, other, student } from "./asking";

/** A set with a question of each kind, shared and in the library. */
export async function setsAndLibrary(): Promise<{ setId: string; picture: string }> {
  const { media } = await ask<MediaReply>("POST /api/media", {
    body: anotherPicture(),
    headers: { "content-type": "image/webp" },
  });
  await ask("GET /media/:id", { ...guest, at: { id: media.id } });
  await ask("GET /media/:id", {
    ...guest,
    at: { id: media.id },
    headers: { "if-none-match": `"${media.id}"` },
    status: 304,
  });

  // A long limit, so that a slow machine reaches the end of a question before its bell.
  const questions = everyKind(media.id).map((question) => ({ ...question, outcome: "F.7.1.1", time_limit: 300 }));
  const { question_set } = await ask<QuestionSetReply>("POST /api/question-sets/import", {
    body: { title: "Her türden", subject: "fen", grade: 7, questions },
  });
  const at = { id: question_set.id };
  const empty = (await ask<QuestionSetReply>("POST /api/question-sets", { body: { title: "Boş" } })).question_set;
  const { question } = await ask<QuestionReply>("POST /api/questions", {
    body: { question_set_id: empty.id, ...aWrittenQuestion({ outcome: "F.7.1.2" }) },
  });
  await ask("PUT /api/questions/:id", { at: { id: question.id }, body: { question_text: "Yeni" } });
  await ask("GET /api/questions/outcomes");
  await ask("POST /api/question-sets/repeat", { body: { title: "Tekrar", outcomes: ["F.7.1.2"] } });
  await ask("DELETE /api/questions/:id", { at: { id: question.id } });
  await ask("PUT /api/question-sets/:id", {
    at: { id: empty.id },
    body: { title: "Taslaklı", drafts: [{ question_text: "Yarım" }] },
  });
  await ask("GET /api/question-sets/:id", { at });
  await ask("PUT /api/question-sets/filing", { body: { question_set_ids: [question_set.id], folder: "Fen" } });
  await ask("PUT /api/question-sets/folder-name", { body: { folder: "Fen", name: "Kimya" } });
  await ask("GET /api/question-sets");
  await ask("DELETE /api/question-sets/:id", { at: { id: empty.id } });

  await ask("PUT /api/question-sets/:id/sharing", { at, body: { ...inPublic, show_author: true, show_school: true } });
  await ask("POST /api/question-sets/:id/sharing/link", { at });
  const { sharing } = await ask<SharingReply>("GET /api/question-sets/:id/sharing", { at });
  const waiting = await ask<ReviewListReply>("GET /api/admin/library", { token: admin.token });
  const edition = { id: waiting.items.find(({ set_id }) => set_id === question_set.id)!.id };
  await ask("GET /api/admin/library/:id", { token: admin.token, at: edition });
  await ask("POST /api/admin/library/:id", { token: admin.token, at: edition, body: { decision: "list" } });

  await ask("GET /api/library", { ...guest, query: "?q=her" });
  await ask("GET /api/library", { query: "?subject=own" });
  await ask("GET /api/library/:id", { ...guest, at });
  await ask("GET /api/library/:id", { at });
  const link = { token: sharing.token! };
  await ask("GET /api/shared/:token", { ...guest, at: link });
  await ask("GET /s/:token", { ...guest, at: link });
  await ask("GET /s/:token", { ...guest, at: { token: "0".repeat(22) }, status: 404 });
  await ask("GET /library/:id", { ...guest, at });
  await ask("GET /library/:id", { ...guest, at: { id: "none" }, status: 404 });
  await ask("POST /api/library/:id/copy", { token: other.token, at, status: 201 });
  await ask("POST /api/library/:id/copy", { token: other.token, at, status: 200 });
  const copied = await ask<QuestionSetReply>("POST /api/shared/:token/copy", {
    token: other.token,
    at: link,
    body: { again: true },
    status: 201,
  });
  await ask("POST /api/shared/:token/copy", { token: other.token, at: link, status: 200 });
  await ask("GET /api/question-sets/:id", { token: other.token, at: { id: copied.question_set.id } });
  await ask("POST /api/library/:id/report", { token: student.token, at, body: { reason: "wrong" } });
  await ask("GET /api/admin/library", { token: admin.token, query: "?state=reported" });
  await ask("GET /api/admin/library/:id", { token: admin.token, at: edition });
  return { setId: question_set.id, picture: media.id };
}
