import { and, asc, desc, eq, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { FoundNickname, FoundStudent } from "#protocol/http/replies/people";
import { namesIn } from "#game/results/stored-parts";
import { searchKey } from "#shared/fold";
import { othersTurn } from "#shared/in-turns";
import type { Database } from "../database";
import { foldedText, hasOtherSigns } from "../folded-text";
import { hasWords } from "../has-words";
import { isOverview } from "../games/game-history";
import { partsThere, storedPart } from "../games/result-parts";
import { resultsText } from "../games/stored-results";
import { classes, classStudents } from "../schema/classes";
import { games } from "../schema/games";
import { users } from "../schema/people";

/** Finds people who have no account: pupils of class lists, and nicknames in games whose reports still have names. */

const MOST_FOUND = 50;
/** Rows that a rough search may find before they are compared letter by letter. */
const MOST_ROUGH = 300;
const MOST_STUDENTS = 1_000;
/** Games that one search goes through, and parts of large ones. */
const MOST_GAMES = 2_000;
const MOST_PARTS = 50;

const wordsOf = (q: string) =>
  searchKey(q)
    .split(" ")
    .filter((word) => word !== "");
const hasEvery = (words: readonly string[], text: string) => {
  const key = searchKey(text);
  return words.every((word) => key.includes(word));
};

/** D1 compares only ASCII letters without case, and takes short patterns: any letter stands for one that has accents. */
const roughly = (column: SQLiteColumn, words: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) => sql`${column} LIKE ${`%${word.slice(0, 40).replaceAll(/[^bdfhjkmpqrtvwxz\d]/gu, "_")}%`}`),
  );

/** Kept results with nothing but ids and nicknames: the questions and answers of 300 games would fill an isolate. */
const namedIn = (results: SQLiteColumn) => sql<string | null>`iif(json_valid(${results}), (
  SELECT json_object('players', json_group_array(json_array(value ->> 0, value ->> 1)))
  FROM json_each(${results}, '$.players')), NULL)`;

/** Names that have every word, as D1 finds them; roughly those with other signs. */
const isNamed = (q: string) =>
  or(
    hasWords(foldedText(classStudents.name), q),
    and(hasOtherSigns(classStudents.name), roughly(classStudents.name, wordsOf(q))),
  );

const teacher = { id: users.id, name: users.name, email: users.email, school: users.school };

export async function findStudents(db: Database, q: string): Promise<FoundStudent[]> {
  const words = wordsOf(q);
  const rows = await db
    .select({
      id: classStudents.id,
      name: classStudents.name,
      number: classStudents.number,
      school_no: classStudents.schoolNo,
      class_name: classes.name,
      teacher,
    })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .innerJoin(users, eq(users.id, classes.ownerId))
    .where(and(isNull(classStudents.removingAt), isNull(classes.removingAt), isNamed(q)))
    .orderBy(asc(classStudents.createdAt))
    .limit(MOST_STUDENTS);
  return rows.filter(({ name }) => hasEvery(words, name)).slice(0, MOST_FOUND);
}

/**
 * Looks through games that ended before this moment, the newest first. `next` is where a further search begins: games that ended
 * at one moment are looked through by one search.
 */
export async function findNicknames(
  db: Database,
  bucket: R2Bucket,
  q: string,
  before: number,
): Promise<{ readonly nicknames: FoundNickname[]; readonly next: number | null }> {
  const words = wordsOf(q);
  const withNames = and(isNull(games.anonymizedAt), lt(games.endedAt, before));
  const window = db
    .select({ rowid: sql<number>`rowid`, endedAt: games.endedAt })
    .from(games)
    .where(withNames)
    .orderBy(desc(games.endedAt))
    .limit(MOST_GAMES)
    .as("newest");
  // No batch: there D1 answers by the names of columns, of which some are equal.
  const [[end], rows] = await Promise.all([
    db.select({ count: sql<number>`count(*)`, oldest: sql<number>`min(${window.endedAt})` }).from(window),
    db
      .select({
        id: games.id,
        title: games.title,
        endedAt: games.endedAt,
        named: namedIn(games.results),
        isLarge: isOverview.mapWith(Boolean),
        resultsEdition: games.resultsEdition,
        teacher,
      })
      .from(games)
      .innerJoin(users, eq(users.id, games.ownerId))
      .where(
        sql`${games}.rowid IN (SELECT rowid FROM games WHERE ${withNames} ORDER BY ended_at DESC LIMIT ${MOST_GAMES})
          AND (${roughly(games.results, words)} OR ${games.resultsEdition} IS NOT NULL OR ${isOverview})`,
      )
      .orderBy(desc(games.endedAt))
      .limit(MOST_ROUGH),
  ]);
  // The games of the last moment may not all be here.
  const last = rows.length === MOST_ROUGH ? rows.at(-1)!.endedAt : end!.count === MOST_GAMES ? end!.oldest : null;
  const next = last !== null && last + 1 < before ? last + 1 : last;
  const whole = rows.filter(({ endedAt }) => endedAt! >= (next ?? 0));
  const nicknames: FoundNickname[] = [];
  let parts = 0;
  for (const [i, game] of whole.entries()) {
    const text = game.resultsEdition === null ? game.named : await resultsText(db, { ...game, results: null });
    for await (const part of game.isLarge ? partTexts(bucket, game.id) : [text]) {
      if (game.isLarge) parts += 1;
      await othersTurn();
      for (const { id, nickname } of part === null ? [] : namesIn(part)) {
        if (!hasEvery(words, nickname)) continue;
        const found = { game_id: game.id, player_id: id, nickname, title: game.title, played_at: game.endedAt! };
        nicknames.push({ ...found, teacher: game.teacher });
      }
    }
    const isLastOfMoment = whole[i + 1]?.endedAt !== game.endedAt;
    const isEnough = nicknames.length >= MOST_FOUND || parts >= MOST_PARTS;
    if (isEnough && isLastOfMoment) return { nicknames, next: game.endedAt };
  }
  return { nicknames, next };
}

/** The players of a large game stand in its parts. */
async function* partTexts(bucket: R2Bucket, gameId: string): AsyncGenerator<string | null> {
  for (const relay of (await partsThere(bucket, gameId)).keys())
    yield (await storedPart(bucket, { gameId, relay }))?.text ?? null;
}

/** The class of a student of a list. */
export const placeOfStudent = (db: Database, id: string) =>
  db
    .select({ classId: classes.id, ownerId: classes.ownerId, className: classes.name })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(and(eq(classStudents.id, id), isNull(classStudents.removingAt), isNull(classes.removingAt)))
    .get();

export const storedGame = (db: Database, id: string) =>
  db
    .select({
      id: games.id,
      code: games.code,
      mode: games.mode,
      endedAt: games.endedAt,
      title: games.title,
      results: games.results,
      resultsEdition: games.resultsEdition,
    })
    .from(games)
    .where(eq(games.id, id))
    .get();
