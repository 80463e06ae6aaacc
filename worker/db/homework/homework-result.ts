import { and, eq, sql, type SQL } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import type { Database } from "../database";
import { finishing, recordResults, type FinishedGame } from "../games/finished-games";
import type { HomeworkRow } from "./homework";
import { games } from "../schema/games";
import { homework } from "../schema/homework";

/** Writes of a homework's object to D1. */

type Details = Pick<
  HomeworkRow,
  "id" | "title" | "dueAt" | "closedAt" | "edition" | "endedAt" | "roomUntil" | "expected" | "started" | "finished"
>;

const setDetails = (db: Database, { id, ...details }: Details) =>
  db
    .update(homework)
    .set({ ...details, titleKey: searchKey(details.title) })
    .where(and(eq(homework.id, id), sql`edition <= ${details.edition}`));

/**
 * Writes the details of a homework that is not over. Reopening it deletes its result and everybody's line: they reveal what is
 * right.
 */
export async function homeworkDetails(db: Database, details: Details): Promise<void> {
  const isOpen = sql`exists (select 1 from homework where id = ${details.id} and ended_at is null)`;
  await db.batch([setDetails(db, details), dropResult(db, details.id, isOpen)]);
}

const dropResult = (db: Database, id: string, onlyIf?: SQL) =>
  db.delete(games).where(and(eq(games.id, id), eq(games.mode, "homework"), onlyIf));

type HomeworkResult = Details & {
  readonly endedAt: number;
  readonly questionSetId: string | null;
  readonly settings: string;
  readonly createdAt: number;
} & Pick<FinishedGame, "startedAt" | "columns" | "results" | "players" | "sums">;

/**
 * Writes the result as a game's. The row is made from the homework's row, so a deleted one does not come back, and replaced if
 * the homework was extended after an earlier end. If nobody began, there is nothing to report.
 */
export async function homeworkResult(db: Database, result: HomeworkResult): Promise<void> {
  const { id, title, dueAt, closedAt, edition, endedAt, roomUntil, expected, started, finished } = result;
  const details = { id, title, dueAt, closedAt, edition, endedAt, roomUntil, expected, started, finished };
  if (result.columns.playerCount === 0) {
    await db.batch([setDetails(db, details), dropResult(db, id)]);
    return;
  }
  await recordResults(db, asGame(result), gameRow(db, result));
  // Comes last: if the writes before it fail, the result is still owed.
  await setDetails(db, details);
}

/** Statements that write the result of a homework that is over, for one batch after its row. */
export const homeworkFinishing = async (db: Database, result: Finished): Promise<D1PreparedStatement[]> => [
  ...gameRow(db, result),
  ...(await finishing(db, asGame(result))),
];

type Finished = Pick<
  HomeworkResult,
  "id" | "title" | "settings" | "startedAt" | "endedAt" | "columns" | "results" | "players" | "sums"
>;

const asGame = ({ id, startedAt, endedAt, columns, results, players, sums }: Finished): FinishedGame => ({
  id,
  startedAt,
  endedAt,
  codeFreeAt: endedAt,
  columns,
  results,
  players,
  sums,
});

/** Statements that make the game's row from the homework's, for its lines to be written anew. */
function gameRow(db: Database, { id, title, settings }: Finished): D1PreparedStatement[] {
  const prepare = (text: string, ...values: unknown[]) => db.$client.prepare(text).bind(...values);
  const row = prepare(
    `INSERT INTO games (id, code, owner_id, question_set_id, title, title_key, status, mode, settings, total_questions,
        created_at, class_id, given_class)
      SELECT id, code, owner_id, question_set_id, ?2, ?3, 'active', 'homework', ?4, total_questions, created_at, class_id,
        given_class
      FROM homework WHERE id = ?1
      ON CONFLICT (id) DO UPDATE SET title = excluded.title,
        title_key = CASE label WHEN '' THEN excluded.title_key ELSE title_key END, class_id = excluded.class_id,
        anonymized_at = NULL`,
    id,
    title,
    searchKey(title),
    settings,
  );
  const pictures = prepare(
    `INSERT INTO game_media (game_id, media_id) SELECT games.id, media_id FROM homework_media JOIN games ON games.id = homework_id
      WHERE homework_id = ?1 ON CONFLICT DO NOTHING`,
    id,
  );
  const removed = prepare("DELETE FROM game_players WHERE game_id = ?1", id);
  return [row, pictures, removed];
}
