import { and, eq, sql } from "drizzle-orm";
import { newEntry, type Named } from "./audit";
import type { Database } from "../database";
import { handClasses, hasRoomForClasses, hasRunningGames, type Clashes } from "./hand-over-classes";
import type { Quota } from "../quota";
import { settleEditions } from "./resting";
import { librarySets, libraryReports, setOrigins } from "../schema/library";
import { mediaOwners } from "../schema/media";
import { users } from "../schema/people";
import { questionSets } from "../schema/question-sets";

type HandOver = {
  readonly from: Named;
  readonly to: Named;
  readonly actor: Named;
  readonly quota: Quota;
  /** Hands over the classes too, with these names and codes changed. */
  readonly classes: Clashes | null;
  readonly now: number;
};
export type HandedOver = Record<"sets" | "classes" | "games" | "homework", number>;
type Obstacle = "games_running" | "sets_full" | "classes_full";

/** A place beyond any that an origin can have. */
const aside = 1000;

/**
 * Gives all sets of one teacher to another in one batch, with their editions, links, drafts and pictures; with `classes` also
 * the classes, their games and homework. Nobody becomes a shown author without asking: if a set named its author, that name
 * becomes its origin. All or nothing: an obstacle is answered instead.
 */
export async function handOver(db: Database, given: HandOver): Promise<HandedOver | Obstacle> {
  const { from, to, actor, quota, classes, now } = given;
  const between = { from: from.id, to: to.id };
  const both = sql`owner_id IN (${from.id}, ${to.id})`;
  const hasRoom = sql`(SELECT count(*) FROM question_sets WHERE ${both}) <= ${quota.sets}
    AND (SELECT coalesce(sum(bytes), 0) FROM question_sets WHERE ${both}) <= ${quota.bytes}`;
  const hasSets = sql`EXISTS (SELECT 1 FROM question_sets WHERE owner_id = ${from.id})`;
  const hasClasses = sql`EXISTS (SELECT 1 FROM classes WHERE owner_id = ${from.id} AND removing_at IS NULL)`;
  const mayMove = classes ? sql`${hasRoomForClasses(between)} AND NOT ${hasRunningGames(from.id)}` : sql`true`;
  const isRight = sql`EXISTS (SELECT 1 FROM users WHERE id = ${to.id} AND role = 'teacher' AND approval = 'approved' AND suspended_at IS NULL
      AND verified_at IS NOT NULL)
    AND (NOT ${hasSets} OR (${hasRoom})) AND ${mayMove}`;
  const moved = sql`(SELECT id FROM question_sets WHERE owner_id = ${from.id})`;
  const named = sql`(SELECT id FROM question_sets WHERE owner_id = ${from.id} AND show_author)`;
  const isActor = eq(users.id, actor.id);
  const entry = (action: "sets_taken" | "sets_given" | "classes_taken" | "classes_given", target: Named) =>
    newEntry(
      db,
      { action, actor, target, now },
      and(isActor, isRight, action.startsWith("sets") ? hasSets : classes ? hasClasses : sql`false`),
    );
  const entries = [
    entry("sets_taken", from),
    entry("sets_given", to),
    entry("classes_taken", from),
    entry("classes_given", to),
  ] as const;
  const sets = [
    // Moves origins one place back, by way of unused places.
    db
      .update(setOrigins)
      .set({ place: sql`place + ${aside}` })
      .where(sql`set_id IN ${named} AND ${isRight}`),
    db
      .update(setOrigins)
      .set({ place: sql`place - ${aside - 1}` })
      .where(sql`set_id IN ${named} AND ${isRight}`),
    db.insert(setOrigins).select(
      sql`SELECT id, 0, id, title, ${from.name}, ${from.id}, ${now} FROM question_sets
        WHERE owner_id = ${from.id} AND show_author AND ${isRight}`,
    ),
    db
      .insert(mediaOwners)
      .select(
        sql`SELECT ${to.id}, media_id, ${now} FROM question_media JOIN questions ON questions.id = question_id
            WHERE set_id IN ${moved} AND ${isRight}
          UNION SELECT ${to.id}, media_id, ${now} FROM draft_media WHERE set_id IN ${moved} AND ${isRight}`,
      )
      .onConflictDoNothing(),
    // Delete the new owner's abuse reports about sets that are now theirs.
    db.delete(libraryReports).where(sql`set_id IN ${moved} AND reporter_id = ${to.id} AND ${isRight}`),
    db
      .update(librarySets)
      .set({ ownerId: to.id })
      .where(sql`owner_id = ${from.id} AND ${isRight}`),
    db
      .update(questionSets)
      .set({ ownerId: to.id, showAuthor: false, showSchool: false })
      .where(sql`owner_id = ${from.id} AND ${isRight}`)
      .returning({ id: questionSets.id }),
  ] as const;
  if (!classes) {
    const results = await db.batch([...entries, ...sets, ...settleEditions(db, to.id)]);
    const given = results[10].length;
    return given === 0 ? nothingGiven(db, isRight, between, null) : { ...none, sets: given };
  }
  // The sets go last: the conditions on both teachers hold until then.
  const results = await db.batch([
    ...entries,
    ...handClasses(db, between, classes, isRight),
    ...sets,
    ...settleEditions(db, to.id),
  ]);
  const reply = {
    sets: results[15].length,
    classes: results[8].length,
    games: results[4].length,
    homework: results[7].length,
  };
  return reply.sets + reply.classes === 0 ? nothingGiven(db, isRight, between, classes) : reply;
}

const none: HandedOver = { sets: 0, classes: 0, games: 0, homework: 0 };

/** Answers zeros if there was nothing to give, else the obstacle. */
async function nothingGiven(
  db: Database,
  isRight: ReturnType<typeof sql>,
  between: { from: string; to: string },
  classes: Clashes | null,
): Promise<HandedOver | Obstacle> {
  const row = await db
    .select({
      isRight: sql<number>`${isRight}`,
      isRunning: sql<number>`${hasRunningGames(between.from)}`,
      hasRoom: sql<number>`${hasRoomForClasses(between)}`,
    })
    .from(sql`(SELECT 1)`)
    .get();
  if (row?.isRight) return none;
  if (classes && row?.isRunning) return "games_running";
  return classes && !row?.hasRoom ? "classes_full" : "sets_full";
}
