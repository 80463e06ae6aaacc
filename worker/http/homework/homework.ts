import { Hono, type Context } from "hono";
import {
  HomeworkChangeBody,
  NewHomeworkBody,
  SeatsOfNetworkBody,
  type HomeworkList,
  type HomeworkPinReply,
  type HomeworkReply,
  type HomeworkSeatsReply,
} from "#protocol/http/homework";
import { PageQuery, ReportQuery } from "#protocol/http/page";
import { isTypedCode } from "#shared/ids";
import { database } from "#db/database";
import { ownHomework, teacherHomework, type HomeworkLine } from "#db/homework/homework";
import type { AppEnv } from "#services/request/app-env";
import { attemptIn } from "#services/sign-in/attempt-in";
import { body, parsed } from "#services/request/body";
import { requireRole } from "#services/sign-in/guard";
import { networkOf } from "#services/sign-in/throttle";
import type { Refusal } from "#objects/homework-room/calls/reply";
import { askHomework, grantedIn } from "#services/homework/homework-rooms";
import { storedAnswers, storedPupils, storedStatisticsOf, shownLine } from "#services/homework/stored-homework";
import { dueFault, newHomework, removeHomework } from "#services/homework/new-homework";
import { once } from "#services/request/once";
import { Refused } from "#services/request/refused";
import { pupilHomework, viewForPupil } from "./pupil-homework";

type C = Context<AppEnv>;
const teacher = requireRole("teacher");

/** The teacher's calls. An id and a code have the same place in the path; their form tells them apart. */
export const homework = new Hono<AppEnv>()
  .post("/", teacher, once, async (c) => {
    if (!c.get("user").is_approved) throw new Refused("teacher_not_approved");
    const given = await newHomework(c, await body(c, NewHomeworkBody));
    return c.json({ homework: given } satisfies HomeworkReply, 201);
  })
  .get("/", teacher, async (c) => {
    const query = parsed(PageQuery, c.req.query());
    const { items, total } = await teacherHomework(database(c.env.DB), c.get("user").id, query);
    const listed = await Promise.all(items.map((line) => shownLine(c.env, line)));
    return c.json({ items: listed, total, page: query.page, page_size: query.page_size } satisfies HomeworkList);
  })
  .get(
    "/:ref",
    (c, next) => (isTypedCode(c.req.param("ref")) ? viewForPupil(c) : teacher(c, next)),
    async (c) => c.json({ homework: await shownLine(c.env, await own(c)) } satisfies HomeworkReply),
  )
  .put("/:ref", teacher, async (c) => {
    const { title, due_at: dueAt } = await body(c, HomeworkChangeBody);
    if (dueAt !== undefined) dueFault(dueAt, null, Date.now());
    const change = { ...(title !== undefined && { title }), ...(dueAt !== undefined && { dueAt }) };
    return c.json({ homework: await inRoom(c, (room) => room.change(change)) } satisfies HomeworkReply);
  })
  .delete("/:ref", teacher, async (c) => {
    await removeHomework(c.env, c.get("user").id, c.req.param("ref"));
    return c.body(null, 204);
  })
  .post("/:ref/close", teacher, async (c) => {
    return c.json({ homework: await inRoom(c, (room) => room.close()) } satisfies HomeworkReply);
  })
  .get("/:ref/pupils", teacher, async (c) => {
    const line = await own(c);
    const reply = await askHomework(c.env, line.code, (room) => room.table(networkOf(c)));
    return c.json(reply.ok ? reply.reply : await storedPupils(c, line, reply));
  })
  .post("/:ref/free-seats", teacher, async (c) => {
    const { network } = await body(c, SeatsOfNetworkBody);
    return c.json((await inRoom(c, (room) => room.freeSeats(network))) satisfies HomeworkSeatsReply);
  })
  .post("/:ref/keep-seats", teacher, async (c) => {
    const { network } = await body(c, SeatsOfNetworkBody);
    return c.json((await inRoom(c, (room) => room.keepSeats(network))) satisfies HomeworkSeatsReply);
  })
  .get("/:ref/statistics", teacher, async (c) => {
    const line = await own(c);
    const query = parsed(ReportQuery, c.req.query());
    const reply = await askHomework(c.env, line.code, (room) => room.statistics(query));
    return c.json(reply.ok ? reply.reply : await storedStatisticsOf(c, line, reply, query));
  })
  .get("/:ref/pupils/:player", teacher, async (c) => {
    const line = await own(c);
    const attempt = attemptIn(c);
    const reply = await askHomework(c.env, line.code, (room) => room.answers(c.req.param("player"), attempt));
    return c.json(reply.ok ? reply.reply : await storedAnswers(c, line, reply));
  })
  .post("/:ref/pupils/:player/pin", teacher, async (c) => {
    return c.json((await inRoom(c, (room) => room.newPin(playerIn(c)))) satisfies HomeworkPinReply);
  })
  .post("/:ref/pupils/:player/attempt", teacher, once, async (c) => {
    return c.json(await inRoom(c, (room) => room.giveAttempt(playerIn(c))));
  })
  .delete("/:ref/pupils/:player", teacher, async (c) => {
    await inRoom(c, (room) => room.removePupil(playerIn(c)));
    return c.body(null, 204);
  })
  .route("/", pupilHomework);

/** The homework in the path, if it belongs to the caller. */
async function own(c: C): Promise<HomeworkLine> {
  const line = await ownHomework(database(c.env.DB), c.get("user").id, c.req.param("ref") ?? "");
  if (!line) throw new Refused("homework_not_found");
  return line;
}

type Question<T> = Parameters<typeof askHomework<T>>[2];

/** Asks the object of the caller's homework. If the object is gone, nothing can be changed any more. */
async function inRoom<T>(c: C, question: Question<{ ok: true; reply: T } | Refusal>): Promise<T> {
  const line = await own(c);
  const reply = await askHomework(c.env, line.code, question);
  if (!reply.ok && reply.error === "homework_unknown") throw new Refused("homework_settled");
  return grantedIn(c, reply);
}

const playerIn = (c: C): string => c.req.param("player") ?? "";
