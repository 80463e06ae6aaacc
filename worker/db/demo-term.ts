import { asc, eq, inArray, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { picturesOf } from "#question/picture/picture-ids";
import { cursorOf, placeKept } from "./job-cursors";
import type { Database } from "./database";
import { finishing, type FinishedGame } from "./games/finished-games";
import { claiming, type NewGame } from "./games/new-games";
import { insertIf } from "./insert-if";
import { homeworkFinishing } from "./homework/homework-result";
import { handIn, listing } from "./library/editions";
import { countCopy } from "./library/shared-sets";
import { newShareToken, sharingOf, type OwnSet } from "./library/sharing";
import { classes, classStudents } from "./schema/classes";
import { homework } from "./schema/homework";
import { setOrigins } from "./schema/library";
import { users } from "./schema/people";
import { questions, questionSets } from "./schema/question-sets";
import { usageDays } from "./schema/schools";
import { jobCursors } from "./schema/upkeep";
import { usedByHomework, usedByQuestions } from "./sets/media-uses";
import { exportedQuestion } from "./sets/question-row";
import { ownSet } from "./sets/question-sets";

/** Statements for the demo term of a local run (`worker/scheduled/demo-term`). A deployment never asks for it. */

const JOB = "demo_term";

/** `at`: the time of the first start, up to which the term goes. `state`: empty if no term was asked for. */
export async function termState(db: Database): Promise<{ at: number; state: string }> {
  const { at, id } = await cursorOf(db, JOB);
  return { at, state: id };
}

export const noteTerm = (db: Database, at: number, state: "written" | "made") => placeKept(db, JOB, { at, id: state });

type StoredSet = typeof questionSets.$inferSelect;
export type StoredQuestion = typeof questions.$inferSelect;
export type WholeSet = { readonly set: StoredSet; readonly questions: readonly StoredQuestion[] };

/** Reads sets with their questions, in order; leaves out those that do not exist. */
export async function wholeSets(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, WholeSet>> {
  const [sets, rows] = await db.batch([
    db
      .select()
      .from(questionSets)
      .where(inArray(questionSets.id, [...ids])),
    db
      .select()
      .from(questions)
      .where(inArray(questions.setId, [...ids]))
      .orderBy(asc(questions.position)),
  ]);
  return new Map(sets.map((set) => [set.id, { set, questions: rows.filter(({ setId }) => setId === set.id) }]));
}

export async function isThere(db: Database, userId: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).get()) !== undefined;
}

type NewRows<Table extends SQLiteTable> = readonly Table["$inferInsert"][];
export type TermRows = {
  readonly users: NewRows<typeof users>;
  readonly classes: NewRows<typeof classes>;
  readonly students: NewRows<typeof classStudents>;
  readonly sets: readonly WholeSet[];
  readonly origins: NewRows<typeof setOrigins>;
  readonly games: readonly { readonly made: NewGame; readonly finished: FinishedGame }[];
  readonly homework: NewRows<typeof homework>;
  readonly homeworkPictures: readonly (readonly [homeworkId: string, pictures: readonly string[]])[];
  readonly homeworkResults: readonly Parameters<typeof homeworkFinishing>[1][];
};

/** Writes the whole term in one batch, and notes that it is written. */
export async function writeTerm(db: Database, at: number, rows: TermRows): Promise<void> {
  const pictures = rows.sets.flatMap((set) =>
    set.questions.map((row) => [row.id, [...picturesOf(exportedQuestion(row)).values()]] as const),
  );
  const games = await Promise.all(
    rows.games.map(async ({ made, finished }) => [...claiming(db, made), ...(await finishing(db, finished))]),
  );
  const statements = [
    allInto(db, users, rows.users),
    allInto(db, classes, rows.classes),
    allInto(db, classStudents, rows.students),
    allInto(
      db,
      questionSets,
      rows.sets.map(({ set }) => set),
    ),
    ...rows.sets.map((set) => allInto(db, questions, set.questions)),
    usedByQuestions(db, new Map(pictures)),
    allInto(db, setOrigins, rows.origins),
    ...rows.origins.flatMap(({ sourceId, setId, copiedAt }) => {
      const userId = rows.sets.find(({ set }) => set.id === setId)!.set.ownerId;
      return countCopy(db, { sourceId, copyId: setId, userId, now: copiedAt });
    }),
    allInto(db, homework, rows.homework),
    ...rows.homeworkPictures.map(([id, pictures]) => usedByHomework(db, id, pictures)),
    // Days that are over were kept before there was a term in them.
    db.delete(usageDays),
    db.delete(jobCursors).where(eq(jobCursors.job, "usage")),
    noteTerm(db, at, "written"),
  ].map((statement) => {
    const { sql: text, params } = statement.toSQL();
    return db.$client.prepare(text).bind(...params);
  });
  const results = await Promise.all(rows.homeworkResults.map((result) => homeworkFinishing(db, result)));
  await db.$client.batch([...statements, ...games.flat(), ...results.flat()]);
}

type InLibrary = { readonly own: OwnSet; readonly edition: string; readonly subject: string; readonly grade: number };

/** Hands a set in for the library, and lists it if `isListed`; may be repeated. */
export async function putInLibrary(db: Database, { own, edition, subject, grade }: InLibrary, isListed: boolean) {
  const seen = await ownSet(db, own.ownerId, own.id);
  const sharing = await sharingOf(db, own.ownerId, own.id);
  if (!seen || !sharing) return;
  const as = { visibility: "public", subject, grade, language: "tr", showAuthor: true, showSchool: true } as const;
  if (sharing.library === null)
    await handIn(db, { own, seen, as, id: edition, token: newShareToken(), reviewEverySet: true });
  if (isListed) await db.batch(listing(db, { id: edition, setId: own.id, now: Date.now() }, sql`true`));
}

/** Inserts rows that name the same fields, however many, in one statement. */
function allInto<Table extends SQLiteTable>(db: Database, table: Table, rows: NewRows<Table>) {
  const fields = Object.keys(rows[0] ?? {}).map((field) => [field, sql`value ->> ${`$.${field}`}`] as const);
  const row = Object.fromEntries(fields) as Parameters<typeof insertIf<Table>>[2];
  return insertIf(db, table, row, sql`true`, sql`json_each(${JSON.stringify(rows)})`).onConflictDoNothing();
}
