import { questionFaults } from "#question/fields/faults";
import { namedPictures, pictureBringer, type PictureWorld, withBrought } from "#features/exchange/index";
import type { Example } from "./example-sets";

type Pictured = {
  readonly set: Example;
  /** Pictures that could not be fetched just now, and questions left out because they need theirs. */
  readonly lost: number;
  readonly left: number;
};

/**
 * An example set with its pictures uploaded like a teacher's own. If that fails the set is still made, with the pictures'
 * descriptions in their place.
 */
export async function pictured(
  set: Example,
  files: ReadonlyMap<string, string>,
  world: PictureWorld,
): Promise<Pictured> {
  const ids = namedPictures(set.questions);
  const [{ bringPictures }, bytes] = await Promise.all([pictureBringer(), loaded(ids, files)]);
  let questions = set.questions;
  let lost = 0;
  await bringPictures(ids, bytes, {
    world,
    signal: new AbortController().signal,
    onOne(id, brought) {
      if (brought.is === "lost") lost++;
      questions = questions.map((question) => withBrought(question, id, brought).draft);
    },
  });
  const whole = questions.filter((question) => questionFaults(question).length === 0);
  return { set: { ...set, questions: whole }, lost, left: questions.length - whole.length };
}

async function loaded(ids: readonly string[], files: ReadonlyMap<string, string>) {
  const found = await Promise.all(ids.map(async (id) => [id, await bytesAt(files.get(id))] as const));
  return new Map(found.flatMap(([id, bytes]) => (bytes ? [[id, bytes] as const] : [])));
}

async function bytesAt(address: string | undefined): Promise<Uint8Array | null> {
  if (address === undefined) return null;
  try {
    const reply = await fetch(address);
    return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
