import type { PictureRef } from "#question/question";
import { IMAGE_LOST } from "../files/html-text";
import { pictureId } from "../files/picture-id";
import type { RawQuestion, RawSet } from "../types";
import type { Sheet, SheetPicture } from "./sheet";

/**
 * Reads a table and gives its pictures to the questions on whose rows they stand. A picture in an empty cell of an option is
 * that option; any other one is the question's.
 */
export function withSheetPictures(sheet: Sheet, read: (sheet: Sheet) => RawSet | undefined): RawSet | undefined {
  const set = read(sheet);
  const { pictures = [] } = sheet;
  if (!set || pictures.length === 0) return set;
  const marked = new Map(read(withMarks(sheet, pictures))?.questions.map((question) => [question.where, question]));
  const places = new Set(set.questions.map(placeOf));
  const owners = pictures.map((picture) => ownerOf(picture, places));
  const found = new Map<string, Uint8Array>();
  const questions = set.questions.map((question) => {
    const place = placeOf(question);
    const own = [...pictures.entries()].filter(([i]) => owners[i]?.place === place);
    if (own.length === 0) return question;
    for (const [i, { bytes }] of own) if (bytes) found.set(pictureId(i), bytes);
    const inOptions = marked.get(question.where)?.options.some((option) => MARK.test(option)) === true;
    return pictured(inOptions ? marked.get(question.where)! : question, own, {
      isShared: own.some(([i]) => owners[i]!.isShared),
    });
  });
  const omitted = pictures.flatMap(({ row }, i) =>
    owners[i] ? [] : [{ where: `Satır ${row}`, text: "Resim", why: NO_QUESTION }],
  );
  return {
    ...set,
    questions,
    pictures: new Map([...(set.pictures ?? []), ...found]),
    ...(omitted.length > 0 && { omitted: [...(set.omitted ?? []), ...omitted] }),
  };
}

const NO_QUESTION = "Hiçbir sorunun satırında durmuyor.";
const SHARED = "Resim birkaç sorunun satırına uzanıyordu, bu soruya verildi.";
const MARK = /^\[resim (\d+)\]$/;

const placeOf = ({ where }: RawQuestion): number => Number(/\d+/.exec(where)?.[0]);

/** The first question on whose rows the picture stands. It is not sure if there are more, or if the picture begins above it. */
function ownerOf({ row, lastRow }: SheetPicture, places: ReadonlySet<number>) {
  const within = [...places].filter((place) => place >= row && place <= lastRow).toSorted((a, b) => a - b);
  const [place] = within;
  return place === undefined ? undefined : { place, isShared: within.length > 1 || place !== row };
}

/** The table with a mark in each empty cell where a picture stands. */
function withMarks({ rows, ...sheet }: Sheet, pictures: readonly SheetPicture[]): Sheet {
  return {
    ...sheet,
    rows: rows.map(({ place, cells }) => {
      const marked = Array.from(cells);
      for (const [i, { row, column, bytes }] of pictures.entries()) {
        if (row !== place || !bytes || (cells[column] ?? "") !== "" || column > cells.length) continue;
        marked[column] = `[resim ${i}]`;
      }
      return { place, cells: marked };
    }),
  };
}

function pictured(
  question: RawQuestion,
  own: readonly (readonly [number, SheetPicture])[],
  { isShared }: { readonly isShared: boolean },
): RawQuestion {
  const refs = new Map(own.flatMap(([i, { bytes, alt }]) => (bytes ? [[i, { id: pictureId(i), alt }] as const] : [])));
  const numbers = question.options.map((option) => {
    const [, number] = MARK.exec(option) ?? [];
    return number === undefined ? undefined : Number(number);
  });
  const images = numbers.map((number): PictureRef | undefined => (number === undefined ? undefined : refs.get(number)));
  const [image, ...more] = [...refs].filter(([i]) => !numbers.includes(i)).map(([, picture]) => picture);
  const isLost = more.length > 0 || refs.size < own.length;
  return {
    ...question,
    options: question.options.map((option, i) => (images[i] ? "" : option)),
    ...(image && { image, losses: (question.losses ?? []).filter((loss) => loss !== IMAGE_LOST) }),
    ...(images.some(Boolean) && { images }),
    doubts: [...(question.doubts ?? []), ...(isLost ? [IMAGE_LOST] : []), ...(isShared ? [SHARED] : [])],
  };
}
