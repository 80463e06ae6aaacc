import type { Student } from "#protocol/http/replies/classes";

const NAMED = 3;

/**
 * Names students without a school number: a class can join by school numbers only if everybody has one, and the teacher should
 * learn that before the lesson. Null if nobody lacks one, or most do.
 */
export function missingSchoolNumbers(students: readonly Pick<Student, "name" | "school_no">[]): string | null {
  const missing = students.filter(({ school_no }) => school_no === null);
  if (missing.length === 0 || missing.length * 2 >= students.length) return null;
  const who = missing.length > NAMED ? `${missing.length} öğrenci` : missing.map(({ name }) => name).join(", ");
  return `Okul numarası eksik: ${who}. Tamamlanana kadar öğrenciler telefona okul numarasını değil, listedeki numarayı yazar.`;
}
