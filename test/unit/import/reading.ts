import { readFileSync } from "node:fs";
import { outcomeOf } from "#features/exchange/import/outcome";
import type { ImportResult, ImportRow } from "#features/exchange/import/types";

/** Reads a file or a text. Throws if it is refused as a whole. */
export function read(source: Uint8Array | string): ImportResult {
  const outcome = outcomeOf(source);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.result;
}

/** The sentence with which a file is refused as a whole. */
export function refusal(source: Uint8Array | string): string {
  const outcome = outcomeOf(source);
  if (outcome.ok) throw new Error(`read as ${outcome.result.format}, ${outcome.result.rows.length} rows`);
  return outcome.message;
}

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A row in one line: "Satır 3: taken | Soru? | A Evet, *B Hayır | 30". */
export const inShort = ({ where, verdict, question }: ImportRow): string =>
  `${where}: ${verdict} | ${question.question_text} | ${bodyOf(question)} | ${question.time_limit}`;

/** A question's content in one line, for any kind: "multi *A 2, *B 4, C 5", "typed Ankara / Angora", "number 5 ± 0.5 m". */
function bodyOf(draft: ImportRow["question"]): string {
  const { kind, options, correct_option, ...fields } = draft as Partial<typeof draft> & Written;
  const texts = Object.entries(options ?? {}).map(
    ([key, text]) => `${correct_option?.includes(key) ? "*" : ""}${key} ${text}`,
  );
  const { accepted = [], items = [], pairs = [], value, tolerance, unit = "" } = fields;
  switch (kind as string | undefined) {
    case "typed":
      return `typed ${accepted.join(" / ")}`;
    case "number":
      return `number ${value} ± ${tolerance} ${unit}`.trimEnd();
    case "order":
      return `order ${items.join(" < ")}`;
    case "match":
      return `match ${pairs.map(({ left, right }) => `${left} = ${right}`).join(", ")}`.trimEnd();
    case undefined:
      return texts.join(", ");
    default:
      return `${kind} ${texts.join(", ")}`.trimEnd();
  }
}

type Written = {
  accepted?: string[];
  items?: string[];
  pairs?: { left: string; right: string }[];
  value?: number;
  tolerance?: number;
  unit?: string;
};

export const shorts = ({ rows }: ImportResult): string[] => rows.map(inShort);
export const verdicts = ({ rows }: ImportResult): string[] => rows.map(({ verdict }) => verdict);
export const reasons = ({ rows }: ImportResult): string[] => rows.flatMap(({ reasons }) => reasons);

/** The last question without its place and its time, and the reasons given for it. */
export function only(source: string): [short: string, reasons: readonly string[]] {
  const row = read(source).rows.at(-1)!;
  return [inShort(row).replace(/^[^:]*: | \| \d+$/g, ""), row.reasons];
}
