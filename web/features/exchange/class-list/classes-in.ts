import { characters, cutTo } from "#question/text";
import { classLimits } from "#protocol/class-limits";
import type { Sheet } from "../import/office/sheet";
import { headsIn, signOf, type Heads } from "./list-lines";
import { barePupil, pupilUnder, type RawPupil } from "./list-rows";
import type { ListedClass, ListedPupil } from "./types";

type Found = { readonly title: string; readonly pupils: RawPupil[] };

/** Finds the classes of a list, one below the other or one per page. Leaves out everybody who is not a pupil. */
export function classesIn(sheets: readonly Sheet[]): ListedClass[] {
  const found = sheets.flatMap((sheet) => foundIn(sheet, sheets.length > 1 ? (sheet.name ?? "") : ""));
  return found.map(({ title, pupils }) => listed(title, pupils));
}

function foundIn({ rows }: Sheet, sheetName: string): Found[] {
  const found: Found[] = [];
  let title = sheetName;
  let heads: Heads | undefined;
  let current: Found | undefined;
  for (const { cells } of rows) {
    const sign = signOf(cells.join(" "));
    if (sign) {
      if (sign.is === "class") title = sign.title;
      if (sign.is === "end") [title, heads] = [sheetName, undefined];
      if (sign.is !== "noise") current = undefined;
      continue;
    }
    const headings = headsIn(cells);
    if (headings) {
      heads = headings;
      continue;
    }
    const pupil = heads ? pupilUnder(heads, cells) : barePupil(cells);
    if (!pupil) continue;
    // Headings repeat on every printed page; only a count that starts again begins another class.
    if (!current || beginsAnew(pupil, current)) found.push((current = { title, pupils: [] }));
    current.pupils.push(pupil);
  }
  return found;
}

const beginsAnew = ({ place }: RawPupil, { pupils }: Found): boolean =>
  place === 1 && pupils.some((pupil) => pupil.place === 1);

/** Judges all numbers of a class together: one alone does not show whether it is a school number. */
function listed(title: string, found: Found["pupils"]): ListedClass {
  const areTwo = found.filter(({ numbers }) => numbers.length === 2).length * 2 > found.length;
  const alone = found.map((pupil) => pupil.numbers[areTwo ? 1 : 0] ?? null);
  const areSchools = areTwo || isOfSchool(alone);
  const full = found.filter(({ names }) => names[0]!.includes(" ")).length * 2 > found.length;
  const numbered = found.map(({ place, schoolNo, numbers, names }, i) => ({
    place: place ?? (areTwo ? (numbers.length === 2 ? numbers[0]! : null) : areSchools ? null : alone[i]!),
    schoolNo: schoolNo ?? (areSchools ? alone[i]! : null),
    name: full ? names[0]! : names.join(" "),
  }));
  const hasSchoolNumbers = numbered.some(({ schoolNo }) => schoolNo !== null);
  const hasPlaces = numbered.some(({ place }) => place !== null);
  const pupils = numbered.map(({ place, schoolNo, name }, i): ListedPupil => {
    const isCut = characters(name) > classLimits.name;
    const number = hasSchoolNumbers && !hasPlaces ? i + 1 : place;
    return { number, schoolNo, name: cutTo(name, classLimits.name), isCut };
  });
  return { title, pupils, hasSchoolNumbers };
}

/** True if a number has three digits and at least a tenth are too large for a card: fewer are more likely slips. */
function isOfSchool(numbers: readonly (number | null)[]): boolean {
  const given = numbers.filter((number) => number !== null);
  const large = given.filter((number) => number > classLimits.students).length;
  return given.some((number) => number > 99) && large * 10 >= given.length;
}
