import { and, asc, count, eq, gt, isNull, or, sql } from "drizzle-orm";
import { limits } from "#shared/limits";
import type { Database } from "../database";
import { usedByGame } from "../sets/media-uses";
import { bestGameOf } from "../sets/set-record";
import { games } from "../schema/games";
import { media } from "../schema/media";
import { questions, questionSets } from "../schema/question-sets";
import { gameKey, type GameRow } from "./games";

/** Reads a teacher's set with the rows of its questions, in order; undefined for anybody else's. */
export async function setToPlay(db: Database, ownerId: string, setId: string) {
  const [sets, rows] = await db.batch([
    db
      .select({ id: questionSets.id, title: questionSets.title, language: questionSets.language })
      .from(questionSets)
      .where(and(eq(questionSets.id, setId), eq(questionSets.ownerId, ownerId))),
    db
      .select({ question: questions, width: media.width, height: media.height })
      .from(questions)
      .innerJoin(questionSets, eq(questionSets.id, questions.setId))
      .leftJoin(media, eq(media.id, sql`${questions.image} ->> 'id'`))
      .where(and(eq(questions.setId, setId), eq(questionSets.ownerId, ownerId)))
      .orderBy(asc(questions.position), asc(questions.id)),
  ]);
  const set = sets[0];
  return (
    set && {
      ...set,
      rows: rows.map(({ question, ...sides }) => withSides(question, sides)),
    }
  );
}

type Sides = { readonly width: number | null; readonly height: number | null };

/** Adds the picture's true sides: a place on a picture is judged by its shape, and the sent sides may be wrong. */
function withSides(row: typeof questions.$inferSelect, { width, height }: Sides): typeof row {
  return row.image && width !== null && height !== null ? { ...row, image: { ...row.image, width, height } } : row;
}

export type NewGame = Pick<
  GameRow,
  | "id"
  | "code"
  | "ownerId"
  | "questionSetId"
  | "title"
  | "label"
  | "settings"
  | "totalQuestions"
  | "createdAt"
  | "classId"
> & { readonly pictures: readonly string[] };

type Wanted = { ownerId: string; questionSetId: string | null; now: number; mostCodes: number };

/** Looks up in one trip what a new game depends on. `takenCodes` counts the six-digit codes in use, up to `mostCodes`. */
export async function factsForGame(db: Database, { ownerId, questionSetId, now, mostCodes }: Wanted) {
  const [[best], [taken]] = await db.batch([
    bestGameOf(db, ownerId, questionSetId ?? ""),
    takenShortCodes(db, now, mostCodes),
  ]);
  const { rate = null, playedAt = null } = best ?? {};
  const record = rate !== null && playedAt !== null ? { rate, playedAt } : null;
  return { record, takenCodes: taken?.codes ?? 0 };
}

function takenShortCodes(db: Database, now: number, most: number) {
  const taken = db
    .select({ one: sql`1`.as("one") })
    .from(games)
    .where(and(or(isNull(games.codeFreeAt), gt(games.codeFreeAt, now)), sql`length(${games.code}) = 6`))
    .limit(most)
    .as("taken");
  return db.select({ codes: count() }).from(taken);
}

/**
 * Stores the game under its code, unless the code is in use, this teacher has had it before, or has as many unfinished games
 * as there may be, or the class has become another teacher's. One statement decides, so two teachers never get the same code.
 */
export async function claimCode(db: Database, game: NewGame): Promise<boolean> {
  const [claimed] = await db.$client.batch(claiming(db, game));
  return (claimed?.meta.changes ?? 0) > 0;
}

/** Statements of `claimCode`, for one batch; the first one decides. */
export function claiming(db: Database, game: NewGame): D1PreparedStatement[] {
  const { id, code, ownerId, questionSetId, title, label, settings, totalQuestions, createdAt, pictures } = game;
  const { classId } = game;
  return [
    db.$client
      .prepare(
        `INSERT INTO games
          (id, code, owner_id, question_set_id, title, title_key, status, settings, total_questions, created_at, label,
            class_id, given_class)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, 'lobby', ?7, ?8, ?9, ?10, ?11, ?11
        WHERE NOT EXISTS (SELECT 1 FROM games WHERE code = ?2 AND (code_free_at IS NULL OR code_free_at > ?9))
          AND NOT EXISTS (SELECT 1 FROM used_codes WHERE owner_id = ?3 AND code = ?2)
          AND (?11 IS NULL OR EXISTS (SELECT 1 FROM classes WHERE id = ?11 AND owner_id = ?3))
          AND (SELECT count(*) FROM games WHERE owner_id = ?3 AND status <> 'completed') < ?12`,
      )
      .bind(
        id,
        code,
        ownerId,
        questionSetId,
        title,
        gameKey(title, label),
        settings,
        totalQuestions,
        createdAt,
        label,
        classId,
        limits.liveGamesPerTeacher,
      ),
    db.$client
      .prepare(
        `INSERT INTO used_codes (owner_id, code) SELECT owner_id, code FROM games WHERE id = ? ON CONFLICT DO NOTHING`,
      )
      .bind(id),
    ...(pictures.length > 0 ? [usedByGame(db, id, pictures)] : []),
  ];
}

/** Deletes a game that never got its room. A played game stays. */
export async function forgetGame(db: Database, id: string): Promise<void> {
  await db.delete(games).where(and(eq(games.id, id), eq(games.status, "lobby")));
}
