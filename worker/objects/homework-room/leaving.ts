import { marbleOf } from "#protocol/marble";
import { nicknameKey } from "#game/names/nickname-key";
import type { HomeworkData } from "./homework-data";
import type { Pupil } from "#homework/homework";

/** Removes names because an account was deleted or a student left the class. Answers and points stay. */

export function replaceNameOfAccount(assignment: HomeworkData, userId: string): void {
  const { pupils } = assignment;
  for (const pupil of pupils.all()) if (pupil.userId === userId) replaceName(assignment, pupil, "Oyuncu");
}

export function replaceNameOfPupil(assignment: HomeworkData, playerId: string): void {
  const pupil = assignment.pupils.byId(playerId);
  if (pupil) replaceName(assignment, pupil, pupil.studentId === null ? "Oyuncu" : "Öğrenci");
}

/** Null stands for all students. */
export function replaceNamesOfStudents(assignment: HomeworkData, studentIds: readonly string[] | null): void {
  const { pupils, places } = assignment;
  const isGone = (id: string | null) => id !== null && (studentIds === null || studentIds.includes(id));
  for (const pupil of pupils.all()) if (isGone(pupil.studentId)) replaceName(assignment, pupil, "Öğrenci");
  assignment.dropPlaces(places.flatMap(({ student }) => (isGone(student.id) ? student.id : [])));
}

function replaceName({ pupils, places }: HomeworkData, { seq }: Pupil, word: string): void {
  let number = seq;
  const name = () => `${word} ${number}`;
  // A pupil of the class who has not come yet may be called so.
  const isTaken = (key: string) => pupils.byName(key) || places.some((place) => nicknameKey(place.name) === key);
  while (isTaken(nicknameKey(name()))) number++;
  pupils.rename(seq, { nickname: name(), nicknameKey: nicknameKey(name()), marble: marbleOf(name()) });
}
