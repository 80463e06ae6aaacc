import { PATIENCE_MS, withTimeout } from "../with-timeout";

/** Parts of large games in R2: one for each room that played the game, beside the figures computed from all of them. */

const ROOT = "results/";
const folder = (gameId: string): string => `${ROOT}${gameId}/`;
const FIGURES = "figures";

export type PartPlace = { readonly gameId: string; readonly relay: number };
/** A part's contribution to the columns of its game. */
export type PartSums = {
  readonly players: number;
  readonly asked: number;
  readonly correct: number;
  readonly answered: number;
  readonly score: number;
};

const keyOf = ({ gameId, relay }: PartPlace): string => `${folder(gameId)}${relay}`;

/** Stores a part. Repeating it overwrites the same data. */
export async function storePart(bucket: R2Bucket, place: PartPlace, text: string, sums: PartSums): Promise<void> {
  const customMetadata = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, String(value)]));
  await bucket.put(keyOf(place), text, { customMetadata });
}

type StoredPart = { readonly text: string; readonly stored: R2Object };

export async function storedPart(bucket: R2Bucket, place: PartPlace): Promise<StoredPart | null> {
  const stored = await bucket.get(keyOf(place));
  return stored && { text: await textOf(stored), stored };
}

/** Replaces the part that was read, or nothing: false if somebody else was faster. */
export async function replacePart(bucket: R2Bucket, { stored }: StoredPart, text: string): Promise<boolean> {
  const { customMetadata = {}, etag } = stored;
  return (await bucket.put(stored.key, text, { customMetadata, onlyIf: { etagMatches: etag } })) !== null;
}

/** Lists which parts of a game exist, by their number. */
export async function partsThere(bucket: R2Bucket, gameId: string): Promise<ReadonlyMap<number, PartSums>> {
  const parts = new Map<number, PartSums>();
  for await (const { key, customMetadata } of objectsUnder(bucket, folder(gameId))) {
    const name = key.slice(folder(gameId).length);
    if (/^\d+$/.test(name)) parts.set(Number(name), sumsOf(customMetadata ?? {}));
  }
  return parts;
}

/** Stores the figures computed from all parts, so they can be served again without opening the parts. */
export const storeFigures = (bucket: R2Bucket, gameId: string, text: string) =>
  bucket.put(`${folder(gameId)}${FIGURES}`, text);

export async function storedFigures(bucket: R2Bucket, gameId: string): Promise<string | null> {
  const stored = await bucket.get(`${folder(gameId)}${FIGURES}`);
  return stored && textOf(stored);
}

/** A text may stop half-way. */
const textOf = (stored: R2ObjectBody) => withTimeout(stored.text(), PATIENCE_MS);

export const dropPart = (bucket: R2Bucket, place: PartPlace): Promise<void> => bucket.delete(keyOf(place));

export async function dropParts(bucket: R2Bucket, gameId: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of objectsUnder(bucket, folder(gameId))) keys.push(key);
  // R2 deletes a thousand at once.
  for (let i = 0; i < keys.length; i += 1000) await bucket.delete(keys.slice(i, i + 1000));
}

/** Deletes the parts of a game that was just deleted. If R2 is down, the nightly job finds them. */
export const dropPartsOrLater = (bucket: R2Bucket, gameId: string): Promise<void> =>
  dropParts(bucket, gameId).catch(() => {});

/** Lists the ids of the next games with parts, after the given one; `last` is null if there are no more. */
export async function gamesWithParts(bucket: R2Bucket, after: string, limit: number) {
  const page = await bucket.list({
    prefix: ROOT,
    delimiter: "/",
    limit,
    // Skips everything in the folder of the last game.
    ...(after !== "" && { startAfter: `${folder(after)}\uffff` }),
  });
  const ids = page.delimitedPrefixes.map((prefix) => prefix.slice(ROOT.length, -1));
  return { ids, last: page.truncated ? (ids.at(-1) ?? null) : null };
}

async function* objectsUnder(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object> {
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const page = await bucket.list({ prefix, include: ["customMetadata"], ...(cursor && { cursor }) });
    yield* page.objects;
    isMore = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
}

const sumsOf = (said: Record<string, string>): PartSums => ({
  players: countOf(said["players"]),
  asked: countOf(said["asked"]),
  correct: countOf(said["correct"]),
  answered: countOf(said["answered"]),
  score: countOf(said["score"]),
});

function countOf(text = ""): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
