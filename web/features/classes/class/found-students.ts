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

/** Names that are as alike as this are likely those of one pupil: "Muhammed Ç." and "Muhammed Çelik". */
const LIKELY = 0.5;

/** The students with names that are like this one, the likest first, then the others as they stand. */
export function likestFirst<Student extends Findable>(students: readonly Student[], name: string): readonly Student[] {
  const likeness = new Map(students.map((student) => [student, likenessOf(student.name, name)]));
  const rank = (student: Student) => {
    const like = likeness.get(student)!;
    return like < LIKELY ? 0 : like;
  };
  return students.toSorted((a, b) => rank(b) - rank(a));
}

/** Share of the pairs of letters that two names have in common, from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}

function pairsOf(name: string): ReadonlySet<string> {
  const key = ` ${searchKey(name)} `;
  return new Set(Array.from({ length: key.length - 1 }, (_, i) => key.slice(i, i + 2)));
}
