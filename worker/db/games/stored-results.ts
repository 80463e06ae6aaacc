import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../database";
import { gameResults, games } from "../schema/games";

/**
 * Details of finished games, as text. Nearly all are stored in their game's row. A text too long for a value of D1 (2 MB) is
 * compressed and stored in separate rows; only this file knows the difference.
 */

const MOST_BYTES = 1_900_000;
/** Length of a part in base64, so a multiple of four. */
const PART_LENGTH = 1_800_000;

type Row = { readonly id: string; readonly results: string | null; readonly resultsEdition: string | null };
/** A text and the edition it was read from: null if it was in the game's row. */
export type StoredText = { readonly text: string | null; readonly edition: string | null };

export async function storedText(db: Database, { id, results, resultsEdition }: Row): Promise<StoredText> {
  if (resultsEdition === null) return { text: results, edition: null };
  // Reads the text together with the row: the edition may have changed since.
  const rows = await db
    .select({ text: games.results, edition: games.resultsEdition, part: gameResults.data })
    .from(games)
    .leftJoin(gameResults, and(eq(gameResults.gameId, games.id), eq(gameResults.edition, games.resultsEdition)))
    .where(eq(games.id, id))
    .orderBy(asc(gameResults.part));
  const [row] = rows;
  if (!row || row.edition === null) return { text: row?.text ?? null, edition: null };
  return { text: await unpacked(rows.map(({ part }) => part ?? "").join("")), edition: row.edition };
}

export const resultsText = async (db: Database, game: Row): Promise<string | null> => (await storedText(db, game)).text;

type Packed = {
  readonly text: string | null;
  readonly edition: string | null;
  readonly parts: readonly string[];
};

/** Prepares a text for storage: as it is, or in parts. */
export async function packed(text: string | null): Promise<Packed> {
  if (text === null || !isTooLong(text)) return { text, edition: null, parts: [] };
  const bytes = await through(new Blob([text]), new CompressionStream("gzip"));
  const data = Buffer.from(bytes).toString("base64");
  const parts = Array.from({ length: Math.ceil(data.length / PART_LENGTH) }, (_, i) =>
    data.slice(i * PART_LENGTH, (i + 1) * PART_LENGTH),
  );
  return { text: null, edition: crypto.randomUUID(), parts };
}

/** Statements that insert the parts, for the batch that gives the game's row their edition. */
export const insertParts = (db: Database, id: string, { edition, parts }: Packed) =>
  parts.map((part, i) =>
    db.$client
      .prepare("INSERT INTO game_results (game_id, edition, part, data) SELECT id, ?2, ?3, ?4 FROM games WHERE id = ?1")
      .bind(id, edition, i, part),
  );

export const dropOldParts = (db: Database, id: string) =>
  db.$client
    .prepare(
      `DELETE FROM game_results
      WHERE game_id = ?1 AND edition IS NOT (SELECT results_edition FROM games WHERE id = ?1)`,
    )
    .bind(id);

/** Replaces the text that was read, or nothing: false if somebody else was faster. */
export async function replaceText(
  db: Database,
  {
    id,
    before,
    after,
    anonymizedAt,
  }: { id: string; before: StoredText; after: string | null; anonymizedAt: number | null },
): Promise<boolean> {
  const next = await packed(after);
  const [changed] = await db.$client.batch([
    db.$client
      .prepare(
        `UPDATE games SET results = ?2, results_edition = ?3, anonymized_at = coalesce(?4, anonymized_at)
        WHERE id = ?1 AND results_edition IS ?5 AND (?5 IS NOT NULL OR results IS ?6)`,
      )
      .bind(id, next.text, next.edition, anonymizedAt, before.edition, before.edition === null ? before.text : null),
    // Insert the parts even if the row was not changed: then they belong to no edition, and are deleted at once.
    ...insertParts(db, id, next),
    dropOldParts(db, id),
  ]);
  return (changed?.meta.changes ?? 0) > 0;
}

/** A UTF-16 unit takes three bytes at most, so most texts need no exact count. */
const isTooLong = (text: string): boolean =>
  text.length * 3 > MOST_BYTES && new TextEncoder().encode(text).byteLength > MOST_BYTES;

/**
 * Decompresses a text. If this version cannot, it hands the data on unchanged: another version may be able to, and nobody takes
 * it for damaged.
 */
async function unpacked(data: string): Promise<string> {
  try {
    const bytes = await through(new Blob([Buffer.from(data, "base64")]), new DecompressionStream("gzip"));
    return new TextDecoder().decode(bytes);
  } catch {
    return data;
  }
}

const through = (blob: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(blob.stream().pipeThrough(stream)).arrayBuffer();
