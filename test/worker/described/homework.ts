import type { HomeworkJoinReply, HomeworkReply } from "#protocol/http/replies/homework";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { aWrittenQuestion } from "../../builders/questions";
import { ask, guest } from "./asking";

const DAY = 86_400_000;

/** A homework with a clock, done twice, and one of a class that joins by number. */
export async function homeworkDone(classId: string): Promise<void> {
  const { question_set } = await ask<QuestionSetReply>("POST /api/question-sets/import", {
    body: { title: "Ödev", questions: [aWrittenQuestion(), aWrittenQuestion({ question_text: "İkinci" })] },
  });
  const given = async (body: object) =>
    (
      await ask<HomeworkReply>("POST /api/homework", {
        body: { question_set_id: question_set.id, due_at: Date.now() + DAY, ...body },
      })
    ).homework;
  const { id, code } = await given({ attempts: 2, clock: "question" });
  const [own, open] = [{ ref: id }, { ref: code }];
  await ask("GET /api/homework/:ref", { ...guest, at: open });
  const body = { nickname: "Ali", join_key: crypto.randomUUID() };
  const seat = await ask<HomeworkJoinReply>("POST /api/homework/:ref/join", { ...guest, at: open, body, status: 201 });
  await ask("POST /api/homework/:ref/join", {
    ...guest,
    at: open,
    body: { nickname: "Ali", pin: seat.pin },
    status: 200,
  });
  const headers = { "session-id": seat.session_id };
  const pupil = { ...own, player: seat.you!.player_id };
  for (const answer of ["A", "B"]) {
    const view = await ask<HomeworkJoinReply>("POST /api/homework/:ref/next", { at: open, headers });
    const question_id = view.question!.question_id;
    await ask("POST /api/homework/:ref/answer", { at: open, headers, body: { question_id, answer } });
  }
  await ask("GET /api/homework/:ref", { at: open, headers });
  await ask("GET /api/homework/:ref/review", { at: open, headers });
  await ask("POST /api/homework/:ref/next-attempt", { at: open, headers });
  await ask("GET /api/homework");
  await ask("GET /api/homework/:ref", { at: own });
  await ask("PUT /api/homework/:ref", { at: own, body: { title: "Ödev 2" } });
  await ask("GET /api/homework/:ref/pupils", { at: own });
  await ask("GET /api/homework/:ref/statistics", { at: own });
  await ask("GET /api/homework/:ref/pupils/:player", { at: pupil });
  await ask("DELETE /api/homework/:ref/pupils/:player", { at: pupil });
  await ask("POST /api/homework/:ref/close", { at: own });
  await ask("DELETE /api/homework/:ref", { at: own });

  const ofClass = await given({ class_id: classId });
  const number = { number: 1, join_key: crypto.randomUUID() };
  await ask("POST /api/homework/:ref/join", { ...guest, at: { ref: ofClass.code }, body: number, status: 200 });
  await ask("GET /api/homework/:ref/pupils", { at: { ref: ofClass.id } });
}
