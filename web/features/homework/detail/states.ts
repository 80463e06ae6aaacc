import { searchKey } from "#shared/fold";
import type { BestAttempt, HomeworkPupil } from "#protocol/http/homework";
import { shortName } from "#protocol/short-name";
import { activityLine } from "#words/due-day";

/** Where a pupil is with a homework, and how it is said. Pure. */

export type PupilState = HomeworkPupil["state"];

export const states: readonly { readonly id: PupilState; readonly word: string; readonly tab: string }[] = [
  { id: "finished", word: "bitirdi", tab: "Bitirdi" },
  { id: "running", word: "sürüyor", tab: "Sürüyor" },
  { id: "not_started", word: "başlamadı", tab: "Başlamadı" },
];

/** Who has finished once counts as done, also while another attempt is under way. */
export const stateOf = ({ state, attempt }: Pick<HomeworkPupil, "state" | "attempt">): PupilState =>
  attempt > 1 ? "finished" : state;

export const inState = (pupils: readonly HomeworkPupil[], state: PupilState | "all"): readonly HomeworkPupil[] =>
  state === "all" ? pupils : pupils.filter((pupil) => stateOf(pupil) === state);

/** Those whose name holds the words, or one of whose numbers begins so. */
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
 * Its object knows a pupil of a class by the short name alone; the class's list has the whole one. Who has left the
 * class since keeps the short one, and whoever has the number now is somebody else.
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

/** A name of the class or a nickname: what tells a row from another. */
export const keyOf = ({ player_id, number, name }: HomeworkPupil): string => player_id ?? `${number ?? ""} ${name}`;

/** "8 / 10": right of what was answered and can be right. */
export const rightLine = ({ right, judged, answered }: BestAttempt): string =>
  `${right} / ${Math.min(judged, answered)}`;

/** Under the name on a phone: "Bitirdi, dün 19.12", "Sürüyor, 7 / 10", "Bitirdi, 2. deneme 7 / 10", "Başlamadı". */
export function stateLine(pupil: HomeworkPupil, questions: number, now: number): string {
  const { tab } = states.find(({ id }) => id === stateOf(pupil))!;
  const { state, attempt, answered } = pupil;
  if (state === "not_started") return tab;
  if (state === "running") return `${tab},${attempt > 1 ? ` ${attempt}. deneme` : ""} ${answered} / ${questions}`;
  if (pupil.last_at === null) return tab;
  const when = activityLine(pupil.last_at, now);
  return `${tab}, ${when.charAt(0).toLocaleLowerCase("tr")}${when.slice(1)}`;
}

/** "Az önce yenilendi", "3 dakika önce yenilendi". */
export function refreshedLine(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  return minutes < 1 ? "Az önce yenilendi" : `${minutes} dakika önce yenilendi`;
}

/** What goes wrong already: asked often enough to mean something, and known by no more than seven in ten. */
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
