import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { TimeFactor } from "#protocol/class-limits";
import type { ListedClass, ListedStudent, SchoolClass, Student } from "#protocol/http/replies/classes";
import { shortName } from "#protocol/short-name";
import type { Database } from "../database";
import { classes, classStudents } from "../schema/classes";

export type Roll = {
  readonly class: ListedClass;
  readonly students: readonly ListedStudent[];
  /** Fingerprint of the student list when it was read: a write replaces only this version of the list. */
  readonly stamp: string;
};

const MONTH = 30 * 24 * 3_600_000;
/** Number of students that represent a class in a list of classes. */
const FIRST = 7;

export const isOwn = (ownerId: string, id?: string) =>
  and(eq(classes.ownerId, ownerId), isNull(classes.removingAt), id === undefined ? undefined : eq(classes.id, id));

/** Columns of a class in a list; only games with results of the class count. */
export const listedColumns = (now: number) => ({
  id: classes.id,
  name: classes.name,
  createdAt: classes.createdAt,
  archivedAt: classes.archivedAt,
  students: sql<number>`(select count(*) from class_students where class_id = classes.id and removing_at is null)`,
  games: sql<number>`(select count(*) from games where games.class_id = classes.id and ${isPlayed})`,
  lastGame: sql<string | null>`(select json_array(ended_at, title) from games where games.class_id = classes.id
    and ${isPlayed} order by ended_at desc limit 1)`,
  firstStudents: sql<string>`(select json_group_array(name) from (select name from class_students
    where class_id = classes.id and removing_at is null order by number limit ${FIRST}))`,
  month: sql<string>`(select json_array(coalesce(sum(questions), 0), coalesce(sum(credit), 0)) from class_results
    where class_results.class_id = classes.id and played_at > ${now - MONTH})`,
  before: sql<string>`(select json_array(coalesce(sum(questions), 0), coalesce(sum(credit), 0)) from class_results
    where class_results.class_id = classes.id and played_at > ${now - 2 * MONTH} and played_at <= ${now - MONTH})`,
});

/** The game is over and somebody of the class took part. */
export const isPlayed = sql`ended_at is not null
  and exists (select 1 from class_results where game_id = games.id and asked > 0)`;

type ListedRow = {
  id: string;
  name: string;
  createdAt: number;
  archivedAt: number | null;
  students: number;
  games: number;
  lastGame: string | null;
  firstStudents: string;
  month: string;
  before: string;
};

export function listedClass(row: ListedRow): ListedClass {
  const [lastPlayed, lastTitle] = JSON.parse(row.lastGame ?? "[null, null]") as [number, string] | [null, null];
  return {
    ...schoolClass(row),
    games: row.games,
    last_played: lastPlayed,
    last_title: lastTitle,
    first_students: (JSON.parse(row.firstStudents) as string[]).map(shortName),
    month: storedRate(row.month),
    before: storedRate(row.before),
  };
}

function storedRate(stored: string): ListedClass["month"] {
  const [questions, credit] = JSON.parse(stored) as [number, number];
  return { questions, credit: questions === 0 ? null : credit / questions };
}

type ClassRow = Pick<ListedRow, "id" | "name" | "createdAt" | "archivedAt" | "students">;

const schoolClass = ({ id, name, createdAt, archivedAt, students }: ClassRow): SchoolClass => ({
  id,
  name,
  student_count: students,
  created_at: createdAt,
  archived: archivedAt !== null,
});

export const publicStudent = (row: typeof classStudents.$inferSelect): Student => ({
  id: row.id,
  number: row.number,
  school_no: row.schoolNo,
  name: row.name,
  time_factor: row.timeFactor as TimeFactor,
  account: { linked: row.userId !== null },
});

/** Fingerprint of everything a write may change, as one text. */
export const stampOf = (classId: string) => sql<string>`(
  select json_group_array(json_array(id, number, school_no, name, time_factor)) from (
    select * from class_students where class_id = ${classId} and removing_at is null order by number))`;

const ofStudent = sql`from class_results where student_id = class_students.id and asked > 0`;

export const rollQueries = (db: Database, ownerId: string, id: string) =>
  [
    db
      .select({ ...listedColumns(Date.now()), stamp: stampOf(id) })
      .from(classes)
      .where(isOwn(ownerId, id)),
    db
      .select({
        row: classStudents,
        games: sql<number>`(select count(*) ${ofStudent} and class_results.class_id = class_students.class_id)`,
        lastPlayed: sql<number | null>`(select max(played_at) ${ofStudent})`,
      })
      .from(classStudents)
      .where(and(eq(classStudents.classId, id), isNull(classStudents.removingAt)))
      .orderBy(classStudents.number),
  ] as const;

/** Reads a teacher's class with its students by number; null if it does not exist or belongs to somebody else. */
export const classRoll = async (db: Database, ownerId: string, id: string) =>
  rollIn(await db.batch(rollQueries(db, ownerId, id)));

export function rollIn([[found], students]: BatchResponse<ReturnType<typeof rollQueries>>): Roll | null {
  if (!found) return null;
  return {
    class: listedClass(found),
    students: students.map(({ row, games, lastPlayed }) => ({
      ...publicStudent(row),
      games,
      last_played: lastPlayed,
    })),
    stamp: found.stamp,
  };
}
