import { unnameStudentsInHomework } from "../homework/homework-rooms";
import { unnameStudentsInRooms } from "../games/rooms";
import {
  deleteMarkedClass,
  deleteMarkedStudent,
  keptGamesOf,
  tracesOf,
  livingCodesOfClasses,
  markedClasses,
  markedStudents,
  playersOfClass,
  type Traces,
} from "#db/classes/class-removal";
import { database, type Database } from "#db/database";
import { oweName } from "#db/games/owed-names";
import { unnameStudents } from "#game/results/results";
import { batchSize, changed, MOST_REPEATS, write, type Stored } from "./kept-names";

/**
 * What follows after a class or a student was marked as gone: names go from games, then the rows. Cut off in between, the next
 * ten minutes go on with it.
 */
const PER_RUN = 20;

export async function finishStudent(env: Env, { classId, studentId }: { classId: string; studentId: string }) {
  await unnameEverywhere(env, await tracesOf(database(env.DB), classId, studentId));
  await deleteMarkedStudent(database(env.DB), studentId);
}

export async function finishClass(env: Env, classId: string): Promise<void> {
  await unnameEverywhere(env, await tracesOf(database(env.DB), classId, null));
  await deleteMarkedClass(database(env.DB), classId);
}

/** Whatever was marked and is there still. One that fails keeps no other waiting; the run as a whole fails then. */
export async function finishRemovals(env: Env): Promise<void> {
  const db = database(env.DB);
  const failures: unknown[] = [];
  const tried = (removal: Promise<void>) => removal.catch((error: unknown) => void failures.push(error));
  for (const { id } of await markedClasses(db, PER_RUN)) await tried(finishClass(env, id));
  for (const student of await markedStudents(db, PER_RUN)) await tried(finishStudent(env, student));
  if (failures.length > 0) throw new AggregateError(failures, "removals failed");
}

/** In rooms first: what they write after this names nobody. */
async function unnameEverywhere(env: Env, students: Traces): Promise<void> {
  const db = database(env.DB);
  if (students.ids.length === 0) return;
  const codes = await livingCodesOfClasses(db, students.classIds, Date.now());
  await unnameStudentsInRooms(env, codes, students.ids);
  await unnameStudentsInHomework(env, students);
  const gone = new Set(students.ids);
  await unnameIn(db, students, (id) => gone.has(id));
}

/** In every kept game of their classes. */
async function unnameIn(db: Database, students: Traces, isGone: (studentId: string) => boolean): Promise<void> {
  for (let last = "", repeats = 0, full = true; full;) {
    const games = await keptGamesOf(db, students, last, batchSize);
    const changes = await Promise.all(
      games.map((game) => changed(db, game, (results) => unnameStudents(results, isGone))),
    );
    const unread = games.filter((_, i) => changes[i] === "newer");
    for (const game of unread) await oweNames(db, game, isGone);
    const done = unread.length + (await write(db, changes));
    // Somebody else changed one of them in between: the same again, from what it says now.
    if (done < games.length && ++repeats < MOST_REPEATS) continue;
    last = games.at(-1)?.id ?? last;
    full = games.length === batchSize;
  }
}

async function oweNames(db: Database, { id }: Stored, isGone: (studentId: string) => boolean): Promise<void> {
  const players = await playersOfClass(db, id);
  for (const { studentId, playerId } of players) if (isGone(studentId)) await oweName(db, id, playerId);
}
