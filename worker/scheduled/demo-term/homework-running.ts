import { askHomework } from "#services/homework/homework-rooms";
import { answerAtHome } from "./answers";
import type { Assigned } from "./homework";

/**
 * Opens the homework's object, and asks it as the pupils' phones do. May be repeated: the object knows the homework, each phone
 * by its key, and each answer.
 */
export async function runHomework(env: Env, { plan, workers, reach, random }: Assigned): Promise<void> {
  const { code, homeworkId } = plan.opening;
  await askHomework(env, code, (room) => room.open(plan));
  for (const { pupil, asFar } of workers) {
    const asked = {
      nickname: null,
      number: pupil.schoolNo,
      isConfirmed: true,
      joinKey: `${homeworkId} ${pupil.id}`,
      pin: null,
      userId: pupil.userId,
      network: pupil.id,
    };
    const joined = await askHomework(env, code, (room) => room.join(asked));
    if (!joined.ok || !("session_id" in joined.reply.view)) return;
    const { session_id: sessionId } = joined.reply.view;
    for (const question of plan.questions.slice(0, asFar)) {
      const value = answerAtHome(pupil, question, reach, random);
      const answer = { sessionId, questionId: question.id, value, attempt: null, confidence: null };
      await askHomework(env, code, (room) => room.answer(answer));
    }
  }
}
