import { and, eq, isNull, sql } from "drizzle-orm";
import { classLimits } from "#protocol/class-limits";
import { writeAndRead, type Database } from "../database";
import { noteAccount } from "./class-students";
import { rollIn, rollQueries, type Roll } from "./class-roll";
import { classStudents, formerClasses } from "../schema/classes";

/** Moves a student to another class of the same teacher. */

type Move = {
  readonly ownerId: string;
  readonly studentId: string;
  readonly from: string;
  readonly to: string;
};

type MoveFault = "class_not_found" | "class_archived" | "class_full" | "school_no" | "account" | "not_found";

const NUMBERS = JSON.stringify(Array.from({ length: classLimits.students }, (_, i) => i + 1));

/**
 * Moves the student: one statement decides and moves, another records the former class. The row keeps its id, and with it
 * results, account, code and homework. If the card's number is taken, the lowest free one replaces it. Answers the new class then,
 * and why the student was not moved, or null.
 */
export async function moveStudent(db: Database, move: Move): Promise<{ fault: MoveFault | null; roll: Roll | null }> {
  const { studentId, from, to } = move;
  const taken = sql`(SELECT number FROM class_students WHERE class_id = ${to} AND removing_at IS NULL)`;
  const lowestFree = sql`(SELECT min(value) FROM json_each(${NUMBERS}) WHERE value NOT IN ${taken})`;
  const isThere = and(
    eq(classStudents.id, studentId),
    eq(classStudents.classId, from),
    isNull(classStudents.removingAt),
    sql`EXISTS (SELECT 1 FROM classes WHERE id = ${from} AND owner_id = ${move.ownerId} AND removing_at IS NULL)`,
  );
  const statements = [
    db
      .insert(formerClasses)
      .select(
        sql`SELECT id, class_id FROM class_students
          WHERE id = ${studentId} AND class_id = ${from} AND ${mayCome(move)} AND ${isThere}`,
      )
      .onConflictDoNothing(),
    db
      .update(classStudents)
      .set({ classId: to, number: sql`CASE WHEN number IN ${taken} THEN ${lowestFree} ELSE number END` })
      .where(and(isThere, mayCome(move)))
      .returning({ id: classStudents.id }),
    noteAccount(db, studentId),
  ] as const;
  const { written, read } = await writeAndRead(db, statements, [
    ...rollQueries(db, move.ownerId, to),
    faults(db, move),
  ]);
  const [found, students, [row]] = read;
  return { fault: written[1].length > 0 ? null : faultIn(row, move), roll: rollIn([found, students]) };
}

const mayCome = (move: Move) => sql`${isOpen(move)} AND ${hasRoom(move)} AND ${freeOf(move, sql`school_no`)}
  AND ${freeOf(move, sql`user_id`)}`;

const isOpen = ({ ownerId, to }: Move) => sql`EXISTS (SELECT 1 FROM classes
  WHERE id = ${to} AND owner_id = ${ownerId} AND removing_at IS NULL AND archived_at IS NULL)`;

const hasRoom = ({ to }: Move) => sql`(SELECT count(*) FROM class_students
  WHERE class_id = ${to} AND removing_at IS NULL) < ${classLimits.students}`;

/** A condition: no other student of the new class has this student's value in the column. */
const freeOf = ({ studentId, to }: Move, column: ReturnType<typeof sql>) => sql`NOT EXISTS (
  SELECT 1 FROM class_students AS other WHERE other.class_id = ${to} AND other.removing_at IS NULL
    AND other.${column} = (SELECT ${column} FROM class_students WHERE id = ${studentId}))`;

/** Query for the batch of a move: tells what stood against it. */
function faults(db: Database, move: Move) {
  const { ownerId, studentId, to } = move;
  return db
    .select({
      classId: sql<
        string | null
      >`(SELECT class_id FROM class_students WHERE id = ${studentId} AND removing_at IS NULL)`,
      isOwn: sql<number>`EXISTS (SELECT 1 FROM classes WHERE id = ${to} AND owner_id = ${ownerId} AND removing_at IS NULL)`,
      isOpen: sql<number>`${isOpen(move)}`,
      hasRoom: sql<number>`${hasRoom(move)}`,
      isNumberFree: sql<number>`${freeOf(move, sql`school_no`)}`,
      isAccountFree: sql<number>`${freeOf(move, sql`user_id`)}`,
    })
    .from(sql`(SELECT 1)`);
}

function faultIn(row: Awaited<ReturnType<typeof faults>>[number] | undefined, { from, to }: Move): MoveFault | null {
  if (!row?.isOwn) return "class_not_found";
  // Repeated request: the student is there already.
  if (row.classId === to) return null;
  if (row.classId !== from) return "not_found";
  if (!row.isOpen) return "class_archived";
  if (!row.hasRoom) return "class_full";
  if (!row.isNumberFree) return "school_no";
  if (!row.isAccountFree) return "account";
  return "not_found";
}
