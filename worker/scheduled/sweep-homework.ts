import { askHomework, joinStudentsInHomework, settleHomework } from "#services/homework/homework-rooms";
import { tracesOf } from "#db/classes/class-removal";
import { owedJoins, owedLast } from "#db/classes/join-students";
import { database } from "#db/database";
import { closeLostHomework, homeworkOverdue, unsettledHomework } from "#db/homework/homework-codes";
import { keepPlace, cursorOf, START } from "#db/job-cursors";
import { inTurn } from "#services/upkeep/in-turn";

/** Time that a homework has to write its result after its last moment. */
const LATE = 10 * 60_000;
/** Homework per run; each takes two calls at most, and an invocation has a thousand. */
const PER_RUN = 100;
/** Joined rows per run: each is told to all homework of a class, which may be hundreds. */
const JOINS_PER_RUN = 5;
const JOB = "overdue_homework";

/**
 * Checks homework that should be over and has not written its result, all of it in turn, some in each run: its object is asked
 * to run due work, in case an alarm was lost. A row without an object is closed.
 */
export async function mendOverdueHomework(env: Env): Promise<void> {
  const db = database(env.DB);
  const after = await cursorOf(db, JOB);
  const found = await homeworkOverdue(db, { before: Date.now() - LATE, after, limit: PER_RUN });
  // Saved first: one that breaks the run must not be the first of the next one.
  const last = found.at(-1);
  const place = last && found.length === PER_RUN ? last : START;
  if (place !== START || after.id !== START.id) await keepPlace(db, JOB, place);
  await inTurn(found, async ({ id, code }) => {
    if (!(await askHomework(env, code, (room) => room.poke(id)))) await closeLostHomework(db, id, Date.now());
  });
}

/** Lets homework rest or go on whose object was unavailable at the time of the decision about its teacher. */
export async function settleHomeworkLeft(env: Env): Promise<void> {
  await inTurn(await unsettledHomework(database(env.DB), { limit: PER_RUN }), (one) => settleHomework(env, one));
}

/** Tells homework of joined rows whose object was unavailable when they were joined, the longest owed first. */
export async function tellOwedJoins(env: Env): Promise<void> {
  const db = database(env.DB);
  const owed = await owedJoins(db, JOINS_PER_RUN);
  if (owed.length === 0) return;
  const ids = owed.map(({ id }) => id);
  // First of all: one that fails again, or breaks the run, must not keep the others waiting.
  await owedLast(db, ids, Date.now());
  await inTurn(owed, async ({ id, studentId, classId }) => {
    const { classIds } = await tracesOf(db, classId, studentId);
    await joinStudentsInHomework(env, studentId, { classIds, ids: [id] });
  });
}
