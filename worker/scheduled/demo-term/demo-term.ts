import { database } from "#db/database";
import {
  isThere,
  noteTerm,
  putInLibrary,
  termState,
  wholeSets,
  writeTerm,
  type TermRows,
  type WholeSet,
} from "#db/demo-term";
import { readyMarks } from "#db/library/ready-sets";
import { playedQuestion } from "#db/sets/question-row";
import { searchKey } from "#shared/fold";
import { othersTurn } from "#shared/in-turns";
import { logLine } from "#shared/log-line";
import { seeded } from "#shared/seeded";
import { playedPictures } from "#game/prepare";
import { classLists, type DemoClass } from "./class-lists";
import { colleaguesSet } from "./colleagues-set";
import { gameOf } from "./games";
import { assigned, rowOf } from "./homework";
import { overOf } from "./homework-over";
import { runHomework } from "./homework-running";
import { colleague, demoTeachers } from "./people";
import { plannedGames } from "./plan";
import { copiedSets, ownSources, readySources } from "./sets";

/**
 * The term that a first start shows: classes, games and homework, played by the product's own rules. Only the local run rings
 * this job, and only where the first start has asked for it. Everything follows from the seed and the time of the first start, so
 * a start that was killed goes on with the same term: the rows are written in one batch, and what is asked of an object and of
 * the library after that may be asked again.
 */
export async function makeDemoTerm(env: Env): Promise<void> {
  const db = database(env.DB);
  const { at, state } = await termState(db);
  if (state !== "wanted" && state !== "written") return;
  const marks = await readyMarks(db);
  if (!readySources.every((id) => marks.has(id))) return;
  if (!(await isThere(db, owner.id))) {
    await noteTerm(db, at, "made");
    return;
  }
  const term = termUpTo(at, await wholeSets(db, [...ownSources, ...readySources]));
  if (state === "wanted") await writeTerm(db, at, await rowsOf(term));
  const running = assigned("running", at, term);
  if (running) await runHomework(env, running);
  for (const { isListed, ...shared } of inLibrary) await putInLibrary(db, shared, isListed);
  await noteTerm(db, at, "made");
  logLine("info", "demo_term_made");
}

const SEED = "bilye";
const owner = { id: "demo-ogretmen", name: "Elif Yıldırım" };
const WEEK = 7 * 86_400_000;

const inLibrary = [
  { own: { ownerId: owner.id, id: "demo-set-1" }, edition: "demo-baski-1", subject: "fen", grade: 7, isListed: true },
  {
    own: { ownerId: colleague.id, id: "demo-set-7" },
    edition: "demo-baski-2",
    subject: "turkce",
    grade: 6,
    isListed: false,
  },
];

type Term = ReturnType<typeof termUpTo>;

/** The classes and sets of the term, from the sets that are there. */
export function termUpTo(now: number, there: ReadonlyMap<string, WholeSet>) {
  const begin = now - 10 * WEEK;
  const copied = copiedSets(there, owner.id, begin);
  const sets = new Map([...there, ...copied.sets.map((whole) => [whole.set.id, whole] as const)]);
  return { now, begin, owner, classes: classLists(seeded(`${SEED} classes`)), copied, sets };
}

/** Plays everything. Between two games other requests have their turn. */
export async function rowsOf(term: Term): Promise<TermRows> {
  const { now, begin, classes, copied, sets } = term;
  const games: TermRows["games"][number][] = [];
  for (const planned of plannedGames(SEED, now)) {
    const whole = sets.get(planned.setId);
    const questions = whole?.questions.flatMap((row) => playedQuestion(row, whole.set.language) ?? []) ?? [];
    if (!whole || questions.length === 0) continue;
    const { pupils } = classes.find(({ id }) => id === planned.classId)!;
    const random = seeded(`${SEED} ${planned.id}`);
    games.push(await gameOf({ planned, pupils, random, title: whole.set.title, questions, ownerId: owner.id }));
    await othersTurn();
  }
  const over = assigned("over", now, term);
  const running = assigned("running", now, term);
  const worked = over && (await overOf(over));
  return {
    users: demoTeachers(now),
    ...classRows(classes, begin),
    sets: [...copied.sets, colleaguesSet(colleague.id, now - 2 * 86_400_000)],
    origins: copied.origins,
    games,
    homework: [...(worked ? [worked.row] : []), ...(running ? [rowOf(running.plan)] : [])],
    homeworkPictures: [over, running].flatMap((one) =>
      one ? [[one.plan.opening.homeworkId, playedPictures(one.plan.questions)] as const] : [],
    ),
    homeworkResults: worked ? [worked.result] : [],
  };
}

const classRows = (classes: readonly DemoClass[], createdAt: number): Pick<TermRows, "classes" | "students"> => ({
  classes: classes.map(({ id, name }) => ({ id, ownerId: owner.id, name, nameKey: searchKey(name), createdAt })),
  students: classes.flatMap(({ id: classId, pupils }) =>
    pupils.map(({ id, number, schoolNo, name, userId }) => ({
      id,
      classId,
      number,
      schoolNo,
      name,
      userId,
      timeFactor: 1,
      createdAt,
    })),
  ),
});
