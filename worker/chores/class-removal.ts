import { unnameStudentsInHomework } from "../api/lib/homework/homework-rooms";
import { unnameStudentsInRooms } from "../api/lib/games/rooms";
import {
  deleteMarkedClass,
  deleteMarkedStudent,
  keptGamesOfClass,
  livingCodesOfClass,
  markedClasses,
  markedStudents,
  playersOfClass,
} from "../db/classes/class-removal";
import { database, type Database } from "../db/database";
import { oweName } from "../db/games/owed-names";
import { unnameStudents } from "../game/results/results";
import { batchSize, changed, MOST_REPEATS, write, type Stored } from "./kept-names";

/**
 * What follows after a class or a student was marked as gone: names go from games, then the rows. Cut off in between, the next
 * ten minutes go on with it.
 */
const PER_RUN = 20;

export async function finishStudent(env: Env, { classId, studentId }: { classId: string; studentId: string }) {
  const db = database(env.DB);
  await unnameStudentsInRooms(env, await livingCodesOfClass(db, classId, Date.now()), [studentId]);
  await unnameStudentsInHomework(env, classId, [studentId]);
  await unnameIn(db, classId, (id) => id === studentId);
  await deleteMarkedStudent(db, studentId);
}

export async function finishClass(env: Env, classId: string): Promise<void> {
  const db = database(env.DB);
  await unnameStudentsInRooms(env, await livingCodesOfClass(db, classId, Date.now()), null);
  await unnameStudentsInHomework(env, classId, null);
  await unnameIn(db, classId, () => true);
  await deleteMarkedClass(db, classId);
}

/** Whatever was marked and is there still. */
export async function finishRemovals(env: Env): Promise<void> {
  const db = database(env.DB);
  for (const { id } of await markedClasses(db, PER_RUN)) await finishClass(env, id);
  for (const student of await markedStudents(db, PER_RUN)) await finishStudent(env, student);
}

/** In every kept game of the class. */
async function unnameIn(db: Database, classId: string, isGone: (studentId: string) => boolean): Promise<void> {
  for (let last = "", repeats = 0, full = true; full;) {
    const games = await keptGamesOfClass(db, classId, last, batchSize);
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
