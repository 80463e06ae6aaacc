import { database } from "#db/database";
import { isThere, noteTerm, termState, wholeSets, writeTerm, type TermRows, type WholeSet } from "#db/demo-term";
import { readyMarks } from "#db/library/ready-sets";
import { playedQuestion } from "#db/sets/question-row";
import { gameOf } from "./games";
import { classLists, type DemoClass } from "./class-lists";
import { waitingTeachers } from "./people";
import { plannedGames } from "./plan";
import { copiedSets, ownSources, readySources } from "./sets";
import { searchKey } from "#shared/fold";
import { othersTurn } from "#shared/in-turns";
import { logLine } from "#shared/log-line";
import { seeded } from "#shared/seeded";

/**
 * The term that a first start shows: classes, and games played by the product's own rules. Only the local run rings this job,
 * and only where the first start has asked for it. Everything follows from the seed and the time of the first start, so a start
 * that was killed writes the same term again.
 */
const SEED = "bilye";
const OWNER = "demo-ogretmen";
const WEEK = 7 * 86_400_000;

export async function makeDemoTerm(env: Env): Promise<void> {
  const db = database(env.DB);
  const { at, state } = await termState(db);
  if (state !== "wanted") return;
  const marks = await readyMarks(db);
  if (!readySources.every((id) => marks.has(id))) return;
  if (!(await isThere(db, OWNER))) return void (await noteTerm(db, at, "made"));
  const rows = await termOf(await wholeSets(db, [...ownSources, ...readySources]), at);
  await writeTerm(db, at, rows);
  logLine("info", "demo_term_made", { games: rows.games.length });
}

/** Everything in it, from these sets. Between two games other requests have their turn. */
export async function termOf(there: ReadonlyMap<string, WholeSet>, now: number): Promise<TermRows> {
  const classes = classLists(seeded(`${SEED} classes`));
  const begin = now - 10 * WEEK;
  const copied = copiedSets(there, OWNER, begin);
  const sets = new Map([...there, ...copied.sets.map((whole) => [whole.set.id, whole] as const)]);
  const games: TermRows["games"][number][] = [];
  for (const planned of plannedGames(SEED, now, classes)) {
    const whole = sets.get(planned.setId);
    const questions = whole?.questions.flatMap((row) => playedQuestion(row, whole.set.language) ?? []) ?? [];
    if (!whole || questions.length === 0) continue;
    const { pupils } = classes.find(({ id }) => id === planned.classId)!;
    const random = seeded(`${SEED} ${planned.id}`);
    games.push(await gameOf({ planned, pupils, random, title: whole.set.title, questions, ownerId: OWNER }));
    await othersTurn();
  }
  return { users: waitingTeachers(now), ...classRows(classes, begin), ...copied, games };
}

const classRows = (classes: readonly DemoClass[], createdAt: number): Pick<TermRows, "classes" | "students"> => ({
  classes: classes.map(({ id, name }) => ({ id, ownerId: OWNER, name, nameKey: searchKey(name), createdAt })),
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
