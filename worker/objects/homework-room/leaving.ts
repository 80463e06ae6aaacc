import { marbleOf } from "#protocol/marble";
import { nicknameKey } from "#game/names/nickname-key";
import type { HomeworkData } from "./homework-data";
import type { Pupil } from "#homework/homework";

/** Removes names because an account was deleted or a student left the class. Answers and points stay. */

/** A pupil of the class keeps the place: it is no other pupil's, and nobody begins there again. */
export function replaceNameOfAccount(assignment: HomeworkData, userId: string): void {
  for (const pupil of assignment.pupils.all())
    if (pupil.userId === userId) replaceName(assignment, { ...pupil, userId: null });
}

export function replaceNameOfPupil(assignment: HomeworkData, playerId: string): void {
  const pupil = assignment.pupils.byId(playerId);
  if (pupil) replaceName(assignment, pupil);
}

/** Null stands for all students. */
export function replaceNamesOfStudents(assignment: HomeworkData, studentIds: readonly string[] | null): void {
  const { pupils, places } = assignment;
  const isGone = (id: string | null) => id !== null && (studentIds === null || studentIds.includes(id));
  for (const pupil of pupils.all())
    if (isGone(pupil.studentId)) replaceName(assignment, { ...pupil, studentId: null, userId: null }, "Öğrenci");
  assignment.dropPlaces(places.flatMap(({ student }) => (isGone(student.id) ? student.id : [])));
}

/** Writes the pupil with another name. */
function replaceName(
  { pupils, places }: HomeworkData,
  pupil: Pupil,
  word = pupil.studentId === null ? "Oyuncu" : "Öğrenci",
): void {
  let number = pupil.seq;
  const name = () => `${word} ${number}`;
  // A pupil of the class who has not come yet may be called so.
  const isTaken = (key: string) => pupils.byName(key) || places.some((place) => nicknameKey(place.name) === key);
  while (isTaken(nicknameKey(name()))) number++;
  const nickname = name();
  pupils.rename({ ...pupil, nickname, nicknameKey: nicknameKey(nickname), marble: marbleOf(nickname) });
}
