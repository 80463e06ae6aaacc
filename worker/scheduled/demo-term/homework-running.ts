import { askHomework } from "#services/homework/homework-rooms";
import { othersTurn } from "#shared/in-turns";
import { answerAtHome } from "./answers";
import { between } from "./chance";
import type { Assigned } from "./homework";

/**
 * Opens the homework's object, and asks it as the pupils' phones do, in the evenings that are over. May be repeated: the object
 * knows the homework, each phone by its key, and each answer. Between two answers other requests have their turn.
 */
export async function runHomework(env: Env, { plan, workers, reach, random }: Assigned): Promise<void> {
  const { code, homeworkId } = plan.opening;
  await askHomework(env, code, (room) => room.open(plan));
  if (plan.terms.dueAt <= Date.now()) return;
  for (const { pupil, asFar, beginsAt } of workers) {
    let at = beginsAt;
    const asked = {
      nickname: null,
      number: pupil.schoolNo,
      isConfirmed: true,
      joinKey: `${homeworkId} ${pupil.id}`,
      pin: null,
      userId: pupil.userId,
      network: pupil.id,
      at,
    };
    const joined = await askHomework(env, code, (room) => room.join(asked));
    if (!joined.ok || !("session_id" in joined.reply.view)) return;
    const { session_id: sessionId } = joined.reply.view;
    for (const question of plan.questions.slice(0, asFar)) {
      const value = answerAtHome(pupil, question, reach, random);
      at += Math.round(between(15, 70, random) * 1_000);
      const answer = { sessionId, questionId: question.id, value, attempt: null, confidence: null, at };
      await askHomework(env, code, (room) => room.answer(answer));
      await othersTurn();
    }
  }
}
