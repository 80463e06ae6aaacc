import { searchKey } from "#shared/fold";
import type { Sheet } from "./sheet";
import * as kahoot from "#features/exchange/kahoot";
import type { Format } from "../types";

/** Columns of a table by the part of a question that they hold. */
export type Header = {
  /** Index of the heading row in the sheet. */
  row: number;
  format: Format;
  question: number;
  options: number[];
  /** Option columns are named by letters, so a letter in `correct` means a column. */
  lettered: boolean;
  /** Gimkit's layout: the right answer has its own column, and the wrong ones follow. */
  rightText?: number;
  correct?: number;
  time?: number;
  points?: number;
  explanation?: number;
  kind?: number;
  image?: number;
  media?: number;
  resource?: number;
};
type Column =
  | Exclude<keyof Header, "row" | "format" | "options" | "lettered" | "rightText">
  | "ownTime"
  | "ownPoints"
  | "ownExplanation"
  | "option"
  | "wrong"
  | "number"
  | "mediaOfOptions";

/** Ordered: the first match names the column. Headings arrive folded, on one line, without punctuation. */
const headings: [RegExp, Column][] = [
  [/^(?:question (?:no|number|id)|question #|no|sira|sira no|soru no|#)$/, "number"],
  [like(kahoot.ownHeadings.time), "ownTime"],
  [like(kahoot.ownHeadings.points), "ownPoints"],
  [like(kahoot.ownHeadings.explanation), "ownExplanation"],
  [/^(?:question type|type|soru turu|soru tipi|tur)$/, "kind"],
  [/^question media$/, "media"],
  [/^options media$/, "mediaOfOptions"],
  [/^resource$/, "resource"],
  [/^(?:image(?: link| url)?|question image|gorsel|resim)$/, "image"],
  [like(kahoot.headings.question), "question"],
  [/^(?:questions?(?: text)?|soru(?:lar)?|soru (?:metni|kok[ui]|cumlesi))$/, "question"],
  [
    /^(?:incorrect|wrong|yanlis)(?: (?:answer|option|cevap|sik|secenek|yanit))? ?\d?$|^(?:incorrect|wrong|yanlis) (?:answer|cevap|sik) ?\d?/,
    "wrong",
  ],
  [
    /^(?:correct|right) (?:answer|option)|^correct$|^dogru (?:cevap|sik|secenek|yanit|olan)|^dogru$|^(?:cevap|yanit)(?: anahtari| sikki)?$|^(?:cevap|yanit)lar$|^anahtar$|^answers?$|^answer key$/,
    "correct",
  ],
  [
    /^(?:answer|option|choice|secenek|sik|cevap|yanit) ?(?:[0-8]|[a-h])(?: |$)|^[a-h]$|^[a-h] (?:sikki|secenegi)$|^[1-8] (?:secenek|sik|cevap)$/,
    "option",
  ],
  [/^(?:time(?: limit)?|time in seconds|sure)(?: |$)/, "time"],
  [/^(?:points|puan)(?: |$)/, "points"],
  [/^(?:answer )?explanation(?: |$)|^(?:aciklama|cozum)(?: |$)/, "explanation"],
];

/** Finds the heading row anywhere at the top of a table; undefined if there is none. */
export function findHeader({ rows }: Sheet): Header | undefined {
  for (const [row, { cells }] of rows.slice(0, 40).entries()) {
    const header = headerIn(cells.map(heading), row);
    if (header) return header;
  }
  return undefined;
}

function heading(cell: string): string {
  return searchKey(cell)
    .replace(/[()[\]:;.,*?!'"/\\–—_-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A pattern for a whole heading, whatever its numbers are. */
function like(text: string): RegExp {
  return new RegExp(`^${heading(text).replace(/\d+/g, "\\d+")}$`);
}

/** Kind of the column below a heading. */
export const headingKind = (text: string): string | undefined => kindOf(heading(text));

const kindOf = (name: string): Column | undefined => headings.find(([pattern]) => pattern.test(name))?.[1];

/** Columns headed only "1", "2", "3", "4": options by their places. */
function bareDigits(names: readonly string[]): number[] {
  const at = names.flatMap((name, i) => (/^[1-8]$/.test(name) ? [i] : []));
  return at.length >= 2 && at.every((column, i) => names[column] === String(i + 1)) ? at : [];
}

function headerIn(names: string[], row: number): Header | undefined {
  const found = new Map<Column, number[]>();
  const digits = bareDigits(names);
  for (const [i, name] of names.entries()) {
    const column = digits.includes(i) ? "option" : kindOf(name);
    if (column) found.set(column, [...(found.get(column) ?? []), i]);
  }
  const first = (column: Column) => found.get(column)?.[0];
  const question = first("question");
  const wrong = found.get("wrong") ?? [];
  const options = found.get("option") ?? wrong;
  const correct = first("correct");
  if (question === undefined || correct === undefined) return undefined;
  const gimkit = wrong.length > 0 && !found.has("option");
  return {
    row,
    format: formatOf(names, found, gimkit),
    question,
    options: gimkit ? [correct, ...wrong] : options,
    lettered: options.every((column) => /^[a-h]\b/.test(names[column]!)),
    ...(gimkit ? { rightText: correct } : { correct }),
    ...optional({
      time: first("ownTime") ?? first("time"),
      points: first("ownPoints") ?? first("points"),
      explanation: first("ownExplanation") ?? first("explanation"),
      kind: first("kind"),
    }),
    ...optional({ image: first("image"), media: first("media"), resource: first("resource") }),
  };
}

const kahootOnly = [like(kahoot.headings.question), like(kahoot.headings.right)];

function formatOf(names: string[], found: Map<Column, number[]>, gimkit: boolean): Format {
  if (names.some((name) => kahootOnly.some((pattern) => pattern.test(name)))) return "kahoot";
  if (gimkit) return names.some((name) => name.startsWith("incorrect")) ? "gimkit" : "table";
  if (found.has("media") || found.has("mediaOfOptions")) return "jovvix";
  if (names.includes("question #")) return "blooket";
  if (names.includes("time in seconds") || names.includes("image link")) return "wayground";
  return "table";
}

const optional = <Fields extends Record<string, number | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, at]) => at !== undefined)) as {
    [Name in keyof Fields]?: number;
  };
