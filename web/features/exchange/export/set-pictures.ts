import { picturesOf } from "#question/picture/picture-ids";
import type { ExportedSet } from "./exported-set";

type SetPicture = { readonly bytes: Uint8Array; readonly extension: string };
/** Pictures by id, without those that could not be loaded. */
export type SetPictures = ReadonlyMap<string, SetPicture>;

export const noPictures: SetPictures = new Map();

const AT_ONCE = 4;
const extensions: Readonly<Record<string, string>> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
};

export const pictureIds = ({ questions }: ExportedSet): string[] => [
  ...new Set(questions.flatMap((question) => [...picturesOf(question).values()])),
];

/** Loads every picture of a set, a few at a time. Calls `onOne` after each. */
export async function loadPictures(ids: readonly string[], onOne: () => void): Promise<SetPictures> {
  const found = new Map<string, SetPicture>();
  const waiting = [...ids];
  const next = async (): Promise<void> => {
    const id = waiting.shift();
    if (id === undefined) return;
    const picture = await loaded(id);
    if (picture) found.set(id, picture);
    onOne();
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return found;
}

async function loaded(id: string): Promise<SetPicture | null> {
  try {
    const reply = await fetch(`/media/${id}`);
    const extension = extensions[reply.headers.get("content-type") ?? ""];
    return reply.ok && extension ? { bytes: new Uint8Array(await reply.arrayBuffer()), extension } : null;
  } catch {
    return null;
  }
}
