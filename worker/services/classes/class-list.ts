import { classLimits, numberTaken, schoolNoTaken } from "#protocol/class-limits";
import { Refused } from "../request/refused";

/** Rules for a list of students, also against students already in the class. */

type Row = { readonly number: number; readonly school_no: number | null };
type Present = Row & { readonly id: string; readonly name: string };

/** Finds the rows that are not allowed, each with the sentence shown beside its field. */
export function listFaults(rows: readonly (Row & { id?: string })[], present: readonly Present[]) {
  const faults: Record<string, string> = {};
  for (const [i, row] of rows.entries()) {
    const others = present.filter(({ id }) => id !== row.id);
    const namesake = others.find(({ number }) => number === row.number);
    const numberFault = namesake && numberTaken(namesake.name);
    const schoolmate = row.school_no !== null && others.find(({ school_no }) => school_no === row.school_no);
    const schoolFault = schoolmate ? schoolNoTaken(schoolmate.name) : undefined;
    const before = rows.slice(0, i);
    const number = numberFault ?? (before.some((other) => other.number === row.number) ? TWICE.number : undefined);
    const isTwice = row.school_no !== null && before.some((other) => other.school_no === row.school_no);
    const schoolNo = schoolFault ?? (isTwice ? TWICE.schoolNo : undefined);
    if (number) faults[`students.${i}.number`] = number;
    if (schoolNo) faults[`students.${i}.school_no`] = schoolNo;
  }
  return faults;
}

const TWICE = {
  number: "Bu numara listede iki kez var.",
  schoolNo: "Bu okul numarası listede iki kez var.",
} as const;

export function refuseFaults(faults: Readonly<Record<string, string>>): void {
  if (Object.keys(faults).length > 0) throw new Refused("validation_failed", { fields: { ...faults } });
}

export function refuseFull(present: number, added: number): void {
  if (present + added > classLimits.students) throw new Refused("class_full");
}
