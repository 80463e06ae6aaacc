import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { shortName } from "#protocol/short-name";
import { knownNumber } from "#words/known-number";

/** A strip of paper: the pupil's name, and the number to come in with; both null if anybody may take it. */
type Strip = { readonly key: string; readonly name: string | null; readonly number: number | null };

const ON_A_SHEET = 10;

export function stripsOf({ class: of }: Homework, pupils: readonly HomeworkPupil[]): readonly Strip[] {
  if (of === null) {
    return Array.from({ length: ON_A_SHEET }, (_, i) => ({ key: String(i), name: null, number: null }));
  }
  // A pupil who has left the class has no number any more.
  const inClass = pupils.filter(({ number }) => number !== undefined);
  return inClass.map((pupil) => ({
    key: String(pupil.number),
    name: shortName(pupil.name),
    number: knownNumber(pupil)!,
  }));
}
