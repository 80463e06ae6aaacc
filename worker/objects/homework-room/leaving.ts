import { marbleOf } from "#protocol/marble";
import { nicknameKey } from "#game/names/nickname-key";
import type { HomeworkData } from "./homework-data";
import type { Pupil } from "#homework/homework";

/** Removes names because an account was deleted or a student left the class. Answers and points stay. */

/** A pupil of the class keeps the place, and the name, which is the class list's. */
export function replaceNamesOfAccounts(assignment: HomeworkData, isGone: (userId: string) => boolean): void {
  const { pupils } = assignment;
  const theirs = pupils.all().filter(({ userId }) => userId !== null && isGone(userId));
  const named = theirs.filter(({ studentId }) => studentId === null);
  replaceNames(assignment, named, { userId: null });
  for (const { seq, studentId } of theirs) if (studentId !== null) pupils.dropAccount(seq);
}

export function replaceNameOfPupil(assignment: HomeworkData, playerId: string): void {
  const pupil = assignment.pupils.byId(playerId);
  if (pupil) replaceNames(assignment, [pupil]);
}

/** Null stands for all students. */
export function replaceNamesOfStudents(assignment: HomeworkData, studentIds: readonly string[] | null): void {
  const { pupils, places } = assignment;
  const isGone = (id: string | null) => id !== null && (studentIds === null || studentIds.includes(id));
  const gone = pupils.all().filter(({ studentId }) => isGone(studentId));
  replaceNames(assignment, gone, { studentId: null, userId: null });
  assignment.dropPlaces(places.flatMap(({ student }) => (isGone(student.id) ? student.id : [])));
}

/** Writes these pupils with this change and with other names, which are no names of pupils or places. */
function replaceNames({ pupils, places }: HomeworkData, some: readonly Pupil[], change: Partial<Pupil> = {}): void {
  // A pupil of the class who has not come yet may be called so.
  const taken = new Set([
    ...pupils.all().map((pupil) => pupil.nicknameKey),
    ...places.map(({ name }) => nicknameKey(name)),
  ]);
  // Numbers that were looked at are not looked at again: one account may have hundreds of seats.
  const next = { Oyuncu: 0, Öğrenci: 0 };
  for (const pupil of some) {
    const word = pupil.studentId === null ? "Oyuncu" : "Öğrenci";
    let number = Math.max(pupil.seq, next[word]);
    while (taken.has(nicknameKey(`${word} ${number}`))) number++;
    next[word] = number + 1;
    const nickname = `${word} ${number}`;
    pupils.rename({ ...pupil, ...change, nickname, nicknameKey: nicknameKey(nickname), marble: marbleOf(nickname) });
  }
}
