import { BROKEN_LETTERS, isMisread } from "./files/readable";
import { isCleanText } from "#question/text";

/** Findings from reading one question: changes made, possible misreadings, reasons to refuse it. */
export type Findings = { changes: string[]; doubts: string[]; faults: string[] };

/** Removes characters that the server would refuse, and reports it. */
export function cleaned(text: string, { changes, doubts }: Findings): string {
  const tidy = text.replace(/\r\n?/g, "\n");
  if ((LOST_LETTER.test(tidy) || isMisread(tidy)) && !doubts.includes(BROKEN_LETTERS)) doubts.push(BROKEN_LETTERS);
  if (isCleanText(tidy)) return tidy.trim();
  const note = "Okunamayan karakterler çıkarıldı.";
  if (!changes.includes(note)) changes.push(note);
  return tidy
    .toWellFormed()
    .replace(/\ufffd|[^\P{Cc}\t\n]/gu, "")
    .trim();
}

/** A sign in the place of a letter that a program could not write: "T\ufffdrkiye", "ba?kent". */
const LOST_LETTER = /\ufffd|\?[\p{Ll}\d](?!\S*[=&])/u;

/** Cleans every text in the fields, at any depth. */
export const cleanedFields = (fields: object, found: Findings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, cleanedPart(part, found)]));

function cleanedPart(value: unknown, found: Findings): unknown {
  if (typeof value === "string") return cleaned(value, found);
  if (Array.isArray(value)) return value.map((part) => cleanedPart(part, found));
  return typeof value === "object" && value !== null ? cleanedFields(value, found) : value;
}
