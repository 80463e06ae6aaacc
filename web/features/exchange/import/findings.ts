import { isCleanText } from "#question/text";

/** What was seen while a question was read: it was changed, it may be misread, it cannot be taken. */
export type Findings = { changes: string[]; doubts: string[]; faults: string[] };

/** What the server would refuse is taken out, and said. */
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

/** The same of every text in it, however deep. */
export function cleanedParts(value: unknown, found: Findings): unknown {
  if (typeof value === "string") return cleaned(value, found);
  if (Array.isArray(value)) return value.map((part) => cleanedParts(part, found));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanedParts(part, found)]));
}
