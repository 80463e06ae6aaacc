import { classLimits, numberOutside, numberTaken, schoolNoOutside, schoolNoTaken } from "#protocol/class-limits";
import { noStudentName } from "#protocol/field-faults";
import type { Student } from "#protocol/http/replies/classes";

/** Reads a whole number from a field; null for anything else. */
export const typedNumber = (text: string): number | null => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

/** Explains why a number cannot be used for this student, or for a new one. */
export function numberFault(text: string, students: readonly Student[], own?: Student): string | undefined {
  const number = typedNumber(text);
  if (number === null || number < 1 || number > classLimits.students) return numberOutside;
  const other = students.find((student) => student.number === number && student.id !== own?.id);
  return other && numberTaken(other.name);
}

export function schoolNoFault(text: string, students: readonly Student[], own?: Student): string | undefined {
  if (text.trim() === "") return undefined;
  const number = typedNumber(text);
  if (number === null || number < 1) return schoolNoOutside;
  const other = students.find((student) => student.school_no === number && student.id !== own?.id);
  return other && schoolNoTaken(other.name);
}

export const nameFault = (name: string): string | undefined => (name.trim() === "" ? noStudentName : undefined);
