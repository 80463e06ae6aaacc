import type { Database } from "#db/database";
import { homeworkDetails, homeworkResult } from "#db/homework/homework-result";
import { presentAccounts } from "#db/games/finished-games";
import { presentStudents } from "#db/classes/class-students";
import { classSums } from "#game/results/class-sums";
import { writing } from "#game/results/stored-form";
import { resultColumns } from "#game/results/result-columns";
import { historyLines } from "#game/results/history-lines";
import { withoutStudents } from "#game/results/results";
import { homeworkLimits } from "#protocol/homework-limits";
import type { HomeworkData } from "../homework-data";
import { replaceNamesOfAccounts } from "../leaving";
import { results } from "#homework/results";
import { endOf } from "#homework/homework";
import { stateOf } from "#homework/rules";
import { pupilAt } from "#homework/progress";
import { inTurns } from "#shared/in-turns";

/** Writes the details of a homework to D1. */

export const writeDetails = (db: Database, assignment: HomeworkData): Promise<void> =>
  homeworkDetails(db, { ...lineOf(assignment), endedAt: null, roomUntil: null });

/**
 * Writes the result from each pupil's best attempt, in the form of a game's result. Returns the time until which the homework
 * is kept.
 */
export async function writeResult(db: Database, assignment: HomeworkData): Promise<number | void> {
  const { setup, homework, pupils, terms } = assignment;
  const now = Date.now();
  if (stateOf(setup, terms, now) !== "over") return;
  const everybody = pupils.all();
  const accounts = await presentAccounts(
    db,
    everybody.flatMap(({ userId }) => userId ?? []),
  );
  replaceNamesOfAccounts(assignment, (id) => !accounts.has(id));
  const present = pupils.all().map((pupil) => pupilAt(homework, pupil, now));
  const all = await inTurns(results(homework, present, (seq, attempt) => pupils.ofAttempt(seq, attempt)));
  const inClass = await presentStudents(
    db,
    present.flatMap(({ studentId }) => studentId ?? []),
  );
  const stored = withoutStudents(all, (id) => !inClass.has(id));
  const users = new Map(present.map(({ id, userId }) => [id, userId]));
  const endedAt = endOf(terms);
  // A result that is written again does not begin the time anew.
  const roomUntil = Math.max(endedAt + lifetimeMs(assignment.platform.env), now);
  const text = await inTurns(writing(stored));
  // Extended while this was read: a result would tell what is right.
  if (assignment.terms !== terms) return;
  await homeworkResult(db, {
    ...lineOf(assignment),
    endedAt,
    roomUntil,
    questionSetId: setup.questionSetId,
    settings: JSON.stringify(setup.gameSettings),
    createdAt: setup.openedAt,
    startedAt: setup.opensAt ?? setup.openedAt,
    columns: resultColumns(stored),
    results: text,
    players: historyLines(stored, (id) => users.get(id)!),
    sums: classSums(stored),
  });
  // An account was deleted, or a student left the class, during this write: the next attempt leaves the name out.
  if ((await presentAccounts(db, [...accounts])).size < accounts.size)
    throw new Error("an account was deleted in the meantime");
  if ((await presentStudents(db, [...inClass])).size < inClass.size)
    throw new Error("a student was removed in the meantime");
  return roomUntil;
}

/** A homework holds names, so it is kept no longer than a game's names, and a month at most. */
function lifetimeMs({ RETENTION_DAYS }: { RETENTION_DAYS: string }): number {
  const days = Number(RETENTION_DAYS);
  const names = Number.isFinite(days) && days >= 1 ? days * 24 * 3_600_000 : Infinity;
  return Math.min(homeworkLimits.openAfterEndMs, names);
}

function lineOf({ setup, terms, pupils, places }: HomeworkData) {
  const everybody = pupils.all();
  return {
    id: setup.homeworkId,
    title: terms.title,
    dueAt: terms.dueAt,
    closedAt: terms.closedAt,
    edition: terms.edition,
    expected: setup.class ? places.length : null,
    started: everybody.length,
    finished: everybody.filter(({ hasFinished }) => hasFinished).length,
  };
}
