import { searchKey } from "#protocol/fold";
import { classLimits } from "#protocol/class-limits";
import type { ListedClass, ListedPupil } from "./types";

/** A student of the class, as far as a list is compared with it. */
export type Known = { readonly number: number; readonly school_no: number | null; readonly name: string };
/** What the teacher has said about rows; a row is named by its place in the list. */
export type Choices = {
  readonly numbers: ReadonlyMap<number, number>;
  readonly renames: ReadonlyMap<number, boolean>;
  /** All numbers anew, in the list's order. */
  readonly inOrder: boolean;
};
export const noChoices: Choices = { numbers: new Map(), renames: new Map(), inOrder: false };

export type JudgedRow = {
  readonly row: number;
  readonly number: number | null;
  readonly schoolNo: number | null;
  readonly name: string;
  readonly sent: SentStudent | null;
  readonly verdict:
    | { readonly is: "new" }
    | { readonly is: "there" }
    | { readonly is: "skipped" }
    | { readonly is: "renamed" }
    /** Somebody else has the number: the name is changed, or the row is left out. */
    | { readonly is: "asks"; readonly before: string }
    | { readonly is: "fault"; readonly sentence: string; readonly free: number | null };
  /** Said of a row that is taken all the same. */
  readonly note: string | null;
};
export type SentStudent = {
  readonly number: number;
  readonly school_no: number | null;
  readonly name: string;
  readonly rename?: true;
};
export type JudgedList = {
  readonly rows: readonly JudgedRow[];
  readonly sent: readonly SentStudent[];
  /** Rows that nobody has been told what to do with. */
  readonly toLookAt: number;
  readonly isOverFull: boolean;
  readonly offersOrder: boolean;
};

const MOST = classLimits.students;

/** Each row of a list against the class and the rows before it. */
export function judgedList(list: ListedClass, known: readonly Known[], choices: Choices): JudgedList {
  const taken = new Map(known.map(({ number, name }) => [number, name]));
  const matched = list.pupils.map((pupil) => knownAs(pupil, known, list.hasSchoolNumbers));
  const wanted = wantedNumbers(list, { taken, matched, choices });
  const free = freeNumbers([...taken.keys(), ...wanted.filter((number) => number !== null)]);
  let room = MOST - known.length;
  let isOverFull = false;
  const rows = list.pupils.flatMap((pupil, row): JudgedRow[] => {
    const there = matched[row];
    const number = there?.number ?? wanted[row]!;
    const isNew = there === undefined && !(number !== null && known.some((one) => one.number === number));
    if (isNew && room-- <= 0) {
      isOverFull = true;
      return [];
    }
    const verdict = there
      ? isSame(there.name, pupil.name)
        ? ({ is: "there" } as const)
        : renamed(there.name, choices.renames.get(row))
      : verdictOf(number, { known, taken, free, isRenamed: choices.renames.get(row) });
    if (verdict.is === "new") taken.set(number, pupil.name);
    return [
      {
        row,
        number,
        schoolNo: pupil.schoolNo,
        name: pupil.name,
        verdict,
        note: pupil.isCut ? CUT : null,
        sent: sentOf(verdict, number, pupil),
      },
    ];
  });
  return {
    rows,
    sent: rows.flatMap(({ sent }) => sent ?? []),
    toLookAt: rows.filter(({ verdict }) => verdict.is === "fault" || verdict.is === "asks").length,
    isOverFull,
    offersOrder: !choices.inOrder && needsOrder(list.pupils),
  };
}

const CUT = `Ad ${classLimits.name} harften uzun, kısaltıldı.`;

export const isSame = (one: string, other: string): boolean => searchKey(one) === searchKey(other);

/** By the school's number, else by number and name; where the list numbers by order, by a name that only one has. */
function knownAs(pupil: ListedPupil, known: readonly Known[], isByOrder: boolean): Known | undefined {
  const bySchool = pupil.schoolNo !== null && known.find(({ school_no }) => school_no === pupil.schoolNo);
  if (bySchool) return bySchool;
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

/** The numbers that the rows ask for. Where they are given by order, whoever came later gets one that is free: cards stay whose they are. */
function wantedNumbers({ pupils, hasSchoolNumbers }: ListedClass, { taken, matched, choices }: Numbering) {
  const used = new Set(taken.keys());
  const isGiven = choices.inOrder || hasSchoolNumbers;
  return pupils.map((pupil, row) => {
    const known = matched[row];
    if (known) return known.number;
    const chosen = choices.numbers.get(row);
    if (chosen !== undefined) return chosen;
    const number = choices.inOrder ? null : pupil.number;
    if (!isGiven) return number;
    if (number === null && !choices.inOrder) return null;
    const given = number === null || used.has(number) ? (freeNumbers(used)[0] ?? number) : number;
    if (given !== null) used.add(given);
    return given;
  });
}

function freeNumbers(used: Iterable<number>): number[] {
  const gone = new Set(used);
  return Array.from({ length: MOST }, (_, i) => i + 1).filter((number) => !gone.has(number));
}

type Place = {
  readonly known: readonly Known[];
  readonly taken: ReadonlyMap<number, string>;
  /** Whoever is told one takes it out. */
  readonly free: number[];
  readonly isRenamed: boolean | undefined;
};

function verdictOf(number: number | null, { known, taken, free, isRenamed }: Place): JudgedRow["verdict"] {
  const fault = (say: (free: number | null) => string) => {
    const next = free.shift() ?? null;
    return { is: "fault", sentence: say(next), free: next } as const;
  };
  if (number === null) {
    return fault((k) => (k === null ? "Numarası yok." : `Numarası yok. Boş olan ${k} verilebilir.`));
  }
  if (number > MOST) return fault(() => `Numara ${MOST}’tan büyük.`);
  const before = known.find((one) => one.number === number);
  if (before) return renamed(before.name, isRenamed);
  const twin = taken.get(number);
  return twin === undefined ? { is: "new" } : fault(() => `${number} numara ${twin} ile aynı.`);
}

const renamed = (before: string, isRenamed: boolean | undefined): JudgedRow["verdict"] =>
  isRenamed === undefined ? { is: "asks", before } : { is: isRenamed ? "renamed" : "skipped" };

function sentOf({ is }: JudgedRow["verdict"], number: number | null, { schoolNo, name }: ListedPupil) {
  if (number === null || (is !== "new" && is !== "renamed")) return null;
  const student = { number, school_no: schoolNo, name };
  return is === "renamed" ? { ...student, rename: true as const } : student;
}

const needsOrder = (pupils: readonly ListedPupil[]): boolean =>
  pupils.some(({ number }) => number !== null && number > MOST) ||
  pupils.filter(({ number }) => number === null).length > 1;
