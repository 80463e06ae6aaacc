import { searchKey } from "#shared/fold";

type Findable = { readonly number: number; readonly school_no: number | null; readonly name: string };

/** Students whose name contains the words, or whose card or school number begins with them. */
export function foundStudents<Student extends Findable>(students: readonly Student[], q: string): readonly Student[] {
  const key = searchKey(q);
  if (key === "") return students;
  if (/^\d+$/.test(key)) {
    return students.filter(
      ({ number, school_no }) => String(number).startsWith(key) || String(school_no ?? "").startsWith(key),
    );
  }
  return students.filter(({ name }) => key.split(" ").every((word) => searchKey(name).includes(word)));
}

/** The smallest free number. */
export function freeNumber(students: readonly Findable[], most: number): number | null {
  const used = new Set(students.map(({ number }) => number));
  for (let number = 1; number <= most; number++) if (!used.has(number)) return number;
  return null;
}
