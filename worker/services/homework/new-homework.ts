import type * as z from "zod";
import { SettingsBody } from "#protocol/http/game-settings";
import type { NewHomeworkBody } from "#protocol/http/homework";
import { homeworkSettingsIn } from "#protocol/settings/homework-settings";
import type { Homework, NewHomeworkReply } from "#protocol/http/replies/homework";
import { duePast, dueTooLate, homeworkLimits, opensTooLate } from "#protocol/homework-limits";
import { homeworkLetters } from "#shared/ids";
import { classSeats } from "#db/classes/class-seats";
import { database } from "#db/database";
import {
  claimHomework,
  deleteHomework,
  forgetHomework,
  openHomeworkCount,
  ownHomework,
  type NewHomework,
} from "#db/homework/homework";
import { netSettings } from "#game/net";
import { playedPictures, prepare } from "#game/prepare";
import type { PupilPlace } from "#homework/homework";
import type { Plan } from "#objects/homework-room/homework-room";
import type { AppContext } from "../request/app-env";
import { begun } from "../request/begun";
import { askHomework, openHomework } from "./homework-rooms";
import { homeworkRow } from "./homework-row";
import { playableSet, random } from "../games/new-game";
import { ownRow } from "../sign-in/own-password";
import { placesOf, tellHomeworkOfGone } from "./homework-class";
import { Refused, replyIn, refused } from "../request/refused";

type Asked = z.output<typeof NewHomeworkBody>;

const CODES_TRIED = 20;

export async function newHomework(c: AppContext, asked: Asked): Promise<NewHomeworkReply> {
  const db = c.get("db");
  const { id: ownerId } = c.get("user");
  const looking = begun(playableSet(db, ownerId, asked.question_set_id));
  const seating = begun(classOf(c, asked.class_id ?? null));
  const earlier = await madeEarlier(c);
  if (earlier) return { homework: earlier };
  const now = Date.now();
  dueFault(asked.due_at, asked.opens_at ?? null, now);
  const { name: teacher, timeZone } = await ownRow(c);
  const set = await looking;
  const { class: found, places } = await seating;
  const gameSettings = SettingsBody.parse({
    scoring: asked.scoring,
    wrong_costs: asked.wrong_costs,
    clock: asked.clock,
    ...(found && { class_id: found.id, identity: "roster" }),
  });
  const settings = { ...homeworkSettingsIn(asked), ...netSettings(gameSettings) };
  const questions = prepare(set.questions, gameSettings, random);
  const { id } = await c.get("making");
  const title = asked.title ?? set.title;
  const opensAt = asked.opens_at != null && asked.opens_at > now ? asked.opens_at : null;
  const opening = {
    homeworkId: id,
    ownerId,
    teacher,
    timeZone,
    class: found,
    questionSetId: set.id,
    settings,
    gameSettings,
    openedAt: now,
    opensAt,
  };
  const terms = { title, dueAt: asked.due_at, closedAt: null, edition: 0 };
  const row = { ...homeworkRow({ opening, terms, questions, places }), pictures: playedPictures(questions) };
  const opened = await drawCode(c, row, (code) => ({ opening: { ...opening, code }, terms, questions, places }));
  const made = replyIn(opened);
  c.executionCtx.waitUntil(tellHomeworkOfGone(c.env, made.code, places));
  return { homework: made, ...set.leftOut };
}

/** Draws a free code, writes the homework down under it, and opens its object. */
async function drawCode(c: AppContext, row: Omit<NewHomework, "code">, plan: (code: string) => Plan) {
  const db = c.get("db");
  for (let attempt = 0; attempt < CODES_TRIED; attempt++) {
    const code = randomCode();
    if (!(await claimHomework(db, { ...row, code }))) {
      const open = await openHomeworkCount(db, row.ownerId);
      if (open >= homeworkLimits.openPerTeacher) throw new Refused("quota_exceeded");
      // Another teacher may have been given the class meanwhile.
      await classOf(c, row.classId);
      continue;
    }
    const opened = await openHomework(c, plan(code), () => forgetHomework(db, row.id));
    if (opened) return opened;
  }
  throw new Error("no free homework code was found");
}

/** Begins with a letter, so that no game's code looks like it. Without modulo bias. */
function randomCode(): string {
  const { length } = homeworkLetters;
  const largest = 256 - (256 % length);
  let code = "";
  while (code.length < homeworkLimits.codeLength) {
    const drawn = crypto.getRandomValues(new Uint8Array(1))[0]!;
    const letter = homeworkLetters[drawn % length]!;
    if (drawn < largest && (code !== "" || /[A-Z]/.test(letter))) code += letter;
  }
  return code;
}

/** Finds the homework that this call made before it was cut off. One that never got its object is deleted. */
async function madeEarlier(c: AppContext): Promise<Homework | null> {
  const { id, mayExist, wasMade } = await c.get("making");
  const line = mayExist ? await ownHomework(c.get("db"), c.get("user").id, id) : undefined;
  if (line) {
    const made = await askHomework(c.env, line.code, (room) => room.overview());
    if (made.ok && made.reply.id === id) return made.reply;
    await forgetHomework(c.get("db"), id);
  }
  if (wasMade) throw new Refused("homework_not_found");
  return null;
}

async function classOf(
  c: AppContext,
  classId: string | null,
): Promise<{ class: Plan["opening"]["class"]; places: PupilPlace[] }> {
  if (classId === null) return { class: null, places: [] };
  const found = (await classSeats(c.get("db"), c.get("user").id, classId)) ?? refused("class_not_found");
  if (found === "archived") throw new Refused("class_archived");
  if (found.students.length === 0) throw new Refused("class_empty");
  return { class: { id: found.id, name: found.name }, places: placesOf(found) };
}

/** Refuses a last day that nobody can meet. */
export function dueFault(dueAt: number, opensAt: number | null, now: number): void {
  if (dueAt <= now) wrong("due_at", duePast);
  if (dueAt > now + homeworkLimits.longestMs) wrong("due_at", dueTooLate);
  if (opensAt !== null && opensAt >= dueAt) wrong("opens_at", opensTooLate);
}

function wrong(field: string, message: string): never {
  throw new Refused("validation_failed", { fields: { [field]: message } });
}

/** D1 comes first: if it is unavailable nothing has happened yet, and the call may be repeated. */
export async function removeHomework(env: Env, ownerId: string, id: string): Promise<void> {
  const code = (await deleteHomework(database(env.DB), ownerId, id)) ?? refused("homework_not_found");
  await askHomework(env, code, (room) => room.remove(id));
}
