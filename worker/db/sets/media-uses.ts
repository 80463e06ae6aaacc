import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database";
import { draftMedia, homeworkMedia, questionMedia } from "../schema/media";

/**
 * Statements that record the use of pictures, for the batch that writes the user of the picture. The nightly job then reads
 * only indexes for each picture and opens no question, draft or result. Rows go with the user of the picture.
 */

/** Records pictures of questions just written, by the questions' ids; skips questions that do not exist. */
export const usedByQuestions = (
  db: Database,
  pictures: ReadonlyMap<string, readonly string[]>,
  wereWritten: SQL = sql`true`,
) =>
  db
    .insert(questionMedia)
    .select(
      sql`select distinct questions.id, media.id
        from json_each(${JSON.stringify([...pictures].flatMap(([id, all]) => all.map((picture) => [id, picture])))}) as use
        join questions on questions.id = use.value ->> 0
        join media on media.id = use.value ->> 1 and media.removing_at is null
        where ${wereWritten}`,
    )
    .onConflictDoNothing();

/** Removes earlier uses, before `usedByQuestions` of a question that existed already. */
export const unusedByQuestion = (db: Database, questionId: string, wasChanged: SQL) =>
  db.delete(questionMedia).where(and(eq(questionMedia.questionId, questionId), wasChanged));

/** Records pictures named in the set's stored drafts: any text in them that is a picture's id. */
export const usedByDrafts = (db: Database, setId: string) =>
  [
    db.delete(draftMedia).where(eq(draftMedia.setId, setId)),
    db
      .insert(draftMedia)
      .select(
        sql`select distinct question_sets.id, media.id
          from question_sets join json_tree(question_sets.drafts) as part
          join media on media.id = part.atom and media.removing_at is null
          where question_sets.id = ${setId} and part.type = 'text' and length(part.atom) = 43`,
      )
      .onConflictDoNothing(),
  ] as const;

/** Records pictures of a game's questions as they were when it was opened. */
export const usedByGame = (db: Database, gameId: string, pictures: readonly string[]) =>
  db.$client
    .prepare(
      `INSERT INTO game_media (game_id, media_id) SELECT games.id, media.id FROM games
        JOIN json_each(?2) AS use JOIN media ON media.id = use.value AND media.removing_at IS NULL
        WHERE games.id = ?1 ON CONFLICT DO NOTHING`,
    )
    .bind(gameId, JSON.stringify(pictures));

/** Records pictures of a homework's questions. */
export const usedByHomework = (db: Database, homeworkId: string, pictures: readonly string[]) =>
  db
    .insert(homeworkMedia)
    .select(
      sql`select homework.id, media.id from homework
        join json_each(${JSON.stringify(pictures)}) as use
        join media on media.id = use.value and media.removing_at is null
        where homework.id = ${homeworkId}`,
    )
    .onConflictDoNothing();
