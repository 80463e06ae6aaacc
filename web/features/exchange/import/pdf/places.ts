import type { PagePiece, RawQuestion, RawSet } from "../types";
import { joined, turnedBox, type Box, type PageContent } from "./page-content";
import type { PlacedLine } from "./lines";
import type { PdfText } from "./pdf-text";

/** Says for each question from which pieces of which pages it comes, instead of its lines in the text. */
export function withPlaces(set: RawSet, { lines, figures }: PdfText, pages: readonly PageContent[]): RawSet {
  const firsts = set.questions.map(firstLine);
  const onPage = (text: string) =>
    text
      .replace(/Satır (\d+)/, (all, line) => pageOf(lines, Number(line)) ?? all)
      .replace(
        /(\d+)\. satır/g,
        (all, line) => pageOf(lines, Number(line))?.replace(/Sayfa (\d+)/, "$1. sayfa") ?? all,
      );
  return {
    ...set,
    text: lines.map(({ text }) => text.replace(/\s*\[resim \d+\]/g, "")).join("\n"),
    ...(set.omitted && { omitted: set.omitted.map((one) => ({ ...one, where: onPage(one.where) })) }),
    questions: set.questions.map((question, i) => {
      const [first, last] = question.source?.lines ?? [firsts[i]!, (firsts[i + 1] ?? lines.length + 1) - 1];
      const pieces = piecesOf(lines.slice(first - 1, last), pages);
      const { key } = question.source ?? {};
      const own = figuresOn(lines.slice(first - 1, last), figures).map(({ page, box }) => pieceOf(page, [box], pages));
      return {
        ...question,
        where: onPage(question.where),
        source: {
          ...question.source,
          ...(pieces.length > 0 && { pieces }),
          ...(own.length > 0 && { figures: own }),
          ...(key && { key: onPage(key) }),
        },
      };
    }),
  };
}

const firstLine = ({ where, source }: RawQuestion): number => source?.lines?.[0] ?? Number(/\d+/.exec(where)?.[0] ?? 1);

function pageOf(lines: readonly PlacedLine[], line: number): string | undefined {
  const page = lines.slice(line - 1).find(({ boxes }) => boxes.length > 0)?.boxes[0]?.page;
  return page === undefined ? undefined : `Sayfa ${page}`;
}

/** One piece for each column in which a question stands. */
function piecesOf(lines: readonly PlacedLine[], pages: readonly PageContent[]): PagePiece[] {
  const columns = new Map<number, { page: number; boxes: Box[] }>();
  for (const { boxes, region } of lines)
    for (const { page, box } of boxes) {
      const column = columns.get(region) ?? { page, boxes: [] };
      column.boxes.push(box);
      columns.set(region, column);
    }
  return Array.from(columns.values(), ({ page, boxes }) => pieceOf(page, boxes, pages));
}

/** A piece of the page as it is shown, whichever way it was turned to be read. */
function pieceOf(page: number, boxes: readonly Box[], pages: readonly PageContent[]): PagePiece {
  const { turns = 0, width = 0, height = 0 } = pages.find((one) => one.page === page) ?? {};
  const { left, top, right, bottom } = turnedBox(joined(boxes), (4 - turns) % 4, { width, height });
  return { page, left, top, width: right - left, height: bottom - top };
}

const figuresOn = (lines: readonly PlacedLine[], figures: PdfText["figures"]) =>
  lines.flatMap(({ text }) =>
    Array.from(text.matchAll(/\[resim (\d+)\]/g), ([, number]) =>
      figures.find((one) => one.number === Number(number)),
    ).filter((figure) => figure !== undefined),
  );
