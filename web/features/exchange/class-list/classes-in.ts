import { characters, cutTo } from "#question/text";
import { classLimits } from "#protocol/class-limits";
import type { Sheet } from "../import/office/sheet";
import { headsIn, signOf, startsIn, type Heads } from "./list-lines";
import { asidesIn, barePupil, isNumberCell, pupilUnder, type RawPupil } from "./list-rows";
import type { ListedClass, ListedPupil } from "./types";

type Found = { readonly title: string; readonly pupils: RawPupil[] };

/** Finds the classes of a list, one below the other or one per page. Leaves out everybody who is not a pupil. */
export function classesIn(sheets: readonly Sheet[]): { classes: ListedClass[]; note?: string } {
  const found = sheets.flatMap((sheet) =>
    sideBySide(sheet).flatMap((one) => foundIn(one, sheets.length > 1 ? (sheet.name ?? "") : "")),
  );
  const pupils = found.flatMap((one) => one.pupils);
  const thirds = pupils.flatMap(({ third }) => third ?? []);
  const isUsual = thirds.length * 2 > pupils.length;
  return {
    classes: found.map(({ title, pupils: own }) => listed(title, own)),
    ...(isUsual && {
      note: `Ad ve soyaddan sonraki sütun alınmadı: ${thirds.slice(0, 3).join(", ")} … Adın parçasıysa sütunları birleştirin.`,
    }),
  };
}

/** Takes apart the lists of classes that stand side by side. */
function sideBySide(sheet: Sheet): Sheet[] {
  const { rows } = sheet;
  const headed = rows.map(({ cells }) => startsIn(cells)).find((starts) => starts.length > 1);
  const starts = headed ?? bareStarts(rows.map(({ cells }) => cells));
  if (starts.length < 2) return [sheet];
  return starts.map((_, i) => ({
    ...sheet,
    rows: rows.map(({ place, cells }) => ({ place, cells: cells.slice(i === 0 ? 0 : starts[i], starts[i + 1]) })),
  }));
}

const isFull = (cell = ""): boolean => /\p{L}\s+\p{L}/u.test(cell);

/** A list without headings: behind a full name, most rows have a number and another full name. */
function bareStarts(rows: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ""));
  const isStart = (at: number) =>
    filled.filter((cells) => isNumberCell(cells[at] ?? "") && isFull(cells[at + 1])).length * 2 > filled.length;
  return Array.from({ length: width }, (_, at) => at).filter(isStart);
}

function foundIn({ rows }: Sheet, sheetName: string): Found[] {
  const found: Found[] = [];
  let title = sheetName;
  let heads: Heads | undefined;
  let current: Found | undefined;
  const asides = asidesIn(rows.map(({ cells }) => cells));
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
    const pupil = heads ? pupilUnder(heads, cells) : barePupil(cells, asides);
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
  const full = areFull(found);
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

/** True if the first column of names holds whole names: hardly one of them is a single word. */
const areFull = (found: readonly RawPupil[]): boolean =>
  found.filter(({ names }) => names[0]!.includes(" ")).length >= found.length * 0.9;

/** True if a number has three digits and at least a tenth are too large for a card: fewer are more likely slips. */
function isOfSchool(numbers: readonly (number | null)[]): boolean {
  const given = numbers.filter((number) => number !== null);
  const large = given.filter((number) => number > classLimits.students).length;
  return given.some((number) => number > 99) && large * 10 >= given.length;
}
