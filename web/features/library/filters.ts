import { gradeName, grades, subjectName, subjects } from "#shared/curriculum";
import { listedKinds } from "#kinds/kinds-listed";
import { languageName } from "#words/languages";
import type { LibrarySearch } from "#api/library-api";

export const filterNames = ["subject", "grade", "language", "kind"] as const;
export type FilterName = (typeof filterNames)[number];
const sorts = ["best", "copies", "newest"] as const;
type Sort = (typeof sorts)[number];
/** Search and filters from the address. An empty text does not narrow the list. */
export type Wanted = Readonly<Record<FilterName | "q", string>> & {
  readonly sort: Sort;
  /** True if the address asks for nothing: then the newest sets are shown, of the teacher's own subjects if there are any. */
  readonly isUntouched: boolean;
};

export function wantedIn(params: URLSearchParams): Wanted {
  const text = (name: string) => params.get(name)?.trim() ?? "";
  const asked = {
    q: text("q"),
    subject: text("subject"),
    grade: text("grade"),
    language: text("language"),
    kind: text("kind"),
  };
  const sort = text("sort");
  const isUntouched = sort === "" && Object.values(asked).every((value) => value === "");
  const usual = isUntouched ? "newest" : asked.q === "" ? "copies" : "best";
  return { ...asked, sort: sortsFor(asked.q).find((one) => one === sort) ?? usual, isUntouched };
}

/** Orders on offer: a set fits a search, not nothing. */
export const sortsFor = (q: string): readonly Sort[] => sorts.filter((sort) => sort !== "best" || q !== "");

export const sortNames: Readonly<Record<Sort, string>> = {
  best: "En uygun",
  copies: "En çok kopyalanan",
  newest: "En yeni",
};

/** Fills rows of two covers and of three. */
const SHOWN = 24;

export const searchOf = ({ q, subject, grade, language, kind, sort }: Wanted): LibrarySearch => ({
  q,
  subject,
  grade,
  language,
  kind,
  sort,
  page_size: SHOWN,
});

export const isNarrowed = (wanted: Wanted): boolean => filterNames.some((name) => wanted[name] !== "");

/** Clears every filter and keeps the search text. */
export const noFilters: Readonly<Record<FilterName, string>> = { subject: "", grade: "", language: "", kind: "" };

type Choice = { readonly value: string; readonly label: string };

const languages = ["tr", "en", "de", "fr", "ar"];
const schools: readonly Choice[] = [
  { value: "1,2,3,4", label: "1. – 4. sınıf" },
  { value: "5,6,7,8", label: "5. – 8. sınıf" },
  { value: "9,10,11,12", label: "9. – 12. sınıf" },
];

const choices: Readonly<Record<FilterName, readonly Choice[]>> = {
  subject: subjects.map(({ id, name }) => ({ value: id, label: name })),
  grade: [...schools, ...grades.map((grade) => ({ value: String(grade), label: gradeName(grade) }))],
  language: languages.map((tag) => ({ value: tag, label: languageName(tag) })),
  kind: listedKinds
    .flatMap(({ kinds }) => kinds)
    .filter(({ drawing }) => drawing !== "trueFalse")
    .map(({ kind, name }) => ({ value: kind, label: name })),
};

export const titles: Readonly<Record<FilterName, string>> = {
  subject: "Ders",
  grade: "Sınıf düzeyi",
  language: "Dil",
  kind: "Soru türü",
};

/** Choices of a filter, including an unknown one that the address asks for. */
export function choicesOf(name: FilterName, value: string, isTeacher: boolean): readonly Choice[] {
  const own = name === "subject" && isTeacher ? [{ value: "own", label: "Derslerim" }] : [];
  const known = [...own, ...choices[name]];
  return value === "" || known.some((choice) => choice.value === value)
    ? known
    : [{ value, label: labelOf(name, value) }, ...known];
}

function labelOf(name: FilterName, value: string): string {
  const parts = value.split(",").map((part) => part.trim());
  if (name !== "grade") return parts.map((part) => oneLabel(name, part)).join(", ");
  const numbers = parts.map(Number);
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  const isRange = numbers.length > 1 && last < 13 && numbers.every((number, i) => number === first + i);
  return isRange ? `${first}. – ${last}. sınıf` : numbers.map(gradeName).join(", ");
}

function oneLabel(name: FilterName, value: string): string {
  const known = choices[name].find((choice) => choice.value === value)?.label;
  return known ?? (name === "subject" ? subjectName(value) : value);
}
