import { classLimits } from "#protocol/class-limits";
import { searchKey } from "#shared/fold";
import type { Choices, Known, ListedClass, ListedPupil } from "./types";

export const isSame = (one: string, other: string): boolean => searchKey(one) === searchKey(other);

/** Matches each row to a student of the class. No student matches two rows. */
export function knownPupils({ pupils, hasSchoolNumbers }: ListedClass, known: readonly Known[]): (Known | undefined)[] {
  const left = new Set(known);
  return pupils.map((pupil) => {
    const found = knownAs(pupil, [...left], hasSchoolNumbers);
    if (found) left.delete(found);
    return found;
  });
}

const wordsOf = (name: string): string[] => searchKey(name).split(" ");

/** A corrected or longer name still shares a word with the old one, or the number is the same. */
const isPerhaps = ({ number, name }: Known, pupil: ListedPupil): boolean =>
  number === pupil.number || wordsOf(name).some((word) => wordsOf(pupil.name).includes(word));

/** Matches by school number, else by number and name; if the list only numbers by order, by a name that occurs once. */
function knownAs(pupil: ListedPupil, known: readonly Known[], isByOrder: boolean): Known | undefined {
  const bySchool = pupil.schoolNo !== null && known.find(({ school_no }) => school_no === pupil.schoolNo);
  if (bySchool && isPerhaps(bySchool, pupil)) return bySchool;
  const named = known.filter(({ name }) => isSame(name, pupil.name));
  const sameNumber = named.find(({ number }) => number === pupil.number);
  if (sameNumber) return sameNumber;
  return isByOrder && named.length === 1 && named[0]!.school_no === null ? named[0] : undefined;
}

type Numbering = {
  readonly taken: ReadonlyMap<number, string>;
  readonly matched: readonly (Known | undefined)[];
  readonly choices: Choices;
};

/**
 * The numbers that the rows ask for. If they are given by order, later students get free ones, so that existing cards keep
 * their owners.
 */
export function wantedNumbers({ pupils, hasSchoolNumbers }: ListedClass, { taken, matched, choices }: Numbering) {
  const used = new Set<number | null>(taken.keys());
  const isGiven = choices.inOrder || hasSchoolNumbers;
  // Keeps numbers free that rows further down ask for: otherwise those rows would be moved in turn.
  const wanted = pupils.flatMap(({ number }, row) => (matched[row] || choices.inOrder ? [] : (number ?? [])));
  return pupils.map((pupil, row) => {
    const known = matched[row];
    if (known) return known.number;
    const chosen = choices.numbers.get(row);
    if (chosen !== undefined) return chosen;
    const number = choices.inOrder ? null : pupil.number;
    if (!isGiven) return number;
    if (number === null && !choices.inOrder) return null;
    const given =
      number === null || used.has(number)
        ? (freeNumbers([...used, ...wanted])[0] ?? freeNumbers(used)[0] ?? number)
        : number;
    used.add(given);
    return given;
  });
}

export function freeNumbers(used: Iterable<number | null>): number[] {
  const gone = new Set(used);
  return Array.from({ length: classLimits.students }, (_, i) => i + 1).filter((number) => !gone.has(number));
}
