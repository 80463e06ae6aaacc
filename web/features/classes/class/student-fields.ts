import { classLimits } from "#protocol/class-limits";
import type { Student } from "#protocol/http/classes";

const NUMBER = `1 ile ${classLimits.students} arasında bir numara yazın.`;

/** Reads a whole number from a field; null for anything else. */
export const typedNumber = (text: string): number | null => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

/** Explains why a number cannot be used for this student, or for a new one. */
export function numberFault(text: string, students: readonly Student[], own?: Student): string | undefined {
  const number = typedNumber(text);
  if (number === null || number < 1 || number > classLimits.students) return NUMBER;
  const other = students.find((student) => student.number === number && student.id !== own?.id);
  return other && `Bu numara ${other.name} için kullanılıyor.`;
}

export function schoolNoFault(text: string, students: readonly Student[], own?: Student): string | undefined {
  if (text.trim() === "") return undefined;
  const number = typedNumber(text);
  if (number === null || number < 1) return `Okul numarası 1 ile ${classLimits.schoolNo} arasında olmalı.`;
  const other = students.find((student) => student.school_no === number && student.id !== own?.id);
  return other && `Bu okul numarası ${other.name} için kullanılıyor.`;
}

export const nameFault = (name: string): string | undefined =>
  name.trim() === "" ? "Öğrencinin adını yazın." : undefined;
