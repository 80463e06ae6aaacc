import { classLimits } from "#protocol/class-limits";
import type { SentStudent } from "#api/classes-api";
import { freeNumbers, isSame, knownPupils, wantedNumbers } from "./list-numbers";
import type { Choices, Known, ListedClass, ListedPupil } from "./types";

export type JudgedRow = {
  readonly row: number;
  readonly number: number | null;
  readonly schoolNo: number | null;
  readonly name: string;
  readonly sent: SentStudent | null;
  readonly verdict:
    | { readonly is: "new" }
    | { readonly is: "there" }
    /** The student is in the class, but without the school number that the list has. */
    | { readonly is: "completed" }
    | { readonly is: "skipped" }
    | { readonly is: "renamed" }
    /** The number belongs to somebody else: give the row a free number, rename that student, or skip the row. */
    | { readonly is: "asks"; readonly before: string; readonly free: number | null }
    | { readonly is: "fault"; readonly sentence: string; readonly free: number | null };
  /** A remark on a row that is accepted anyway. */
  readonly note: string | null;
};
export type JudgedList = {
  readonly rows: readonly JudgedRow[];
  readonly sent: readonly SentStudent[];
  /** Count of the new students among them. */
  readonly added: number;
  /** Count of rows that still need the teacher's decision. */
  readonly toLookAt: number;
  readonly isOverFull: boolean;
  /** Students of the class who are on no row. They may have left the school. Empty if the list seems to be of another group. */
  readonly missing: readonly string[];
  readonly offersOrder: boolean;
};

const MOST = classLimits.students;

/** Judges each row of a list by the class and the rows before it. */
export function judgedList(list: ListedClass, known: readonly Known[], choices: Choices): JudgedList {
  const taken = new Map(known.map(({ number, name }) => [number, name]));
  const matched = knownPupils(list, known);
  const schools = new Map(known.map(({ school_no, name }) => [school_no, name]));
  schools.delete(null);
  const wanted = wantedNumbers(list, { taken, matched, choices });
  const free = freeNumbers([...taken.keys(), ...wanted]);
  let room = MOST - known.length;
  let isOverFull = false;
  const rows = list.pupils.flatMap((pupil, row): JudgedRow[] => {
    const there = matched[row];
    const number = there?.number ?? wanted[row]!;
    const isNew = !known.some((one) => one.number === number);
    if (isNew && room-- <= 0) {
      isOverFull = true;
      return [];
    }
    const twin = schools.get(pupil.schoolNo);
    const verdict = there
      ? verdictOfKnown(there, pupil, choices.renames.get(row))
      : twin !== undefined
        ? sameSchoolNo(pupil, twin)
        : verdictOf(number, { known, taken, free, isRenamed: choices.renames.get(row) });
    if (verdict.is === "new") taken.set(number, pupil.name);
    if (pupil.schoolNo !== null && twin === undefined) schools.set(pupil.schoolNo, pupil.name);
    return [
      {
        row,
        number,
        schoolNo: pupil.schoolNo,
        name: pupil.name,
        verdict,
        note: pupil.isCut ? CUT : null,
        sent: sentOf(verdict, number, there && verdict.is === "completed" ? { ...pupil, name: there.name } : pupil),
      },
    ];
  });
  return {
    rows,
    sent: rows.flatMap(({ sent }) => sent ?? []),
    added: rows.filter(({ verdict }) => verdict.is === "new").length,
    toLookAt: rows.filter(({ verdict }) => verdict.is === "fault" || verdict.is === "asks").length,
    isOverFull,
    missing: missingIn(rows, known),
    offersOrder: !choices.inOrder && needsOrder(list.pupils),
  };
}

/**
 * Names missing students only if more than half of the class is on the list: a shorter one names newcomers. Students whose
 * number a row asks for do not count as missing.
 */
function missingIn(rows: readonly JudgedRow[], known: readonly Known[]): string[] {
  const onRows = new Set(rows.map(({ number }) => number));
  const missing = known.filter(({ number }) => !onRows.has(number));
  return missing.length * 2 < known.length ? missing.map(({ name }) => name) : [];
}

const CUT = `Ad ${classLimits.name} harften uzun, kısaltıldı.`;

type Place = {
  readonly known: readonly Known[];
  readonly taken: ReadonlyMap<number, string>;
  /** Free numbers; a suggested one is removed from here. */
  readonly free: number[];
  readonly isRenamed: boolean | undefined;
};

function verdictOfKnown(there: Known, pupil: ListedPupil, isRenamed: boolean | undefined): JudgedRow["verdict"] {
  if (!isSame(there.name, pupil.name)) return renamed(there.name, isRenamed, null);
  return { is: there.school_no === null && pupil.schoolNo !== null ? "completed" : "there" };
}

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
  if (before) return renamed(before.name, isRenamed, free[0] ?? null);
  const twin = taken.get(number);
  return twin === undefined ? { is: "new" } : fault(() => `${number} numara ${twin} ile aynı.`);
}

const sameSchoolNo = ({ schoolNo }: ListedPupil, twin: string): JudgedRow["verdict"] => ({
  is: "fault",
  sentence: `${schoolNo} okul numarası ${twin} ile aynı.`,
  free: null,
});

const renamed = (before: string, isRenamed: boolean | undefined, free: number | null): JudgedRow["verdict"] =>
  isRenamed === undefined ? { is: "asks", before, free } : { is: isRenamed ? "renamed" : "skipped" };

function sentOf({ is }: JudgedRow["verdict"], number: number | null, { schoolNo, name }: ListedPupil) {
  if (number === null || (is !== "new" && is !== "renamed" && is !== "completed")) return null;
  const student = { number, school_no: schoolNo, name };
  return is === "renamed" ? { ...student, rename: true as const } : student;
}

const needsOrder = (pupils: readonly ListedPupil[]): boolean =>
  pupils.some(({ number }) => number !== null && number > MOST) ||
  pupils.filter(({ number }) => number === null).length > 1;
