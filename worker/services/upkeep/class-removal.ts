import { unnameStudentsInHomework } from "../homework/homework-rooms";
import { unnameStudentsInRooms } from "../games/rooms";
import {
  deleteMarkedClass,
  deleteMarkedStudent,
  storedGamesOf,
  tracesOf,
  tracesOfMoved,
  markedClasses,
  markedStudents,
  playersOfClass,
  type Traces,
} from "#db/classes/class-removal";
import { database, type Database } from "#db/database";
import { unnameLinesOf } from "#db/games/named-games";
import { oweName } from "#db/games/owed-names";
import { withoutStudents } from "#game/results/results";
import { logLine } from "#shared/log-line";
import type { AppContext } from "../request/app-env";
import { MOST_REPEATS, rewrite, type Stored } from "./stored-names";

/**
 * Follow-up after a class or a student was marked as deleted: names are removed from games, then the rows go. If cut off in
 * between, the cron continues ten minutes later.
 */
const PER_RUN = 20;
/** Time for which a call waits. A usual removal takes a part of it, one after hundreds of games and homework much longer. */
const PATIENCE_MS = 4_000;

/** Waits for a removal that a call began. A long one goes on after the reply: its mark hides the rows already. */
export async function begunRemoval(c: AppContext, removal: Promise<void>): Promise<void> {
  const ended = removal.catch((error: unknown) => logLine("error", "removal_failed", { error }));
  c.executionCtx.waitUntil(ended);
  await Promise.race([removal, scheduler.wait(PATIENCE_MS)]);
}

export async function finishStudent(env: Env, { classId, studentId }: { classId: string; studentId: string }) {
  const isDone = await unnameEverywhere(env, await tracesOf(database(env.DB), classId, studentId));
  if (isDone) await deleteMarkedStudent(database(env.DB), studentId);
}

export async function finishClass(env: Env, classId: string): Promise<void> {
  const isDone = await unnameEverywhere(env, await tracesOf(database(env.DB), classId, null));
  if (isDone) await deleteMarkedClass(database(env.DB), classId);
}

/** Removes the students of a teacher from what other teachers have of them, before the account goes with its classes. */
export async function unnameMovedStudentsOf(env: Env, ownerId: string): Promise<void> {
  await unnameEverywhere(env, await tracesOfMoved(database(env.DB), ownerId));
}

/** Finishes every marked removal. A failing one does not block the others; the run as a whole then fails. */
export async function finishRemovals(env: Env): Promise<void> {
  const db = database(env.DB);
  const failures: unknown[] = [];
  const tried = (removal: Promise<void>) => removal.catch((error: unknown) => void failures.push(error));
  for (const { id } of await markedClasses(db, PER_RUN)) await tried(finishClass(env, id));
  for (const student of await markedStudents(db, PER_RUN)) await tried(finishStudent(env, student));
  if (failures.length > 0) throw new AggregateError(failures, "removals failed");
}

/** Rooms come first, so that their later writes name nobody. False if the cron has to go on. */
async function unnameEverywhere(env: Env, students: Traces): Promise<boolean> {
  const db = database(env.DB);
  if (students.ids.length === 0) return true;
  const codes = students.games.map(({ code }) => code);
  await unnameStudentsInRooms(env, codes, students.ids);
  await unnameStudentsInHomework(env, students);
  const gone = new Set(students.ids);
  const [isDone] = await Promise.all([unnameIn(db, students, (id) => gone.has(id)), unnameLinesOf(db, students.ids)]);
  return isDone;
}

/** Games of one page at most: a teacher waits for the first of them. */
const PAGE = 10;

/** Removes names from every kept game of their classes; false if others kept changing one of them. */
async function unnameIn(db: Database, students: Traces, isGone: (studentId: string) => boolean): Promise<boolean> {
  for (let last = "", repeats = 0, areMore = true; areMore;) {
    const games = await storedGamesOf(db, students, last, PAGE);
    const { unread, written } = await rewrite(db, games, (results) => withoutStudents(results, isGone));
    for (const game of unread) await oweNames(db, game, isGone);
    const done = unread.length + written;
    // Somebody else changed one of them in between: repeat with the current values.
    if (done < games.length) {
      if (++repeats < MOST_REPEATS) continue;
      return false;
    }
    repeats = 0;
    last = games.at(-1)?.id ?? last;
    areMore = games.length > 0;
  }
  return true;
}

async function oweNames(db: Database, { id }: Stored, isGone: (studentId: string) => boolean): Promise<void> {
  const players = await playersOfClass(db, id);
  for (const { studentId, playerId } of players) if (isGone(studentId)) await oweName(db, id, playerId);
}
