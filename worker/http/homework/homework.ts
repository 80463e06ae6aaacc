import { isTypedCode } from "#shared/ids";
import { ownHomework, renameHomework, teacherHomework, type HomeworkLine } from "#db/homework/homework";
import { closeLostHomework } from "#db/homework/homework-codes";
import type { AppContext } from "#services/request/app-env";
import { requireRole } from "#services/sign-in/guard";
import { route } from "#services/request/route";
import { networkOf } from "#services/sign-in/throttle";
import type { Refusal } from "#objects/lifecycle/reply";
import type { HomeworkPupil } from "#protocol/http/replies/homework";
import { askHomework } from "#services/homework/homework-rooms";
import { roomReport } from "#services/games/live-report";
import {
  numbersOf,
  storedAnswers,
  storedPupils,
  storedStatisticsOf,
  shownLine,
} from "#services/homework/stored-homework";
import { dueFault, newHomework, removeHomework } from "#services/homework/new-homework";
import { Refused, replyIn } from "#services/request/refused";
import { pupilHomework, viewForPupil } from "./pupil-homework";

const requireTeacher = requireRole("teacher");

/** The teacher's calls. An id and a code have the same place in the path; their form tells them apart. */
export const homework = [
  route("POST /api/homework", async (c, { body, reply }) => {
    return reply(await newHomework(c, body));
  }),
  route("GET /api/homework", async (c, { query, reply }) => {
    const { items, total } = await teacherHomework(c.get("db"), c.get("user").id, query);
    const listed = await Promise.all(items.map((line) => shownLine(c, line)));
    return reply({ items: listed, total, page: query.page, page_size: query.page_size });
  }),
  route("GET /api/homework/:ref", async (c, { reply }) => {
    if (isTypedCode(c.req.param("ref"))) return reply(await viewForPupil(c));
    const teacher = requireTeacher(c);
    c.set("checked", teacher);
    c.set("user", await teacher);
    return reply({ homework: await shownLine(c, await own(c)) });
  }),
  route("PUT /api/homework/:ref", async (c, { body: { title, due_at: dueAt }, reply }) => {
    if (dueAt !== undefined) dueFault(dueAt, null, Date.now());
    const change = { ...(title !== undefined && { title }), ...(dueAt !== undefined && { dueAt }) };
    const line = await own(c);
    const told = await askHomework(c.env, line.code, (room) => room.change(change));
    const isStored = isGone(told) && line.endedAt !== null && title !== undefined && dueAt === undefined;
    return reply({ homework: isStored ? await renamedStored(c, line, title) : changed(told) });
  }),
  route("DELETE /api/homework/:ref", async (c, { reply }) => {
    await removeHomework(c.env, c.get("user").id, c.req.param("ref"));
    return reply();
  }),
  route("POST /api/homework/:ref/close", async (c, { reply }) => {
    const line = await own(c);
    const told = await askHomework(c.env, line.code, (room) => room.close());
    return reply({ homework: isGone(told) && line.endedAt === null ? await closedLost(c, line) : changed(told) });
  }),
  route("GET /api/homework/:ref/pupils", async (c, { reply }) => {
    const line = await own(c);
    const told = await askHomework(c.env, line.code, (room) => room.table(networkOf(c)));
    return reply(told.ok ? told.reply : await storedPupils(c, line, told));
  }),
  route("POST /api/homework/:ref/free-seats", async (c, { body: { network, keep_answered }, reply }) => {
    return reply(await inRoom(c, (room) => room.freeSeats(network, keep_answered)));
  }),
  route("POST /api/homework/:ref/keep-seats", async (c, { body: { network, ...seen }, reply }) => {
    return reply(await inRoom(c, (room) => room.keepSeats(network, seen)));
  }),
  route("POST /api/homework/:ref/remove-pupils", async (c, { body: { player_ids }, reply }) => {
    return reply(await inRoom(c, (room) => room.removePupils(player_ids)));
  }),
  route("GET /api/homework/:ref/statistics", async (c, { query, reply }) => {
    const line = await own(c);
    const [told, numbers] = await Promise.all([
      askHomework(c.env, line.code, (room) => room.statistics()),
      numbersOf(c, line),
    ]);
    return reply(
      told.ok ? await roomReport(told.reply, query, numbers) : await storedStatisticsOf(c, line, told, query),
    );
  }),
  route("GET /api/homework/:ref/pupils/:player", async (c, { query: { attempt = null }, reply }) => {
    const line = await own(c);
    const told = await askHomework(c.env, line.code, (room) => room.answers(c.req.param("player"), attempt));
    return reply(told.ok ? told.reply : await storedAnswers(c, line, told));
  }),
  route("POST /api/homework/:ref/pupils/:player/pin", async (c, { reply }) => {
    return reply(await inRoom(c, (room) => room.newPin(playerIn(c))));
  }),
  route("POST /api/homework/:ref/pupils/:player/attempt", async (c, { reply }) => {
    c.set("answerIsNotKept", true);
    const { wasMade } = await c.get("making");
    // A repeated call reads what the first one gave, which an object of the version before can tell too.
    const { pupil } = await inRoom<{ pupil: HomeworkPupil }>(c, (room) =>
      wasMade ? room.answers(playerIn(c), null) : room.giveAttempt(playerIn(c)),
    );
    return reply({ pupil });
  }),
  route("DELETE /api/homework/:ref/pupils/:player", async (c, { reply }) => {
    await inRoom(c, (room) => room.removePupil(playerIn(c)));
    return reply();
  }),
  ...pupilHomework,
];

/** The homework in the path, if it belongs to the caller. */
async function own(c: AppContext): Promise<HomeworkLine> {
  const line = await ownHomework(c.get("db"), c.get("user").id, c.req.param("ref") ?? "");
  if (!line) throw new Refused("homework_not_found");
  return line;
}

type Question<T> = Parameters<typeof askHomework<T>>[2];

/** Asks the object of the caller's homework. If the object is gone, nothing can be changed any more. */
async function inRoom<T>(c: AppContext, question: Question<{ ok: true; reply: T } | Refusal>): Promise<T> {
  const line = await own(c);
  return changed(await askHomework(c.env, line.code, question));
}

const isGone = (reply: { ok: true } | Refusal): boolean => !reply.ok && reply.error === "homework_unknown";

function changed<T>(reply: { ok: true; reply: T } | Refusal): T {
  if (isGone(reply)) throw new Refused("homework_settled");
  return replyIn(reply);
}

/** Renames a homework that is over and whose object is gone: nothing else needs the object's word. */
async function renamedStored(c: AppContext, line: HomeworkLine, title: string) {
  await renameHomework(c.get("db"), line.id, title);
  return shownLine(c, { ...line, title });
}

/** Closes a homework whose object is gone although it is not over, as after a restored backup. */
async function closedLost(c: AppContext, line: HomeworkLine) {
  const now = Date.now();
  await closeLostHomework(c.get("db"), line.id, now);
  const end = Math.min(line.dueAt, now);
  return shownLine(c, { ...line, closedAt: end === now ? now : line.closedAt, endedAt: end, roomUntil: end });
}

const playerIn = (c: AppContext): string => c.req.param("player") ?? "";
