import { classSeats, type SeatedClass } from "#db/classes/class-seats";
import { database } from "#db/database";
import { classOfHomework } from "#db/homework/homework";
import { withTimeout } from "#db/with-timeout";
import { namesInClass } from "#game/reserved-places";
import type { PupilPlace } from "#homework/homework";
import { logLine } from "#shared/log-line";
import { tellOfGone } from "../classes/gone-meanwhile";
import { askHomework } from "./homework-rooms";

/** Converts the students of a class to places of a homework: their names are short, and no two are alike. */
export function placesOf({ students }: SeatedClass): PupilPlace[] {
  const names = namesInClass(students);
  return students.map(({ studentId: id, number, schoolNo, timeFactor }, i) => ({
    name: names[i]!,
    student: { id, number, schoolNo, timeFactor },
  }));
}

export const tellHomeworkOfGone = (env: Env, code: string, places: readonly PupilPlace[]): Promise<void> =>
  tellOfGone(
    env,
    places.map(({ student }) => student.id),
    (gone) => askHomework(env, code, (room) => room.unnameStudents(gone)),
  );

/** Sends a homework the current list of its class; false if the list cannot be read. */
export async function takeRoll(env: Env, code: string): Promise<boolean> {
  const db = database(env.DB);
  try {
    const given = await withTimeout(classOfHomework(db, code));
    const found = given && (await withTimeout(classSeats(db, given.ownerId, given.classId)));
    if (!found || found === "archived") return false;
    const places = placesOf(found);
    await askHomework(env, code, (room) => room.takeRoll(places));
    await tellHomeworkOfGone(env, code, places);
    return true;
  } catch (error) {
    logLine("warn", "homework_roll_not_taken", { error });
    return false;
  }
}
