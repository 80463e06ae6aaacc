import { presentStudents } from "#db/classes/class-students";
import { database } from "#db/database";
import { logLine } from "#shared/log-line";

/**
 * Tells a room of the students it was just given who have left since their list was read: their removal had looked for rooms
 * before this one was there.
 */
export async function tellOfGone(
  env: Env,
  given: readonly string[],
  tell: (gone: readonly string[]) => Promise<unknown>,
): Promise<void> {
  try {
    const present = await presentStudents(database(env.DB), given);
    const gone = given.filter((id) => !present.has(id));
    if (gone.length > 0) await tell(gone);
  } catch (error) {
    logLine("error", "gone_students_not_told", { error });
  }
}
