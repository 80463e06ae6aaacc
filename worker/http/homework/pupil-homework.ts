import { notePlayer } from "#db/homework/homework-codes";
import { logLine } from "#shared/log-line";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { callerOf, sessionOf } from "#services/sign-in/caller";
import { takeRoll } from "#services/homework/homework-class";
import { askHomework, homeworkFrom } from "#services/homework/homework-rooms";
import { missed, replyIn } from "#services/request/refused";
import { networkOf } from "#services/sign-in/throttle";

/** A pupil's calls, by the code in the path. */
export const pupilHomework = [
  route("POST /api/homework/:ref/join", homeworkFrom, async (c, { first: code, body, reply }) => {
    const { nickname = null, number = null, confirm = false, join_key, pin = null } = body;
    const knock = {
      nickname,
      number,
      isConfirmed: confirm,
      joinKey: join_key ?? null,
      pin,
      userId: pin === null ? await studentOf(c, code) : null,
      network: networkOf(c),
    };
    const knocked = () => askHomework(c.env, code, (room) => room.join(knock));
    let told = await knocked();
    // The class may have got a new student after the homework was made.
    if (!told.ok && told.isRollDue && (await takeRoll(c.env, code))) told = await knocked();
    const { isNew, view } = replyIn(told);
    return reply(view, isNew ? 201 : 200);
  }),
  route("POST /api/homework/:ref/answer", homeworkFrom, async (c, { first: code, body, reply }) => {
    const { question_id: questionId, answer: value, attempt, confidence } = body;
    const given = {
      sessionId: sessionIn(c),
      questionId,
      value,
      attempt: attempt ?? null,
      confidence: confidence ?? null,
    };
    return reply(replyIn(await askHomework(c.env, code, (room) => room.answer(given))));
  }),
  route("POST /api/homework/:ref/next", homeworkFrom, async (c, { first: code, reply }) => {
    const sessionId = sessionIn(c);
    return reply(replyIn(await askHomework(c.env, code, (room) => room.next(sessionId))));
  }),
  route("POST /api/homework/:ref/next-attempt", homeworkFrom, async (c, { first: code, body, reply }) => {
    const { after = null } = body;
    const sessionId = sessionIn(c);
    return reply(replyIn(await askHomework(c.env, code, (room) => room.nextAttempt(sessionId, after))));
  }),
  route("GET /api/homework/:ref/review", homeworkFrom, async (c, { first: code, query, reply }) => {
    const sessionId = sessionIn(c);
    return reply(replyIn(await askHomework(c.env, code, (room) => room.review(sessionId, query.attempt ?? null))));
  }),
];

export async function viewForPupil(c: AppContext) {
  const code = homeworkFrom(c);
  const sessionId = sessionOf(c);
  return replyIn(await askHomework(c.env, code, (room) => room.look(sessionId)));
}

const sessionIn = (c: AppContext): string => sessionOf(c) ?? missed("homework_session");

/**
 * A signed-in student, whose history the homework joins. D1 stores the account for the day on which it is deleted; nobody waits
 * for that write, and if it fails the end makes up for it.
 */
async function studentOf(c: AppContext, code: string): Promise<string | null> {
  const caller = await callerOf(c);
  if (caller?.role !== "student") return null;
  c.executionCtx.waitUntil(
    notePlayer(c.get("db"), code, caller.id, Date.now()).catch((error: unknown) => {
      logLine("warn", "homework_player_not_noted", { error });
    }),
  );
  return caller.id;
}
