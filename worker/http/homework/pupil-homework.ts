import { Hono, type Context } from "hono";
import { HomeworkAnswerBody, HomeworkJoinBody, NextAttemptBody } from "#protocol/http/homework";
import { database } from "#db/database";
import { notePlayer } from "#db/homework/homework-codes";
import { logLine } from "#shared/log-line";
import type { AppEnv } from "#services/request/app-env";
import { body } from "#services/request/body";
import { callerOf, sessionOf } from "#services/sign-in/caller";
import { attemptIn } from "#services/sign-in/attempt-in";
import { takeRoll } from "#services/homework/homework-class";
import { askHomework, grantedIn, homeworkFrom } from "#services/homework/homework-rooms";
import { missed } from "#services/games/rooms";
import { networkOf } from "#services/sign-in/throttle";

type C = Context<AppEnv>;

/** A pupil's calls, by the code in the path. */
export const pupilHomework = new Hono<AppEnv>()
  .post("/:ref/join", async (c) => {
    const code = await homeworkFrom(c);
    const { nickname = null, number = null, confirm = false, join_key, pin = null } = await body(c, HomeworkJoinBody);
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
    let reply = await knocked();
    // The class may have got a new student after the homework was made.
    if (!reply.ok && reply.isRollDue && (await takeRoll(c.env, code))) reply = await knocked();
    const { isNew, view } = await grantedIn(c, reply);
    return c.json(view, isNew ? 201 : 200);
  })
  .post("/:ref/answer", async (c) => {
    const code = await homeworkFrom(c);
    const { question_id: questionId, answer: value, attempt, confidence } = await body(c, HomeworkAnswerBody);
    const given = {
      sessionId: await sessionIn(c),
      questionId,
      value,
      attempt: attempt ?? null,
      confidence: confidence ?? null,
    };
    return c.json(await grantedIn(c, await askHomework(c.env, code, (room) => room.answer(given))));
  })
  .post("/:ref/next", async (c) => {
    const code = await homeworkFrom(c);
    const sessionId = await sessionIn(c);
    return c.json(await grantedIn(c, await askHomework(c.env, code, (room) => room.next(sessionId))));
  })
  .post("/:ref/next-attempt", async (c) => {
    const code = await homeworkFrom(c);
    const { after = null } = await body(c, NextAttemptBody, { optional: true });
    const sessionId = await sessionIn(c);
    return c.json(await grantedIn(c, await askHomework(c.env, code, (room) => room.nextAttempt(sessionId, after))));
  })
  .get("/:ref/review", async (c) => {
    const code = await homeworkFrom(c);
    const sessionId = await sessionIn(c);
    return c.json(await grantedIn(c, await askHomework(c.env, code, (room) => room.review(sessionId, attemptIn(c)))));
  });

export async function viewForPupil(c: C): Promise<Response> {
  const code = await homeworkFrom(c);
  const sessionId = sessionOf(c);
  return c.json(await grantedIn(c, await askHomework(c.env, code, (room) => room.look(sessionId))));
}

const sessionIn = async (c: C): Promise<string> => sessionOf(c) ?? (await missed(c, "homework_session"));

/**
 * A signed-in student, whose history the homework joins. D1 stores the account for the day on which it is deleted; nobody waits
 * for that write, and if it fails the end makes up for it.
 */
async function studentOf(c: C, code: string): Promise<string | null> {
  const caller = await callerOf(c);
  if (caller?.role !== "student") return null;
  c.executionCtx.waitUntil(
    notePlayer(database(c.env.DB), code, caller.id, Date.now()).catch((error: unknown) => {
      logLine("warn", "homework_player_not_noted", { error });
    }),
  );
  return caller.id;
}
