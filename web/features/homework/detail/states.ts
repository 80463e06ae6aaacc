import { small } from "#words/sentences";
import { searchKey } from "#shared/fold";
import type { BestAttempt, HomeworkPupil } from "#protocol/http/replies/homework";
import { shortName } from "#protocol/short-name";
import { activityLine } from "#words/due-day";

/** States of a pupil in a homework, and their wording. Pure. */

export type PupilState = HomeworkPupil["state"];

export const states: readonly { readonly id: PupilState; readonly word: string; readonly tab: string }[] = [
  { id: "finished", word: "bitirdi", tab: "Bitirdi" },
  { id: "running", word: "sürüyor", tab: "Sürüyor" },
  { id: "not_started", word: "başlamadı", tab: "Başlamadı" },
];

/** A pupil who has finished once counts as done, also during another attempt. */
export const stateOf = ({ state, attempt }: Pick<HomeworkPupil, "state" | "attempt">): PupilState =>
  attempt > 1 ? "finished" : state;

export const inState = (pupils: readonly HomeworkPupil[], state: PupilState | "all"): readonly HomeworkPupil[] =>
  state === "all" ? pupils : pupils.filter((pupil) => stateOf(pupil) === state);

/** Pupils whose name contains the words, or one of whose numbers begins with them. */
export function foundPupils(pupils: readonly HomeworkPupil[], q: string): readonly HomeworkPupil[] {
  const key = searchKey(q);
  if (key === "") return pupils;
  return pupils.filter(
    ({ name, number, school_no }) =>
      key.split(" ").every((word) => searchKey(name).includes(word)) ||
      String(number ?? "").startsWith(key) ||
      String(school_no ?? "").startsWith(key),
  );
}

/**
 * Replaces the short names that a homework stores with the full ones of the class list. A pupil who has left the class keeps
 * the short one: their number may belong to somebody else now.
 */
export function withFullNames(
  pupils: readonly HomeworkPupil[],
  students: readonly { readonly number: number; readonly name: string }[],
): readonly HomeworkPupil[] {
  const names = new Map(students.map(({ number, name }) => [number, name]));
  return pupils.map((pupil) => {
    const name = pupil.number === undefined ? undefined : names.get(pupil.number);
    return name !== undefined && pupil.name.startsWith(shortName(name)) ? { ...pupil, name } : pupil;
  });
}

/** Key of a row: the player's id, else number and name. */
export const keyOf = ({ player_id, number, name }: HomeworkPupil): string => player_id ?? `${number ?? ""} ${name}`;

/** "8 / 10": right answers among those given that can be right. */
export const rightLine = ({ right, judged, answered }: BestAttempt): string =>
  `${right} / ${Math.min(judged, answered)}`;

/** Under the name on a phone: "Bitirdi, dün 19.12", "Sürüyor, 7 / 10", "Bitirdi, 2. deneme 7 / 10", "Başlamadı". */
export function stateLine(pupil: HomeworkPupil, questions: number, now: number): string {
  const { tab } = states.find(({ id }) => id === stateOf(pupil))!;
  const { state, attempt, done } = pupil;
  if (state === "not_started") return tab;
  if (state === "running") return `${tab},${attempt > 1 ? ` ${attempt}. deneme` : ""} ${done} / ${questions}`;
  if (pupil.last_at === null) return tab;
  return `${tab}, ${small(activityLine(pupil.last_at, now))}`;
}

/** "Az önce yenilendi", "3 dakika önce yenilendi". */
export function refreshedLine(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  return minutes < 1 ? "Az önce yenilendi" : `${minutes} dakika önce yenilendi`;
}

/** Questions that go wrong already: answered often enough to mean something, and known by no more than seven in ten. */
export function hardSoFar<Question extends { readonly answered: number; readonly correct_rate: number | null }>(
  questions: readonly Question[],
): readonly (Question & { readonly correct_rate: number })[] {
  return questions
    .filter(
      (question): question is Question & { readonly correct_rate: number } =>
        question.correct_rate !== null && question.answered >= 3 && question.correct_rate <= 0.7,
    )
    .toSorted((a, b) => a.correct_rate - b.correct_rate || b.answered - a.answered)
    .slice(0, 3);
}
