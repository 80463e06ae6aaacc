import type { PictureRef } from "#question/question";
import type { QuestionInput } from "#protocol/http/question-sets";
import { storePicture } from "#services/sets/store-picture";
import { database } from "#db/database";
import { addHouse, house, putReadySet, readyMarks, type Ready } from "#db/library/ready-sets";
import { userById } from "#db/people/users";
import { logLine } from "#shared/log-line";
import { stillPicture } from "#media/picture";
import type { Drawing, ReadySet } from "#ready-sets/making";

/** Loads the parts of the Worker that only this job needs. */
const written = async (): Promise<readonly ReadySet[]> => (await import("#ready-sets/ready-sets")).readySets;

/**
 * Adds the sets that come with the product to the library, if they are new or were corrected. If cut off in the middle, the
 * next run continues. A set that somebody deleted or hid, or deleted with its whole account, does not come back, neither
 * corrected nor by an older version.
 */
export async function addReadySets(env: Env, sets?: readonly ReadySet[]): Promise<void> {
  const db = database(env.DB);
  const all = sets ?? (await written());
  const [marks, wanted] = await Promise.all([readyMarks(db), Promise.all(all.map(markedSet))]);
  const missing = wanted.filter(({ set, mark }) => {
    const last = marks.get(set.id);
    return last !== null && last !== mark;
  });
  if (missing.length === 0) return;
  if (marks.size === 0) await addHouse(db, Date.now());
  else if (!(await userById(db, house.id))) return;
  for (const { set, mark } of missing) {
    const ready = await withPictures(env, set);
    if (ready) await putReadySet(db, ready, mark);
  }
  logLine("info", "ready_sets_added", { sets: missing.length });
}

async function markedSet(set: ReadySet) {
  const bytes = new TextEncoder().encode(JSON.stringify(set));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return { set, mark: Buffer.from(hash).toString("base64url") };
}

/** Null if a picture cannot be stored just now: the set is added in a later run. */
async function withPictures(env: Env, set: ReadySet): Promise<Ready | null> {
  const questions: QuestionInput[] = [];
  for (const question of set.questions) {
    const image = question.image && (await pictureOf(env, question.image));
    if (question.image && !image) return null;
    questions.push({ ...question, image });
  }
  return { ...set, language: set.language ?? "tr", questions };
}

async function pictureOf(env: Env, { drawing, alt }: Drawing): Promise<PictureRef | null> {
  const { bytesOf } = await import("#ready-sets/drawings");
  const bytes = bytesOf(drawing);
  const picture = bytes && stillPicture(bytes);
  if (!bytes || !picture || typeof picture === "string")
    throw new Error(`the drawing ${drawing} is missing or cannot be read`);
  try {
    const stored = await storePicture(env, house, picture, bytes);
    return typeof stored === "string" ? null : { ...stored, alt };
  } catch (error) {
    logLine("warn", "drawing_not_kept", { error });
    return null;
  }
}
