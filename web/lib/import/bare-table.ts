import { rightOptions } from "./correct-cell";
import { delimitedSheet, delimiters } from "./delimited";
import type { SheetRow } from "./sheet";
import { ImportRefused, type RawQuestion, type RawSet } from "./types";

/** A table without headings: the question first, its options, the right one last. Cells copied out of Excel look so. */
export function bareTable(text: string): RawSet | undefined {
  for (const delimiter of delimiters) {
    const rows = rowsOf(text, delimiter);
    if (rows.length === 0) continue;
    const questions = rows.map(questionOf);
    const good = questions.filter(({ options, correct }) => options.length >= 2 && correct.length > 0).length;
    if (good * 5 >= rows.length * 4) return { format: "table", questions };
  }
  return undefined;
}

function rowsOf(text: string, delimiter: (typeof delimiters)[number]): SheetRow[] {
  try {
    return delimitedSheet(text, delimiter).rows;
  } catch (error) {
    if (error instanceof ImportRefused) return [];
    throw error;
  }
}

function questionOf({ place, cells }: SheetRow): RawQuestion {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  const options = filled.slice(1, -1);
  const { correct, problem } = rightOptions(filled.length > 1 ? filled.at(-1)! : "", options, "any");
  return {
    where: `Satır ${place}`,
    text: filled[0] ?? "",
    options,
    correct,
    ...(problem && { refusal: problem }),
  };
}
