import { isCleanText } from "#question/text";

/** Findings from reading one question: changes made, possible misreadings, reasons to refuse it. */
export type Findings = { changes: string[]; doubts: string[]; faults: string[] };

/** Removes characters that the server would refuse, and reports it. */
export function cleaned(text: string, { changes }: Findings): string {
  const tidy = text.replace(/\r\n?/g, "\n");
  if (isCleanText(tidy)) return tidy.trim();
  const note = "Okunamayan karakterler çıkarıldı.";
  if (!changes.includes(note)) changes.push(note);
  return tidy
    .toWellFormed()
    .replace(/\ufffd|[^\P{Cc}\t\n]/gu, "")
    .trim();
}

/** Cleans every text in a value, at any depth. */
export function cleanedParts(value: unknown, found: Findings): unknown {
  if (typeof value === "string") return cleaned(value, found);
  if (Array.isArray(value)) return value.map((part) => cleanedParts(part, found));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanedParts(part, found)]));
}
