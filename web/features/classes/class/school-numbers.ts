import type { Student } from "#protocol/http/classes";

const NAMED = 3;

/**
 * A class comes in by the school's numbers only where everybody has one: who is missing is said before a lesson finds out. Null
 * where nobody is, and where most have none.
 */
export function missingSchoolNumbers(students: readonly Pick<Student, "name" | "school_no">[]): string | null {
  const missing = students.filter(({ school_no }) => school_no === null);
  if (missing.length === 0 || missing.length * 2 >= students.length) return null;
  const who = missing.length > NAMED ? `${missing.length} öğrenci` : missing.map(({ name }) => name).join(", ");
  return `Okul numarası eksik: ${who}. Tamamlanana kadar öğrenciler telefona okul numarasını değil, listedeki numarayı yazar.`;
}
