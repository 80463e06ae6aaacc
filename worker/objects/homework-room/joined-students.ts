import { nicknameKey } from "#game/names/nickname-key";
import type { HomeworkData } from "./homework-data";
import { isBetter, pupilAt } from "#homework/progress";

/**
 * Merges two rows of one pupil that were merged in the class. If both have begun, the better attempt counts: that pupil stays,
 * and the other's devices continue as that pupil. Repeating it changes nothing. Returns whether anything changed.
 */
export function joinStudents(
  assignment: HomeworkData,
  { stays, goes }: { stays: string; goes: string },
  now: number,
): boolean {
  const { homework, pupils, places } = assignment;
  const [stored, gone] = [pupils.ofStudent(stays), pupils.ofStudent(goes)];
  const [placeKept, placeGone] = [stays, goes].map((id) => places.find(({ student }) => student.id === id));
  if (!gone && !placeGone) return false;
  const place = placeKept ?? (placeGone && { ...placeGone, student: { ...placeGone.student, id: stays } });
  if (stored && gone) {
    const isGoneBetter = isBetter(pupilAt(homework, gone, now).best, pupilAt(homework, stored, now).best);
    const [better, other] = isGoneBetter ? [gone, stored] : [stored, gone];
    pupils.merge(better, other);
  }
  const pupil = pupils.ofStudent(goes);
  if (pupil) pupils.setStudent(pupil.seq, stays);
  if (!placeKept && place) assignment.tables.putPlace(place);
  assignment.dropPlaces([goes]);
  const one = pupils.ofStudent(stays);
  if (!one || !place) return true;
  const key = nicknameKey(place.name);
  if (pupils.byName(key) === null) pupils.setName(one.seq, { nickname: place.name, nicknameKey: key });
  return true;
}
